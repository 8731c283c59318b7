import { isCnpj } from './cnpj.ts';
import { isCpf } from './cpf.ts';

/** What a campaign's consumers log in with. */
export type TipoIdentificacao = 'telefone' | 'cpf' | 'cnpj' | 'cpfCnpj';

export type UsuarioErro = 'obrigatorio' | 'minimo' | 'cpfInvalido' | 'cnpjInvalido' | 'cpfCnpjInvalido';

export const usuarioMinimo = 10;

/** The login identifier as stored and sent: mask characters dropped, letters (CNPJ) in upper case. */
export function normalizeUsuario(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/**
 * Judges a complete login identifier.
 *
 * A telephone never meets the CPF rule, though both may have 11 digits; for it `minimo` means that it does
 * not have 10 or 11 digits.
 *
 * @returns what is wrong, or null
 */
export function checkUsuario(
  tipo: TipoIdentificacao,
  text: string,
  cnpj?: { readonly canHaveLetters: boolean },
): UsuarioErro | null {
  const limpo = normalizeUsuario(text);
  if (limpo === '') return 'obrigatorio';
  if (limpo.length < usuarioMinimo) return 'minimo';
  if (tipo === 'telefone') return /^\d{10,11}$/.test(limpo) ? null : 'minimo';
  return checkDigitos(tipo, limpo, cnpj);
}

/**
 * Judges an identifier that is still being typed: silent until a length at which it could be complete (11
 * for a CPF, 14 for a CNPJ), then the same verdict on the check digits as `checkUsuario`.
 */
export function checkUsuarioWhileTyping(
  tipo: TipoIdentificacao,
  text: string,
  cnpj?: { readonly canHaveLetters: boolean },
): UsuarioErro | null {
  const limpo = normalizeUsuario(text);
  if (tipo === 'telefone') return null;
  if (limpo.length === 14) return checkDigitos(tipo, limpo, cnpj);
  // A letter among the first eleven characters can only belong to a CNPJ on its way to fourteen.
  const isCpfLength = limpo.length === 11 && tipo !== 'cnpj' && !(tipo === 'cpfCnpj' && /[A-Z]/.test(limpo));
  return isCpfLength ? checkDigitos(tipo, limpo, cnpj) : null;
}

function checkDigitos(
  tipo: Exclude<TipoIdentificacao, 'telefone'>,
  limpo: string,
  cnpj?: { readonly canHaveLetters: boolean },
): UsuarioErro | null {
  if (tipo === 'cpf') return isCpf(limpo) ? null : 'cpfInvalido';
  if (tipo === 'cnpj') return isCnpj(limpo, cnpj) ? null : 'cnpjInvalido';
  return isCpf(limpo) || isCnpj(limpo, cnpj) ? null : 'cpfCnpjInvalido';
}
