import { buildNiveis, getRaiz, hashFolha, hashTexto, type Sha256 } from './arvore-merkle.ts';

/** An opened card as it is on record: its place among all, when, and the unit that it took, if any. */
export type Abertura = {
  /** From 1, without holes. */
  ordem: number;
  raspadinhaId: string;
  /** ISO 8601 in UTC, with milliseconds. */
  abertaEm: string;
  unidade: number | null;
};

/** A day of the record: which openings it closes, the root of the tree over them, and the link to the day before. */
export type DiaRegistro = {
  /** São Paulo day. */
  dia: string;
  primeira: number;
  quantidade: number;
  /** Merkle root over the day's lines. */
  raiz: string;
  /** SHA-256 of `link before;day;first;count;root` and a line feed. Before the first day stands the seal. */
  elo: string;
};

/** An opening as it is on record: `order;card;moment;unit` and a line feed, the unit empty where there was none. */
export const toAberturaLinha = ({ ordem, raspadinhaId, abertaEm, unidade }: Abertura): string =>
  `${ordem};${raspadinhaId};${abertaEm};${unidade ?? ''}\n`;

/** How many openings make one branch of a day's tree; a power of two, so that branches are nodes of it. */
export const aberturasPorGalho = 4_096;

export const hashAbertura = (abertura: Abertura, sha256: Sha256): Promise<string> =>
  hashFolha(toAberturaLinha(abertura), sha256);

/** The hash of up to `aberturasPorGalho` openings, which begin at a multiple of that many within their day. */
export const hashGalho = async (aberturas: readonly Abertura[], sha256: Sha256): Promise<string> =>
  getRaiz(await buildNiveis(await Promise.all(aberturas.map((one) => hashAbertura(one, sha256))), sha256));

export const hashElo = (
  anterior: string,
  { dia, primeira, quantidade, raiz }: Omit<DiaRegistro, 'elo'>,
  sha256: Sha256,
): Promise<string> => hashTexto(`${anterior};${dia};${primeira};${quantidade};${raiz}\n`, sha256);

/** The whole record, page after page. */
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
