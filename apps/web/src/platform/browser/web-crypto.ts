import type { Sha256 } from '@trevo/rules/sorte/arvore-merkle';

/** 32 hexadecimal characters. Not randomUUID: a campaign tried over plain http in a shop's network does not have it. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export const sha256: Sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** The SHA-256 of bytes, in hexadecimal: the code by which something was promised before it was shown. */
export async function hashHex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return [...(await sha256(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
