import { webhookConsoleText as text } from './webhook-console.text.ts';
import type { Tentativa } from './webhook.wire.ts';

/** Describes the result of an attempt: the status of the server, or why there is none. */
export function describeTentativa({ httpStatus, falha }: Tentativa): string {
  if (falha === null || falha === 'status') return text.entregas.respondeu(httpStatus ?? 0);
  return text.falhas[falha];
}
