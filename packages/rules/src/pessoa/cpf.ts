import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { calculateModulo11 } from '../texto/modulo-11.ts';

/** Whether the text is a CPF: 11 digits, bare or masked, with right check digits and not all equal. */
export function isCpf(text: string): boolean {
  return isValidCpf(text);
}

/** The two check digits that complete a CPF, from its first nine digits. */
export function calculateCpfDigitos(nove: string): string {
  const primeiro = calculateModulo11(nove, 11);
  return `${primeiro}${calculateModulo11(`${nove}${primeiro}`, 11)}`;
}

/** What the campaign's rules say of a document: who owns it, and the shop it works for. */
export interface CpfRestricao {
  readonly proprietario: boolean;
  readonly cnpjCpfAssociado: string | null;
  readonly ativo: boolean;
}

/** Whether restrictions keep a document out: one that is active, of no owner and tied to no associate. */
export const isCpfRestrito = (restricoes: readonly CpfRestricao[]): boolean =>
  restricoes.some(({ proprietario, cnpjCpfAssociado, ativo }) => ativo && !proprietario && !cnpjCpfAssociado);
