import { localStore } from '../../../platform/storage/local-store.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import type { Premio } from './meus-premios.ts';

const place = 'premios.vistos';
const maximum = 50;

const read = (): string[] => {
  const kept = localStore.get<unknown>(place);
  return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : [];
};

// A number belongs to one consumidor, so the key needs no user, and leaves none on a shared device.
const toKey = ({ ano, identificacao }: CampanhaWire, { id }: Premio) => `${ano} ${identificacao} ${id}`;

/** Store of the prizes already celebrated on this device. */
export const premiosVistos = {
  has: (campanha: CampanhaWire, premio: Premio): boolean => read().includes(toKey(campanha, premio)),
  add(campanha: CampanhaWire, premios: readonly Premio[]): void {
    const keys = premios.map((premio) => toKey(campanha, premio));
    localStore.set(place, [...new Set([...read(), ...keys])].slice(-maximum));
  },
};
