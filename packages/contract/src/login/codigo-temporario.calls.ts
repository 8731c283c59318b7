import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { codigoSchema, porParCodigo, telefoneSchema, usuarioSchema } from '../parts.ts';

const loginGerarCodigoTemporario = defineCall('login.gerarCodigoTemporario', {
  resumo: 'Get a code to show at a counter',
  descricao: 'Returns a code that identifies the consumer for ten minutes, for example at a service desk.',
  retorno: v.string(),
  errors: ['sessao.ausente', 'sessao.invalida', 'requisicao.muitas'],
  taxa: { porUsuario: [[10, 60]] },
});

const loginEnviarNotificacaoToken = defineCall('login.enviarNotificacaoToken', {
  resumo: 'Send the code that confirms a phone',
  descricao: "Sends the code that confirms a phone, by the campaign's method. `usuario` is the phone.",
  body: v.object({ usuario: telefoneSchema }),
  retorno: v.object({
    metodo: v.picklist(['sms', 'whatsapp']),
    /** Seconds until another code can be requested. */
    segundosRestantes: v.number(),
  }),
  errors: [
    'requisicao.invalida',
    'consumidor.celularInvalido',
    'consumidor.telefoneDuplicado',
    'login.aguardeReenvio',
    'login.codigoNaoEnviado',
    'login.codigosEsgotados',
    'sessao.invalida',
    'requisicao.muitas',
  ],
  taxa: {
    porEndereco: [[60, 3600]],
    porPar: [[8, 3600]],
  },
});

const loginVerificarCodigo = defineCall('login.verificarCodigo', {
  resumo: 'Verify a sent or shown code',
  descricao:
    'Returns whether a code is correct. `usuario` is the phone that received the code, or the login of the consumer who shows it.',
  body: v.object({ codigo: codigoSchema, usuario: usuarioSchema, isProd: v.optional(v.boolean()) }),
  retorno: v.object({
    codigoValido: v.boolean(),
    /** Proof that this phone was confirmed, valid for half an hour; required by registration and profile. */
    comprovante: v.nullable(v.string()),
  }),
  errors: ['requisicao.invalida', 'login.codigoGasto', 'sessao.invalida', 'requisicao.muitas'],
  taxa: {
    porEndereco: [[120, 60]],
    porPar: porParCodigo,
  },
});

const loginVerificarTelefoneContato = defineCall('login.verificarTelefoneContato', {
  resumo: 'Check whether a contact phone is available',
  descricao: 'Returns 200 when no account has this phone as contact; for use before registration.',
  params: v.object({ telefone: telefoneSchema }),
  retorno: v.object({ disponivel: v.literal(true) }),
  errors: ['requisicao.invalida', 'consumidor.telefoneDuplicado', 'requisicao.muitas'],
  taxa: { porEndereco: [[60, 60]], porPar: [[20, 60]] },
});

export const codigoTemporarioCalls = {
  'login.gerarCodigoTemporario': loginGerarCodigoTemporario,
  'login.enviarNotificacaoToken': loginEnviarNotificacaoToken,
  'login.verificarCodigo': loginVerificarCodigo,
  'login.verificarTelefoneContato': loginVerificarTelefoneContato,
};
