import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const exposedHeaders = ['x-request-id', 'retry-after', 'date'];

/** Enables CORS for the native shell, which has another origin and sends its token in a header, never in a cookie. */
export async function serveCors(http: FastifyInstance, methods: readonly string[]): Promise<void> {
  await http.register(cors, {
    origin: true,
    credentials: false,
    // Explicit, because the default omits PUT, PATCH and DELETE.
    methods: [...methods],
    exposedHeaders,
    maxAge: 86_400,
    // Strict mode answers an incomplete preflight with an English text.
    strictPreflight: false,
  });
}

/** CORS headers for a response that bypasses the framework. */
export const toCorsHeaders = (origin: string | undefined): Record<string, string> => ({
  vary: 'Origin',
  ...(origin ? { 'access-control-allow-origin': origin } : {}),
  'access-control-expose-headers': exposedHeaders.join(', '),
});
