import { isTelefone, normalizeTelefone } from '@trevo/rules/pessoa/telefone';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { confirmacaoSchema, diaSchema, instanteSchema, textSchema, uuidSchema } from '../parts.ts';
import { daPessoa, pessoaErrors } from './atendimento.calls.ts';

export const atoErrors = [...pessoaErrors, 'atendimento.contaExcluida'] as const;

const operadorEncerrarSessoesPessoa = defineCall('operador.encerrarSessoesPessoa', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'End the sessions of a person',
  descricao:
    'Ends all sessions of a person on all devices; password and passkeys stay. For a lost phone or a shared device. Repeating it is harmless.',
  params: v.object(daPessoa),
  body: confirmacaoSchema,
  retorno: v.object({ encerradasEm: instanteSchema }),
  errors: atoErrors,
});

const operadorAvisarPessoa = defineCall('operador.avisarPessoa', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Send a notice to one person',
  descricao:
    'Adds a notice of the campaign to the app of one person; subscribed devices receive a push notification too, never at night. The caller chooses `avisoID`; the same one sent again is one notice. At most 20 requests per day and person.',
  params: v.object(daPessoa),
  body: v.strictObject({
    avisoID: uuidSchema,
    titulo: v.pipe(textSchema(80), v.minLength(1, 'Escreva o título.')),
    mensagem: v.pipe(textSchema(500), v.minLength(1, 'Escreva a mensagem.')),
  }),
  status: 201,
  retorno: v.object({ avisoID: v.string() }),
  errors: [...atoErrors, 'requisicao.muitas'],
});

const operadorReenviarMensagem = defineCall('operador.reenviarMensagem', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Send a code or a link to a person again',
  descricao:
    "Sends the link for a new password or the confirmation of the address to the person's e-mail, or the code for a new password to the phone. The operator sees neither code nor link. Within the wait after the last one nothing is sent: `enviado` is false.",
  params: v.object(daPessoa),
  body: v.strictObject({ mensagem: v.picklist(['linkSenha', 'codigoSenha', 'confirmacaoEmail']) }),
  retorno: v.object({
    /** Masked address or phone. */
    destino: v.string(),
    enviado: v.boolean(),
    segundosRestantes: v.number(),
  }),
  errors: [
    ...atoErrors,
    'login.naoExiste',
    'login.semEmail',
    'login.emailJaConfirmado',
    'login.emailNaoEnviado',
    'login.smsInativo',
    'login.semTelefone',
    'login.celularDaContaInvalido',
    'login.smsNaoEnviado',
    'login.codigosEsgotados',
  ],
});

const celularSchema = v.pipe(
  textSchema(20),
  v.transform(normalizeTelefone),
  v.check(isTelefone, 'Informe DDD e os 9 números do celular.'),
);

const operadorEnviarCodigoContato = defineCall('operador.enviarCodigoContato', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Send a code to the new phone of a person',
  descricao:
    'Sends a code to the phone that a person wants as contact, which proves that the caller holds it. Valid for 10 minutes.',
  params: v.object(daPessoa),
  body: v.strictObject({ celular: celularSchema }),
  retorno: v.object({ metodo: v.picklist(['sms', 'whatsapp']), segundosRestantes: v.number() }),
  errors: [
    ...atoErrors,
    'requisicao.muitas',
    'consumidor.celularInvalido',
    'consumidor.telefoneDuplicado',
    'login.aguardeReenvio',
    'login.codigosEsgotados',
    'login.codigoNaoEnviado',
  ],
});

const operadorCorrigirContato = defineCall('operador.corrigirContato', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Correct the phone or e-mail of a person',
  descricao:
    'Replaces the contact phone, proved by the code sent to it, or the e-mail address, which waits for the confirmation link. The previous contacts are told; a verified one can undo the correction for 7 days, and until `valeEm` the new contact cannot reset the password. The login stays.',
  params: v.object(daPessoa),
  body: v.pipe(
    v.strictObject({
      celular: v.optional(celularSchema),
      /** Code that was sent to the phone. */
      codigo: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, 'O código tem 6 algarismos.'))),
      email: v.optional(
        v.pipe(
          textSchema(200),
          v.email('Confira o e-mail.'),
          v.transform((text) => text.toLowerCase()),
        ),
      ),
      motivo: confirmacaoSchema.entries.motivo,
    }),
    v.check(
      ({ celular, codigo, email }) =>
        email === undefined ? celular !== undefined && codigo !== undefined : celular === undefined,
      'Corrija o celular, com o código, ou o e-mail.',
    ),
  ),
  retorno: v.object({ valeEm: v.nullable(instanteSchema) }),
  errors: [
    ...atoErrors,
    'requisicao.muitas',
    'consumidor.telefoneDuplicado',
    'login.codigoTemporarioInvalido',
    'login.codigoGasto',
    'servidor.ocupado',
  ],
});

const operadorPreverExclusaoPessoa = defineCall('operador.preverExclusaoPessoa', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Preview the deletion of an account',
  descricao:
    'Returns in words what a person loses when the account is deleted, what is erased, and what the law requires to keep and until when.',
  params: v.object(daPessoa),
  retorno: v.object({
    /** Losses of the person: open prizes, balances, numbers of coming draws, orders. */
    perde: v.array(v.string()),
    apaga: v.array(v.string()),
    fica: v.array(v.string()),
    /** Last day on which the identity is kept. */
    guardadaAte: diaSchema,
  }),
  errors: atoErrors,
});

const operadorExcluirPessoa = defineCall('operador.excluirPessoa', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Delete the account of a person',
  descricao:
    'Deletes an account at the request of its owner, as the owner does in the app: the data is erased at once, and the identity is kept apart until the end of the legal period. It cannot be undone, so a person acting alone is refused with `operador.precisaSegundaPessoa`.',
  params: v.object(daPessoa),
  body: confirmacaoSchema,
  retorno: v.object({ excluidaEm: instanteSchema }),
  errors: [...atoErrors, 'operador.precisaSegundaPessoa'],
});

const operadorAjustarConta = defineCall('operador.ajustarConta', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: "Adjust a person's points or cashback",
  descricao:
    "Adds to the account of a person, or takes from the available balance, as one line of the ledger with the origin `ajuste`. The caller chooses `ajusteID`; the same adjustment sent again is done once. An amount above `conta.ajustePorOperador` of the campaign's file needs a second person, and so does one with which the caller or the person would pass it within a day, or a multiple of it within the campaign.",
  params: v.object(daPessoa),
  body: v.strictObject({
    ajusteID: uuidSchema,
    moeda: v.picklist(['pontos', 'cashback']),
    /** Points, or cents of cashback; negative takes away. */
    valor: v.pipe(
      v.number(),
      v.integer('Use um número inteiro.'),
      v.minValue(-100_000_000),
      v.maxValue(100_000_000),
      v.check((valor) => valor !== 0, 'Diga quanto somar ou tirar.'),
    ),
    motivo: confirmacaoSchema.entries.motivo,
  }),
  retorno: v.object({ disponivel: v.number(), aLiberar: v.number() }),
  errors: [
    ...atoErrors,
    'operador.precisaSegundaPessoa',
    'atendimento.moedaFora',
    'atendimento.ajusteRepetido',
    'conta.saldoInsuficiente',
    'conta.saldoALiberar',
    'encerramento.fechada',
  ],
});

export const atoPessoaCalls = {
  'operador.ajustarConta': operadorAjustarConta,
  'operador.preverExclusaoPessoa': operadorPreverExclusaoPessoa,
  'operador.excluirPessoa': operadorExcluirPessoa,
  'operador.encerrarSessoesPessoa': operadorEncerrarSessoesPessoa,
  'operador.avisarPessoa': operadorAvisarPessoa,
  'operador.reenviarMensagem': operadorReenviarMensagem,
  'operador.enviarCodigoContato': operadorEnviarCodigoContato,
  'operador.corrigirContato': operadorCorrigirContato,
};
