import { AnswerError } from '../guarded-fetch.ts';

/** An unreadable body; never contains its content. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
}

/** Decodes a page in its declared or detected encoding. Throws BodyError. */
export async function readHtml(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? 'text/html';
  if (!/html|xml|text\/plain/i.test(type)) {
    await response.body?.cancel();
    throw new BodyError('the response is not an HTML page');
  }
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw error instanceof AnswerError ? new BodyError('the page is too large') : error;
  });
  return decode(Buffer.from(bytes), type);
}

function decode(bytes: Buffer, type: string): string {
  const head = bytes.subarray(0, 2_000).toString('latin1');
  const said =
    /charset\s*=\s*["']?([\w-]{1,40})/i.exec(type) ?? /charset\s*=\s*["']?([\w-]{1,40})/i.exec(head);
  if (/8859|1252|latin/i.test(said?.[1] ?? '')) return new TextDecoder('windows-1252').decode(bytes);
  // Undeclared or wrongly declared UTF-8: invalid UTF-8 is decoded as windows-1252.
  const text = new TextDecoder('utf-8').decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}
