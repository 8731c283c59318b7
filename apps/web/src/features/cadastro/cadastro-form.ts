import type { Configuracao } from '@trevo/config/configuracao-keys';
import {
  getCadastroCampoExtra,
  getCadastroPergunta,
  isEmailObrigatorio,
  isIdadeVerified,
  isLoginByTelefone,
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
import type { CadastroDraft } from '../../shared/cadastro/cadastro-draft.ts';
import { cadastroText } from './cadastro.text.ts';

/** The form as the person fills it: text everywhere, the birth date as `dd/mm/yyyy`. */
export interface CadastroForm {
  usuario: string;
  nome: string;
  email: string;
  dataNascimento: string;
  telefoneContato: string;
  genero: string;
  resposta: string;
  extra: string;
  senha: string;
  confirmacao: string;
  aceitaNotificacao: boolean;
  aceitaTermos: boolean;
  aceitaRegulamento: boolean;
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
 * again.
 */
export function listCampos(c: Configuracao, aceites: CadastroDraft['aceites'] = {}): CampoPedido[] {
  const isNascimentoAsked = isNascimentoObrigatorio(c) || isIdadeVerified(c);
  const isTelefoneAsked = isTelefoneContatoObrigatorio(c) || !isLoginByTelefone(c);
  const extra = getCadastroCampoExtra(c);
  const optional = (campo: Campo, isAsked: boolean, isRequired: boolean) =>
    isAsked ? [{ campo, isRequired }] : [];
  return [
    { campo: 'usuario', isRequired: true },
    { campo: 'nome', isRequired: true },
    { campo: 'email', isRequired: isEmailObrigatorio(c) },
    ...optional('dataNascimento', isNascimentoAsked, isNascimentoObrigatorio(c)),
    ...optional('telefoneContato', isTelefoneAsked, isTelefoneContatoObrigatorio(c)),
    { campo: 'genero', isRequired: false },
    ...optional('resposta', getCadastroPergunta(c) !== null, true),
    ...optional('extra', extra !== null, extra?.obrigatorio ?? false),
    { campo: 'senha', isRequired: true },
    { campo: 'confirmacao', isRequired: true },
    ...optional('aceitaRegulamento', isRegulamentoRequired(c) && !aceites['regulamento'], true),
    ...optional('aceitaTermos', isTermosRequired(c) && !aceites['politicaPrivacidade'], true),
  ];
}

/** A form to begin with: what the draft holds, everything else empty. */
export function toForm(draft: CadastroDraft | undefined): CadastroForm {
  return {
    usuario: draft?.usuario ?? '',
    nome: draft?.nome ?? '',
    email: draft?.email ?? '',
    dataNascimento: draft?.dataNascimento ?? '',
    telefoneContato: draft?.telefoneContato ?? '',
    genero: draft?.genero ?? '',
    resposta: draft?.resposta ?? '',
    extra: draft?.extra ?? '',
    senha: '',
    confirmacao: '',
    aceitaNotificacao: draft?.aceitaNotificacao ?? false,
    aceitaTermos: draft?.aceitaTermos ?? false,
    aceitaRegulamento: draft?.aceitaRegulamento ?? false,
  };
}

/** What of the form may be written down: not the password. */
export function toDraft(form: CadastroForm): Partial<CadastroDraft> {
  const { senha: _senha, confirmacao: _confirmacao, ...rest } = form;
  return rest;
}

/** The request: what is empty is left out, the name as it is stored, the birth date as `yyyy-mm-dd`. */
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
    }),
    ...(dataNascimento ? { dataNascimento } : {}),
    ...(isGenero(genero) ? { genero } : {}),
    consumidor: {
      aceites: Object.entries(given).map(([nomeTermo, aceito]) => ({ nomeTermo, aceito })),
      ...dropEmpty({ telefoneContato: form.telefoneContato, indicacao: indicacao ?? '' }),
    },
  };
}

const isGenero = (text: string): text is 'masculino' | 'feminino' | 'outro' =>
  Object.hasOwn(cadastroText.generos, text);

function dropEmpty<Field extends string>(fields: Record<Field, string>): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<
    Record<Field, string>
  >;
}

/** The field that a server's `detalhes[].campo` speaks of, or undefined: `consumidor.telefoneContato` is one. */
export function findCampo(campo: string, campos: readonly CampoPedido[]): Campo | undefined {
  const last = campo.split('.').at(-1);
  return campos.find((asked) => asked.campo === last)?.campo;
}
