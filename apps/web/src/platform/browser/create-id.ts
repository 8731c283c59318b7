/** 32 hexadecimal characters. Not randomUUID: a campaign tried over plain http in a shop's network does not have it. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
