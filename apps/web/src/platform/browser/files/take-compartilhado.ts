import { compartilhadoCache, compartilhadoKey } from '@trevo/contract/compartilhado';
import { isInstalada } from '../instalar.ts';

/** Content shared with the app: a picture or PDF, or texts. */
export type Compartilhado = { readonly arquivo: Blob } | { readonly textos: string[] };

/** Age in minutes after which shared content is discarded, because the user no longer expects it. */
const longestMinutes = 30;

/**
 * Takes the content that the worker stored, and deletes it; undefined when there is none, when it is too old, or
 * when this is not an installed window: only those appear in the share menu, and any website can send the same
 * form to a browser tab.
 */
export async function takeCompartilhado(agora: Date = new Date()): Promise<Compartilhado | undefined> {
  try {
    // Checked first, because opening a cache creates it.
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
    // Without cache storage there is no shared content.
    return undefined;
  }
}

/** Deletes the shared content, so that the next user does not get it. */
export const forgetCompartilhado = (): void => {
  if ('caches' in globalThis) void caches.delete(compartilhadoCache).catch(() => undefined);
};
