import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentoId, instante, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { campanhaParams, instanteSchema, usuarioSchema, uuidSchema } from '../parts.ts';
import { tiposNotificacao } from './notificacao-destinos.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;

/** Kind of event, selects the icon; CAMPANHA is an operator's message to all consumers. */
const tipoNotificacaoSchema = v.picklist(tiposNotificacao);

const notificacaoSchema = v.object({
  id: v.string(),
  titulo: v.string(),
  mensagem: v.string(),
  urlImagem: v.nullable(v.string()),
  tipo: tipoNotificacaoSchema,
  /** Id of the subject if it has its own address: a receipt, an order. */
  origemId: v.nullable(v.string()),
  /** Deep link to the details, such as the account of its currency; null where there are none. */
  destino: v.nullable(v.string()),
  /** The same instant under two names. */
  dataHoraEnvio: instanteSchema,
  dataHora: instanteSchema,
  vista: v.boolean(),
});

const notificacaoListar = defineCall('notificacao.listar', {
  resumo: "List the consumer's notices",
  descricao: "Returns the consumer's last two hundred notices on one page, newest first.",
  params: v.object({ ...campanhaParams, user: usuarioSchema }),
  query: v.object({ enviado: v.optional(v.string()), metodosEnvio: v.optional(v.string()) }),
  retorno: v.array(notificacaoSchema),
  errors: [...sessionErrors, 'campanha.naoEncontrada', 'requisicao.invalida'],
});

const notificacaoVistas = defineCall('notificacao.vistas', {
  resumo: 'Mark notices as seen',
  descricao: 'Marks notices as seen. Ids of other notices are ignored.',
  body: v.object({ ids: v.pipe(v.array(uuidSchema), v.minLength(1), v.maxLength(200)) }),
  retorno: v.object({ total: v.number() }),
  errors: ['sessao.ausente', 'sessao.invalida', 'requisicao.invalida'],
});

export const notificacaoCalls = {
  'notificacao.listar': notificacaoListar,
  'notificacao.vistas': notificacaoVistas,
};

export const notificacaoExemplos: Exemplos = {
  enviado: [undefined],
  metodosEnvio: [undefined],
  'notificacao.dispositivos.body.descricao': ['Celular de Zuleide'],
  'notificacao.listar.retorno.destino': ['/documentosFiscais'],
  'notificacao.listar.retorno.titulo': ['Sua nota valeu'],
  'notificacao.listar.retorno.mensagem': ['Ela rendeu 1 número da sorte. Boa sorte!'],
  urlImagem: [null],
  origemId: [documentoId],
  dataHoraEnvio: [instante],
  ids: [[documentoId]],
  servico: ['onesignal'],
  'identificacao.id': ['c19a40be-77f2-4d83-8a51-de4426b07f3c'],
  'body.id': ['4f0c2a9be1d84736a5b0c9d8e7f61234'],
  servicoNotificador: ['onesignal'],
  tipoDispositivo: ['web'],
  'notificacao.dispositivos.body.tipo': ['web'],
  'notificacao.dispositivos.retorno.tipo': ['web'],
  'notificacao.dispositivos.retorno.id': ['4f0c2a9be1d84736a5b0c9d8e7f61234'],
  'notificacao.encerrarDispositivo.retorno.id': ['4f0c2a9be1d84736a5b0c9d8e7f61234'],
};
