import { ProblemaError } from './registro.ts';

/** Also the wire format's limit for an operator's input. */
const centavosMaximo = 100_000_000;

/**
 * Parses an amount in cents as systems and spreadsheets write it: `1.234,56`, `1234,56`, `1234.56`, `1234,5`,
 * `1234`, `R$ 12,00`, and with trailing zeros, `1234.5600`. Rejects ambiguous input such as `1.234`, and signs.
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

/** Parses an amount in cents in the format of the tax document layouts: `1234.56` only. */
export function parseValorXml(text: string): number {
  const [, reais, decimals = '00'] = /^(0|[1-9]\d{0,12})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (reais === undefined) throw new ProblemaError(text === '' ? 'valorVazio' : 'valorInvalido');
  return toCentavos(reais, decimals);
}

/** String concatenation instead of arithmetic: `0.29 * 100` is not an integer. */
function toCentavos(reais: string, decimals: string): number {
  const centavos = Number(reais + decimals.padEnd(2, '0'));
  if (centavos > centavosMaximo) throw new ProblemaError('valorGrande');
  return centavos;
}
