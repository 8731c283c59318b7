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
import {
  getCadastroPergunta,
  getCnpjRegra,
  getPadraoCelular,
  isCelularConfirmedAtPerfil,
  isIdadeVerified,
} from '../configuracao/configuracao-questions.ts';

/** A person as typed, sent or stored. Days are `yyyy-mm-dd`; a missing field is an empty one. */
export type PessoaInformada = { readonly [C in CampoEscrito]?: string | null | undefined } & {
  readonly endereco?: EnderecoInformado | undefined;
};

/** What a field is judged by. */
export interface CampoCaso {
  readonly c: Configuracao;
  /** The São Paulo day, `yyyy-mm-dd`. */
  readonly hoje: string;
  /** The login number, where a registration is judged; without it, a profile. */
  readonly usuario?: string;
}

const rgMinimo = 4;
const nascimentoErros = {
  obrigatorio: 'nascimentoVazio',
  invalido: 'nascimento',
  futuro: 'nascimentoFuturo',
} as const satisfies Record<string, CampoErro>;

/**
 * What is wrong with the text of each field, or null. A field that is not here may hold anything; an empty text arrives
 * only where the field must be filled.
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
    // As the person's: without the spaces around it.
    return !pergunta || pergunta.opcoes.some((opcao) => opcao.trim() === text) ? null : 'resposta';
  },
};

/** The fields that are judged, in the order their faults are told in a profile. */
export const camposJulgados = Object.keys(judges).filter(isCampoPessoa).filter(isEscrito);

/** What is wrong with one field, on the screen and on the server; null for what is right or may stay empty. */
export function judgeCampo(
  campo: CampoEscrito,
  informado: string | null | undefined,
  caso: CampoCaso & { readonly isRequired: boolean },
): CampoErro | null {
  const text = (informado ?? '').trim();
  if (text === '' && !caso.isRequired) return null;
  return judges[campo]?.(text, caso) ?? (text === '' ? 'vazio' : null);
}

/** Whether the login number is a person's: a CPF or a mobile number, both of eleven. */
export const isPessoa = (usuario: string): boolean => normalizeUsuario(usuario).length === 11;

/** Whether a birth date (`yyyy-mm-dd`) is of someone too young for a campaign that checks it. */
export const isMenorDeIdade = (c: Configuracao, dia: string, hoje: string): boolean =>
  isIdadeVerified(c) && checkNascimento(dia, hoje) === null && !isMaior(dia, hoje);

/** A contact phone is a fixed line or a mobile; where the campaign confirms it by a code, only a mobile. */
function isContato(c: Configuracao, text: string): boolean {
  const isMobile = isCelular(text, getPadraoCelular(c) ?? undefined);
  if (isMobile) return true;
  return !isCelularConfirmedAtPerfil(c) && isTelefone(text) && normalizeTelefone(text).length === 10;
}
