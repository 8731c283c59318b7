import {
  compartilhadoCache,
  compartilhadoCampos,
  compartilhadoKey,
  compartilharPath,
} from '@trevo/contract/compartilhado';
import type { AskedRequest } from './request-kind.ts';

/** Whether this is what the phone's share menu sends. */
export const isCompartilhado = ({ method, url }: Pick<AskedRequest, 'method' | 'url'>, origin: string) => {
  const { origin: asked, pathname } = new URL(url);
  return method === 'POST' && asked === origin && pathname === compartilharPath;
};

/** Where the page takes it: the camera's screen reads pictures too. */
const destino = '/escanear';

/**
 * Keeps what was shared until the page takes it, and leads there; it leaves the phone only as the receipt that it is.
 * What cannot be kept is lost without a word here: the screen with the camera offers the same picture from the gallery.
 */
export async function keepCompartilhado(
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

/** The first file that is one; else the addresses and the text, those first that are most likely a receipt. */
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

/** Browsers that know no field for it put the address into the text. */
const findEnderecos = (texto: FormDataEntryValue | null): string[] =>
  typeof texto === 'string' ? (texto.match(/https?:\/\/\S+/g) ?? []) : [];
