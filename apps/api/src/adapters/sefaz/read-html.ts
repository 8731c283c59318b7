/** Why a body was not read; never what is in it. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
}

const maximumBytes = 2_000_000;

/** The text of a page of bounded size, in the characters that it says or shows to be written in. Throws BodyError. */
export async function readHtml(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? 'text/html';
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!/html|xml|text\/plain/i.test(type)) {
    await response.body?.cancel();
    throw new BodyError('it is no page');
  }
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop ends the download.
    if (size > maximumBytes) throw new BodyError('it is too long');
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks), type);
}

function decode(bytes: Buffer, type: string): string {
  const head = bytes.subarray(0, 2_000).toString('latin1');
  const said =
    /charset\s*=\s*["']?([\w-]{1,40})/i.exec(type) ?? /charset\s*=\s*["']?([\w-]{1,40})/i.exec(head);
  if (/8859|1252|latin/i.test(said?.[1] ?? '')) return new TextDecoder('windows-1252').decode(bytes);
  // Whoever says nothing, or UTF-8 and means something else: what is no UTF-8 is the old one.
  const text = new TextDecoder('utf-8').decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}
