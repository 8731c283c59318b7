import type { Envio } from '../documento-fiscal.wire.ts';
import { session } from '../../../platform/session/session.ts';
import { totem } from '../../../platform/storage/totem.ts';
import { createStore } from '@trevo/ui/create-store.ts';
import { filaContagem, filaPassageira } from './fila-contagem.ts';
import { type Change, createIndexedDbStorage, createMemoryStorage, toLugar } from './fila-storage.ts';
import { createId } from '../../../platform/browser/web-crypto.ts';
import { isEsperando, type NotaNaFila } from './nota-na-fila.ts';

const channelName = 'trevo.fila';
const kept = createIndexedDbStorage();
const passing = createMemoryStorage();
let all: readonly NotaNaFila[] = [];
const own = createStore<readonly NotaNaFila[]>([]);
let channel: BroadcastChannel | null | undefined;

/** Returns the BroadcastChannel that notifies the other tabs of changes. */
function getChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
  channel?.addEventListener('message', () => void fila.load());
  return channel;
}

function show(): void {
  const usuario = session.get()?.usuario;
  const mine = all
    .filter((nota) => nota.usuario === usuario)
    .sort((a, b) => a.capturadoEm.localeCompare(b.capturadoEm));
  own.set(mine);
  const esperando = mine.filter(isEsperando);
  filaContagem.set(esperando.length);
  filaPassageira.set(esperando.some(({ isPassageira }) => isPassageira));
}
session.subscribe(show);

/** Writes to IndexedDB and falls back to memory when that fails; the screen then shows a warning. */
async function update(place: Pick<NotaNaFila, 'usuario' | 'envio'>, change: Change) {
  const lugar = toLugar(place);
  // A kiosk keeps its queue in memory: it ends with the window and stays separate from other windows.
  const isPassing =
    totem.isOn() || (await passing.list()).some((nota) => toLugar(nota).join() === lugar.join());
  const now = isPassing
    ? await passing.update(lugar, change)
    : await kept.update(lugar, change).catch(() => passing.update(lugar, change));
  await fila.load();
  getChannel()?.postMessage(null);
  return now;
}

/**
 * Offline queue of receipts. A receipt is stored before it is sent and stays until the user has seen its result,
 * also across restarts of the app.
 */
export const fila = {
  /** Returns the signed-in consumidor's receipts, oldest first; the same array until something changes. */
  get: own.get,
  subscribe: own.subscribe,
  /** Loads the stored receipts. */
  async load(): Promise<void> {
    getChannel();
    all = [...(totem.isOn() ? [] : await kept.list().catch(() => [])), ...(await passing.list())];
    show();
  },
  /** Adds a receipt. A pending one stays unchanged, with its own `idempotencia`; a refused one starts anew. */
  async add(
    usuario: string,
    envio: Envio,
    campanha: NotaNaFila['campanha'],
    agora: Date,
    idempotencia = createId(),
  ): Promise<NotaNaFila> {
    const fresh: NotaNaFila = {
      usuario,
      envio,
      campanha,
      idempotencia,
      capturadoEm: agora.toISOString(),
      situacao: 'aguardando',
      tentativas: 0,
    };
    return (await update(fresh, (was) => (was && was.situacao !== 'recusada' ? was : fresh))) ?? fresh;
  },
  /** Updates a stored receipt; one deleted meanwhile stays deleted. */
  change: (nota: NotaNaFila, next: Partial<NotaNaFila>): Promise<NotaNaFila | undefined> =>
    update(nota, (was) => (was?.idempotencia === nota.idempotencia ? { ...was, ...next } : undefined)),
  /** Deletes a receipt with a seen result. */
  async remove(nota: NotaNaFila): Promise<void> {
    await update(nota, (was) => (was?.idempotencia === nota.idempotencia ? null : undefined));
  },
  /** Deletes the receipts of all users, or of one. */
  async forget(usuario?: string): Promise<void> {
    if (!totem.isOn()) await kept.clear(usuario).catch(() => undefined);
    await passing.clear(usuario);
    await fila.load();
    getChannel()?.postMessage(null);
  },
};
