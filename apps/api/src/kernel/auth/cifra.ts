import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

export type Cifra = ReturnType<typeof createCifra>;

/** Seals texts so that who has the database alone reads none (AES-256-GCM). @param key 32 bytes, for one purpose */
export function createCifra(key: Uint8Array) {
  const hashKey = createHmac('sha256', key).update('hash').digest();
  return {
    seal(text: string): Uint8Array {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    /** Throws when it was sealed under another key, or changed since. */
    open(sealed: Uint8Array): string {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        decipher.update(bytes.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]).toString('utf8');
    },
    /** The same text has the same hash, by which nobody without the key finds the text. */
    hash: (text: string): string => createHmac('sha256', hashKey).update(text).digest('hex'),
  };
}
