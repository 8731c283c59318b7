import { isCampoPessoa, isEscrito, type CampoEscrito } from '@trevo/rules/pessoa/campo-pessoa';
import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { isEmail } from '@trevo/rules/pessoa/email';
import { checkNascimento, isMaior } from '@trevo/rules/pessoa/nascimento';
import { isNomeEmpresa, isNomePessoa } from '@trevo/rules/pessoa/nome';
import { isCelular, isTelefone, normalizeTelefone } from '@trevo/rules/pessoa/telefone';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import type { CampoErro } from './campo-erros.ts';
import type { EnderecoInformado } from './check-endereco.ts';
import type { Configuracao } from '../configuracao/configuracao-keys.ts';
import { getCnpjRegra } from '../configuracao/configuracao-questions.ts';
import {
  getCadastroPergunta,
  isCelularConfirmedAtPerfil,
  isIdadeVerified,
  getPadraoCelular,
} from '../configuracao/telas-questions.ts';

/** A person as typed, sent or stored. Days are `yyyy-mm-dd`; a missing field is empty. */
export type PessoaInformada = { readonly [C in CampoEscrito]?: string | null | undefined } & {
  readonly endereco?: EnderecoInformado | undefined;
};

/** Context for validating a field. */
export interface CampoCaso {
  readonly c: Configuracao;
  /** The São Paulo day, `yyyy-mm-dd`. */
  readonly hoje: string;
  /** The login number in a registration; absent in a profile. */
  readonly usuario?: string;
}

const rgMinimo = 4;
const nascimentoErros = {
  obrigatorio: 'nascimentoVazio',
  invalido: 'nascimento',
  futuro: 'nascimentoFuturo',
} as const satisfies Record<string, CampoErro>;

/**
 * Validates the text of each field and returns the error, or null. A field not listed accepts any text; an empty
 * text is passed only where the field is required.
 */
const judges: { readonly [C in CampoEscrito]?: (text: string, caso: CampoCaso) => CampoErro | null } = {
  nome(text, { usuario }) {
    if (usuario !== undefined && isPessoa(usuario)) return isNomePessoa(text) ? null : 'nomePessoa';
    return isNomeEmpresa(text) ? null : 'nomeEmpresa';
  },
  cpf: (text, { c }) => (isCpf(text) || isCnpj(text, getCnpjRegra(c)) ? null : 'cpf'),
  email(text) {
    if (text === '') return 'emailVazio';
    return isEmail(text) ? null : 'email';
  },
  dataNascimento(text, { hoje }) {
    const erro = checkNascimento(text, hoje);
    return erro && nascimentoErros[erro];
  },
  rg: (text) => (text.replace(/\W/g, '').length >= rgMinimo ? null : 'rg'),
  documentoVariavel(text) {
    if (text === '') return 'documentoVazio';
    return /^\d{1,10}$/.test(text) ? null : 'documento';
  },
  telefoneContato(text, { c, usuario }) {
    if (text === '') return 'telefoneVazio';
    if (usuario === undefined) return isContato(c, text) ? null : 'celular';
    return isTelefone(text) ? null : 'telefone';
  },
  resposta(text, { c, usuario }) {
    const pergunta = usuario === undefined ? null : getCadastroPergunta(c);
    // Trimmed like the person's answer.
    return !pergunta || pergunta.opcoes.some((opcao) => opcao.trim() === text) ? null : 'resposta';
  },
};

/** The validated fields, in the order of the profile's errors. */
export const camposJulgados = Object.keys(judges).filter(isCampoPessoa).filter(isEscrito);

/**
 * Returns the error of one field, identically on the screen and on the server; null for a valid or optional
 * empty value.
 */
export function checkCampo(
  campo: CampoEscrito,
  informado: string | null | undefined,
  caso: CampoCaso & { readonly isRequired: boolean },
): CampoErro | null {
  const text = (informado ?? '').trim();
  if (text === '' && !caso.isRequired) return null;
  return judges[campo]?.(text, caso) ?? (text === '' ? 'vazio' : null);
}

/** Whether the login number is a person's: a CPF or a mobile number, both with eleven digits. */
export const isPessoa = (usuario: string): boolean => normalizeUsuario(usuario).length === 11;

/** Whether a birth date (`yyyy-mm-dd`) is under age in a campaign that checks it. */
export const isMenorDeIdade = (c: Configuracao, dia: string, hoje: string): boolean =>
  isIdadeVerified(c) && checkNascimento(dia, hoje) === null && !isMaior(dia, hoje);

/** Whether the text is a contact phone: landline or mobile; where the campaign confirms it by a code, only a mobile. */
function isContato(c: Configuracao, text: string): boolean {
  const isMobile = isCelular(text, getPadraoCelular(c) ?? undefined);
  if (isMobile) return true;
  return !isCelularConfirmedAtPerfil(c) && isTelefone(text) && normalizeTelefone(text).length === 10;
}
