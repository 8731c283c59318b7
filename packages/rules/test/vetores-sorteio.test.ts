import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Achado, computeApuracao } from '../src/sorte/sorteio/apuracao-sorteio.ts';
import { findAmbiguos, findSorteado, type RegraSorteio } from '../src/sorte/sorteio/regra-sorteio.ts';
import { numerosPorSerie } from '../src/sorte/numeros/serie-numeros.ts';

interface Cenario {
  readonly nome: string;
  readonly lugares: number;
  readonly modo: 'espalhado' | 'umaSerie' | 'extremos' | 'vizinhos';
  /** Number of people with a share of the places. */
  readonly pessoas: number;
  /** One place in so many is excluded. */
  readonly exclusao: number;
}

/** Drawn place of its search, winners, alternates and looked-at places of a prize; `x` excluded, `p` another prize. */
type Parte = readonly [number, readonly number[], readonly number[], readonly string[]];

const { regras, cenarios, extracoes, casos } = JSON.parse(
  readFileSync(new URL('vetores-sorteio.json', import.meta.url), 'utf8'),
) as {
  readonly regras: readonly {
    readonly texto: string;
    readonly series: number;
    readonly regra: RegraSorteio;
  }[];
  readonly cenarios: readonly Cenario[];
  readonly extracoes: readonly { readonly premios: readonly string[] }[];
  /** Rule, extraction, scenario, seed, and the expected result by prize. */
  readonly casos: readonly (readonly [number, number, number, number, readonly Parte[]])[];
};

/** Returns the generator of the vectors: below(n) is the next number from 0 to n − 1. */
function createBelow(semente: number) {
  let x = semente;
  const below = (limit: number) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x * limit) / 2 ** 32);
  };
  for (let count = 0; count < 3; count++) below(1);
  return below;
}

/** Distributes places as the program that wrote the vectors does. */
function distribute(semente: number, cenario: Cenario, series: number, sorteado: number) {
  const below = createBelow(semente);
  const unica = below(series);
  const pessoas = new Map<number, string>();
  const excluidos = new Set<number>();
  for (let count = 0; count < cenario.lugares; count++) {
    const serie = below(series);
    const numero = below(numerosPorSerie);
    const pessoa = String(below(cenario.pessoas));
    const isExcluido = below(cenario.exclusao) === 0;
    const total = series * numerosPorSerie;
    const lugar = {
      espalhado: serie * numerosPorSerie + numero,
      umaSerie: unica * numerosPorSerie + numero,
      extremos:
        serie * numerosPorSerie +
        (numero < numerosPorSerie / 2 ? numero % 16 : numerosPorSerie - 1 - (numero % 16)),
      vizinhos: (sorteado + (numero % 41) - 20 + total) % total,
    }[cenario.modo];
    if (pessoas.has(lugar)) continue;
    pessoas.set(lugar, pessoa);
    if (isExcluido) excluidos.add(lugar);
  }
  const premiadosAntes = new Set(
    Array.from({ length: cenario.pessoas }, (_, pessoa) => pessoa)
      .filter((pessoa) => pessoa % 5 === 4)
      .map(String),
  );
  return { pessoas, excluidos, premiadosAntes };
}

const letra = (achado: Achado) =>
  typeof achado === 'object' ? 'x' : achado === 'pessoaJaPremiada' ? 'p' : '';

function compute([r, e, c, semente, partes]: (typeof casos)[number]): Parte[] {
  const { regra, series } = regras[r]!;
  const extracao = extracoes[e]!.premios;
  const { pessoas, excluidos, premiadosAntes } = distribute(semente, cenarios[c]!, series, partes[0]![0]);
  const apuracao = computeApuracao({
    regra,
    series,
    extracao,
    lugares: Uint32Array.from(pessoas.keys()).sort(),
    findExclusao: (lugar) => (excluidos.has(lugar) ? 'contaExcluida' : undefined),
    findPessoa: (lugar) => pessoas.get(lugar)!,
    premiadosAntes,
  });
  return regra.premios.map((_, at): Parte => {
    const of = (list: readonly { readonly premio: number; readonly lugar: number }[]) =>
      list.filter(({ premio }) => premio === at).map(({ lugar }) => lugar);
    return [
      apuracao.sorteados.slice(0, at + 1).findLast((sorteado) => sorteado !== null)!,
      of(apuracao.premiados),
      of(apuracao.suplentes),
      apuracao.passos
        .filter(({ premio }) => premio === at)
        .map(({ lugar, achado }) => `${lugar}${letra(achado)}`),
    ];
  });
}

describe('vectors that a second program computed from docs/reference/draw-rule.md', () => {
  it.each(regras.map(({ texto }, r) => [r + 1, texto] as const))(
    'vectors of a second program give the same winners by rule %i: %s',
    (r) => {
      const own = casos.filter(([regra]) => regra === r - 1);
      expect(own).toHaveLength(extracoes.length);
      for (const caso of own)
        expect(compute(caso), `extraction ${caso[1]}, ${cenarios[caso[2]]!.nome}`).toEqual(caso[4]);
    },
  );

  it('vectors of a second program use rules that a campaign can have, but those that can exhaust the numbers', () => {
    const isSemVolta = ({ sentido, volta }: RegraSorteio['aproximacao']) =>
      !volta && (sentido === 'superior' || sentido === 'inferior');
    for (const { regra, series, texto } of regras)
      expect(
        findAmbiguos(regra, series).map(({ campo }) => campo),
        texto,
      ).toEqual(isSemVolta(regra.aproximacao) ? ['aproximacao.volta'] : []);
  });

  it('vectors of a second program have the drawn place as the anchor of their neighbours', () => {
    for (const [r, e, , , partes] of casos) {
      const { regra, series } = regras[r]!;
      expect(findSorteado(regra, regra.premios[0]!, extracoes[e]!.premios, series)).toBe(partes[0]![0]);
    }
  });
});
