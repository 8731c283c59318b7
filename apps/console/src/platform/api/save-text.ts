import { ApiError } from '@trevo/client/api-error.ts';
import type { ErrorEnvelope } from '@trevo/contract/envelope';
import { fillPath } from '@trevo/contract/fill-path';
import { type CallId, paths } from '@trevo/contract/paths';
import { toHeaders, verified } from './console-client.ts';

/** Saves a text as a file of this device. */
export const saveText = (nome: string, type: string, text: string): void =>
  saveBlob(nome, new Blob([text], { type }));

/** Saves content as a file of this device. */
export function saveBlob(nome: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: nome }).click();
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(href));
}

/** Reads a call that answers with a file, and saves it. Throws ApiError. */
export async function saveAnswer(
  id: CallId,
  params: Readonly<Record<string, string | number>>,
  nome: string,
): Promise<void> {
  saveBlob(nome, await verified(() => readFile(fillPath(paths[id].path, params))));
}

async function readFile(path: string): Promise<Blob> {
  try {
    const response = await fetch(path, { method: 'GET', headers: toHeaders() });
    if (response.ok) return await response.blob();
    // -- swallowed: a proxy's error page has no code
    const envelope = (await response.json().catch(() => ({}))) as Partial<ErrorEnvelope>;
    throw new ApiError(response.status, envelope);
  } catch (thrown) {
    // The connection was not made, or ended before the file did.
    throw thrown instanceof ApiError ? thrown : new ApiError(500, {});
  }
}
