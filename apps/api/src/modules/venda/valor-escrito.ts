import { ProblemaError } from './registro.ts';

/** What the wire lets an operator enter too. */
const centavosMaximo = 100_000_000;

/**
 * Cents of an amount as systems and spreadsheets write it: `1.234,56`, `1234,56`, `1234.56`, `1234,5`, `1234`, `R$ 12,00`,
 * and with zeros behind the cents, `1234.5600`. What could be read in two ways is refused, as `1.234` is; so is a sign.
 */
export function parseValorEscrito(text: string): number {
  const bare = text.trim().replace(/^R\$/i, '').trimStart();
  if (bare === '') throw new ProblemaError('valorVazio');
  const thousands = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/.exec(bare);
  if (thousands) return toCentavos(thousands[1]!.replaceAll('.', ''), thousands[2]!);
  const [, reais, decimals = ''] = /^(\d{1,15})(?:[.,](\d{1,2}|\d{2}0{2,6}))?$/.exec(bare) ?? [];
  if (reais !== undefined) return toCentavos(reais, decimals.slice(0, 2));
  throw new ProblemaError(/^\d[\d.,]*\d$/.test(bare) ? 'valorDuvidoso' : 'valorInvalido');
}

/** Cents of an amount as the layouts of tax documents write it: `1234.56`, and no other way. */
export function parseValorXml(text: string): number {
  const [, reais, decimals = '00'] = /^(0|[1-9]\d{0,12})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (reais === undefined) throw new ProblemaError(text === '' ? 'valorVazio' : 'valorInvalido');
  return toCentavos(reais, decimals);
}

/** Digits, not arithmetic: `0.29 * 100` is no whole number. */
function toCentavos(reais: string, decimals: string): number {
  const centavos = Number(reais + decimals.padEnd(2, '0'));
  if (centavos > centavosMaximo) throw new ProblemaError('valorGrande');
  return centavos;
}
