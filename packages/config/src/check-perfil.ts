import { isCnpj } from '@trevo/rules/cnpj';
import { isCpf } from '@trevo/rules/cpf';
import { isEmail } from '@trevo/rules/email';
import { checkNascimento, isMaior } from '@trevo/rules/nascimento';
import { isNomeEmpresa, nomeMinimo, normalizeNome } from '@trevo/rules/nome';
import { isCelular, isTelefone, normalizeTelefone } from '@trevo/rules/telefone';
import { checkEndereco, type EnderecoInformado, type EnderecoParte } from './check-endereco.ts';
import type { CampoPerfil, Configuracao } from './configuracao-keys.ts';
import {
  getCamposObrigatorios,
  getCnpjRegra,
  getPadraoCelular,
  getPerfilBairroMinimo,
  isCampoObrigatorio,
  isCelularConfirmedAtPerfil,
  isDocumentoEstrangeiroEnabled,
  isIdadeVerified,
  isLoginByTelefone,
  isTelefoneContatoOpcional,
} from './configuracao-questions.ts';

/** A profile as it is shown or about to be saved. Days are `yyyy-mm-dd`; a missing field is an empty one. */
export interface PerfilInformado {
  readonly nome?: string | null | undefined;
  readonly cpf?: string | null | undefined;
  readonly documentoVariavel?: string | null | undefined;
  readonly telefoneContato?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly genero?: string | null | undefined;
  readonly dataNascimento?: string | null | undefined;
  readonly rg?: string | null | undefined;
  readonly endereco?: EnderecoInformado | undefined;
}

/** A field of the profile that the campaign still waits for. */
export type CampoPendente = CampoPerfil | 'telefoneContato';

/** What the campaign calls each field when it asks for it. */
export const campoPerfilNomes: Readonly<Record<CampoPendente, string>> = {
  nome: 'Nome',
  cnpjCpf: 'CPF/CNPJ',
  rg: 'RG',
  dataNascimento: 'Data de nascimento',
  genero: 'Gênero',
  email: 'E-mail',
  endereco: 'Endereço',
  telefoneContato: 'Celular',
};

const filled = (text: string | null | undefined) => (text ?? '').trim() !== '';

function isCampoFilled(c: Configuracao, perfil: PerfilInformado, campo: CampoPerfil): boolean {
  // The address is judged by its postal code.
  if (campo === 'endereco') return filled(perfil.endereco?.cep);
  if (campo !== 'cnpjCpf') return filled(perfil[campo]);
  return filled(perfil.cpf) || (isDocumentoEstrangeiroEnabled(c) && filled(perfil.documentoVariavel));
}

/** Whether the contact phone must be there: the login is a document and the campaign does not make it optional. */
export const isTelefonePerfilRequired = (c: Configuracao): boolean =>
  !isLoginByTelefone(c) && !isTelefoneContatoOpcional(c);

/** The mandatory fields of the campaign's list that are empty, in its order. The sign-up counts as unfinished. */
export const listCamposObrigatoriosPendentes = (c: Configuracao, perfil: PerfilInformado): CampoPerfil[] =>
  getCamposObrigatorios(c).filter((campo) => !isCampoFilled(c, perfil, campo));

/** Everything the person is asked to complete: the mandatory list, and the contact phone where it must be there. */
export function listCamposPendentes(c: Configuracao, perfil: PerfilInformado): CampoPendente[] {
  const pendentes: CampoPendente[] = listCamposObrigatoriosPendentes(c, perfil);
  const isTelefoneMissing = isTelefonePerfilRequired(c) && !filled(perfil.telefoneContato);
  return isTelefoneMissing ? [...pendentes, 'telefoneContato'] : pendentes;
}

/** Whether the person is asked to finish registering before anything else is registered. */
export const isPerfilIncompleto = (
  c: Configuracao,
  perfil: PerfilInformado & { readonly cadastroInicial: boolean },
): boolean =>
  (perfil.cadastroInicial || (isTelefonePerfilRequired(c) && !filled(perfil.telefoneContato))) &&
  listCamposPendentes(c, perfil).length > 0;

export type PerfilCampo = Exclude<keyof PerfilInformado, 'endereco'> | `endereco.${EnderecoParte}`;

export interface PerfilVerdict {
  /** Mandatory fields that are empty, to be named in one sentence. */
  readonly pendentes: readonly CampoPendente[];
  /** Words by field, for what is filled but wrong (and each missing part of a mandatory address). */
  readonly wrong: Partial<Record<PerfilCampo, string>>;
  /** Too young for a campaign that checks it. */
  readonly isMenor: boolean;
}

export interface PerfilFacts {
  /** The São Paulo day, `yyyy-mm-dd`. */
  readonly hoje: string;
  readonly municipios?: readonly string[] | undefined;
  readonly bairroFromCep?: string | undefined;
}

const rgMinimo = 4;

/** Judges a profile by the campaign's rules, the same on the screen and on the server. */
export function checkPerfil(c: Configuracao, perfil: PerfilInformado, facts: PerfilFacts): PerfilVerdict {
  const wrong: Partial<Record<PerfilCampo, string>> = {};
  const judge = (
    campo: PerfilCampo,
    text: string | null | undefined,
    isRight: (text: string) => boolean,
    mensagem: string,
  ) => {
    if (filled(text) && !isRight(text!.trim())) wrong[campo] = mensagem;
  };
  const isNome = (text: string) => normalizeNome(text).length >= nomeMinimo && isNomeEmpresa(text);
  const isNascimento = (text: string) => checkNascimento(text, facts.hoje) === null;
  judge('nome', perfil.nome, isNome, 'Informe o nome completo.');
  judge('cpf', perfil.cpf, (text) => isCpf(text) || isCnpj(text, getCnpjRegra(c)), 'CPF/CNPJ inválido');
  judge('email', perfil.email, isEmail, 'Informe um e-mail válido.');
  judge('dataNascimento', perfil.dataNascimento, isNascimento, 'Informe uma data de nascimento válida.');
  judge('rg', perfil.rg, (text) => text.replace(/\W/g, '').length >= rgMinimo, 'Informe o RG completo.');
  judge(
    'documentoVariavel',
    perfil.documentoVariavel,
    (text) => /^\d{1,10}$/.test(text),
    'Use até 10 números.',
  );
  judge(
    'telefoneContato',
    perfil.telefoneContato,
    (text) => isContato(c, text),
    'Campo inválido: Número do celular',
  );
  const endereco = checkEndereco(perfil.endereco ?? {}, {
    isRequired: isCampoObrigatorio(c, 'endereco'),
    bairroMinimo: getPerfilBairroMinimo(c),
    municipios: facts.municipios,
    bairroFromCep: facts.bairroFromCep,
  });
  for (const [parte, mensagem] of Object.entries(endereco)) {
    wrong[`endereco.${parte as EnderecoParte}`] = mensagem;
  }
  const nascimento = perfil.dataNascimento ?? '';
  const isMenor = isIdadeVerified(c) && isNascimento(nascimento) && !isMaior(nascimento, facts.hoje);
  return { pendentes: listCamposPendentes(c, perfil), wrong, isMenor };
}

/** A contact phone is a fixed line or a mobile; where the campaign confirms it by a code, only a mobile. */
function isContato(c: Configuracao, text: string): boolean {
  const isMobile = isCelular(text, getPadraoCelular(c) ?? undefined);
  if (isMobile) return true;
  return !isCelularConfirmedAtPerfil(c) && isTelefone(text) && normalizeTelefone(text).length === 10;
}

/**
 * The mobile number that a registration confirms by a code: the contact phone, else a login that is a phone.
 *
 * @returns bare digits, or null when there is none
 */
export function getCelularParaConfirmar(
  c: Configuracao,
  informado: { readonly usuario: string; readonly telefoneContato?: string | null | undefined },
): string | null {
  if (filled(informado.telefoneContato)) return normalizeTelefone(informado.telefoneContato!);
  return isLoginByTelefone(c) ? normalizeTelefone(informado.usuario) : null;
}
