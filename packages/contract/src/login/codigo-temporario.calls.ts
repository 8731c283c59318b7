import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { codigoSchema, porParCodigo, telefoneSchema, usuarioSchema } from '../parts.ts';

const loginGerarCodigoTemporario = defineCall('login.gerarCodigoTemporario', {
  resumo: 'Get a code to show at a counter',
  descricao: 'A code for the person to show, e.g. at a service desk: it says who they are for ten minutes.',
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
  resumo: 'Check a code that was sent or shown',
  descricao:
    'Whether a code is right. `usuario` is the phone the code was sent to, or the login of the person who shows a code.',
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
  resumo: 'Ask whether a contact phone is free',
  descricao: 'Says 200 while nobody has this phone as contact, before there is an account.',
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
