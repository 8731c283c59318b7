import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  campanhaParams,
  codigoSchema,
  porParCodigo,
  senhaNovaSchema,
  tipoUsuarioSchema,
  tokenVerificacaoSchema,
  usuarioSchema,
} from '../parts.ts';
import { autenticadoSchema } from './login.calls.ts';

const quemPede = v.object({ usuario: usuarioSchema });

const loginTrocarSenha = defineCall('login.trocarSenha', {
  resumo: "Change the consumer's password",
  descricao:
    'Changes the password and revokes every other session; the response has a new token for this session.',
  body: v.object({ senhaAtual: senhaNovaSchema, novaSenha: senhaNovaSchema, confirmacao: senhaNovaSchema }),
  retorno: autenticadoSchema,
  errors: [
    'requisicao.invalida',
    'login.senhaAtualIncorreta',
    'sessao.ausente',
    'sessao.invalida',
    'requisicao.muitas',
  ],
});

const loginSolicitarRedefinicao = defineCall('login.solicitarRedefinicao', {
  resumo: 'Request a new password by e-mail',
  descricao:
    "Sends a link to set a new password to the account's e-mail. The response has that e-mail masked.",
  body: quemPede,
  retorno: v.object({
    /** Masked: a***@exemplo.com.br. */
    email: v.string(),
    segundosRestantes: v.number(),
    /** False when a link was sent moments ago, at any caller's request: that link is valid and no other was sent. */
    enviado: v.boolean(),
  }),
  errors: [
    'requisicao.invalida',
    'login.naoExiste',
    'login.semEmail',
    'login.emailNaoEnviado',
    'requisicao.muitas',
  ],
  // No limit per account: strangers could lock the owner out of this call. The minimum interval between messages
  // bounds them.
  taxa: { porEndereco: [[30, 60]], porPar: [[10, 3600]] },
});

const loginSolicitarRedefinicaoSms = defineCall('login.solicitarRedefinicaoSms', {
  resumo: 'Request a new password by SMS',
  descricao: "Sends a code to the account's contact phone. The response has that phone masked.",
  params: v.object(campanhaParams),
  body: quemPede,
  retorno: v.object({
    /** Masked: (11) *****-4321. */
    numeroTelefone: v.string(),
    segundosRestantes: v.number(),
    /** False when a recent code is still valid and no other was sent. */
    enviado: v.boolean(),
  }),
  errors: [
    'requisicao.invalida',
    'campanha.naoEncontrada',
    'login.smsInativo',
    'login.naoExiste',
    'login.semTelefone',
    'login.celularDaContaInvalido',
    'login.smsNaoEnviado',
    'login.codigosEsgotados',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: [[30, 60]], porPar: [[8, 3600]] },
});

const loginObterTokenSms = defineCall('login.obterTokenSms', {
  resumo: 'Exchange an SMS code for a reset link',
  descricao: 'Exchanges the code of an SMS for the address at which the consumer sets a new password.',
  body: v.object({ codigo: codigoSchema, usuario: usuarioSchema }),
  retorno: v.object({ linkRedefinirSenha: v.string() }),
  errors: ['requisicao.invalida', 'login.codigoTemporarioInvalido', 'login.codigoGasto', 'requisicao.muitas'],
  taxa: {
    porEndereco: [[60, 60]],
    porPar: porParCodigo,
  },
});

const loginDesfazerContato = defineCall('login.desfazerContato', {
  resumo: 'Undo a change of contacts',
  descricao:
    'Restores the contacts from before a change and returns the address at which the consumer sets a new password.',
  body: v.object({ tokenVerificacao: tokenVerificacaoSchema }),
  retorno: v.object({ linkRedefinirSenha: v.string() }),
  errors: ['requisicao.invalida', 'login.linkInvalido', 'requisicao.muitas'],
  taxa: { porEndereco: [[60, 60]] },
});

const loginConferirLinkSenha = defineCall('login.conferirLinkSenha', {
  resumo: 'Check a reset link',
  descricao: 'Returns whether the token of a reset link can still set a password, without using it.',
  body: v.object({ tokenVerificacao: tokenVerificacaoSchema }),
  retorno: v.object({ valido: v.literal(true) }),
  errors: ['requisicao.invalida', 'login.linkInvalido', 'requisicao.muitas'],
  taxa: { porEndereco: [[60, 60]] },
});

const loginConfirmarSenha = defineCall('login.confirmarSenha', {
  resumo: 'Set a new password by a link',
  descricao:
    'Sets a new password with the token of a reset link and revokes every session of the account. The device becomes known: failed sign-ins from other devices do not lock it out.',
  body: v.object({ tokenVerificacao: tokenVerificacaoSchema, novaSenha: senhaNovaSchema }),
  retorno: v.object({
    /** The account that the password belongs to, and the sign-in form for it. */
    login: v.object({ usuario: v.string(), tipo: tipoUsuarioSchema }),
    /** Known-device token, as in the response of `login.autenticar`. */
    aparelho: v.string(),
  }),
  errors: ['requisicao.invalida', 'login.linkInvalido', 'requisicao.muitas'],
  taxa: { porEndereco: [[60, 60]] },
});

const loginConfirmarEmail = defineCall('login.confirmarEmail', {
  resumo: 'Confirm an e-mail',
  descricao: 'Marks an e-mail as confirmed with the token of the link that was sent to it.',
  body: v.object({ tokenVerificacao: tokenVerificacaoSchema }),
  retorno: v.object({
    emailVerificado: v.literal(true),
    /** Whether the confirmed e-mail belongs to the session that sent the token. */
    daSessao: v.boolean(),
  }),
  errors: ['requisicao.invalida', 'login.linkEmailInvalido', 'requisicao.muitas'],
  taxa: { porEndereco: [[60, 60]] },
});

const loginReenviarConfirmacaoEmail = defineCall('login.reenviarConfirmacaoEmail', {
  resumo: 'Send the link that confirms the e-mail again',
  descricao:
    "Sends another link to the session's e-mail while that is not confirmed. Earlier links remain valid. The response has that e-mail masked.",
  retorno: v.object({
    /** Masked: a***@exemplo.com.br. */
    email: v.string(),
    segundosRestantes: v.number(),
    /** False when a link was sent moments ago: that link is valid and no other was sent. */
    enviado: v.boolean(),
  }),
  errors: [
    'sessao.ausente',
    'sessao.invalida',
    'login.emailJaConfirmado',
    'login.semEmail',
    'login.emailNaoEnviado',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[20, 3600]] },
});

export const senhaCalls = {
  'login.trocarSenha': loginTrocarSenha,
  'login.confirmarEmail': loginConfirmarEmail,
  'login.reenviarConfirmacaoEmail': loginReenviarConfirmacaoEmail,
  'login.solicitarRedefinicao': loginSolicitarRedefinicao,
  'login.solicitarRedefinicaoSms': loginSolicitarRedefinicaoSms,
  'login.obterTokenSms': loginObterTokenSms,
  'login.desfazerContato': loginDesfazerContato,
  'login.conferirLinkSenha': loginConferirLinkSenha,
  'login.confirmarSenha': loginConfirmarSenha,
};
