import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { listPedidos, type CadastroInformado } from '@trevo/config/pessoa/check-cadastro';
import {
  getLgpdTipo,
  isAvisoPrivacidadeEnabled,
  isCampoObrigatorio,
  isRegulamentoRequired,
  isSenhaConfirmada,
  isTermosRequired,
} from '@trevo/config/configuracao/telas-questions';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { cadastroCampos, isDigitado } from '@trevo/rules/pessoa/campo-pessoa';
import { normalizeNome } from '@trevo/rules/pessoa/nome';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import {
  toCamposForm,
  toCamposInformados,
  toCamposWire,
  toEnderecoWire,
  type CamposForm,
  type EnderecoForm,
  type Loja,
} from '../consumidor/public.ts';
import type { CadastroDraft } from './cadastro-draft.ts';

/** Fields of the form that are text fields of the consumidor. */
const campoNomes = cadastroCampos.filter(isDigitado);

/** The name is sent separately, in its normalised form. */
const outros = campoNomes.filter((campo) => campo !== 'nome');

/** State of the registration form. */
export interface CadastroForm extends CamposForm<(typeof campoNomes)[number]> {
  usuario: string;
  /** True when the foreign document is chosen; deselecting clears the typed value. */
  isEstrangeiro: boolean;
  cep: string;
  estado: string;
  rua: string;
  numero: string;
  bairro: string;
  cidade: string;
  complemento: string;
  loja: Loja | null;
  senha: string;
  confirmacao: string;
  aceitaNotificacao: boolean;
  aceitaTermos: boolean;
  aceitaRegulamento: boolean;
  aceitaAviso: boolean;
}

export type Campo = keyof CadastroForm;
export type CadastroBody = BodyInputOf<Calls['login.cadastrar']>;

/** A field of the form and whether it is required. */
export interface CampoPedido {
  readonly campo: Campo;
  readonly isRequired: boolean;
}

/**
 * Returns the fields that the campaign asks for, in the order of the form. The two required documents are
 * included even after an earlier step took their consent, then checked; the privacy notice is asked for once.
 * The address is included when the campaign requires it or the user chose to give it.
 */
export function listCampos(
  c: Configuracao,
  aceites: CadastroDraft['aceites'] = {},
  form: Pick<CadastroForm, 'isEstrangeiro'> & { readonly hasEndereco: boolean } = noChoices,
): CampoPedido[] {
  const aviso = aceites['avisoPrivacidade'];
  // The detailed LGPD step also accepts a refusal of the notice as an answer.
  const isAvisoAnswered = getLgpdTipo(c) === 'detalhada' ? aviso !== undefined : aviso === true;
  const optional = (campo: Campo, isAsked: boolean, isRequired: boolean) =>
    isAsked ? [{ campo, isRequired }] : [];
  return [
    { campo: 'usuario', isRequired: true },
    ...listPedidos(c, form.isEstrangeiro).flatMap(({ campo, isRequired }): readonly CampoPedido[] => {
      if (campo === 'endereco') return isRequired || form.hasEndereco ? listEndereco(isRequired) : [];
      return [{ campo: campo === 'primeiraLoja' ? 'loja' : campo, isRequired }];
    }),
    { campo: 'senha', isRequired: true },
    ...optional('confirmacao', isSenhaConfirmada(c), true),
    ...optional('aceitaRegulamento', isRegulamentoRequired(c), true),
    ...optional('aceitaTermos', isTermosRequired(c), true),
    ...optional('aceitaAviso', isAvisoPrivacidadeEnabled(c) && !isAvisoAnswered, true),
  ];
}

const listEndereco = (isRequired: boolean): CampoPedido[] =>
  enderecoCampos.map((campo) => ({ campo, isRequired: isRequired && campo !== 'complemento' }));

const noChoices = { isEstrangeiro: false, hasEndereco: false };

/** Parts of the address by their form names, in the order of the form. */
export const enderecoCampos = ['cep', 'estado', 'rua', 'numero', 'bairro', 'cidade', 'complemento'] as const;

export const isEnderecoRequired = (c: Configuracao): boolean => isCampoObrigatorio(c, 'endereco');

/** Returns the address of a form. */
export const toEndereco = ({
  cep,
  estado,
  rua,
  numero,
  bairro,
  cidade,
  complemento,
}: Pick<CadastroForm, (typeof enderecoCampos)[number]>): EnderecoForm => ({
  cep,
  estado,
  endereco: rua,
  numero,
  bairro,
  cidade,
  complemento,
});

/** Returns the initial form: the values of the draft, everything else empty. */
export function toForm(draft: CadastroDraft | undefined): CadastroForm {
  return {
    ...toCamposForm(campoNomes, draft ?? {}),
    usuario: draft?.usuario ?? '',
    isEstrangeiro: draft?.isEstrangeiro ?? false,
    cep: draft?.cep ?? '',
    estado: draft?.estado ?? '',
    rua: draft?.rua ?? '',
    numero: draft?.numero ?? '',
    bairro: draft?.bairro ?? '',
    cidade: draft?.cidade ?? '',
    complemento: draft?.complemento ?? '',
    loja: draft?.loja ?? null,
    senha: '',
    confirmacao: '',
    aceitaNotificacao: draft?.aceitaNotificacao ?? false,
    aceitaTermos: draft?.aceitaTermos ?? draft?.aceites?.['politicaPrivacidade'] ?? false,
    aceitaRegulamento: draft?.aceitaRegulamento ?? draft?.aceites?.['regulamento'] ?? false,
    aceitaAviso: draft?.aceitaAviso ?? false,
  };
}

/** Returns the part of the form that may be stored: everything but the password. */
export function toDraft(form: CadastroForm): Partial<CadastroDraft> {
  const { senha: _senha, confirmacao: _confirmacao, ...rest } = form;
  return rest;
}

/**
 * Returns the request body: empty values are omitted (an empty address is an empty object), the birth date is
 * `yyyy-mm-dd`.
 */
export function toWire(
  form: CadastroForm,
  { aceites = {}, indicacao }: Pick<CadastroDraft, 'aceites' | 'indicacao'> = {},
): CadastroBody {
  const told = { ...form, documentoVariavel: form.isEstrangeiro ? form.documentoVariavel : '' };
  const given = {
    ...aceites,
    ...(form.aceitaRegulamento ? { regulamento: true } : {}),
    ...(form.aceitaTermos ? { politicaPrivacidade: true } : {}),
    ...(form.aceitaAviso ? { avisoPrivacidade: true } : {}),
  };
  return {
    tipo: 'consumidor',
    usuario: normalizeUsuario(form.usuario),
    nome: normalizeNome(form.nome),
    senha: form.senha,
    aceitaNotificacao: form.aceitaNotificacao,
    ...dropEmpty(toCamposWire(outros, told)),
    endereco: toEnderecoWire(toEndereco(form)),
    ...(form.loja ? { primeiraLoja: form.loja } : {}),
    consumidor: {
      aceites: Object.entries(given).map(([nomeTermo, aceito]) => ({ nomeTermo, aceito })),
      ...dropEmpty({ telefoneContato: form.telefoneContato, indicacao: indicacao ?? '' }),
    },
  };
}

/** Returns the input of the validation rules. */
export const toInformado = (form: CadastroForm): CadastroInformado => ({
  ...toCamposInformados(campoNomes, form),
  usuario: form.usuario,
  senha: form.senha,
  isEstrangeiro: form.isEstrangeiro,
  endereco: toEndereco(form),
});

type Filled<Fields> = { [F in keyof Fields]?: Exclude<Fields[F], ''> };

const dropEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Filled<Fields>;

/** Returns the field of a server's `detalhes[].campo` such as `consumidor.telefoneContato`, or undefined. */
export function findCampo(campo: string, campos: readonly CampoPedido[]): Campo | undefined {
  const part = campo === 'endereco.endereco' ? 'rua' : campo.split('.').at(-1);
  const last = part === 'primeiraLoja' ? 'loja' : part;
  return campos.find((asked) => asked.campo === last)?.campo;
}
