import { session } from '../session/session.ts';
import { localStore } from '../storage/local-store.ts';

interface Kept {
  /** Whose they are: another person's receipt is another request. */
  readonly usuario: string;
  readonly keys: Readonly<Record<string, string>>;
}

const place = 'envios';
// Enough for a day without network; older ones only lose their right to be repeated.
const maximum = 50;

const getUsuario = () => session.get()?.usuario ?? '';

const read = (): Kept['keys'] => {
  const kept = localStore.get<Kept>(place);
  return kept && kept.usuario === getUsuario() ? kept.keys : {};
};

const write = (keys: Kept['keys']) => {
  if (Object.keys(keys).length === 0) localStore.remove(place);
  else localStore.set(place, { usuario: getUsuario(), keys } satisfies Kept);
};

/**
 * The idempotency key of a receipt, the same until the server has answered, also after the page was closed:
 * sending again then gives the answer that got lost instead of "already registered".
 */
export function getEnvioKey(chaveAcesso: string): string {
  const keys = read();
  const known = keys[chaveAcesso];
  if (known) return known;
  const fresh = createKey();
  write(Object.fromEntries([...Object.entries(keys).slice(1 - maximum), [chaveAcesso, fresh]]));
  return fresh;
}

/** Forgets the key of a receipt that was answered. */
export function forgetEnvioKey(chaveAcesso: string): void {
  const { [chaveAcesso]: _answered, ...others } = read();
  write(others);
}

/** Forgets the keys of all receipts, whoever sent them. */
export const forgetEnvios = (): void => localStore.remove(place);

// Not randomUUID: a campaign tried over plain http in a shop's network does not have it.
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
