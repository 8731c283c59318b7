import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { atorExemplo, instante, pessoaExemplo, type Exemplos } from '../exemplos/exemplo-valores.ts';
import {
  atorSchema,
  campanhaParams,
  instanteSchema,
  lugarSchema,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';
import { buscaSchema } from '../atendimento/atendimento.calls.ts';
import { publicoSchema } from './publico.ts';

/** Longest title and message of a notice. */
export const maximoTitulo = 80;
export const maximoMensagem = 500;

/** Notices to people of a campaign, and of all campaigns of its promoter, that go out on one day. */
export const avisosPorDia = { daCampanha: 10, daPromotora: 30 } as const;

const words = {
  titulo: v.pipe(textSchema(maximoTitulo), v.minLength(1, 'Escreva o título.')),
  mensagem: v.pipe(textSchema(maximoMensagem), v.minLength(1, 'Escreva a mensagem.')),
};

const urlImagemSchema = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^https:\/\/[^@\s/?#\\]+([/?#]\S*)?$/, 'O endereço da imagem começa com https:// e não tem senha.'),
  v.url('O endereço da imagem não serve.'),
);

/** Exactly one of CPF and phone. */
const pessoaSchema = v.pipe(
  v.pick(buscaSchema, ['cpf', 'telefone']),
  v.check(
    ({ cpf, telefone }) => (cpf === undefined) !== (telefone === undefined),
    'Informe o CPF ou o telefone.',
  ),
);

const campanhaErrors = ['operador.naoAutorizado', 'requisicao.invalida', 'campanha.naoEncontrada'] as const;

const operadorEnviarNotificacao = defineCall('operador.enviarNotificacao', {
  resumo: 'Send a notice to the people of a campaign',
  descricao:
    'Queues a notice for all people of a campaign or some of them, now or at `enviarEm`. At most 10 notices of a campaign and 30 of its promoter go out on one day in São Paulo. Subscribed devices receive a push notification too, never at night. With an `id` of the caller the same notice sent again, concurrently too, is one notice; the same `id` with other content is refused. Members of a `publico` other than `todos` are determined once, when the notice begins.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    /** Idempotency key; without one each request is a notice of its own. */
    id: v.optional(uuidSchema),
    ...words,
    /** Shown by the devices' systems. */
    urlImagem: v.optional(v.nullable(urlImagemSchema), null),
    publico: v.optional(publicoSchema, { tipo: 'todos' }),
    /** At most 30 days ahead and on the last day of the campaign; null: now. */
    enviarEm: v.optional(v.nullable(instanteSchema), null),
  }),
  status: 201,
  retorno: v.object({ id: v.string() }),
  errors: [
    ...campanhaErrors,
    'notificacao.outroConteudo',
    'notificacao.horarioInvalido',
    'notificacao.limiteDaCampanha',
    'notificacao.limiteDaPromotora',
  ],
});

const notificacaoOperadorSchema = v.object({
  id: v.string(),
  titulo: v.string(),
  mensagem: v.string(),
  urlImagem: v.nullable(v.string()),
  publico: publicoSchema,
  situacao: v.picklist(['agendada', 'enviando', 'enviada', 'parada']),
  criadaEm: instanteSchema,
  /** Time from which the app is to list it. */
  enviarEm: instanteSchema,
  /** Time from which devices receive it: after the quiet hours. */
  aparelhosEm: instanteSchema,
  /** Null before its time, and for one that was stopped before. */
  comecadaEm: v.nullable(instanteSchema),
  terminadaEm: v.nullable(instanteSchema),
  paradaEm: v.nullable(instanteSchema),
  ator: atorSchema,
  paradaPor: v.nullable(atorSchema),
  /** People with the notice in their app so far; null for all people of the campaign. */
  pessoas: v.nullable(v.number()),
  /**
   * Devices for which the push service accepted it; it does not report whether they showed it. Null for a notice of
   * before the counts.
   */
  aceitos: v.nullable(v.number()),
  /** Devices that are gone, or that the push service refused; null like `aceitos`. */
  recusados: v.nullable(v.number()),
  /** Viewers in the app; null when counting takes too long, and for members of a stopped one. */
  vistas: v.nullable(v.number()),
});

const operadorNotificacoes = defineCall('operador.notificacoes', {
  resumo: 'List the notices of a campaign',
  descricao: 'Returns the notices of operators to the people of a campaign, newest first.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.strictObject({ depois: v.optional(lugarSchema) }),
  retorno: v.object({
    retorno: v.array(notificacaoOperadorSchema),
    /** Cursor of the next page; null on the last page. */
    depois: v.nullable(v.string()),
  }),
  errors: campanhaErrors,
});

const oneParams = v.object({ ...campanhaParams, notificacaoID: uuidSchema });

const operadorNotificacao = defineCall('operador.notificacao', {
  recusaExemplo: 'notificacao.nenhuma',
  resumo: 'Read a notice of a campaign',
  descricao: 'Returns one notice with its progress.',
  params: oneParams,
  retorno: notificacaoOperadorSchema,
  errors: [...campanhaErrors, 'notificacao.nenhuma'],
});

const operadorPararNotificacao = defineCall('operador.pararNotificacao', {
  recusaExemplo: 'notificacao.nenhuma',
  resumo: 'Stop a notice',
  descricao:
    "Stops a notice: devices that have not got it do not get it, and it leaves the app's list; for a `publico` other than `todos` within minutes. Devices that have shown it keep it. Idempotent: the first stop stays.",
  params: oneParams,
  retorno: notificacaoOperadorSchema,
  errors: [...campanhaErrors, 'notificacao.nenhuma'],
});

const operadorTestarNotificacao = defineCall('operador.testarNotificacao', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Send a notice to one person as a test',
  descricao:
    'Sends the notice to one person of the promoter, found by exactly one of CPF and phone. The caller chooses `avisoID`; the same one sent again is one notice. At most 60 tests and notices to single people per hour and caller, and 20 requests per day and person.',
  params: v.object(campanhaParams),
  body: v.strictObject({ avisoID: uuidSchema, ...words, pessoa: pessoaSchema }),
  status: 201,
  retorno: v.object({ avisoID: v.string() }),
  errors: [
    ...campanhaErrors,
    'requisicao.muitas',
    'atendimento.nenhumaPessoa',
    'atendimento.contaExcluida',
    'notificacao.testeAmbiguo',
  ],
});

const operadorContarPublico = defineCall('operador.contarPublico', {
  resumo: 'Count the people whom a notice would reach',
  descricao:
    'Counts people at this moment. A count above 100,000 is returned as 100,001, and one that takes too long as null.',
  params: v.object(campanhaParams),
  body: v.strictObject({ publico: publicoSchema }),
  retorno: v.object({
    pessoas: v.nullable(v.number()),
    /** Of these, people with consent to notices on their devices. */
    aceitam: v.nullable(v.number()),
  }),
  errors: campanhaErrors,
});

export const operadorNotificacaoCalls = {
  'operador.enviarNotificacao': operadorEnviarNotificacao,
  'operador.notificacoes': operadorNotificacoes,
  'operador.notificacao': operadorNotificacao,
  'operador.pararNotificacao': operadorPararNotificacao,
  'operador.testarNotificacao': operadorTestarNotificacao,
  'operador.contarPublico': operadorContarPublico,
};

const notificacaoId = '4f1c6b0e-98d7-4a55-8a3c-d2f0b7a1e6c9';
const notificacao = {
  id: notificacaoId,
  titulo: 'Sorteio no sábado',
  mensagem: 'Seus números já estão na lista. Boa sorte!',
  urlImagem: null,
  publico: { tipo: 'comNotaValida' },
  situacao: 'enviada',
  criadaEm: instante,
  enviarEm: instante,
  aparelhosEm: instante,
  comecadaEm: instante,
  terminadaEm: instante,
  paradaEm: null,
  ator: atorExemplo,
  paradaPor: null,
  pessoas: 12_400,
  aceitos: 7_312,
  recusados: 41,
  vistas: 3_902,
};

export const operadorNotificacaoExemplos: Exemplos = {
  'operador.enviarNotificacao.body.id': [notificacaoId],
  'operador.enviarNotificacao.body.titulo': [notificacao.titulo],
  'operador.enviarNotificacao.body.mensagem': [notificacao.mensagem],
  'operador.enviarNotificacao.body.publico': [notificacao.publico],
  'operador.enviarNotificacao.body.enviarEm': [null],
  'operador.enviarNotificacao.retorno.id': [notificacaoId],
  notificacaoID: [notificacaoId],
  'operador.notificacoes.retorno': [{ retorno: [notificacao], depois: null }],
  'operador.notificacao.retorno': [notificacao],
  'operador.pararNotificacao.retorno': [
    { ...notificacao, situacao: 'parada', paradaEm: instante, paradaPor: atorExemplo },
  ],
  'operador.testarNotificacao.body.titulo': [notificacao.titulo],
  'operador.testarNotificacao.body.mensagem': [notificacao.mensagem],
  'operador.testarNotificacao.body.pessoa': [{ cpf: pessoaExemplo.cpf }],
  avisoID: [notificacaoId],
  'operador.contarPublico.body.publico': [notificacao.publico],
  'operador.contarPublico.retorno.pessoas': [12_400],
  'operador.contarPublico.retorno.aceitam': [8_150],
};
