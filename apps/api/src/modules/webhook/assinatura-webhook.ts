import { createHmac } from 'node:crypto';

/** Prefix of every secret (Standard Webhooks), so that people and secret scanners recognize it. */
const segredoPrefixo = 'whsec_';

/** Bytes of a secret, as recommended by Standard Webhooks (24 to 64). */
export const segredoBytes = 32;

/** Writes the bytes of a secret as the receiver gets it. */
export const writeSegredo = (bytes: Uint8Array): string =>
  segredoPrefixo + Buffer.from(bytes).toString('base64');

/**
 * Returns the headers of a delivery by the conventions of Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`,
 * one signature per secret.
 *
 * @param segundos time of the attempt as Unix time
 * @param segredos bytes of the valid secrets, the newest first
 */
export function signEntrega(
  eventoId: string,
  segundos: number,
  body: string,
  segredos: readonly Uint8Array[],
): Record<string, string> {
  const signed = `${eventoId}.${segundos}.${body}`;
  return {
    'webhook-id': eventoId,
    'webhook-timestamp': String(segundos),
    'webhook-signature': segredos
      .map((segredo) => `v1,${createHmac('sha256', segredo).update(signed).digest('base64')}`)
      .join(' '),
  };
}
