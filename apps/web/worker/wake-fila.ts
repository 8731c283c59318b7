import { filaPedido } from '@trevo/contract/fila-aviso';
import { workerText } from './worker.text.ts';

/** Database of the offline queue; see `features/documento-fiscal/fila/fila-storage.ts`. */
const databaseName = 'trevo';
const storeName = 'fila';
const destino = '/home';

/**
 * After the network has returned, open windows send the queue; without a window the user is notified, if the
 * permission was granted.
 */
export async function wakeFila(
  worker: Pick<ServiceWorkerGlobalScope, 'registration' | 'clients'>,
  countNotas: () => Promise<number> = countEsperando,
): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  for (const page of windows) page.postMessage(filaPedido);
  if (windows.length > 0 || Notification.permission !== 'granted') return;
  const notas = await countNotas();
  if (notas === 0) return;
  const { titulo, corpo } = workerText.fila(notas);
  await worker.registration.showNotification(titulo, {
    body: corpo,
    tag: filaPedido.pedido,
    icon: '/icone/192.png',
    badge: '/icone/192.png',
  });
}

/** Opens or focuses the app after a tap on the notification. */
export async function openFila(
  { notification }: Pick<NotificationEvent, 'notification'>,
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
): Promise<void> {
  if (notification.tag !== filaPedido.pedido) return;
  notification.close();
  const [open] = await clients.matchAll({ type: 'window' });
  await (open ? open.focus() : clients.openWindow(destino));
}

/** Returns the count of pending receipts of all users on this device; uses no other data. */
function countEsperando(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(databaseName);
    opening.onerror = () => resolve(0);
    // The database does not exist: abort instead of creating it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction(storeName).objectStore(storeName).getAll();
      const end = (count: number) => {
        database.close();
        resolve(count);
      };
      reading.onerror = () => end(0);
      reading.onsuccess = () =>
        end(
          (reading.result as { situacao: string }[]).filter(({ situacao }) =>
            ['aguardando', 'enviando'].includes(situacao),
          ).length,
        );
    };
  });
}
