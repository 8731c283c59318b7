const encoder = new TextEncoder();

/** SHA-256, injected because the browser's is asynchronous. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

// Domain separation: a leaf can never pass for a node, nor a node for a leaf (RFC 6962).
const leafMark = 0;
const nodeMark = 1;

/** Returns the leaf hash of one record line. */
export const hashFolha = (linha: string, sha256: Sha256): Promise<string> =>
  sha256(Uint8Array.of(leafMark, ...new TextEncoder().encode(linha))).then(toHex);

/** Returns the SHA-256 of a text in hexadecimal. */
export const hashTexto = (texto: string, sha256: Sha256): Promise<string> =>
  sha256(encoder.encode(texto)).then(toHex);

/**
 * Builds all levels of the Merkle tree over the hashes, from leaves to root: neighbours are hashed in pairs, the
 * last of an odd number is promoted unchanged. Requires at least one hash.
 */
export async function buildNiveis(hashes: readonly string[], sha256: Sha256): Promise<string[][]> {
  if (hashes.length === 0) throw new RangeError('a tree has a leaf');
  const niveis = [[...hashes]];
  for (let below = niveis[0]!; below.length > 1; below = niveis.at(-1)!) {
    const pairs = Array.from({ length: Math.ceil(below.length / 2) }, (_, i) =>
      below.slice(i * 2, i * 2 + 2),
    );
    niveis.push(
      await Promise.all(pairs.map(async ([one, two]) => (two ? hashPar(one!, two, sha256) : one!))),
    );
  }
  return niveis;
}

export const getRaiz = (niveis: readonly (readonly string[])[]): string => niveis.at(-1)![0]!;

/** Returns the audit path of the leaf at `indice`: the sibling hashes from the bottom to the root. */
export function listIrmaos(niveis: readonly (readonly string[])[], indice: number): string[] {
  return niveis.slice(0, -1).flatMap((nivel, altura) => nivel[Math.floor(indice / 2 ** altura) ^ 1] ?? []);
}

/**
 * Returns the root that a leaf and its audit path yield in a tree of `quantidade` leaves; undefined when the
 * path does not fit the tree.
 */
export async function findRaizDe(
  folha: string,
  { indice, quantidade, irmaos }: { indice: number; quantidade: number; irmaos: readonly string[] },
  sha256: Sha256,
): Promise<string | undefined> {
  if (indice < 0 || indice >= quantidade) return undefined;
  const rest = [...irmaos];
  let hash = folha;
  for (let at = indice, length = quantidade; length > 1; at = at >> 1, length = Math.ceil(length / 2)) {
    if (at % 2 === 0 && at === length - 1) continue;
    const irmao = rest.shift();
    if (irmao === undefined || !/^[0-9a-f]{64}$/.test(irmao)) return undefined;
    hash = await (at % 2 === 0 ? hashPar(hash, irmao, sha256) : hashPar(irmao, hash, sha256));
  }
  return rest.length === 0 ? hash : undefined;
}

const hashPar = (one: string, two: string, sha256: Sha256): Promise<string> =>
  sha256(Uint8Array.of(nodeMark, ...fromHex(one), ...fromHex(two))).then(toHex);

const fromHex = (text: string) => text.match(/../g)!.map((byte) => parseInt(byte, 16));
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A draw hashes millions of texts, so it builds no intermediate array. */
function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += hexOf[byte]!;
  return text;
}
