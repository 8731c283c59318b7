import {
  compartilhadoCache,
  compartilhadoCampos,
  compartilhadoKey,
  compartilharPath,
} from '@trevo/contract/compartilhado';
import type { AskedRequest } from './request-kind.ts';

/** Returns whether a request comes from the phone's share menu (Web Share Target). */
export const isCompartilhado = ({ method, url }: Pick<AskedRequest, 'method' | 'url'>, origin: string) => {
  const { origin: asked, pathname } = new URL(url);
  return method === 'POST' && asked === origin && pathname === compartilharPath;
};

/** Redirect target: the scanner screen, which also reads pictures. */
const destino = '/escanear';

/**
 * Stores the shared content until the page takes it, and redirects there; it stays on the device, only its
 * receipt is sent. A storage failure is ignored: the scanner screen can open the same picture from the gallery.
 */
export async function storeCompartilhado(
  request: Request,
  caches: CacheStorage,
  agora: Date,
): Promise<Response> {
  try {
    const kept = toKept(await request.formData(), agora);
    if (kept) await (await caches.open(compartilhadoCache)).put(compartilhadoKey, kept);
  } catch {
    // See above.
  }
  return new Response(null, { status: 303, headers: { location: destino } });
}

/** Returns the first picture; else the URLs and the text, most likely receipt first. */
function toKept(form: FormData, agora: Date): Response | undefined {
  const headers = { date: agora.toUTCString() };
  const { arquivo, endereco, texto } = compartilhadoCampos;
  const [file] = form.getAll(arquivo).filter((one): one is File => one instanceof Blob && one.size > 0);
  if (file) return new Response(file, { headers: { ...headers, 'content-type': file.type } });
  const textos = [form.get(endereco), ...findEnderecos(form.get(texto)), form.get(texto)].filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  if (textos.length === 0) return undefined;
  return Response.json([...new Set(textos)], { headers });
}

/** Extracts URLs from the text, because some browsers put the URL there. */
const findEnderecos = (texto: FormDataEntryValue | null): string[] =>
  typeof texto === 'string' ? (texto.match(/https?:\/\/\S+/g) ?? []) : [];
