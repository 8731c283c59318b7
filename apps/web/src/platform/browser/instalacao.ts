import { localStore } from '../storage/local-store.ts';
import { createId } from './web-crypto.ts';

const key = 'instalacao';

/**
 * A random name that this app gave itself on this device: 32 hexadecimal characters. It says nothing of the person or of
 * the device; whoever deletes the site's data gets another one.
 */
export function getInstalacao(): string {
  const known = localStore.get<string>(key);
  if (known) return known;
  const made = createId();
  localStore.set(key, made);
  return made;
}
