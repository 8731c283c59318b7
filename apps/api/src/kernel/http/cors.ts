import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const exposedHeaders = ['x-request-id', 'retry-after', 'date'];

/** Allows the native shell, which has an origin of its own and carries its token in a header, never in a cookie. */
export async function serveCors(http: FastifyInstance, methods: readonly string[]): Promise<void> {
  await http.register(cors, {
    origin: true,
    credentials: false,
    // Told, because the default leaves out what changes a password and what ends an account.
    methods: [...methods],
    exposedHeaders,
    maxAge: 86_400,
    // Strict, it answers an incomplete question with an English text of its own.
    strictPreflight: false,
  });
}

/** The same headers for an answer that does not come from the framework. */
export const toCorsHeaders = (origin: string | undefined): Record<string, string> => ({
  vary: 'Origin',
  ...(origin ? { 'access-control-allow-origin': origin } : {}),
  'access-control-expose-headers': exposedHeaders.join(', '),
});
