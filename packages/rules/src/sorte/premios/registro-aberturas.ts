import { buildNiveis, getRaiz, hashFolha, hashTexto, type Sha256 } from '../numeros/arvore-merkle.ts';

/** A recorded card opening in the hash chain: sequence number, time, and the unit won, if any. */
export type Abertura = {
  /** From 1, without gaps. */
  ordem: number;
  raspadinhaId: string;
  /** ISO 8601 in UTC, with milliseconds. */
  abertaEm: string;
  unidade: number | null;
};

/**
 * A day of the record: the openings that it closes, the root of their Merkle tree, and the hash-chain link to
 * the day before.
 */
export type DiaRegistro = {
  /** São Paulo day. */
  dia: string;
  primeira: number;
  quantidade: number;
  /** Merkle root over the day's lines. */
  raiz: string;
  /** SHA-256 of `previous link;day;first;count;root` and a line feed. The seal precedes the first day. */
  elo: string;
};

/** Formats an opening as a record line: `order;card;moment;unit` and a line feed; the unit is empty if none was won. */
export const toAberturaLinha = ({ ordem, raspadinhaId, abertaEm, unidade }: Abertura): string =>
  `${ordem};${raspadinhaId};${abertaEm};${unidade ?? ''}\n`;

/** Openings per subtree of a day's Merkle tree; a power of two, so that subtrees are nodes of the tree. */
export const aberturasPorGalho = 4_096;

export const hashAbertura = (abertura: Abertura, sha256: Sha256): Promise<string> =>
  hashFolha(toAberturaLinha(abertura), sha256);

/**
 * Returns the hash of up to `aberturasPorGalho` openings, whose first index within the day is a multiple of that
 * size.
 */
export const hashGalho = async (aberturas: readonly Abertura[], sha256: Sha256): Promise<string> =>
  getRaiz(await buildNiveis(await Promise.all(aberturas.map((one) => hashAbertura(one, sha256))), sha256));

export const hashElo = (
  anterior: string,
  { dia, primeira, quantidade, raiz }: Omit<DiaRegistro, 'elo'>,
  sha256: Sha256,
): Promise<string> => hashTexto(`${anterior};${dia};${primeira};${quantidade};${raiz}\n`, sha256);

/** Loads the whole record page by page. */
export async function collectAberturas(
  fetchPage: (depois: number) => Promise<readonly Abertura[]>,
): Promise<Abertura[]> {
  const all: Abertura[] = [];
  for (;;) {
    const page = await fetchPage(all.length);
    all.push(...page);
    if (page.length < aberturasPorGalho) return all;
  }
}
