import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

type OpcoesNova = RetornoOf<Calls['login.iniciarPasskey']>['opcoes'];
type OpcoesUsada = RetornoOf<Calls['login.iniciarEntradaPasskey']>['opcoes'];
export type CredencialNova = BodyInputOf<Calls['login.criarPasskey']>['credencial'];
export type CredencialUsada = BodyInputOf<Calls['login.autenticarPasskey']>['credencial'];

/** Deviations of a ceremony from the options. */
export interface Desvio {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly userHandle?: string;
  /** Bits of the authenticator data: 1 user present, 4 user verified. */
  readonly flags?: number;
  /** Signature count. */
  readonly contador?: number;
}

const present = 1;
const verified = 4;
const hasKey = 0x40;

/** Creates a software authenticator with one P-256 passkey, for tests (WebAuthn Level 3, attestation "none"). */
export function createAutenticador(origin = 'http://localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let handle = '';

  const toClientData = (type: string, challenge: string, desvio: Desvio) =>
    Buffer.from(
      JSON.stringify({
        type: desvio.type ?? type,
        challenge: desvio.challenge ?? challenge,
        origin: desvio.origin ?? origin,
        crossOrigin: false,
      }),
    );

  return {
    id: id.toString('base64url'),
    /** Answers `navigator.credentials.create()`. */
    create(opcoes: OpcoesNova, desvio: Desvio = {}): CredencialNova {
      handle = opcoes.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        toAuthenticatorData(
          desvio.rpId ?? opcoes.rp.id,
          (desvio.flags ?? present | verified) | hasKey,
          desvio,
        ),
        Buffer.alloc(16),
        size,
        id,
        toCbor(key),
      ]);
      const attestation = new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const clientData = toClientData('webauthn.create', opcoes.challenge, desvio);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: toCbor(attestation).toString('base64url'),
        },
      };
    },
    /** Answers `navigator.credentials.get()`. */
    get(opcoes: OpcoesUsada, desvio: Desvio = {}): CredencialUsada {
      const authData = toAuthenticatorData(
        desvio.rpId ?? opcoes.rpId,
        desvio.flags ?? present | verified,
        desvio,
      );
      const clientData = toClientData('webauthn.get', opcoes.challenge, desvio);
      const signed = Buffer.concat([authData, sha256(clientData)]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: desvio.userHandle ?? handle,
        },
      };
    },
  };
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

function toAuthenticatorData(rpId: string, flags: number, { contador = 0 }: Desvio): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(contador, 1);
  return Buffer.concat([sha256(rpId), rest]);
}

type CborValue = number | string | Buffer | Map<number | string, CborValue>;

/** Encodes the part of CBOR (RFC 8949) that attestations use: integers, texts, bytes and maps. */
function toCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? toHead(1, -1 - value) : toHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([toHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([toHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [toCbor(key), toCbor(item)]);
  return Buffer.concat([toHead(5, value.size), ...entries]);
}

function toHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
