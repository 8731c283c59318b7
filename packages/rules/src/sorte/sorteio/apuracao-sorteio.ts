import { searchLugares } from '../numeros/busca-numero.ts';
import { findSorteado, type RegraSorteio } from './regra-sorteio.ts';

/** A draw to compute. */
export interface SorteioApuravel {
  readonly regra: RegraSorteio;
  /** Number of series of the campaign. */
  readonly series: number;
  /** The five prizes of the extraction, five digits each. */
  readonly extracao: readonly string[];
  /** Distributed places (series × 100,000 + number), ascending, distinct. */
  readonly lugares: Uint32Array | readonly number[];
  /** Returns why a place does not take part; undefined for one that does. */
  findExclusao(lugar: number): string | undefined;
  /** Returns an identification of a place's holder, equal for places of one person. */
  findPessoa(lugar: number): string;
  /** Winners of earlier draws of the campaign. */
  readonly premiadosAntes?: ReadonlySet<string> | undefined;
}

/** The result of a look at a place. */
export type Achado =
  | 'premiado'
  | 'suplente'
  /** Excluded, with the reason code. */
  | { readonly excluido: string }
  /** The person has a prize already. */
  | 'pessoaJaPremiada';

/** A step of the computation: a looked-at place. */
export interface Passo {
  /** Index of the prize in the rule. */
  readonly premio: number;
  readonly lugar: number;
  readonly achado: Achado;
}

export interface Apuracao {
  /** Drawn place of each prize; null where the search goes on from the prize before. */
  readonly sorteados: readonly (number | null)[];
  readonly passos: readonly Passo[];
  /** Winners in the order of the prizes; fewer than promised where too few numbers take part. */
  readonly premiados: readonly { readonly premio: number; readonly lugar: number }[];
  readonly suplentes: readonly { readonly premio: number; readonly lugar: number }[];
}

/**
 * Computes a draw by its rule, without choice and independently of the order of its input. The rule decides each case
 * (`findAmbiguos`).
 */
export function computeApuracao(sorteio: SorteioApuravel): Apuracao {
  const { regra, extracao, series } = sorteio;
  const passos: Passo[] = [];
  const premiados: { premio: number; lugar: number }[] = [];
  const suplentes: { premio: number; lugar: number }[] = [];
  const used = new Set<number>();
  const pessoas = new Set(regra.umPorPessoa === 'campanha' ? sorteio.premiadosAntes : []);
  const sorteados = regra.premios.map((premio, at) =>
    at === 0 || premio.numero !== undefined ? findSorteado(regra, premio, extracao, series) : null,
  );
  const buscas: Busca[] = [];
  regra.premios.forEach((premio, at) => {
    const sorteado = sorteados[at]!;
    // A prize without digits of its own goes on with the search before.
    const busca = sorteado === null ? buscas.at(-1)! : beginBusca(sorteio, sorteado);
    buscas.push(busca);
    take(sorteio, busca, premio.quantidade, {
      at,
      as: 'premiado',
      passos,
      found: premiados,
      used,
      pessoas,
    });
  });
  buscas.forEach((busca, at) =>
    take(sorteio, busca, regra.suplentes, { at, as: 'suplente', passos, found: suplentes, used, pessoas }),
  );
  return { sorteados, passos, premiados, suplentes };
}

/** A search in progress. */
interface Busca {
  lugares: Iterator<number>;
}

const beginBusca = ({ lugares, regra, series }: SorteioApuravel, desde: number): Busca => ({
  lugares: searchLugares(lugares, desde, regra, series),
});

/** Takes the next participating places of a search. */
function take(
  sorteio: SorteioApuravel,
  busca: Busca,
  quantidade: number,
  {
    at,
    as,
    passos,
    found,
    used,
    pessoas,
  }: {
    at: number;
    as: 'premiado' | 'suplente';
    passos: Passo[];
    found: { premio: number; lugar: number }[];
    used: Set<number>;
    pessoas: Set<string>;
  },
): void {
  const { regra } = sorteio;
  for (let count = 0; count < quantidade;) {
    const next = busca.lugares.next();
    if (next.done) return;
    const lugar = next.value;
    if (used.has(lugar)) continue;
    const achado = judge(sorteio, lugar, pessoas, as);
    passos.push({ premio: at, lugar, achado });
    if (achado !== as) continue;
    count += 1;
    used.add(lugar);
    found.push({ premio: at, lugar });
    if (regra.umPorPessoa !== 'semLimite') pessoas.add(sorteio.findPessoa(lugar));
    if (regra.proximo === 'anterior') busca.lugares = beginBusca(sorteio, lugar).lugares;
  }
}

function judge(
  { regra, findExclusao, findPessoa }: SorteioApuravel,
  lugar: number,
  pessoas: ReadonlySet<string>,
  as: 'premiado' | 'suplente',
): Achado {
  const excluido = findExclusao(lugar);
  if (excluido !== undefined) return { excluido };
  if (regra.umPorPessoa !== 'semLimite' && pessoas.has(findPessoa(lugar))) return 'pessoaJaPremiada';
  return as;
}
