import { createUseCall } from '@trevo/client/create-use-call.ts';
import { toQuery } from './queries.ts';

/** Reads a call of the consumer app in a screen. */
export const useCall = createUseCall(toQuery);
