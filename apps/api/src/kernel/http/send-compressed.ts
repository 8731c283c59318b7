import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Compressed } from '../compressed.ts';

/** Whether `sendCompressed` sends the text uncompressed. */
export const isPlain = ({ headers }: FastifyRequest, { etag }: Compressed): boolean =>
  headers['if-none-match'] !== etag && !/\b(?:br|gzip)\b/.test(String(headers['accept-encoding'] ?? ''));

/** Sends the best encoding that the client accepts, or 304 for a matching ETag; clients revalidate each time. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: Compressed): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', body.etag);
  if (request.headers['if-none-match'] === body.etag) return reply.status(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(body.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(body.gzip);
  return reply.send(body.plain);
}
