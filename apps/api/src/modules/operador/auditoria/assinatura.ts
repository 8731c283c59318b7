import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Root } from '../../../kernel/auth/key-ring.ts';

/** The last row of a chain at the end of a day. */
export interface Cabeca {
  readonly corrente: string;
  /** Day in São Paulo. */
  readonly dia: string;
  readonly ordem: number;
  readonly hash: string;
}

/** DER prefix of an Ed25519 private key (RFC 8410), before its 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const toKey = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });

const toText = ({ corrente, dia, ordem, hash }: Cabeca): Buffer =>
  Buffer.from(['trevo-auditoria', corrente, dia, ordem, hash].join('\n'));

/** Signs heads with a key derived from the configured secret, which the database does not contain. */
export function createAssinatura(root: Root) {
  return {
    /** Returns the key's id and the signature, as `ID:BASE64URL`. */
    sign(cabeca: Cabeca): string {
      const { id, derive } = root.current();
      return `${id}:${sign(null, toText(cabeca), toKey(derive('auditoria'))).toString('base64url')}`;
    },
    /** Returns whether a held key signed this head. */
    isValid(cabeca: Cabeca, assinatura: string): boolean {
      const [id, signature] = assinatura.split(':');
      const key = root.findHeld(id);
      if (!key || signature === undefined) return false;
      const publicKey = createPublicKey(toKey(key.derive('auditoria')));
      return verify(null, toText(cabeca), publicKey, Buffer.from(signature, 'base64url'));
    },
  };
}

export type Assinatura = ReturnType<typeof createAssinatura>;
