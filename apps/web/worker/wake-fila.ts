import { filaPedido } from '@trevo/contract/fila-aviso';
import { workerText } from './worker.text.ts';

/** Where the page keeps receipts; see `features/documento-fiscal/fila/fila-storage.ts`. */
const databaseName = 'trevo';
const storeName = 'fila';
const destino = '/home';

/** The network is back: open windows send what waits; without one the person is reminded, who allowed that. */
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

/** The app is opened at the notice, or shown where it is open. */
export async function openFila(
  { notification }: Pick<NotificationEvent, 'notification'>,
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
): Promise<void> {
  if (notification.tag !== filaPedido.pedido) return;
  notification.close();
  const [open] = await clients.matchAll({ type: 'window' });
  await (open ? open.focus() : clients.openWindow(destino));
}

/** How many receipts wait on this phone, whoever read them: only the number is looked at. */
function countEsperando(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(databaseName);
    opening.onerror = () => resolve(0);
    // It was never there: what this would make is not wanted.
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
