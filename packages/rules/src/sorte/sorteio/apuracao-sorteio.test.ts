import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { computeApuracao, type SorteioApuravel } from './apuracao-sorteio.ts';
import { searchLugares } from '../numeros/busca-numero.ts';
import {
  type AlgarismoDaExtracao,
  algarismos,
  algarismosDaExtracao,
  findAmbiguos,
  findSorteado,
  type RegraSorteio,
  sentidos,
} from './regra-sorteio.ts';
import { numerosPorSerie } from '../numeros/serie-numeros.ts';

const unidades = ([1, 2, 3, 4, 5] as const).map((premio): AlgarismoDaExtracao => `${premio}.unidade`);
const dezenas = ([1, 2] as const).map((premio): AlgarismoDaExtracao => `${premio}.dezena`);

const buildRegra = (change: Partial<RegraSorteio> = {}): RegraSorteio => ({
  serie: dezenas,
  numero: unidades,
  aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
  premios: [{ nome: 'Uma moto', quantidade: 1 }],
  suplentes: 0,
  umPorPessoa: 'semLimite',
  ...change,
});
const build = (change: Partial<SorteioApuravel> = {}): SorteioApuravel => ({
  regra: buildRegra(),
  series: 100,
  extracao: ['12305', '05437', '13526', '02329', '15458'],
  lugares: [],
  findExclusao: () => undefined,
  findPessoa: String,
  ...change,
});
const listGanhos = (sorteio: SorteioApuravel) => computeApuracao(sorteio).premiados.map(({ lugar }) => lugar);

describe('a regulation whose series are tens digits, and numbers units digits', () => {
  it('reads series 03 and number 57698 from its example', () => {
    const { regra, extracao, series } = build();
    expect(findSorteado(regra, {}, extracao, series)).toBe(3 * numerosPorSerie + 57_698);
  });

  it.each([
    ['the drawn number itself', [357_697, 357_698, 357_699], 357_698],
    ['the next one above', [357_697, 357_700], 357_700],
    ['the first of the first series after the last', [12, 357_697], 12],
    ['one of the next series', [357_697, 400_000], 400_000],
  ])('grants the prize to %s', (_words, lugares, expected) => {
    expect(listGanhos(build({ lugares }))).toEqual([expected]);
  });

  it('shows each number that it looked at, with the reason why it did not win', () => {
    const sorteio = build({
      lugares: [357_698, 357_699, 357_700],
      findExclusao: (lugar) => (lugar === 357_698 ? 'documentoFiscal.ilegivel' : undefined),
    });
    expect(computeApuracao(sorteio)).toEqual({
      sorteados: [357_698],
      passos: [
        { premio: 0, lugar: 357_698, achado: { excluido: 'documentoFiscal.ilegivel' } },
        { premio: 0, lugar: 357_699, achado: 'premiado' },
      ],
      premiados: [{ premio: 0, lugar: 357_699 }],
      suplentes: [],
    });
  });
});

describe('the same drawn number by two readings of "nearest"', () => {
  const lugares = [357_690, 357_720];
  it.each([
    ['superior', 357_720],
    ['inferior', 357_690],
    ['superiorDepoisInferior', 357_720],
    ['alternadoSuperior', 357_690],
  ] as const)('%s: %i', (sentido, expected) => {
    const regra = buildRegra({
      aproximacao: { sentido, volta: !sentido.includes('Depois'), alcance: 'todas' },
    });
    expect(listGanhos(build({ regra, lugares }))).toEqual([expected]);
  });

  it('prefers the named direction at equal distance', () => {
    const at = (sentido: 'alternadoSuperior' | 'alternadoInferior') =>
      listGanhos(
        build({
          regra: buildRegra({ aproximacao: { sentido, volta: false, alcance: 'todas' } }),
          lugares: [357_696, 357_700],
        }),
      );
    expect([at('alternadoSuperior'), at('alternadoInferior')]).toEqual([[357_700], [357_696]]);
  });
});

describe('series', () => {
  const find = (regra: RegraSorteio, series: number) =>
    Math.floor(
      findSorteado(
        regra,
        {},
        ['00080', '00070', '0', '0', '0'].map((p) => p.padStart(5, '0')),
        series,
      ) / numerosPorSerie,
    );
  it.each([
    ['resto', 7],
    ['ultima', 9],
    ['primeira', 0],
  ] as const)('beyond the last of ten, %s: %i', (serieInexistente, expected) => {
    expect(find(buildRegra({ serieInexistente }), 10)).toBe(expected);
  });

  it.each([
    ['mesmoNumero', 'superior', [150_000, 157_699, 157_697], 157_699],
    ['extremo', 'superior', [150_000, 157_699], 150_000],
    ['extremo', 'inferior', [150_000, 157_699], 157_699],
  ] as const)(
    'series go on in the next one without a number in the drawn one, from %s, %s',
    (inicioNaOutraSerie, sentido, lugares, expected) => {
      const regra = buildRegra({
        serie: ['1.dezenaDeMilhar'],
        serieInexistente: 'resto',
        aproximacao: { sentido, volta: true, alcance: 'serie', outraSerie: 'superior', inicioNaOutraSerie },
      });
      const sorteio = build({
        regra,
        series: 2,
        lugares: [...lugares].sort((a, b) => a - b),
        extracao: ['22305', '05437', '13526', '02329', '15458'],
      });
      expect(findSorteado(regra, {}, sorteio.extracao, 2)).toBe(57_698);
      expect(listGanhos(sorteio)).toEqual([expected]);
    },
  );
});

describe('several prizes', () => {
  const lugares = [357_690, 357_697, 357_698, 357_699, 357_705];
  const sequencia = { sentido: 'alternadoSuperior', volta: false, alcance: 'todas' } as const;
  it.each([
    ['sequencia', [357_698, 357_699, 357_697, 357_705]],
    ['anterior', [357_698, 357_699, 357_697, 357_690]],
  ] as const)('counted from %s', (proximo, expected) => {
    const regra = buildRegra({
      aproximacao: sequencia,
      proximo,
      premios: [{ nome: 'Uma moto', quantidade: 4 }],
    });
    expect(listGanhos(build({ regra, lugares }))).toEqual(expected);
  });

  it('several prizes have drawn numbers of their own where the rule says so, and no number wins twice', () => {
    const regra = buildRegra({
      premios: [
        { nome: 'Uma moto', quantidade: 1 },
        { nome: 'Uma televisão', quantidade: 2, serie: dezenas, numero: unidades },
        { nome: 'Um vale', quantidade: 1 },
      ],
    });
    const { sorteados, premiados } = computeApuracao(build({ regra, lugares }));
    expect(sorteados).toEqual([357_698, 357_698, null]);
    expect(premiados).toEqual([
      { premio: 0, lugar: 357_698 },
      { premio: 1, lugar: 357_699 },
      { premio: 1, lugar: 357_705 },
      { premio: 2, lugar: 357_690 },
    ]);
  });

  it('several prizes go to another person where one may win once, in the draw or in the campaign', () => {
    const findPessoa = (lugar: number) => (lugar < 357_699 ? 'ana' : lugar === 357_699 ? 'bia' : 'caio');
    const of = (umPorPessoa: RegraSorteio['umPorPessoa'], premiadosAntes?: ReadonlySet<string>) =>
      listGanhos(
        build({
          regra: buildRegra({ umPorPessoa, premios: [{ nome: 'Uma moto', quantidade: 2 }] }),
          lugares: [357_698, 357_698.5, 357_699, 357_705].filter(Number.isInteger),
          findPessoa,
          premiadosAntes,
        }),
      );
    expect(of('sorteio')).toEqual([357_698, 357_699]);
    expect(of('campanha', new Set(['ana', 'bia']))).toEqual([357_705]);
    expect(of('sorteio', new Set(['ana', 'bia']))).toEqual([357_698, 357_699]);
  });

  it('several prizes have alternates after all winners, each another number', () => {
    const regra = buildRegra({
      suplentes: 1,
      premios: [
        { nome: 'Uma moto', quantidade: 1 },
        { nome: 'Um vale', quantidade: 1 },
      ],
    });
    const { premiados, suplentes } = computeApuracao(build({ regra, lugares }));
    expect(premiados.map(({ lugar }) => lugar)).toEqual([357_698, 357_699]);
    expect(suplentes).toEqual([
      { premio: 0, lugar: 357_705 },
      { premio: 1, lugar: 357_690 },
    ]);
  });
});

test.each<[string, Partial<RegraSorteio>, number, readonly string[]]>([
  ['a complete rule', {}, 100, []],
  ['one series with digits of the series', {}, 1, ['serie']],
  ['more series than the digits can name', {}, 101, ['serie']],
  ['fewer series than the digits can name', {}, 10, ['serieInexistente']],
  ['the same with a rule for it', { serieInexistente: 'resto' }, 10, []],
  [
    'one direction without wrapping',
    { aproximacao: { sentido: 'superior', volta: false, alcance: 'todas' } },
    100,
    ['aproximacao.volta'],
  ],
  [
    'a second direction that wrapping hides',
    { aproximacao: { sentido: 'superiorDepoisInferior', volta: true, alcance: 'todas' } },
    100,
    ['aproximacao.volta'],
  ],
  [
    'a search in the series without another series',
    { aproximacao: { sentido: 'superior', volta: true, alcance: 'serie' } },
    100,
    ['aproximacao.outraSerie', 'aproximacao.inicioNaOutraSerie'],
  ],
  [
    'two directions from an end',
    {
      aproximacao: {
        sentido: 'alternadoSuperior',
        volta: false,
        alcance: 'serie',
        outraSerie: 'superior',
        inicioNaOutraSerie: 'extremo',
      },
    },
    100,
    ['aproximacao.inicioNaOutraSerie'],
  ],
  [
    'a second winner in two directions',
    {
      aproximacao: { sentido: 'alternadoSuperior', volta: false, alcance: 'todas' },
      premios: [{ nome: 'Uma moto', quantidade: 2 }],
    },
    100,
    ['proximo'],
  ],
  [
    'digits of a second prize that leave a series open',
    {
      serieInexistente: undefined,
      premios: [
        { nome: 'Uma moto', quantidade: 1 },
        { nome: 'Um vale', quantidade: 1, serie: ['1.unidade'], numero: unidades },
      ],
    },
    100,
    ['premios.1.serie'],
  ],
  [
    'digits of the series of a second prize without digits of its number',
    {
      premios: [
        { nome: 'Uma moto', quantidade: 1 },
        { nome: 'Um vale', quantidade: 1, serie: dezenas },
      ],
    },
    100,
    ['premios.1.serie'],
  ],
])('findAmbiguos: %s', (_words, change, series, campos) => {
  expect(findAmbiguos(buildRegra(change), series).map(({ campo }) => campo)).toEqual(campos);
});

describe('properties', () => {
  const series = 3;
  const total = series * numerosPorSerie;
  /** Few far apart and few close together, so that directions, ends and series matter. */
  const lugaresArb = fc
    .uniqueArray(
      fc.oneof(
        fc.integer({ min: 0, max: total - 1 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: numerosPorSerie - 10, max: numerosPorSerie + 10 }),
        fc.integer({ min: total - 10, max: total - 1 }),
      ),
      { minLength: 0, maxLength: 40 },
    )
    .map((lugares) => lugares.sort((a, b) => a - b));
  const sorteadoArb = fc.oneof(
    fc.integer({ min: 0, max: total - 1 }),
    fc.integer({ min: 0, max: 10 }),
    fc.integer({ min: numerosPorSerie - 5, max: numerosPorSerie + 5 }),
    fc.constant(total - 1),
  );
  const aproximacaoArb = fc.record({
    sentido: fc.constantFrom(...sentidos),
    volta: fc.boolean(),
  });

  it('looks at each distributed number once, in the order of the definition', () => {
    fc.assert(
      fc.property(lugaresArb, sorteadoArb, aproximacaoArb, (lugares, sorteado, { sentido, volta }) => {
        const found = [
          ...searchLugares(lugares, sorteado, { aproximacao: { sentido, volta, alcance: 'todas' } }, series),
        ];
        const rank = createRank(sentido, volta, sorteado, total);
        const expected = lugares
          .map((lugar) => ({ lugar, key: rank(lugar) }))
          .filter(({ key }) => key !== undefined)
          .sort((a, b) => a.key![0] - b.key![0] || a.key![1] - b.key![1])
          .map(({ lugar }) => lugar);
        expect(found).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('grants exactly the promised number, each to a participating number, or all that participate', () => {
    fc.assert(
      fc.property(
        lugaresArb,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('sequencia' as const, 'anterior' as const),
        fc.constantFrom('sorteio' as const, 'semLimite' as const),
        fc.constantFrom(...sentidos),
        (lugares, quantidades, proximo, umPorPessoa, sentido) => {
          const findExclusao = (lugar: number) => (lugar % 5 === 0 ? 'documentoFiscal.ilegivel' : undefined);
          const findPessoa = (lugar: number) => String(lugar % 7);
          const regra = buildRegra({
            serieInexistente: 'resto',
            proximo,
            umPorPessoa,
            suplentes: 1,
            aproximacao: { sentido, volta: !sentido.includes('Depois'), alcance: 'todas' },
            premios: quantidades.map((quantidade) => ({ nome: 'Um vale', quantidade })),
          });
          const sorteio = build({ regra, series, lugares, findExclusao, findPessoa });
          const { premiados, suplentes } = computeApuracao(sorteio);
          const all = [...premiados, ...suplentes].map(({ lugar }) => lugar);
          const taking = lugares.filter((lugar) => findExclusao(lugar) === undefined);
          const possible = umPorPessoa === 'semLimite' ? taking.length : new Set(taking.map(findPessoa)).size;
          const promised = quantidades.reduce((sum, one) => sum + one, 0);
          expect(premiados).toHaveLength(Math.min(promised, possible));
          expect(new Set(all).size).toBe(all.length);
          expect(all.every((lugar) => taking.includes(lugar))).toBe(true);
          const premiaveis = umPorPessoa === 'sorteio' ? new Set(all.map(findPessoa)).size : all.length;
          expect(premiaveis).toBe(all.length);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('reads each digit of each prize', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^\d{5}$/), { minLength: 5, maxLength: 5 }),
        fc.array(fc.constantFrom(...algarismosDaExtracao), { minLength: 5, maxLength: 5 }),
        (extracao, numero) => {
          const text = numero
            .map((digito) => digito.split('.') as [string, (typeof algarismos)[number]])
            .map(([premio, algarismo]) => extracao[Number(premio) - 1]!.at(algarismos.indexOf(algarismo)))
            .join('');
          expect(findSorteado(buildRegra({ serie: [], numero }), {}, extracao, 1)).toBe(Number(text));
        },
      ),
    );
  });
});

/** The definition of each direction: a place's rank, as a pair to sort by; undefined for a place that is not looked at. */
function createRank(
  sentido: RegraSorteio['aproximacao']['sentido'],
  volta: boolean,
  sorteado: number,
  total: number,
) {
  const above = (lugar: number) => (lugar - sorteado + total) % total;
  const below = (lugar: number) => (sorteado - lugar + total) % total;
  return (lugar: number): readonly [number, number] | undefined => {
    const isUp = lugar >= sorteado;
    const isDown = lugar <= sorteado;
    switch (sentido) {
      case 'superior':
        return volta || isUp ? [above(lugar), 0] : undefined;
      case 'inferior':
        return volta || isDown ? [below(lugar), 0] : undefined;
      case 'superiorDepoisInferior':
        return isUp ? [0, above(lugar)] : [1, below(lugar)];
      case 'inferiorDepoisSuperior':
        return isDown ? [0, below(lugar)] : [1, above(lugar)];
      case 'alternadoSuperior':
      case 'alternadoInferior': {
        const first = sentido === 'alternadoSuperior' ? 0 : 1;
        const [up, down] = volta
          ? [above(lugar), below(lugar)]
          : [isUp ? lugar - sorteado : Infinity, isDown ? sorteado - lugar : Infinity];
        return up <= down ? [up, up === down ? 0 : first] : [down, 1 - first];
      }
    }
  };
}
