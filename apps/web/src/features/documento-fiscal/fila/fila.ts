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

/** Tells the other tabs, and hears from them. */
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

/** A browser that keeps nothing refuses here; then memory has it, and the screen says so. */
async function update(place: Pick<NotaNaFila, 'usuario' | 'envio'>, change: Change) {
  const lugar = toLugar(place);
  // A kiosk keeps its receipts in memory: they end with its window, and other windows' receipts stay apart.
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
 * The receipts that this phone has read and that are not settled with the person: written before they are sent,
 * there until the answer was seen, also after the app was closed.
 */
export const fila = {
  /** Those of who is signed in, oldest first; the same array until something changes. */
  get: own.get,
  subscribe: own.subscribe,
  /** Reads what is kept. */
  async load(): Promise<void> {
    getChannel();
    all = [...(totem.isOn() ? [] : await kept.list().catch(() => [])), ...(await passing.list())];
    show();
  },
  /** Keeps a receipt that was read. One that waits already stays as it is; one that was refused begins anew. */
  async add(
    usuario: string,
    envio: Envio,
    campanha: NotaNaFila['campanha'],
    agora: Date,
  ): Promise<NotaNaFila> {
    const fresh: NotaNaFila = {
      usuario,
      envio,
      campanha,
      idempotencia: createId(),
      capturadoEm: agora.toISOString(),
      situacao: 'aguardando',
      tentativas: 0,
    };
    return (await update(fresh, (was) => (was && was.situacao !== 'recusada' ? was : fresh))) ?? fresh;
  },
  /** Changes a receipt that is still there; one that was forgotten meanwhile stays forgotten. */
  change: (nota: NotaNaFila, next: Partial<NotaNaFila>): Promise<NotaNaFila | undefined> =>
    update(nota, (was) => (was?.idempotencia === nota.idempotencia ? { ...was, ...next } : undefined)),
  /** What became of it was seen. */
  async remove(nota: NotaNaFila): Promise<void> {
    await update(nota, (was) => (was?.idempotencia === nota.idempotencia ? null : undefined));
  },
  /** Leaves nothing, whoever read it; or nothing of one person. */
  async forget(usuario?: string): Promise<void> {
    if (!totem.isOn()) await kept.clear(usuario).catch(() => undefined);
    await passing.clear(usuario);
    await fila.load();
    getChannel()?.postMessage(null);
  },
};
