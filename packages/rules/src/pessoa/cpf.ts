import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { calculateModulo11 } from '../texto/modulo-11.ts';

/** Whether the text is a CPF: 11 digits, bare or masked, with valid check digits and not all equal. */
export function isCpf(text: string): boolean {
  return isValidCpf(text);
}

/** Returns the two check digits for the first nine digits of a CPF. */
export function calculateCpfDigitos(nove: string): string {
  const primeiro = calculateModulo11(nove, 11);
  return `${primeiro}${calculateModulo11(`${nove}${primeiro}`, 11)}`;
}

/** An entry of the campaign's restriction list for a document: whether it is an owner's, and the linked shop. */
export interface CpfRestricao {
  readonly proprietario: boolean;
  readonly cnpjCpfAssociado: string | null;
  readonly ativo: boolean;
}

/** Whether the restrictions block a document: an active entry that is no owner's and has no linked shop. */
export const isCpfRestrito = (restricoes: readonly CpfRestricao[]): boolean =>
  restricoes.some(({ proprietario, cnpjCpfAssociado, ativo }) => ativo && !proprietario && !cnpjCpfAssociado);
