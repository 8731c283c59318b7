import type { Sha256 } from '@trevo/rules/sorte/numeros/arvore-merkle';

/**
 * Creates a random id of 32 hexadecimal characters. crypto.randomUUID is missing in insecure contexts, such as a
 * campaign tested over plain http.
 */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export const sha256: Sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** Returns the SHA-256 of bytes in hexadecimal, for verifying a commitment. */
export async function hashHex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return [...(await sha256(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
