import { numerosPorSerie } from '../numeros/serie-numeros.ts';

/** Digits of a prize of the Loteria Federal, most significant first. */
export const algarismos = ['dezenaDeMilhar', 'milhar', 'centena', 'dezena', 'unidade'] as const;

/** One digit of an extraction: prize 1 to 5, and its place in the five digits of that prize, as `1.dezena`. */
export type AlgarismoDaExtracao = `${1 | 2 | 3 | 4 | 5}.${(typeof algarismos)[number]}`;

/** All digits of an extraction. */
export const algarismosDaExtracao = ([1, 2, 3, 4, 5] as const).flatMap((premio) =>
  algarismos.map((algarismo): AlgarismoDaExtracao => `${premio}.${algarismo}`),
);

/** Direction of the search for the nearest participating number. */
export const sentidos = [
  'superior',
  'inferior',
  'superiorDepoisInferior',
  'inferiorDepoisSuperior',
  'alternadoSuperior',
  'alternadoInferior',
] as const;
export type Sentido = (typeof sentidos)[number];

/** A prize of a draw. */
export interface PremioSorteado {
  readonly nome: string;
  readonly quantidade: number;
  /** Own digits of series and number; without them, the search goes on from the prize before. */
  readonly serie?: readonly AlgarismoDaExtracao[] | undefined;
  readonly numero?: readonly AlgarismoDaExtracao[] | undefined;
}

/** The rule of a draw, as the regulation says it. */
export interface RegraSorteio {
  /** Digits of the series, most significant first; none for a campaign with one series. */
  readonly serie: readonly AlgarismoDaExtracao[];
  /** The five digits of the number, most significant first. */
  readonly numero: readonly AlgarismoDaExtracao[];
  /**
   * The series where the digits name one that the campaign does not have: the remainder of the division by the number
   * of series, the last one, or the first one.
   */
  readonly serieInexistente?: 'resto' | 'ultima' | 'primeira' | undefined;
  readonly aproximacao: {
    readonly sentido: Sentido;
    /** The end of the line continues at its other end. */
    readonly volta: boolean;
    /** The line: all series as one, or the drawn series, and after it another one. */
    readonly alcance: 'todas' | 'serie';
    /** The series that follows one without a further participating number; those series are a ring. */
    readonly outraSerie?: 'superior' | 'inferior' | undefined;
    /** Where the search begins in that series: the drawn number, or the end that the direction reaches first. */
    readonly inicioNaOutraSerie?: 'mesmoNumero' | 'extremo' | undefined;
  };
  /** The next winner: the next number of the same search, or of a search that begins at the winner before. */
  readonly proximo?: 'sequencia' | 'anterior' | undefined;
  readonly premios: readonly PremioSorteado[];
  /** Alternates of each prize. */
  readonly suplentes: number;
  /** One prize per person: in this draw, in the whole campaign, or no limit. */
  readonly umPorPessoa: 'sorteio' | 'campanha' | 'semLimite';
}

/** A case that a rule leaves open. */
export interface CasoAmbiguo {
  /** Part of the rule. */
  readonly campo: string;
  /** The case, in words for the operator. */
  readonly caso: string;
  /** Words for the way to decide it. */
  readonly cura: string;
}

const isUmSentido = (sentido: Sentido): boolean => sentido === 'superior' || sentido === 'inferior';

/**
 * Returns the number that digits of an extraction make.
 *
 * @param extracao the five prizes, five digits each
 */
const readAlgarismos = (digitos: readonly AlgarismoDaExtracao[], extracao: readonly string[]): number =>
  Number(
    digitos
      .map((digito) => {
        const place = algarismosDaExtracao.indexOf(digito);
        return extracao[Math.floor(place / algarismos.length)]![place % algarismos.length];
      })
      .join(''),
  );

/** Lists the cases that a rule leaves open in a campaign with so many series; none for a rule that decides each case. */
export function findAmbiguos(regra: RegraSorteio, series: number): CasoAmbiguo[] {
  const { premios } = regra;
  return [
    ...findSeriesAmbiguas(regra.serie, regra, series),
    ...premios.flatMap(({ serie, numero }, at) =>
      at > 0 && serie !== undefined && numero === undefined
        ? [
            {
              campo: `premios.${at}.serie`,
              caso: 'sem algarismos do número, o prêmio continua a procura do anterior, e a série não é usada',
              cura: 'diga também os algarismos do número, ou tire os da série',
            },
          ]
        : [],
    ),
    ...premios.flatMap(({ serie }, at) =>
      serie === undefined
        ? []
        : findSeriesAmbiguas(serie, regra, series).map((caso) => ({
            ...caso,
            campo: caso.campo === 'serie' ? `premios.${at}.serie` : caso.campo,
          })),
    ),
    ...findBuscasAmbiguas(regra.aproximacao, series),
    ...findProximosAmbiguos(regra, series),
  ];
}

/** Cases that the digits of the series leave open. */
function findSeriesAmbiguas(
  digitos: readonly AlgarismoDaExtracao[],
  { serieInexistente }: Pick<RegraSorteio, 'serieInexistente'>,
  series: number,
): CasoAmbiguo[] {
  const maior = 10 ** digitos.length - 1;
  const ultima = series - 1;
  if (series === 1)
    return digitos.length === 0
      ? []
      : [{ campo: 'serie', caso: 'a campanha tem uma série só', cura: 'tire os algarismos da série' }];
  if (maior < ultima)
    return [{ campo: 'serie', caso: `a série ${ultima} nunca seria sorteada`, cura: 'use mais algarismos' }];
  if (maior > ultima && serieInexistente === undefined)
    return [
      {
        campo: 'serieInexistente',
        caso: `os algarismos podem dar a série ${maior}, e a campanha vai até a ${ultima}`,
        cura: 'diga que série vale: "resto", "ultima" ou "primeira"',
      },
    ];
  return [];
}

/** Cases that the search leaves open. */
function findBuscasAmbiguas(
  { sentido, volta, alcance, outraSerie, inicioNaOutraSerie }: RegraSorteio['aproximacao'],
  series: number,
): CasoAmbiguo[] {
  const casos: CasoAmbiguo[] = [];
  if (isUmSentido(sentido) && !volta)
    casos.push({
      campo: 'aproximacao.volta',
      caso: `se o número sorteado for ${sentido === 'superior' ? 'maior' : 'menor'} que todos os que participam, ninguém ganha`,
      cura: 'use a volta, ou um sentido com as duas direções',
    });
  if (volta && sentido.includes('Depois'))
    casos.push({
      campo: 'aproximacao.volta',
      caso: 'com a volta, a segunda direção nunca é usada',
      cura: 'use um sentido com uma direção, ou tire a volta',
    });
  if (alcance === 'todas' || series === 1) return casos;
  if (outraSerie === undefined)
    casos.push({
      campo: 'aproximacao.outraSerie',
      caso: 'se nenhum número da série sorteada participa, não se sabe que série vale',
      cura: 'diga "superior" ou "inferior"',
    });
  if (inicioNaOutraSerie === undefined)
    casos.push({
      campo: 'aproximacao.inicioNaOutraSerie',
      caso: 'na outra série, não se sabe a partir de que número se procura',
      cura: 'diga "mesmoNumero" ou "extremo"',
    });
  if (inicioNaOutraSerie === 'extremo' && !isUmSentido(sentido))
    casos.push({
      campo: 'aproximacao.inicioNaOutraSerie',
      caso: 'com duas direções não há um extremo por onde começar',
      cura: 'use "mesmoNumero"',
    });
  return casos;
}

/** The second winner, where it depends on where the search for it begins. */
function findProximosAmbiguos(
  { aproximacao, premios, suplentes, proximo }: RegraSorteio,
  series: number,
): CasoAmbiguo[] {
  const { sentido, alcance, inicioNaOutraSerie } = aproximacao;
  const isSeveral =
    suplentes > 0 ||
    premios.some(({ quantidade, numero }, at) => quantidade > 1 || (at > 0 && numero === undefined));
  // One direction over one line finds the same second winner either way.
  const isSame =
    isUmSentido(sentido) && (alcance === 'todas' || inicioNaOutraSerie === 'extremo' || series === 1);
  if (!isSeveral || proximo !== undefined || isSame) return [];
  return [
    {
      campo: 'proximo',
      caso: 'o segundo ganhador muda conforme se conta do número sorteado ou do primeiro ganhador',
      cura: 'diga "sequencia" ou "anterior"',
    },
  ];
}

/** Returns the drawn place of a prize among all series: series × 100,000 + number. */
export function findSorteado(
  regra: RegraSorteio,
  premio: Pick<PremioSorteado, 'serie' | 'numero'>,
  extracao: readonly string[],
  series: number,
): number {
  const lida = readAlgarismos(premio.serie ?? regra.serie, extracao);
  const serie = lida < series ? lida : toSerieExistente(lida, regra.serieInexistente, series);
  return serie * numerosPorSerie + readAlgarismos(premio.numero ?? regra.numero, extracao);
}

function toSerieExistente(lida: number, regra: RegraSorteio['serieInexistente'], series: number): number {
  switch (regra) {
    case 'resto':
      return lida % series;
    case 'ultima':
      return series - 1;
    case 'primeira':
      return 0;
    case undefined:
      throw new RangeError(`no series ${lida} of ${series}`);
  }
}
