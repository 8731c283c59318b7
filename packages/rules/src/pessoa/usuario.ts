import { isCnpj } from './cnpj.ts';
import { isCpf } from './cpf.ts';
import { normalizeTelefone } from './telefone.ts';

/** Kind of login identifier of a campaign's consumers. */
export type TipoIdentificacao = 'telefone' | 'cpf' | 'cnpj' | 'cpfCnpj';

export type UsuarioErro = 'obrigatorio' | 'minimo' | 'cpfInvalido' | 'cnpjInvalido' | 'cpfCnpjInvalido';

export const usuarioMinimo = 10;

const strip = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase();

/**
 * Normalizes a login identifier for storing and sending: mask characters dropped, letters (CNPJ) in upper case.
 * With a plus, or with twelve or thirteen digits, it is a telephone with country code or zero instead of a
 * document, unless `tipo` says that documents are logins.
 */
export function normalizeUsuario(text: string, tipo: TipoIdentificacao = 'telefone'): string {
  const limpo = strip(text);
  if (tipo !== 'telefone') return limpo;
  if (!text.trim().startsWith('+') && !/^\d{12,13}$/.test(limpo)) return limpo;
  const telefone = normalizeTelefone(text);
  // A document after a stray sign is still that document, else each sign would create another login.
  const isDocumento = !/^[1-9]\d{9,10}$/.test(telefone) && (isCpf(limpo) || isCnpj(limpo));
  return isDocumento ? limpo : telefone;
}

/**
 * Validates a complete login identifier.
 *
 * The CPF rule never applies to a telephone, though both may have 11 digits; for it `minimo` means that the text
 * is no telephone of 10 or 11 digits.
 *
 * @returns the error, or null
 */
export function checkUsuario(
  tipo: TipoIdentificacao,
  text: string,
  cnpj?: { readonly canHaveLetters: boolean },
): UsuarioErro | null {
  // Validates the stored form.
  const limpo = normalizeUsuario(text, tipo);
  if (limpo === '') return 'obrigatorio';
  // A zero before ten digits could be part of a CPF, and is rejected.
  if (tipo === 'telefone') return /^[1-9]\d{9,10}$/.test(limpo) ? null : 'minimo';
  if (limpo.length < usuarioMinimo) return 'minimo';
  return checkDigitos(tipo, limpo, cnpj);
}

/**
 * Validates an identifier while it is typed: returns null until a length at which it could be complete (11 for a
 * CPF, 14 for a CNPJ), then the same check-digit result as `checkUsuario`.
 */
export function checkUsuarioWhileTyping(
  tipo: TipoIdentificacao,
  text: string,
  cnpj?: { readonly canHaveLetters: boolean },
): UsuarioErro | null {
  const limpo = strip(text);
  if (tipo === 'telefone') return null;
  // Pasted text may exceed the longest identifier.
  if (limpo.length >= 14 || (limpo.length > 11 && tipo === 'cpf')) return checkDigitos(tipo, limpo, cnpj);
  // A letter among the first eleven characters only occurs in an unfinished CNPJ.
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
