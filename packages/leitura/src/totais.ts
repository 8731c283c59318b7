import type { Linha } from './leitura.ts';
import type { Achado } from './cabecalho.ts';
import { findCentavos, joinLinha, toLetras } from './texto.ts';

export interface Totais {
  /** Amount to pay, integer cents. */
  readonly total?: Achado<number>;
  /** Sum of the items before the discount, where the receipt prints it apart. */
  readonly bruto?: number;
  readonly desconto?: Achado<number>;
  /** Payments minus change. */
  readonly pago?: Achado<number>;
  /** Index of the first line of totals; items are above it. */
  readonly primeiraLinha: number;
}

type Papel = 'aPagar' | 'total' | 'bruto' | 'desconto' | 'pagamento' | 'troco' | 'outro';

/** First match decides; labels without blanks and accents. */
const rotulos: readonly (readonly [RegExp, Papel])[] = [
  [/QTDE?TOTAL|QTDE?DEITENS|TOTALDEITENS(?!R)|FORMA(DE)?PAG|VALORPAGO|TRIBUTO/, 'outro'],
  [/VALOR[AE]?PAGAR|TOTALAPAGAR/, 'aPagar'],
  [/SUBTOTAL|TOTALBRUTO|VALORDOSPRODUTOS|VALORPRODUTOS/, 'bruto'],
  [/DESCONTO/, 'desconto'],
  [/TROCO/, 'troco'],
  [/^(?:DINHEIR|CARTAO|CREDITO|DEBITO|PIX|VALE|CHEQUE|OUTROS)/, 'pagamento'],
  [/VALORTOTAL|^TOTALR?S?$|TOTALDANOTA|^TOTA[LI]/, 'total'],
];

interface Linhas {
  readonly papel: Papel;
  readonly at: number;
  readonly centavos: number | undefined;
  readonly textos: Linha;
}

/** Reads the labelled amounts of a receipt. */
export function findTotais(linhas: readonly Linha[]): Totais {
  const lidas = linhas.flatMap((linha, at) => readRotulo(linhas, linha, at));
  const pick = (papel: Papel) => lidas.filter((lida) => lida.papel === papel && lida.centavos !== undefined);
  const [aPagar] = pick('aPagar');
  const totais = pick('total');
  const final = aPagar ?? totais.at(-1);
  const bruto = pick('bruto')[0] ?? (aPagar && totais[0]);
  const [desconto] = pick('desconto');
  const pagamentos = pick('pagamento').filter(({ at }) => at > (final?.at ?? Infinity) || !final);
  const trocos = pick('troco');
  const sum = (list: readonly Linhas[]) => list.reduce((total, { centavos }) => total + (centavos ?? 0), 0);
  const isFirst = ({ papel, centavos, textos }: Linhas) =>
    centavos !== undefined || (papel === 'outro' && textos.length > 0);
  const first = lidas.find(isFirst)?.at ?? linhas.length;
  return {
    ...(final && { total: toAchado(final) }),
    ...(bruto && { bruto: bruto.centavos ?? 0 }),
    ...(desconto && { desconto: toAchado(desconto) }),
    ...(pagamentos[0] && {
      pago: { valor: sum(pagamentos) - sum(trocos), textos: pagamentos.flatMap(({ textos }) => textos) },
    }),
    primeiraLinha: first,
  };
}

const toAchado = ({ centavos, textos }: Linhas): Achado<number> => ({ valor: centavos ?? 0, textos });

function readRotulo(linhas: readonly Linha[], linha: Linha, at: number): Linhas[] {
  const texto = joinLinha(linha);
  const letras = toLetras(texto.replace(/[-\d.,\s]+$/, ''));
  const papel = rotulos.find(([words]) => words.test(letras))?.[1];
  if (papel === undefined) return [];
  const own = findCentavos(texto);
  if (own !== undefined || papel === 'outro') return [{ papel, at, centavos: own, textos: linha }];
  // Narrow printers put the amount alone on the next line.
  const next = linhas[at + 1] ?? [];
  const below = /^[^A-Za-z]*$/.test(joinLinha(next)) ? findCentavos(joinLinha(next)) : undefined;
  return [{ papel, at, centavos: below, textos: below === undefined ? linha : [...linha, ...next] }];
}
