import { hash } from 'node:crypto';
import { toFolha } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { Sha256 } from '@trevo/rules/sorte/numeros/arvore-merkle';

/** Places of a subtree of the Merkle tree; a power of two, so that subtrees are nodes of the tree. */
export const titularesPorGalho = 4_096;

/** Levels of a block below its root; each 2^6 places of a subtree are a block. */
const niveisPorBloco = 6;

/** Places of a block with a stored root. */
export const titularesPorBloco = 2 ** niveisPorBloco;

/** Bytes of a hash. */
export const hashBytes = 32;

export const sha256: Sha256 = async (bytes) => hash('sha256', bytes, 'buffer');

/** Bytes of a block of SHA-256. */
const blockBytes = 64;

/**
 * Returns a function that derives the salt of a person in a draw, in hexadecimal: HMAC-SHA-256 of day and person. Hash
 * objects of `createHmac` would take most of the time of a freeze.
 */
export function createToSal(chaveSais: Uint8Array): (extracao: string, consumidorId: string) => string {
  const [inner, outer] = [0x36, 0x5c].map((pad) =>
    Buffer.from(Array.from({ length: blockBytes }, (_, at) => (chaveSais[at] ?? 0) ^ pad)),
  ) as [Buffer, Buffer];
  const outside = Buffer.concat([outer, Buffer.alloc(hashBytes)]);
  return (extracao, consumidorId) => {
    const texto = Buffer.from(`${extracao} ${consumidorId}`);
    outside.write(hash('sha256', Buffer.concat([inner, texto])), blockBytes, 'hex');
    return hash('sha256', outside);
  };
}

/** Returns a function that computes the commitment of a person in a draw, as `hashTitular` of the rules does. */
export function createHashTitular(chaveSais: Uint8Array) {
  const toSal = createToSal(chaveSais);
  return (extracao: string, { consumidorId, documento }: { consumidorId: string; documento: string }) =>
    hash('sha256', `${toSal(extracao, consumidorId)} ${documento}\n`);
}

/**
 * Returns the levels of a subtree over places with their commitments, from leaves to root, each hash as 32 characters of
 * Latin-1: a freeze hashes millions, and hexadecimal would take as long as the hashes. Equals `buildNiveis` over
 * `hashFolha`.
 *
 * @param compromissos commitments of the places, 32 bytes each
 */
export function buildGalho(lugares: readonly number[], compromissos: Buffer): string[][] {
  let below = lugares.map((lugar, at) =>
    hash('sha256', `\0${toFolha(lugar, readHash(compromissos, at))}`, 'binary'),
  );
  const niveis = [below];
  while (below.length > 1) {
    below = hashPares(below);
    niveis.push(below);
  }
  return niveis;
}

/** A node before it is hashed: the mark of a node, and both hashes below it. */
const no = Buffer.alloc(1 + 2 * hashBytes, 1);

/** Returns the level above one; the last of an odd number is promoted unchanged. */
function hashPares(below: readonly string[]): string[] {
  const above: string[] = [];
  for (let at = 0; at < below.length; at += 2) {
    const [one, two] = [below[at]!, below[at + 1]];
    if (two === undefined) above.push(one);
    else {
      no.write(one, 1, 'latin1');
      no.write(two, 1 + hashBytes, 'latin1');
      above.push(hash('sha256', no, 'binary'));
    }
  }
  return above;
}

/** Returns the levels of a tree over node hashes in hexadecimal, those included, up to the root. */
export function buildAcima(nos: readonly string[]): string[][] {
  let below = nos.map((one) => Buffer.from(one, 'hex').toString('latin1'));
  const niveis = [[...nos]];
  while (below.length > 1) {
    below = hashPares(below);
    niveis.push(below.map(toHex));
  }
  return niveis;
}

/** Returns a hash of `buildGalho` in hexadecimal. */
export const toHex = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('hex');

/** Returns the roots of a subtree's blocks, 32 bytes each. */
export const toNos = (niveis: readonly (readonly string[])[]): Buffer =>
  Buffer.from(niveis[Math.min(niveisPorBloco, niveis.length - 1)]!.join(''), 'latin1');

/** Returns hashes of 32 bytes each in hexadecimal. */
export const readHashes = (bytes: Buffer): string[] =>
  Array.from({ length: bytes.length / hashBytes }, (_, at) => readHash(bytes, at));

/** Returns a hash among several of 32 bytes each, in hexadecimal. */
export const readHash = (bytes: Buffer, at: number): string =>
  bytes.toString('hex', at * hashBytes, (at + 1) * hashBytes);
