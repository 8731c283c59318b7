import type { Configuracao } from '@trevo/config/configuracao-keys';
import {
  getCadastroCampoExtra,
  getCadastroPergunta,
  getLgpdTipo,
  isAvisoPrivacidadeEnabled,
  isCampoObrigatorio,
  isCelularConfirmedAtCadastro,
  isDocumentoEstrangeiroEnabled,
  isEmailObrigatorio,
  isJaClienteEnabled,
  isLoginByTelefone,
  isLojaMaisProximaEnabled,
  isNascimentoObrigatorio,
  isRegulamentoRequired,
  isTelefoneContatoObrigatorio,
  isTermosRequired,
} from '@trevo/config/configuracao-questions';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { parseDiaMesAno } from '@trevo/rules/mask';
import { normalizeNome } from '@trevo/rules/nome';
import { normalizeUsuario } from '@trevo/rules/usuario';
import type { CadastroDraft } from './cadastro-draft.ts';
import { consumidorText, type EnderecoForm, type Loja, toEnderecoWire } from '../consumidor/public.ts';

/** The form as the person fills it: text everywhere, the birth date as `dd/mm/yyyy`. */
export interface CadastroForm {
  usuario: string;
  nome: string;
  email: string;
  dataNascimento: string;
  telefoneContato: string;
  genero: string;
  /** Chooses the foreign document; taking it back clears what was typed. */
  isEstrangeiro: boolean;
  documentoVariavel: string;
  cep: string;
  estado: string;
  rua: string;
  numero: string;
  bairro: string;
  cidade: string;
  complemento: string;
  resposta: string;
  extra: string;
  /** `sim`, `nao`, or nothing yet. */
  jaCliente: string;
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

/** A field that is asked, and whether it must be filled. */
export interface CampoPedido {
  readonly campo: Campo;
  readonly isRequired: boolean;
}

/**
 * What the campaign asks, in the order a person answers. Consents that an earlier step already took are not asked
 * again. The address is there when the campaign wants it or the person chose to tell it.
 */
export function listCampos(
  c: Configuracao,
  aceites: CadastroDraft['aceites'] = {},
  form: Pick<CadastroForm, 'isEstrangeiro'> & { readonly hasEndereco: boolean } = noChoices,
): CampoPedido[] {
  // A code needs a phone to go to; only a login by telephone has another one.
  const isConfirmed = isCelularConfirmedAtCadastro(c) && !isLoginByTelefone(c);
  const isTelefoneRequired = isTelefoneContatoObrigatorio(c) || isConfirmed;
  const aviso = aceites['avisoPrivacidade'];
  // The detailed LGPD step takes a no to the notice for an answer.
  const isAvisoAnswered = getLgpdTipo(c) === 'detalhada' ? aviso !== undefined : aviso === true;
  const extra = getCadastroCampoExtra(c);
  const isEndereco = isEnderecoRequired(c);
  const optional = (campo: Campo, isAsked: boolean, isRequired: boolean) =>
    isAsked ? [{ campo, isRequired }] : [];
  return [
    { campo: 'usuario', isRequired: true },
    { campo: 'nome', isRequired: true },
    { campo: 'email', isRequired: isEmailObrigatorio(c) },
    { campo: 'dataNascimento', isRequired: isNascimentoObrigatorio(c) },
    { campo: 'telefoneContato', isRequired: isTelefoneRequired },
    { campo: 'genero', isRequired: false },
    ...optional('documentoVariavel', isDocumentoEstrangeiroEnabled(c) && form.isEstrangeiro, true),
    ...enderecoCampos.flatMap((campo) =>
      optional(campo, isEndereco || form.hasEndereco, isEndereco && campo !== 'complemento'),
    ),
    ...optional('resposta', getCadastroPergunta(c) !== null, true),
    ...optional('extra', extra !== null, extra?.obrigatorio ?? false),
    ...optional('jaCliente', isJaClienteEnabled(c), false),
    ...optional('loja', isLojaMaisProximaEnabled(c), false),
    { campo: 'senha', isRequired: true },
    { campo: 'confirmacao', isRequired: true },
    ...optional('aceitaRegulamento', isRegulamentoRequired(c) && !aceites['regulamento'], true),
    ...optional('aceitaTermos', isTermosRequired(c) && !aceites['politicaPrivacidade'], true),
    ...optional('aceitaAviso', isAvisoPrivacidadeEnabled(c) && !isAvisoAnswered, true),
  ];
}

const noChoices = { isEstrangeiro: false, hasEndereco: false };

/** The parts of the address by the form's names, in the order they are asked. */
export const enderecoCampos = ['cep', 'estado', 'rua', 'numero', 'bairro', 'cidade', 'complemento'] as const;

export const isEnderecoRequired = (c: Configuracao): boolean => isCampoObrigatorio(c, 'endereco');

/** The address of a form. */
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

/** A form to begin with: what the draft holds, everything else empty. */
export function toForm(draft: CadastroDraft | undefined): CadastroForm {
  return {
    usuario: draft?.usuario ?? '',
    nome: draft?.nome ?? '',
    email: draft?.email ?? '',
    dataNascimento: draft?.dataNascimento ?? '',
    telefoneContato: draft?.telefoneContato ?? '',
    genero: draft?.genero ?? '',
    isEstrangeiro: draft?.isEstrangeiro ?? false,
    documentoVariavel: draft?.documentoVariavel ?? '',
    cep: draft?.cep ?? '',
    estado: draft?.estado ?? '',
    rua: draft?.rua ?? '',
    numero: draft?.numero ?? '',
    bairro: draft?.bairro ?? '',
    cidade: draft?.cidade ?? '',
    complemento: draft?.complemento ?? '',
    resposta: draft?.resposta ?? '',
    extra: draft?.extra ?? '',
    jaCliente: draft?.jaCliente ?? '',
    loja: draft?.loja ?? null,
    senha: '',
    confirmacao: '',
    aceitaNotificacao: draft?.aceitaNotificacao ?? false,
    aceitaTermos: draft?.aceitaTermos ?? false,
    aceitaRegulamento: draft?.aceitaRegulamento ?? false,
    aceitaAviso: draft?.aceitaAviso ?? false,
  };
}

/** What of the form may be written down: not the password. */
export function toDraft(form: CadastroForm): Partial<CadastroDraft> {
  const { senha: _senha, confirmacao: _confirmacao, ...rest } = form;
  return rest;
}

/** The request: what is empty is left out (an address is an empty object then), the birth date as `yyyy-mm-dd`. */
export function toWire(
  form: CadastroForm,
  { aceites = {}, indicacao }: Pick<CadastroDraft, 'aceites' | 'indicacao'> = {},
): CadastroBody {
  const { genero } = form;
  const dataNascimento = parseDiaMesAno(form.dataNascimento);
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
    ...dropEmpty({
      email: form.email.trim(),
      telefoneContato: form.telefoneContato,
      resposta: form.resposta,
      extra: form.extra.trim(),
      documentoVariavel: form.isEstrangeiro ? form.documentoVariavel : '',
    }),
    endereco: toEnderecoWire(toEndereco(form)),
    ...(form.jaCliente ? { jaCliente: form.jaCliente === 'sim' } : {}),
    ...(form.loja ? { primeiraLoja: form.loja } : {}),
    ...(dataNascimento ? { dataNascimento } : {}),
    ...(isGenero(genero) ? { genero } : {}),
    consumidor: {
      aceites: Object.entries(given).map(([nomeTermo, aceito]) => ({ nomeTermo, aceito })),
      ...dropEmpty({ telefoneContato: form.telefoneContato, indicacao: indicacao ?? '' }),
    },
  };
}

const isGenero = (text: string): text is 'masculino' | 'feminino' | 'outro' =>
  Object.hasOwn(consumidorText.generos, text);

function dropEmpty<Field extends string>(fields: Record<Field, string>): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<
    Record<Field, string>
  >;
}

/** The field that a server's `detalhes[].campo` speaks of, or undefined: `consumidor.telefoneContato` is one. */
export function findCampo(campo: string, campos: readonly CampoPedido[]): Campo | undefined {
  const part = campo === 'endereco.endereco' ? 'rua' : campo.split('.').at(-1);
  const last = part === 'primeiraLoja' ? 'loja' : part;
  return campos.find((asked) => asked.campo === last)?.campo;
}
