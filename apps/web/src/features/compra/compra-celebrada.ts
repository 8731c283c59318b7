import { localStore } from '../../platform/storage/local-store.ts';

const place = 'compra.celebradas';
const maximum = 30;

/** Whether this is the first look at an approved purchase on this phone; from now on it is not. */
export function isFirstLook(documentoFiscalID: string): boolean {
  const seen = localStore.get<unknown>(place);
  const ids = Array.isArray(seen) ? seen.filter((id): id is string => typeof id === 'string') : [];
  if (ids.includes(documentoFiscalID)) return false;
  localStore.set(place, [...ids.slice(1 - maximum), documentoFiscalID]);
  return true;
}
