import { localStore } from '../../platform/storage/local-store.ts';

/** Who Facebook says is here, until the registration or its cancelling. */
export interface FacebookInfo {
  readonly token: string;
  readonly email: string;
  readonly nome: string;
}

const key = 'facebook';

/** Kept while a registration that began with Facebook is on its way. */
export const facebookInfo = {
  get: (): FacebookInfo | undefined => localStore.get<FacebookInfo>(key),
  set: (info: FacebookInfo): void => localStore.set(key, info),
  clear: (): void => localStore.remove(key),
};
