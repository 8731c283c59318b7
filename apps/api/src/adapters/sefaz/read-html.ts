import { AnswerError } from '../guarded-fetch.ts';

/** Why a body was not read; never what is in it. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
}

/** The text of a page, in the characters that it says or shows to be written in. Throws BodyError. */
export async function readHtml(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? 'text/html';
  if (!/html|xml|text\/plain/i.test(type)) {
    await response.body?.cancel();
    throw new BodyError('it is no page');
  }
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw error instanceof AnswerError ? new BodyError('it is too long') : error;
  });
  return decode(Buffer.from(bytes), type);
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
