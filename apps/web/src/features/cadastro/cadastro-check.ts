import { checkEndereco, type EnderecoRules } from '@trevo/config/check-endereco';
import type { Configuracao } from '@trevo/config/configuracao-keys';
import {
  getCadastroBairroMinimo,
  getCnpjRegra,
  getPadraoCelular,
  getTipoIdentificacao,
  isCelularConfirmedAtCadastro,
  isIdadeVerified,
} from '@trevo/config/configuracao-questions';
import { isEmail } from '@trevo/rules/email';
import { parseDiaMesAno } from '@trevo/rules/mask';
import { checkNascimento, isMaior } from '@trevo/rules/nascimento';
import { isNomeEmpresa, isNomePessoa } from '@trevo/rules/nome';
import { isSenhaNova } from '@trevo/rules/senha';
import { isCelular, isTelefone } from '@trevo/rules/telefone';
import { checkUsuario, normalizeUsuario } from '@trevo/rules/usuario';
import { toUsuarioWords } from '../consumidor/public.ts';
import {
  isEnderecoRequired,
  toEndereco,
  type CadastroForm,
  type Campo,
  type CampoPedido,
} from './cadastro-form.ts';
import { cadastroText } from './cadastro.text.ts';

/** Words by id, or the ones given. */
export type Texto = (id: string, fallback: string) => string;

/**
 * Judges the whole form by the campaign's rules, as the server will.
 *
 * @param hoje the São Paulo day, `yyyy-mm-dd`
 * @param endereco what the lookups of the address know
 * @returns words by field; no key for a field that is right
 */
export function checkForm(
  form: CadastroForm,
  campos: readonly CampoPedido[],
  c: Configuracao,
  hoje: string,
  texto: Texto = (_, fallback) => fallback,
  endereco: EnderecoFacts = {},
): Partial<Record<Campo, string>> {
  const wrong: Partial<Record<Campo, string>> = judgeEndereco(form, campos, c, endereco);
  for (const { campo, isRequired } of campos) {
    const words = judges[campo]?.({ form, isRequired, c, hoje, texto });
    if (words) wrong[campo] = words;
  }
  return wrong;
}

export type EnderecoFacts = Pick<EnderecoRules, 'municipios' | 'bairroFromCep'>;

function judgeEndereco(
  form: CadastroForm,
  campos: readonly CampoPedido[],
  c: Configuracao,
  facts: EnderecoFacts,
): Partial<Record<Campo, string>> {
  if (!campos.some(({ campo }) => campo === 'cep')) return {};
  const { endereco: rua, ...rest } = checkEndereco(toEndereco(form), {
    ...facts,
    isRequired: isEnderecoRequired(c),
    bairroMinimo: getCadastroBairroMinimo(c),
  });
  return rua ? { ...rest, rua } : rest;
}

interface Case {
  readonly form: CadastroForm;
  readonly isRequired: boolean;
  readonly c: Configuracao;
  readonly hoje: string;
  readonly texto: Texto;
}

const { erros } = cadastroText;
const say = (texto: Texto, words: { readonly id: string; readonly texto: string }) =>
  texto(words.id, words.texto);

const judges: { readonly [K in Campo]?: (given: Case) => string | null } = {
  usuario({ form, c, texto }) {
    const tipo = getTipoIdentificacao(c);
    const erro = checkUsuario(tipo, form.usuario, getCnpjRegra(c));
    if (erro) return toUsuarioWords(erro, tipo, texto);
    // The code goes to the login's own number when no other one is told.
    const isConfirmed = isCelularConfirmedAtCadastro(c) && form.telefoneContato === '';
    if (tipo !== 'telefone' || !isConfirmed) return null;
    return isCelular(form.usuario, getPadraoCelular(c) ?? undefined) ? null : erros.celular;
  },
  nome({ form }) {
    if (isPessoa(form.usuario)) return isNomePessoa(form.nome) ? null : erros.nome;
    return isNomeEmpresa(form.nome) ? null : erros.nomeEmpresa;
  },
  email({ form, isRequired }) {
    const email = form.email.trim();
    if (email === '') return isRequired ? erros.emailVazio : null;
    return isEmail(email) ? null : erros.email;
  },
  dataNascimento({ form, isRequired, hoje }) {
    if (form.dataNascimento === '') return isRequired ? erros.nascimentoVazio : null;
    const erro = checkNascimento(parseDiaMesAno(form.dataNascimento) ?? 'nenhum', hoje);
    if (erro === 'futuro') return erros.nascimentoFuturo;
    return erro && erros.nascimento;
  },
  telefoneContato({ form, isRequired, c }) {
    if (form.telefoneContato === '') return isRequired ? erros.telefoneVazio : null;
    if (isCelularConfirmedAtCadastro(c)) {
      return isCelular(form.telefoneContato, getPadraoCelular(c) ?? undefined) ? null : erros.celular;
    }
    return isTelefone(form.telefoneContato) ? null : erros.telefone;
  },
  documentoVariavel: ({ form }) => (form.documentoVariavel === '' ? erros.documentoVazio : null),
  resposta: ({ form, isRequired }) => (isRequired && form.resposta === '' ? erros.resposta : null),
  extra: ({ form, isRequired }) => (isRequired && form.extra.trim() === '' ? erros.extra : null),
  senha: ({ form }) => (isSenhaNova(form.senha) ? null : erros.senha),
  confirmacao: ({ form, texto }) =>
    form.confirmacao !== '' && form.confirmacao === form.senha ? null : say(texto, erros.confirmacao),
  aceitaTermos: ({ form, texto }) => (form.aceitaTermos ? null : say(texto, erros.aceitaTermos)),
  aceitaAviso: ({ form }) => (form.aceitaAviso ? null : erros.aceitaAviso),
  aceitaRegulamento: ({ form, texto }) =>
    form.aceitaRegulamento ? null : say(texto, erros.aceitaRegulamento),
};

/** Whether the login number is a person's: a CPF or a mobile number, both of eleven. */
export const isPessoa = (usuario: string): boolean => normalizeUsuario(usuario).length === 11;

/** Whether the birth date is of someone too young for a campaign that checks it. */
export function isMenorDeIdade(form: CadastroForm, c: Configuracao, hoje: string): boolean {
  const dia = parseDiaMesAno(form.dataNascimento);
  return isIdadeVerified(c) && dia !== null && !isMaior(dia, hoje);
}
