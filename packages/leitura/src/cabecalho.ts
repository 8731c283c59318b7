import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import type { Linha, TextoLido } from './leitura.ts';
import { joinLinha, toDigito, toDigitos, toLetras } from './texto.ts';

/** A value and the texts that it was read from. */
export interface Achado<Valor> {
  readonly valor: Valor;
  readonly textos: Linha;
}

const cnpjImpresso =
  /(?:[0-9A-Z]\s?){2}[.,\s]{0,2}(?:[0-9A-Z]\s?){3}[.,\s]{0,2}(?:[0-9A-Z]\s?){3}[/\\|Il1,.\s]{0,2}(?:[0-9A-Z]\s?){4}[-–.\s]{0,2}[0-9A-Z]\s?[0-9A-Z]/g;
/** Returns the valid CNPJ numbers in order of print, the issuer's first. */
export function findCnpjs(linhas: readonly Linha[]): Achado<string>[] {
  return linhas.flatMap((linha) => {
    const texto = joinLinha(linha).toUpperCase();
    // Without its label the number begins where the label ends.
    const from = /CNPJ|CGC|CNP/.exec(texto);
    const parts = from ? texto.slice(from.index + 4) : texto;
    if (!from && !/\d{2}[.,]?\d{3}[.,]?\d{3}\/|\d{4}-\d{2}/.test(parts)) return [];
    const found = (parts.match(cnpjImpresso) ?? [])
      .map((match) => toCnpj(match))
      .find((cnpj) => cnpj !== undefined);
    return found === undefined ? [] : [{ valor: found, textos: linha.slice(0, 1) }];
  });
}

/** Returns the one CNPJ with valid check digits that the characters can be: digits only where possible. */
function toCnpj(impresso: string): string | undefined {
  const bare = impresso.replace(/[^0-9A-Z]/g, '');
  const options = [bare, ...(bare.length === 15 ? [bare.slice(0, 8) + bare.slice(9)] : [])].filter(
    (text) => text.length === 14,
  );
  const digits = options.map(toDigitos).filter((text) => /^\d+$/.test(text) && isCnpj(text));
  if (digits[0] !== undefined) return digits[0];
  const letters = options.flatMap(listVariantes).filter(({ cnpj }) => isCnpj(cnpj));
  const fewest = Math.min(...letters.map(({ trocas }) => trocas));
  const nearest = letters.filter(({ trocas }) => trocas === fewest);
  return nearest.length === 1 ? nearest[0]?.cnpj : undefined;
}

const gemeos: Readonly<Record<string, string>> = {
  O: '0',
  '0': 'O',
  I: '1',
  '1': 'I',
  B: '8',
  '8': 'B',
  S: '5',
  '5': 'S',
};

interface Variante {
  readonly cnpj: string;
  /** Characters that differ from the read ones. */
  readonly trocas: number;
}

/** Returns the numbers with the read first eight characters, or a look-alike of each. */
function listVariantes(texto: string): Variante[] {
  const fim = toDigitos(texto.slice(8));
  // Branches may have letters too.
  const ordem = texto.slice(8, 12) + toDigitos(texto.slice(12));
  return Array.from(texto.slice(0, 8))
    .reduce<Variante[]>(
      (starts, char) =>
        starts.flatMap(({ cnpj, trocas }) => {
          const gemeo = gemeos[char];
          const kept = { cnpj: cnpj + char, trocas };
          return gemeo === undefined ? [kept] : [kept, { cnpj: cnpj + gemeo, trocas: trocas + 1 }];
        }),
      [{ cnpj: '', trocas: 0 }],
    )
    .flatMap(({ cnpj, trocas }) => [
      { cnpj: cnpj + fim, trocas },
      ...(ordem === fim ? [] : [{ cnpj: cnpj + ordem, trocas }]),
    ]);
}

const dataImpressa = /([0-3]\d)\s?[/.-]\s?([01]\d)\s?[/.-]\s?(20\d\d)/;
const horaImpressa = /([0-2]\d)\s?[:.;]\s?([0-5]\d)/;

/** Returns the dates with their times, `yyyy-mm-ddThh:mm`; those with a time first, then in order of print. */
export function findDatas(linhas: readonly Linha[], hoje: string): Achado<string>[] {
  const found = linhas.flatMap((linha, at) => {
    const texto = toDigitos(joinLinha(linha));
    const impressa = dataImpressa.exec(texto);
    if (!impressa) return [];
    const dia = `${impressa[3]}-${impressa[2]}-${impressa[1]}`;
    if (!isDia(dia) || dia.slice(0, hoje.length) > hoje) return [];
    const depois =
      texto.slice(impressa.index + impressa[0].length) || toDigitos(joinLinha(linhas[at + 1] ?? []));
    const hora = horaImpressa.exec(depois);
    return [{ valor: hora && Number(hora[1]) < 24 ? `${dia}T${hora[1]}:${hora[2]}` : dia, textos: linha }];
  });
  return found.toSorted((a, b) => b.valor.length - a.valor.length);
}

function isDia(dia: string): boolean {
  const date = new Date(`${dia}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(dia);
}

export interface NumeroImpresso {
  readonly numero: string;
  readonly serie?: string;
}

/** Returns the printed number and series: `No 000123456 Serie 001`, `Extrato No. 001234`, `COO:045678`. */
export function findNumero(linhas: readonly Linha[]): Achado<NumeroImpresso> | undefined {
  for (const linha of linhas) {
    const texto = joinLinha(linha).replaceAll(/\s/g, '');
    // Without blanks the date follows the series directly: `Serie127/11/2026`.
    const found =
      /(?:NFC-?[eE]|^)[Nn][oO°º]?\.?([\dOoIl]{1,10})[Ss5][eé]r[il1]e:?([\dOoIl]{1,3}?)(?=\d\d[/.-]\d\d|[^\dOoIl]|$)/.exec(
        texto,
      );
    const extrato =
      /(?:E[xX]trato|EXTRAT[O0])N[o0O°º]?\.?([\dOoIl]{6})$/.exec(texto) ??
      /C[O0]{2}:?([\dOoIl]{6})$/.exec(texto);
    if (found?.[1])
      return {
        valor: { numero: toDigitos(found[1]), serie: toDigitos(found[2] ?? '').padStart(3, '0') },
        textos: linha,
      };
    if (extrato?.[1]) return { valor: { numero: toDigitos(extrato[1]) }, textos: linha };
  }
  return undefined;
}

/** Returns the model that the printed words name. */
export function findModelo(linhas: readonly Linha[]): '55' | '59' | '65' | undefined {
  const letras = linhas.map((linha) => toLetras(joinLinha(linha)));
  const has = (words: RegExp) => letras.some((texto) => words.test(texto));
  if (has(/NFCE|CONSUMIDORELETR|DANFENFC/)) return '65';
  if (has(/ELETRONICOSAT|^SATN|CFESAT/)) return '59';
  return has(/DANFE|NOTAFISCALELETR/) ? '55' : undefined;
}

/** Whether the text is a row of a printed key: groups of digits and few other characters. */
export function isChaveLike({ texto }: TextoLido): boolean {
  const bare = texto.replaceAll(/[\s.-]/g, '');
  const count = Array.from(bare.toUpperCase()).filter((char) => toDigito(char) !== undefined).length;
  return /^[0-9A-Za-z|!]{1,46}$/.test(bare) && count >= bare.length * 0.6;
}
