import type { NotaNaFila } from './nota-na-fila.ts';

/** Key of a receipt: unique per consumidor and access key. */
export type Lugar = readonly [usuario: string, chaveAcesso: string];
export const toLugar = ({ usuario, envio }: Pick<NotaNaFila, 'usuario' | 'envio'>): Lugar => [
  usuario,
  envio.chaveAcesso,
];

/** Maps the stored receipt to the one to store; null deletes it, undefined leaves it. */
export type Change = (was: NotaNaFila | undefined) => NotaNaFila | null | undefined;

export interface FilaStorage {
  list(): Promise<NotaNaFila[]>;
  /** Reads and writes in one transaction, atomic across tabs. Returns the stored receipt. */
  update(lugar: Lugar, change: Change): Promise<NotaNaFila | undefined>;
  /** Deletes everything, or the receipts of one consumidor. */
  clear(usuario?: string): Promise<void>;
}

/** In-memory storage for browsers without persistent storage; lives as long as the page. */
export function createMemoryStorage(): FilaStorage {
  const notas = new Map<string, NotaNaFila>();
  return {
    list: () => Promise.resolve([...notas.values()]),
    update(lugar, change) {
      const key = lugar.join(' ');
      const was = notas.get(key);
      const next = change(was);
      if (next) notas.set(key, { ...next, isPassageira: true });
      else if (next === null) notas.delete(key);
      return Promise.resolve(notas.get(key));
    },
    clear(usuario) {
      for (const [key, nota] of notas) if (!usuario || nota.usuario === usuario) notas.delete(key);
      return Promise.resolve();
    },
  };
}

const databaseName = 'trevo';
const storeName = 'fila';
/**
 * Timeout for opening IndexedDB, in milliseconds: some phones never respond. After it, the storage is not tried
 * again.
 */
const openMilliseconds = 3_000;

/** IndexedDB storage, which outlives the page. Rejects when the browser provides none. */
export function createIndexedDbStorage(): FilaStorage {
  let opened: Promise<IDBDatabase> | undefined;

  async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => () => T): Promise<T> {
    try {
      return await transact(await (opened ??= openDatabase()), mode, work);
    } catch (error) {
      if ((error as Error | null)?.name === 'TimeoutError') throw error;
      // Mobile browsers close the database of a background app; reopening works.
      opened = openDatabase();
      return transact(await opened, mode, work);
    }
  }

  return {
    list: () =>
      run('readonly', (store) => {
        const request = store.getAll() as IDBRequest<NotaNaFila[]>;
        return () => request.result;
      }),
    update: (lugar, change) =>
      run('readwrite', (store) => {
        let now: NotaNaFila | undefined;
        const request = store.get([...lugar]) as IDBRequest<NotaNaFila | undefined>;
        request.onsuccess = () => {
          now = request.result;
          const next = change(now);
          if (next) store.put(next);
          else if (next === null) store.delete([...lugar]);
          if (next !== undefined) now = next ?? undefined;
        };
        return () => now;
      }),
    clear: (usuario) =>
      run('readwrite', (store) => {
        if (usuario) store.delete(IDBKeyRange.bound([usuario], [usuario, []]));
        else store.clear();
        return () => undefined;
      }),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    setTimeout(() => reject(new DOMException('', 'TimeoutError')), openMilliseconds);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(storeName, { keyPath: ['usuario', 'envio.chaveAcesso'] });
    request.onsuccess = () => {
      // A tab that upgrades the schema must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error!);
  });
}

/** Resolves when the transaction has completed, so that a receipt survives a sudden power loss. */
function transact<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => () => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' });
    const read = work(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(read());
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
  });
}
