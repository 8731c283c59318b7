import { calculateDigito, parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { toDigito } from './texto.ts';

const tamanho = 44;
/** Repairs beyond this number of digits are guesses. */
const duvidosasMaximo = 2;
const notaDuvidosa = 0.75;

/** Characters of a printed key with their scores. */
export interface ChaveImpressa {
  readonly chars: string;
  readonly notas: readonly number[];
}

/** Values printed elsewhere on the receipt that the key repeats. */
export interface Pistas {
  /** 14 characters. */
  readonly cnpj?: string;
  /** `yyyy-mm` */
  readonly anoMes?: string;
  readonly modelo?: '55' | '59' | '65';
  readonly serie?: string;
  readonly numero?: string;
}

export interface ChaveLida {
  readonly chave: string;
  /**
   * `lida` as printed; `pistas`: digits taken from the other print of the same value; `digito`: one digit solved
   * by the check digit alone, which a second misread digit would falsify.
   */
  readonly origem: 'lida' | 'pistas' | 'digito';
}

/**
 * Returns the access key printed in the characters. At most two doubtful or missing digits are solved, and only
 * when one single valid key results; undefined otherwise. A text that is a valid key is never changed.
 *
 * @param hoje the current São Paulo month or day
 */
export function readChave(impressa: ChaveImpressa, pistas: Pistas, hoje: string): ChaveLida | undefined {
  const molde = buildMolde(pistas);
  const lidas = listLeituras(impressa, molde).filter((chave) => isChave(chave, hoje));
  const [lida] = lidas;
  const isUnica = lidas.length === 1 || lida?.slice(6, 20) === pistas.cnpj;
  if (lida !== undefined) return isUnica ? { chave: lida, origem: 'lida' } : undefined;
  return repairComPistas(impressa, molde, hoje) ?? repairComDigito(impressa, molde, hoje);
}

const isChave = (chave: string, hoje: string) => parseChaveAcesso(chave, hoje).ok;

type Molde = readonly (string | undefined)[];

/** Places the known values at their positions of the key. */
function buildMolde({ cnpj, anoMes, modelo, serie, numero }: Pistas): Molde {
  const molde = Array<string | undefined>(tamanho).fill(undefined);
  const put = (at: number, text: string | undefined) =>
    [...(text ?? '')].forEach((char, index) => {
      molde[at + index] = char;
    });
  put(2, anoMes && anoMes.slice(2, 4) + anoMes.slice(5, 7));
  put(6, cnpj);
  put(20, modelo);
  if (modelo === '59') put(31, numero?.slice(-6).padStart(6, '0'));
  else if (modelo) {
    put(22, serie?.slice(-3).padStart(3, '0'));
    put(25, numero?.slice(-9).padStart(9, '0'));
  }
  return molde;
}

const canHaveLetter = (at: number) => at >= 6 && at < 18;

/** Returns the readings without repair: look-alike letters are digits except where the issuer has letters. */
function listLeituras({ chars }: ChaveImpressa, molde: Molde): string[] {
  if (chars.length !== tamanho) return [];
  const upper = chars.toUpperCase();
  const asDigits = Array.from(chars, (char) => toDigito(char) ?? char).join('');
  const asPrinted = asDigits.slice(0, 6) + upper.slice(6, 18) + asDigits.slice(18);
  // A look-alike was read as the letter or digit that the other print of the CNPJ has there.
  const asPista = Array.from(asPrinted, (char, at) => {
    const known = canHaveLetter(at) ? molde[at] : undefined;
    return known !== undefined && toDigito(known) === toDigito(char) && toDigito(char) !== undefined
      ? known
      : char;
  }).join('');
  return [...new Set([asPista, asDigits, asPrinted])];
}

/** A character with its score; undefined stands for one that was not read. */
type Lido = { readonly char: string; readonly nota: number } | undefined;

/** Replaces or inserts digits that are printed a second time on the receipt. */
function repairComPistas({ chars, notas }: ChaveImpressa, molde: Molde, hoje: string): ChaveLida | undefined {
  const missing = tamanho - chars.length;
  if (missing < -1 || missing > duvidosasMaximo) return undefined;
  const lidos = Array.from(chars, (char, at): Lido => ({ char, nota: notas[at] ?? 0 }));
  const found = new Set<string>();
  for (const aligned of listAlinhados(lidos, missing)) {
    const solved = aligned.map((lido, at) => solve(lido, molde[at], at));
    const changed = solved.filter((one) => one?.isChanged).length + Math.max(0, -missing);
    const chave = solved.map((one) => one?.char ?? ' ').join('');
    if (changed <= duvidosasMaximo && isChave(chave, hoje)) found.add(chave);
  }
  const [chave] = found;
  return chave !== undefined && found.size === 1 ? { chave, origem: 'pistas' } : undefined;
}

/** Returns the character of a position, and undefined where the two prints contradict each other. */
function solve(
  lido: Lido,
  known: string | undefined,
  at: number,
): { char: string; isChanged: boolean } | undefined {
  if (lido === undefined) return known === undefined ? undefined : { char: known, isChanged: true };
  const digit = toDigito(lido.char);
  if (known === undefined) return { char: digit ?? lido.char.toUpperCase(), isChanged: false };
  if (known === lido.char.toUpperCase() || (digit !== undefined && digit === toDigito(known)))
    return { char: known, isChanged: false };
  // The printed CNPJ has check digits of its own; number, series and month can be the misread ones.
  const isProven = at >= 6 && at < 20;
  return isProven || digit === undefined || lido.nota < notaDuvidosa
    ? { char: known, isChanged: true }
    : undefined;
}

/** Aligns a text with characters too few (a gap at each place) or one too many (each one left out). */
function listAlinhados(lidos: readonly Lido[], missing: number): (readonly Lido[])[] {
  if (missing === 0) return [lidos];
  if (missing < 0) return lidos.map((_, at) => lidos.toSpliced(at, 1));
  return Array.from({ length: lidos.length + 1 }, (_, at) => lidos.toSpliced(at, 0, undefined)).flatMap(
    (aligned) => listAlinhados(aligned, missing - 1),
  );
}

/** Solves one doubtful digit by the check digit, when all other values that are printed twice agree. */
function repairComDigito({ chars, notas }: ChaveImpressa, molde: Molde, hoje: string): ChaveLida | undefined {
  if (chars.length !== tamanho) return undefined;
  const digits = Array.from(chars, (char, at) =>
    canHaveLetter(at) && molde[at] === char.toUpperCase() ? char.toUpperCase() : toDigito(char),
  );
  const isDoubtful = (at: number) => digits[at] === undefined || (notas[at] ?? 0) < notaDuvidosa;
  const duvidosas = digits.map((_, at) => at).filter((at) => isDoubtful(at) && molde[at] === undefined);
  const [at] = duvidosas;
  if (at === undefined || duvidosas.length !== 1) return undefined;
  if (digits.some((digit, index) => index !== at && digit === undefined)) return undefined;
  if (molde.some((known, index) => known !== undefined && known !== digits[index])) return undefined;
  const solved = [...'0123456789']
    .map((digit) => digits.with(at, digit).join(''))
    .filter((chave) => calculateDigito(chave.slice(0, 43)) === chave[43] && isChave(chave, hoje));
  return solved.length === 1 && solved[0] !== undefined ? { chave: solved[0], origem: 'digito' } : undefined;
}
