import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Key, Root } from '../../../kernel/auth/key-ring.ts';

/** The last row of a chain at the end of a day. */
export interface Cabeca {
  readonly corrente: string;
  /** Day in São Paulo. */
  readonly dia: string;
  readonly ordem: number;
  readonly hash: string;
}

/** The last row of a chain at a time within a day. */
export interface CabecaHora extends Omit<Cabeca, 'dia'> {
  readonly em: Date;
}

/** DER prefix of an Ed25519 private key (RFC 8410), before its 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Par {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

function toPar(key: Key): Par {
  const seed = key.derive('auditoria');
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

const toText = ({ corrente, dia, ordem, hash }: Cabeca): Buffer =>
  Buffer.from(['trevo-auditoria', corrente, dia, ordem, hash].join('\n'));

// Another first line than that of a day: a signature of one kind is none of the other.
const toTextHora = ({ corrente, em, ordem, hash }: CabecaHora): Buffer =>
  Buffer.from(['trevo-auditoria-hora', corrente, em.toISOString(), ordem, hash].join('\n'));

/** Signs heads with a key derived from the configured secret, which the database does not contain. */
export function createAssinatura(root: Root) {
  const pares = new Map<string, Par>();
  const getPar = (key: Key): Par => {
    let par = pares.get(key.id);
    if (!par) pares.set(key.id, (par = toPar(key)));
    return par;
  };
  const signText = (text: Buffer): string => {
    const key = root.current();
    return `${key.id}:${sign(null, text, getPar(key).privateKey).toString('base64url')}`;
  };
  const isSigned = (text: Buffer, assinatura: string): boolean => {
    const [id, signature] = assinatura.split(':');
    const key = root.findHeld(id);
    if (!key || signature === undefined) return false;
    return verify(null, text, getPar(key).publicKey, Buffer.from(signature, 'base64url'));
  };
  return {
    /** Returns the key's id and the signature, as `ID:BASE64URL`. */
    sign: (cabeca: Cabeca): string => signText(toText(cabeca)),
    signHora: (cabeca: CabecaHora): string => signText(toTextHora(cabeca)),
    /** Returns whether a held key signed this head. */
    isValid: (cabeca: Cabeca, assinatura: string): boolean => isSigned(toText(cabeca), assinatura),
    isHoraValid: (cabeca: CabecaHora, assinatura: string): boolean =>
      isSigned(toTextHora(cabeca), assinatura),
  };
}

export type Assinatura = ReturnType<typeof createAssinatura>;
