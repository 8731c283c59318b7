import { session } from '../../../platform/session/session.ts';
import { totem } from '../../../platform/storage/totem.ts';

/** Photo or PDF of an unsent purchase. */
export interface FotoGuardada {
  readonly usuario: string;
  readonly campanha: string;
  readonly arquivo: Blob;
  /** File name on the server, once uploaded. */
  readonly nomeArquivo: string | null;
}

const base = 'trevo.compra';
const shelf = 'foto';

/**
 * IndexedDB store of photos, which are too large for local storage. Where the browser has no storage (a private
 * window, a full disk) it does nothing: the picture is lost with the page, and `write` returns false. A kiosk
 * stores none either, because its pictures would overwrite those of other windows.
 */
export const fotoStore = {
  async read(lugar: string, campanha: string): Promise<FotoGuardada | undefined> {
    const kept = await run<FotoGuardada | undefined>('readonly', (photos) => photos.get(lugar));
    return kept?.usuario === session.get()?.usuario && kept?.campanha === campanha ? kept : undefined;
  },
  /** Returns whether the photo is stored. */
  async write(lugar: string, foto: Omit<FotoGuardada, 'usuario'>): Promise<boolean> {
    const usuario = session.get()?.usuario;
    if (!usuario) return false;
    return (await run('readwrite', (photos) => photos.put({ ...foto, usuario }, lugar))) !== undefined;
  },
  async clear(lugar?: string): Promise<void> {
    await run('readwrite', (photos) => (lugar ? photos.delete(lugar) : photos.clear()));
  },
};

async function run<T>(
  mode: IDBTransactionMode,
  ask: (photos: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  if (totem.isOn()) return undefined;
  try {
    const database = await open();
    try {
      return (await settle(ask(database.transaction(shelf, mode).objectStore(shelf)))) as T;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(base, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(shelf));
  return settle(request);
}

const settle = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')));
  });
