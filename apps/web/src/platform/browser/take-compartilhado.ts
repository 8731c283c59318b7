import { compartilhadoCache, compartilhadoKey } from '@trevo/contract/compartilhado';
import { isInstalada } from './instalar.ts';

/** What somebody shared with the app: a picture or PDF, or texts. */
export type Compartilhado = { readonly arquivo: Blob } | { readonly textos: string[] };

/** Who shared something and then did something else for so long does not expect it any more. */
const longestMinutes = 30;

/**
 * Takes what the worker kept, which is gone then; undefined where there is nothing, it is old, or this is no window of the
 * phone's own apps: only those are in the share menu, and any page elsewhere can send the same form to a browser's tab.
 */
export async function takeCompartilhado(agora: Date = new Date()): Promise<Compartilhado | undefined> {
  try {
    // Asked first: to open a cache makes one.
    if (!(await caches.has(compartilhadoCache))) return undefined;
    const kept = await (await caches.open(compartilhadoCache)).match(compartilhadoKey);
    await caches.delete(compartilhadoCache);
    if (!kept || !isInstalada()) return undefined;
    const minutes = (agora.getTime() - Date.parse(kept.headers.get('date') ?? '')) / 60_000;
    if (!(minutes < longestMinutes)) return undefined;
    if (kept.headers.get('content-type')?.startsWith('application/json'))
      return { textos: (await kept.json()) as string[] };
    return { arquivo: await kept.blob() };
  } catch {
    // A browser that keeps nothing has nothing to take.
    return undefined;
  }
}

/** Leaves nothing of it for the next person. */
export const forgetCompartilhado = (): void => {
  if ('caches' in globalThis) void caches.delete(compartilhadoCache).catch(() => undefined);
};
