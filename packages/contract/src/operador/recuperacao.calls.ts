import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { type Exemplos, instanteDepois } from '../exemplos/exemplo-valores.ts';
import { instanteSchema, porParCodigo } from '../parts.ts';
import {
  aparelhoOperadorSchema,
  autenticadorSchema,
  codigoSchema,
  emailOperadorSchema,
  senhaSchema,
  sessaoOperadorSchema,
} from './acesso.calls.ts';

/** Opaque token of the link in the e-mail. */
const tokenSchema = v.pipe(
  v.string('O link está incompleto.'),
  v.regex(/^[\w-]{20,800}$/, 'O link está incompleto.'),
);

const pedirRecuperacao = defineCall('operador.pedirRecuperacao', {
  resumo: 'Request a recovery',
  descricao:
    "Sends a link to choose another password and authenticator to the address of the account, always by the installation's mail server. It can be used within one hour. The answer for an unknown address is the same.",
  body: v.strictObject({ email: emailOperadorSchema }),
  retorno: v.null(),
  errors: ['operador.origemRecusada', 'operador.semConsole', 'requisicao.invalida', 'requisicao.muitas'],
  taxa: {
    porEndereco: [
      [10, 60],
      [60, 3600],
    ],
    porPar: [
      [3, 600],
      [10, 86_400],
    ],
  },
});

const abrirRecuperacao = defineCall('operador.abrirRecuperacao', {
  resumo: 'Open a recovery',
  descricao: 'Returns whom the link is for, and the secret for the new authenticator.',
  body: v.strictObject({ token: tokenSchema }),
  retorno: v.object({
    nome: v.string(),
    email: v.string(),
    ate: instanteSchema,
    autenticador: autenticadorSchema,
  }),
  errors: [
    'operador.recuperacaoInvalida',
    'operador.origemRecusada',
    'requisicao.invalida',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: [[30, 60]] },
});

const recuperar = defineCall('operador.recuperar', {
  resumo: 'Recover an account',
  descricao:
    'Replaces password and authenticator, ends all sessions and passkeys, starts a session, and tells the address of the account. The link is used up.',
  body: v.strictObject({
    token: tokenSchema,
    senha: senhaSchema,
    codigo: codigoSchema,
    aparelho: aparelhoOperadorSchema,
  }),
  retorno: sessaoOperadorSchema,
  errors: [
    'operador.recuperacaoInvalida',
    'operador.codigoRecusado',
    'operador.senhaFraca',
    'operador.origemRecusada',
    'requisicao.invalida',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: porParCodigo },
});

export const recuperacaoCalls = {
  'operador.pedirRecuperacao': pedirRecuperacao,
  'operador.abrirRecuperacao': abrirRecuperacao,
  'operador.recuperar': recuperar,
};

const token = 'VFJWMQhK1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c';

export const recuperacaoExemplos: Exemplos = {
  'operador.pedirRecuperacao.body': [{ email: 'rita@agencia.example' }],
  'operador.pedirRecuperacao.retorno': [null],
  'operador.abrirRecuperacao.body.token': [token],
  'operador.abrirRecuperacao.retorno': [
    {
      nome: 'Rita Lima',
      email: 'rita@agencia.example',
      ate: instanteDepois,
      autenticador: {
        segredo: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        endereco:
          'otpauth://totp/Trevo:rita@agencia.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Trevo',
      },
    },
  ],
  'operador.recuperar.body': [
    { token, senha: 'quatro folhas na horta', codigo: '492039', aparelho: 'Chrome no Windows' },
  ],
};
