import { numerosPorSerie } from './serie-numeros.ts';

/** Digits of a prize of the Loteria Federal, most significant first. */
export const algarismos = ['dezenaDeMilhar', 'milhar', 'centena', 'dezena', 'unidade'] as const;

/** One digit of an extraction: prize 1 to 5, and its place in the five digits of that prize. */
export interface AlgarismoDaExtracao {
  readonly premio: number;
  readonly algarismo: (typeof algarismos)[number];
}

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
  /** The case and the choice, in words for the operator. */
  readonly caso: string;
}

const isUmSentido = (sentido: Sentido): boolean => sentido === 'superior' || sentido === 'inferior';

/** Returns the number that digits of an extraction make. */
export const readAlgarismos = (
  digitos: readonly AlgarismoDaExtracao[],
  extracao: readonly string[],
): number =>
  digitos.reduce(
    (value, { premio, algarismo }) =>
      value * 10 + Number(extracao[premio - 1]![algarismos.indexOf(algarismo)]),
    0,
  );

/** Lists the cases that a rule leaves open in a campaign with so many series; none for a rule that decides each case. */
export function findAmbiguos(regra: RegraSorteio, series: number): CasoAmbiguo[] {
  const { sentido, volta, alcance, outraSerie, inicioNaOutraSerie } = regra.aproximacao;
  const casos: CasoAmbiguo[] = [];
  const add = (campo: string, caso: string) => void casos.push({ campo, caso });

  const listas = [regra, ...regra.premios.filter(({ numero }) => numero !== undefined)];
  for (const [at, lista] of listas.entries()) {
    const place = at === 0 ? '' : `premios.${regra.premios.indexOf(lista as PremioSorteado)}.`;
    findSeriesAmbiguas(lista.serie ?? regra.serie, regra, series).forEach(({ campo, caso }) =>
      add(`${place}${campo}`, caso),
    );
  }
  if (isUmSentido(sentido) && !volta)
    add(
      'aproximacao.volta',
      sentido === 'superior'
        ? 'se o número sorteado for maior que todos os que participam, ninguém ganha'
        : 'se o número sorteado for menor que todos os que participam, ninguém ganha',
    );
  if (volta && sentido.includes('Depois'))
    add(
      'aproximacao.volta',
      'com a volta, a segunda direção nunca é usada; use uma direção só, ou tire a volta',
    );
  if (alcance === 'serie' && series > 1) {
    if (outraSerie === undefined)
      add(
        'aproximacao.outraSerie',
        'se nenhum número da série sorteada participa, não se sabe qual série vale',
      );
    if (inicioNaOutraSerie === undefined)
      add('aproximacao.inicioNaOutraSerie', 'na outra série, não se sabe a partir de que número se procura');
    if (inicioNaOutraSerie === 'extremo' && !isUmSentido(sentido))
      add(
        'aproximacao.inicioNaOutraSerie',
        'com duas direções não há um extremo por onde começar; use o mesmo número',
      );
  }
  const isSeveral =
    regra.suplentes > 0 ||
    regra.premios.some(({ quantidade, numero }, at) => quantidade > 1 || (at > 0 && numero === undefined));
  // One direction over one line finds the same second winner either way.
  const isSame =
    isUmSentido(sentido) && (alcance === 'todas' || inicioNaOutraSerie === 'extremo' || series === 1);
  if (isSeveral && regra.proximo === undefined && !isSame)
    add('proximo', 'o segundo ganhador muda conforme se conta do número sorteado ou do primeiro ganhador');
  return casos;
}

/** Cases that the digits of the series leave open. */
function findSeriesAmbiguas(
  digitos: readonly AlgarismoDaExtracao[],
  { serieInexistente }: Pick<RegraSorteio, 'serieInexistente'>,
  series: number,
): CasoAmbiguo[] {
  const maior = 10 ** digitos.length - 1;
  if (series === 1)
    return digitos.length === 0
      ? []
      : [{ campo: 'serie', caso: 'a campanha tem uma série só; tire os algarismos da série' }];
  if (maior < series - 1)
    return [{ campo: 'serie', caso: `a série ${series - 1} nunca seria sorteada; use mais algarismos` }];
  if (maior > series - 1 && serieInexistente === undefined)
    return [
      {
        campo: 'serieInexistente',
        caso: `os algarismos podem dar a série ${maior}, e a campanha vai até a ${series - 1}`,
      },
    ];
  return [];
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
