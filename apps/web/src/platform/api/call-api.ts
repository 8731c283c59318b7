import { pathsPessoas } from '@trevo/contract/paths';
import { forgetHomeSnapshot } from '../browser/home-snapshot.ts';
import { apiClient, knownPaths } from './api-client.ts';

Object.assign(knownPaths, pathsPessoas);
// Each start renews the session, which changes nothing that home shows.
apiClient.onWrite((service) => service !== '/login' && forgetHomeSnapshot());

/** Sends a call of the app. */
export const { call: callApi } = apiClient;
