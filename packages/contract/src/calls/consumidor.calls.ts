import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  aceitesSchema,
  senhaNovaSchema,
  telefoneContatoSchema,
  telefoneSchema,
  textSchema,
  usuarioSchema,
} from './parts.ts';
import { pessoaChanged, pessoaShown } from './pessoa.parts.ts';

const optionalText = v.nullable(v.string());
const sessaoErrors = ['sessao.ausente', 'sessao.invalida'] as const;
const ownErrors = [...sessaoErrors, 'sessao.outraPessoa'] as const;

export const consumidorSchema = v.object({
  usuario: v.string(),
  ...pessoaShown,
  nome: v.string(),
  /** The login number again, under the name older readers know. */
  telefone: v.string(),
  emailVerificado: v.boolean(),
  documentoEstrangeiroJaCadastrado: v.boolean(),
  aceitaNotificacao: v.boolean(),
  aceites: v.array(v.object({ nomeTermo: v.string(), aceito: v.boolean() })),
  uriFotoPerfil: optionalText,
  indicacao: optionalText,
  /** What the person passes on: `/cadastro?indicacao=…`. */
  codigoIndicacao: v.string(),
  cadastroInicial: v.boolean(),
});

export const consumidorObter = defineCall('consumidor.obter', {
  params: v.object({ usuario: usuarioSchema }),
  retorno: consumidorSchema,
  errors: [...ownErrors, 'consumidor.naoEncontrado'],
});

/** A field that is left out keeps its value; an empty text clears it. */
export const perfilSchema = v.partial(
  v.object({
    /** Whose profile, when told: must be the token's owner. */
    telefone: usuarioSchema,
    ...pessoaChanged,
    aceitaNotificacao: v.boolean(),
    /** The `nomeArquivo` that `upload.fotoPerfil` answered, or its address; an empty text removes the picture. */
    uriFotoPerfil: textSchema(300),
    comprovanteTelefone: v.pipe(v.string(), v.maxLength(600)),
    /** Needed to change an e-mail or a contact phone that the account has already. */
    senhaAtual: senhaNovaSchema,
  }),
);

export const consumidorSalvar = defineCall('consumidor.salvar', {
  body: perfilSchema,
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
    'upload.imagemInvalida',
  ],
  taxa: { porUsuario: [[30, 60]] },
});

/** Inactivates the account and pseudonymises the person. */
export const consumidorExcluir = defineCall('consumidor.excluir', {
  params: v.object({ usuario: usuarioSchema }),
  retorno: v.object({ excluido: v.literal(true) }),
  errors: [...ownErrors, 'requisicao.invalida', 'consumidor.exclusaoInativa', 'consumidor.naoEncontrado'],
});

/** Whether the promoter knows a document (first access). Says nothing else of it. */
export const consumidorVerificar = defineCall('consumidor.verificar', {
  params: v.object({ cpf: usuarioSchema }),
  retorno: v.object({ existe: v.literal(true) }),
  errors: ['requisicao.invalida', 'consumidor.naoEncontrado', 'requisicao.muitas'],
  taxa: { porEndereco: [[30, 60]], porPar: [[10, 60]], porUsuario: [[150, 60]] },
});

export const consumidorVerificarTelefoneContato = defineCall('consumidor.verificarTelefoneContato', {
  body: v.object({
    telefoneContato: telefoneSchema,
    telefoneContatoAtual: v.optional(telefoneContatoSchema),
  }),
  retorno: v.object({ disponivel: v.literal(true) }),
  errors: [...sessaoErrors, 'requisicao.invalida', 'consumidor.telefoneDuplicado', 'requisicao.muitas'],
  taxa: { porUsuario: [[30, 60]] },
});

export const consumidorAlterarNotificacao = defineCall('consumidor.alterarNotificacao', {
  body: v.object({ telefone: usuarioSchema, aceitaNotificacao: v.boolean() }),
  retorno: v.object({ aceitaNotificacao: v.boolean() }),
  errors: [...ownErrors, 'requisicao.invalida'],
});

export const consumidorAlterarAceites = defineCall('consumidor.alterarAceites', {
  body: v.object({ usuario: usuarioSchema, aceites: aceitesSchema }),
  retorno: v.array(v.object({ nomeTermo: v.string(), aceito: v.boolean() })),
  errors: [...ownErrors, 'requisicao.invalida', 'consumidor.aceiteObrigatorio'],
});

/** The campaign's terms; with a token, each with this person's answer. */
export const consumidorAceites = defineCall('consumidor.aceites', {
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
