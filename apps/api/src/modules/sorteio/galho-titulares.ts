import { hash } from 'node:crypto';
import { toFolha } from '@trevo/rules/sorte/capsula-sorteio';
import type { Sha256 } from '@trevo/rules/sorte/arvore-merkle';

/** Places of a subtree of the Merkle tree; a power of two, so that subtrees are nodes of the tree. */
export const titularesPorGalho = 4_096;

/** Bytes of a commitment. */
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
  return (extracao, consumidorId) => {
    const texto = Buffer.from(`${extracao} ${consumidorId}`);
    const digest = hash('sha256', Buffer.concat([inner, texto]), 'buffer');
    return hash('sha256', Buffer.concat([outer, digest]));
  };
}

/** Levels of a block below its root; each 2^6 places of a subtree are a block. */
const niveisPorBloco = 6;

/** Places of a block, whose root is stored. */
export const titularesPorBloco = 2 ** niveisPorBloco;

/**
 * Returns the levels of a subtree over places with their commitments, from leaves to root. Equals `buildNiveis` over
 * `hashFolha`, whose promises would take minutes for ten million places.
 *
 * @param compromissos commitments of the places, 32 bytes each
 */
export const buildGalho = (lugares: readonly number[], compromissos: Buffer): string[][] =>
  buildAcima(
    lugares.map((lugar, at) => hash('sha256', `\0${toFolha(lugar, readCompromisso(compromissos, at))}`)),
  );

/** Returns the levels of a tree over node hashes, those included, up to the root. */
export function buildAcima(nos: string[]): string[][] {
  let below = nos;
  const niveis = [below];
  while (below.length > 1) {
    const above: string[] = [];
    for (let at = 0; at < below.length; at += 2) {
      const [one, two] = [below[at]!, below[at + 1]];
      above.push(two === undefined ? one : hash('sha256', Buffer.from(`01${one}${two}`, 'hex')));
    }
    niveis.push(above);
    below = above;
  }
  return niveis;
}

/** Returns the roots of a subtree's blocks, 32 bytes each. */
export const toNos = (niveis: readonly (readonly string[])[]): Buffer =>
  Buffer.from(niveis[Math.min(niveisPorBloco, niveis.length - 1)]!.join(''), 'hex');

/** Returns hashes of 32 bytes each in hexadecimal. */
export const readHashes = (bytes: Buffer): string[] =>
  Array.from({ length: bytes.length / hashBytes }, (_, at) => readCompromisso(bytes, at));

/** Returns the commitment at a place of a subtree, in hexadecimal. */
export const readCompromisso = (compromissos: Buffer, at: number): string =>
  compromissos.toString('hex', at * hashBytes, (at + 1) * hashBytes);
