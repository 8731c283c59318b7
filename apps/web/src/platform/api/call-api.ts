import { pathsPessoas } from '@trevo/contract/paths';
import { apiClient, knownPaths } from './api-client.ts';

Object.assign(knownPaths, pathsPessoas);

/** Sends a call of the app. */
export const { call: callApi } = apiClient;
