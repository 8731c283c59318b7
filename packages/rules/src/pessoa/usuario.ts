import { isCnpj } from './cnpj.ts';
import { isCpf } from './cpf.ts';
import { normalizeTelefone } from './telefone.ts';

/** What a campaign's consumers log in with. */
export type TipoIdentificacao = 'telefone' | 'cpf' | 'cnpj' | 'cpfCnpj';

export type UsuarioErro = 'obrigatorio' | 'minimo' | 'cpfInvalido' | 'cnpjInvalido' | 'cpfCnpjInvalido';

export const usuarioMinimo = 10;

const strip = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase();

/**
 * The login identifier as stored and sent: mask characters dropped, letters (CNPJ) in upper case. With a plus, or with
 * twelve or thirteen digits, it is no document but a telephone with its country code or zero; not where `tipo` says that
 * documents are logins.
 */
export function normalizeUsuario(text: string, tipo: TipoIdentificacao = 'telefone'): string {
  const limpo = strip(text);
  if (tipo !== 'telefone') return limpo;
  if (!text.trim().startsWith('+') && !/^\d{12,13}$/.test(limpo)) return limpo;
  const telefone = normalizeTelefone(text);
  // A document with a sign before it is that document, or each sign would make another login of it.
  const isDocumento = !/^[1-9]\d{9,10}$/.test(telefone) && (isCpf(limpo) || isCnpj(limpo));
  return isDocumento ? limpo : telefone;
}

/**
 * Judges a complete login identifier.
 *
 * A telephone never meets the CPF rule, though both may have 11 digits; for it `minimo` means that no
 * telephone of 10 or 11 digits can be understood.
 *
 * @returns what is wrong, or null
 */
export function checkUsuario(
  tipo: TipoIdentificacao,
  text: string,
  cnpj?: { readonly canHaveLetters: boolean },
): UsuarioErro | null {
  // As it will be stored.
  const limpo = normalizeUsuario(text, tipo);
  if (limpo === '') return 'obrigatorio';
  // A zero before ten digits could be a CPF's, and is refused.
  if (tipo === 'telefone') return /^[1-9]\d{9,10}$/.test(limpo) ? null : 'minimo';
  if (limpo.length < usuarioMinimo) return 'minimo';
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
  const limpo = strip(text);
  if (tipo === 'telefone') return null;
  // A paste may exceed the longest identifier.
  if (limpo.length >= 14 || (limpo.length > 11 && tipo === 'cpf')) return checkDigitos(tipo, limpo, cnpj);
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
