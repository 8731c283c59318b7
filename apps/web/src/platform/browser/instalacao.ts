import { localStore } from '../storage/local-store.ts';
import { createId } from './web-crypto.ts';

const key = 'instalacao';

/**
 * Returns the random id of this installation: 32 hexadecimal characters. It identifies neither user nor device;
 * deleting the site's data creates another one.
 */
export function getInstalacao(): string {
  const known = localStore.get<string>(key);
  if (known) return known;
  const made = createId();
  localStore.set(key, made);
  return made;
}
