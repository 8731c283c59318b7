import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { textSchema, usuarioSchema } from '../parts.ts';

const dispositivoIdSchema = v.pipe(textSchema(120), v.minLength(1, 'Informe o aparelho.'));
const identificacaoSchema = v.object({
  servico: v.picklist(['sns', 'onesignal'], 'O serviço é sns ou onesignal.'),
  id: v.pipe(textSchema(400), v.minLength(1, 'Informe a identificação.')),
});

const notificacaoDispositivos = defineCall('notificacao.dispositivos', {
  resumo: 'Register a device for notifications',
  descricao:
    'Registers, or renews, a device that may get notifications. `tipo` and `tipoDispositivo` say the same.',
  body: v.object({
    id: dispositivoIdSchema,
    descricao: v.optional(textSchema(200), ''),
    usuario: usuarioSchema,
    tipoUsuario: v.optional(v.literal('consumidor'), 'consumidor'),
    identificacao: identificacaoSchema,
    servicoNotificador: v.optional(textSchema(20)),
    tipo: v.optional(textSchema(20)),
    tipoDispositivo: v.optional(textSchema(20)),
  }),
  retorno: v.object({ id: v.string(), tipo: v.string() }),
  errors: ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa', 'requisicao.invalida'],
  taxa: { porUsuario: [[20, 60]] },
});

const notificacaoEncerrarDispositivo = defineCall('notificacao.encerrarDispositivo', {
  resumo: 'End a device',
  descricao:
    'Ends a device: its person left it. Who knows its random id and its subscription is the device, and needs no session, because the session may have ended first.',
  body: v.object({ id: dispositivoIdSchema, identificacao: identificacaoSchema }),
  retorno: v.object({ id: v.string() }),
  errors: ['requisicao.invalida'],
  taxa: { porEndereco: [[60, 60]] },
});

export const dispositivoCalls = {
  'notificacao.dispositivos': notificacaoDispositivos,
  'notificacao.encerrarDispositivo': notificacaoEncerrarDispositivo,
};
