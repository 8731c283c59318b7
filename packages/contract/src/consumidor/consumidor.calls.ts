import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { jpeg, pessoaExemplo, type Exemplos } from '../exemplos/exemplo-valores.ts';
import {
  aceitesSchema,
  senhaNovaSchema,
  telefoneContatoSchema,
  telefoneSchema,
  textSchema,
  usuarioSchema,
} from '../parts.ts';
import { pessoaChanged, pessoaShown } from './pessoa.parts.ts';

const optionalText = v.nullable(v.string());
const sessaoErrors = ['sessao.ausente', 'sessao.invalida'] as const;
const ownErrors = [...sessaoErrors, 'sessao.outraPessoa'] as const;

export const consumidorSchema = v.object({
  usuario: v.string(),
  ...pessoaShown,
  nome: v.string(),
  /** The login number again, under its legacy name. */
  telefone: v.string(),
  emailVerificado: v.boolean(),
  documentoEstrangeiroJaCadastrado: v.boolean(),
  aceitaNotificacao: v.boolean(),
  aceites: v.array(v.object({ nomeTermo: v.string(), aceito: v.boolean() })),
  uriFotoPerfil: optionalText,
  indicacao: optionalText,
  /** The referral code that the consumer shares: `/cadastro?indicacao=…`. */
  codigoIndicacao: v.string(),
  cadastroInicial: v.boolean(),
});

const consumidorObter = defineCall('consumidor.obter', {
  resumo: "Read the consumer's profile",
  descricao: "Returns all data of the consumer's account. Fields without a value are null.",
  params: v.object({ usuario: usuarioSchema }),
  retorno: consumidorSchema,
  errors: [...ownErrors, 'consumidor.naoEncontrado'],
});

/** An absent field keeps its value; an empty text clears it. */
export const perfilSchema = v.partial(
  v.object({
    /** Login of the profile; must be the token's owner. */
    telefone: usuarioSchema,
    ...pessoaChanged,
    aceitaNotificacao: v.boolean(),
    /** The `nomeArquivo` returned by `upload.fotoPerfil`, or its URL; an empty text removes the picture. */
    uriFotoPerfil: textSchema(300),
    /** A new picture as base64, as in `upload.fotoPerfil`; takes precedence over `uriFotoPerfil`. */
    fotoPerfil: v.pipe(v.string(), v.minLength(1, 'Envie a imagem.')),
    comprovanteTelefone: v.pipe(v.string(), v.maxLength(600)),
    /** Required to change an existing e-mail or contact phone. */
    senhaAtual: senhaNovaSchema,
  }),
);

const consumidorSalvar = defineCall('consumidor.salvar', {
  resumo: "Change the consumer's profile",
  descricao:
    'Changes the fields in the request. Omitted fields keep their value; an empty text clears a field.',
  body: perfilSchema,
  bodyLimit: 6 * 1024 * 1024,
  retorno: consumidorSchema,
  errors: [
    ...ownErrors,
    'requisicao.invalida',
    'consumidor.perfilInvalido',
    'consumidor.menorDeIdade',
    'consumidor.perfilRestrito',
    'consumidor.senhaNecessaria',
    'login.senhaAtualIncorreta',
    'requisicao.muitas',
    'consumidor.telefoneDuplicado',
    'consumidor.cpfDuplicado',
    'login.celularNaoConfirmado',
    'requisicao.corpoGrande',
    'upload.imagemInvalida',
    'upload.cotaAtingida',
    'upload.semEspaco',
    'upload.indisponivel',
  ],
  taxa: { porUsuario: [[30, 60]] },
});

const consumidorExcluir = defineCall('consumidor.excluir', {
  resumo: "Delete the consumer's account",
  descricao: 'Deactivates the account and pseudonymizes its data.',
  params: v.object({ usuario: usuarioSchema }),
  retorno: v.object({ excluido: v.literal(true) }),
  errors: [...ownErrors, 'requisicao.invalida', 'consumidor.exclusaoInativa', 'consumidor.naoEncontrado'],
});

const consumidorVerificar = defineCall('consumidor.verificar', {
  resumo: 'Check whether a document is known',
  descricao: 'Returns whether the promoter knows a document (first access), and no other data about it.',
  params: v.object({ cpf: usuarioSchema }),
  retorno: v.object({ existe: v.literal(true) }),
  errors: ['requisicao.invalida', 'consumidor.naoEncontrado', 'requisicao.muitas'],
  taxa: { porEndereco: [[30, 60]], porPar: [[10, 60]], porUsuario: [[150, 60]] },
});

const consumidorVerificarTelefoneContato = defineCall('consumidor.verificarTelefoneContato', {
  resumo: 'Check whether a new contact phone is available',
  descricao:
    "Returns 200 when no other account has this phone as contact. `telefoneContatoAtual` is the account's current phone.",
  body: v.object({
    telefoneContato: telefoneSchema,
    telefoneContatoAtual: v.optional(telefoneContatoSchema),
  }),
  retorno: v.object({ disponivel: v.literal(true) }),
  errors: [...sessaoErrors, 'requisicao.invalida', 'consumidor.telefoneDuplicado', 'requisicao.muitas'],
  taxa: { porUsuario: [[30, 60]] },
});

const consumidorAlterarNotificacao = defineCall('consumidor.alterarNotificacao', {
  resumo: 'Enable or disable notifications',
  descricao: 'Sets whether the consumer receives notifications. Notices in the app remain.',
  body: v.object({ telefone: usuarioSchema, aceitaNotificacao: v.boolean() }),
  retorno: v.object({ aceitaNotificacao: v.boolean() }),
  errors: [...ownErrors, 'requisicao.invalida'],
});

const consumidorAlterarAceites = defineCall('consumidor.alterarAceites', {
  resumo: 'Answer the terms',
  descricao: "Stores the consumer's answer to each term in the request. A mandatory term cannot be refused.",
  body: v.object({ usuario: usuarioSchema, aceites: aceitesSchema }),
  retorno: v.array(v.object({ nomeTermo: v.string(), aceito: v.boolean() })),
  errors: [...ownErrors, 'requisicao.invalida', 'consumidor.aceiteObrigatorio'],
});

const consumidorAceites = defineCall('consumidor.aceites', {
  resumo: 'List the terms',
  descricao: "Returns the campaign's terms; with a token, each with the consumer's answer.",
  retorno: v.array(
    v.object({
      nomeTermo: v.string(),
      texto: v.string(),
      obrigatorio: v.boolean(),
      aceito: v.nullable(v.boolean()),
    }),
  ),
  errors: ['campanha.nenhuma', 'configuracao.naoEncontrada', 'sessao.invalida'],
});

/** A term with the consumer's answers, latest first. */
const consentimentoSchema = v.object({
  /** `aceitaNotificacao` for the notifications. */
  nomeTermo: v.string(),
  obrigatorio: v.boolean(),
  /** Whether the campaign still asks for it. */
  vigente: v.boolean(),
  aceito: v.nullable(v.boolean()),
  historico: v.array(
    v.object({
      aceito: v.boolean(),
      respondidoEm: v.string(),
      /** First characters of the SHA-256 of the text that was shown. */
      versao: v.string(),
      /** Whether that is the current text. */
      versaoAtual: v.boolean(),
    }),
  ),
});

const consumidorConsentimentos = defineCall('consumidor.consentimentos', {
  resumo: 'List the consents with their history',
  descricao:
    "Returns the consumer's terms and the privacy notices, each with its answers: time, version of the text, accepted or withdrawn.",
  retorno: v.array(consentimentoSchema),
  errors: [...sessaoErrors, 'consumidor.naoEncontrado'],
});

const consumidorAlterarConsentimento = defineCall('consumidor.alterarConsentimento', {
  resumo: 'Give or withdraw an optional consent',
  descricao:
    'Stores a new answer to a term. Withdrawing a mandatory one is refused: it ends with the account.',
  body: v.object({ nomeTermo: textSchema(120), aceito: v.boolean() }),
  retorno: v.array(consentimentoSchema),
  errors: [
    ...sessaoErrors,
    'requisicao.invalida',
    'requisicao.muitas',
    'consumidor.aceiteObrigatorio',
    'consumidor.naoEncontrado',
  ],
  taxa: { porUsuario: [[30, 60]] },
});

export const consumidorCalls = {
  'consumidor.obter': consumidorObter,
  'consumidor.salvar': consumidorSalvar,
  'consumidor.excluir': consumidorExcluir,
  'consumidor.verificar': consumidorVerificar,
  'consumidor.verificarTelefoneContato': consumidorVerificarTelefoneContato,
  'consumidor.alterarNotificacao': consumidorAlterarNotificacao,
  'consumidor.alterarAceites': consumidorAlterarAceites,
  'consumidor.consentimentos': consumidorConsentimentos,
  'consumidor.alterarConsentimento': consumidorAlterarConsentimento,
  'consumidor.aceites': consumidorAceites,
};

const { cpf, telefone, senha } = pessoaExemplo;

export const consumidorExemplos: Exemplos = {
  endereco: [pessoaExemplo.endereco, 'Praça da Sé, 120, Sé'],
  documentoVariavel: [undefined, null],
  resposta: ['Quatro'],
  extra: ['Vi na loja'],
  jaCliente: [true],
  primeiraLoja: [{ cnpjCpf: '96635911000164', nome: 'Quatro Folhas Sé' }],
  aceites: [
    [
      { nomeTermo: 'regulamento', aceito: true },
      { nomeTermo: 'politicaPrivacidade', aceito: true },
      { nomeTermo: 'avisoPrivacidade', aceito: true },
    ],
  ],
  nomeTermo: ['regulamento'],
  uriFotoPerfil: ['/upload/v1/fotoPerfil/7f3c9b0a51de4426.jpg?ate=1795273200&assinatura=Zk3v0Q8b1yTj6mXc'],
  comprovanteTelefone: [undefined],
  senhaAtual: [senha],
  documentoEstrangeiroJaCadastrado: [false],
  'consumidor.salvar.body.telefone': [cpf],
  'consumidor.alterarNotificacao.body.telefone': [cpf],
  'consumidor.obter.retorno.telefone': [cpf],
  'consumidor.salvar.retorno.telefone': [cpf],
  telefoneContatoAtual: [telefone],
  respondidoEm: ['2026-11-21T15:00:00.000Z'],
  versaoAtual: [true],
  'consumidor.consentimentos.retorno.historico.versao': ['1f3c4bb3'],
  'consumidor.alterarConsentimento.retorno.historico.versao': ['1f3c4bb3'],
  'dinamicaCupom.identificacao': ['@zuleide.nascimento'],
  multiplicador: [2],
  texto: ['Ao participar, você aceita o regulamento.'],
  fotoPerfil: [jpeg],
};
