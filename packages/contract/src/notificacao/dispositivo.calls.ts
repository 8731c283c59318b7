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
  descricao: 'Registers or renews a device for notifications. `tipo` and `tipoDispositivo` are synonyms.',
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
  resumo: 'Remove a device',
  descricao:
    'Removes a device after its consumer signed out. The random id and the push subscription authenticate the device; no session is needed, because it may have ended before.',
  body: v.object({ id: dispositivoIdSchema, identificacao: identificacaoSchema }),
  retorno: v.object({ id: v.string() }),
  errors: ['requisicao.invalida'],
  taxa: { porEndereco: [[60, 60]] },
});

export const dispositivoCalls = {
  'notificacao.dispositivos': notificacaoDispositivos,
  'notificacao.encerrarDispositivo': notificacaoEncerrarDispositivo,
};
