import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { textSchema, usuarioSchema } from './parts.ts';

/** Registers, or renews, a device that may get notifications. `tipo` and `tipoDispositivo` say the same. */
export const notificacaoDispositivos = defineCall('notificacao.dispositivos', {
  body: v.object({
    id: v.pipe(textSchema(120), v.minLength(1, 'Informe o aparelho.')),
    descricao: v.optional(textSchema(200), ''),
    usuario: usuarioSchema,
    tipoUsuario: v.optional(v.literal('consumidor'), 'consumidor'),
    identificacao: v.object({
      servico: v.picklist(['sns', 'onesignal'], 'O serviço é sns ou onesignal.'),
      id: v.pipe(textSchema(400), v.minLength(1, 'Informe a identificação.')),
    }),
    servicoNotificador: v.optional(textSchema(20)),
    tipo: v.optional(textSchema(20)),
    tipoDispositivo: v.optional(textSchema(20)),
  }),
  retorno: v.object({ id: v.string(), tipo: v.string() }),
  errors: ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa', 'requisicao.invalida'],
  taxa: { porUsuario: [[20, 60]] },
});
