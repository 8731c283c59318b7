import { localStore } from '../storage/local-store.ts';
import { totem } from './totem.ts';

const key = 'aparelho';

/**
 * What tells the server that somebody signed in on this device before, so that strangers do not shut them out of it. It
 * names nobody, opens nothing, and outlives the session.
 */
export const aparelho = {
  get: (): string | undefined => localStore.get<string>(key),
  /** A kiosk is nobody's device. */
  keep(token: string | undefined): void {
    if (token && !totem.isOn()) localStore.set(key, token);
  },
  forget: (): void => localStore.remove(key),
};
