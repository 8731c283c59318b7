import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Root } from './key-ring.ts';

const nonceBytes = 12;
const tagBytes = 16;
// Values of earlier releases start with a random nonce: four bytes distinguish the formats, and the authentication
// tag decides.
const mark = Buffer.from('TRV1');
const headerBytes = mark.length + 4;

/** Header of a sealed value: format mark and key id. */
const toHeader = (id: string): Buffer => Buffer.concat([mark, Buffer.from(id, 'hex')]);

/** SQL expression: id of the key that sealed a column, `original` without an id. */
export const keyIdSql = (column: string): string =>
  `case when substr(${column}, 1, ${mark.length}) = decode('${mark.toString('hex')}', 'hex')
     then encode(substr(${column}, ${mark.length + 1}, 4), 'hex') else 'original' end`;

/** SQL condition: the column was not sealed with the current key, whose header is `$1` in hex. */
export const sealedOtherwise = (column: string): string =>
  `substr(${column}, 1, ${headerBytes}) <> decode($1, 'hex')`;

export type Cifra = ReturnType<typeof createCifra>;

/**
 * Encrypts values so that a copy of the database alone reveals none (AES-256-GCM): mark, key id, nonce, tag,
 * ciphertext.
 *
 * @param purpose key-derivation purpose
 */
export function createCifra(root: Root, purpose: string) {
  const decrypt = (id: string | undefined, bytes: Buffer): Buffer => {
    const key = root.findHeld(id);
    if (!key) throw new Error(`the key ${id ?? 'original'} of this ciphertext is not configured`);
    const decipher = createDecipheriv('aes-256-gcm', key.derive(purpose), bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  };
  const hash = (key: Uint8Array, text: string): string =>
    createHmac('sha256', createHmac('sha256', key).update('hash').digest()).update(text).digest('hex');

  return {
    seal(bytes: Uint8Array): Buffer {
      const { id, derive } = root.current();
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', derive(purpose), nonce);
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([toHeader(id), nonce, cipher.getAuthTag(), sealed]);
    },
    /** Throws for an unknown key or a modified value. */
    open(sealed: Uint8Array): Buffer {
      const bytes = Buffer.from(sealed);
      const id = bytes.subarray(mark.length, headerBytes).toString('hex');
      const isMarked = bytes.subarray(0, mark.length).equals(mark) && root.findHeld(id) !== undefined;
      return isMarked ? decrypt(id, bytes.subarray(headerBytes)) : decrypt(undefined, bytes);
    },
    /** Id of the current key. */
    keyId: (): string => root.current().id,
    /** Header of values sealed with the current key. */
    header: (): Buffer => toHeader(root.current().id),
    /** Keyed lookup hash: equal for equal texts under one key, useless without the key. */
    hash: (text: string): string => hash(root.current().derive(purpose), text),
    /** Lookup hashes of a text under every accepted key, for rows not resealed yet. */
    listHashes: (text: string): string[] => root.accepted().map((key) => hash(key.derive(purpose), text)),
  };
}
