import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';
import {
  campanhaParams,
  instanteSchema,
  paginaDe,
  paginaSchema,
  porPaginaSchema,
  textSchema,
} from '../parts.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida'] as const;
const paginaParams = v.object({ perPage: porPaginaSchema, page: paginaSchema });
const moedaSchema = v.picklist(['pontos', 'cashback']);

const fidelidadeVouchers = defineCall('fidelidade.vouchers', {
  resumo: 'List the vouchers',
  descricao:
    "Returns the vouchers of the host's current campaign. `valor` is in whole points or in cents of cashback.",
  params: paginaParams,
  retorno: paginaDe(
    v.object({
      id: v.string(),
      nome: v.string(),
      descricao: v.nullable(v.string()),
      /** Where and how it is used, and its conditions. */
      comoUsar: v.nullable(v.string()),
      regras: v.nullable(v.string()),
      imagem: v.nullable(v.string()),
      provedor: v.string(),
      moeda: moedaSchema,
      valor: v.number(),
      /** Validity in days, counted from the order. */
      validade: v.number(),
      semEstoque: v.boolean(),
      maximoPorPessoa: v.nullable(v.number()),
    }),
  ),
  errors: [...sessionErrors, 'requisicao.invalida'],
});

const fidelidadeProvedores = defineCall('fidelidade.provedores', {
  resumo: 'List the providers of vouchers',
  descricao: "Returns the voucher providers of the host's current campaign.",
  params: paginaParams,
  retorno: paginaDe(v.object({ id: v.string(), nome: v.string(), imagem: v.nullable(v.string()) })),
  errors: [...sessionErrors, 'requisicao.invalida'],
});

const voucherPedidoSchema = v.object({
  id: v.string(),
  voucherId: v.string(),
  nome: v.string(),
  provedor: v.string(),
  /** Of the campaign as it is now; null when the file no longer has the voucher. */
  provedorNome: v.nullable(v.string()),
  descricao: v.nullable(v.string()),
  comoUsar: v.nullable(v.string()),
  regras: v.nullable(v.string()),
  /** Symbol that the provider's scanner reads, a Code 128 for `barras`; null for a code that is typed. */
  leitura: v.nullable(v.picklist(['qr', 'barras'])),
  moeda: moedaSchema,
  valor: v.number(),
  data: instanteSchema,
  /** EXPIRADO: not used in time, as far as this system knows. */
  situacao: v.picklist(['PENDENTE', 'APROVADO', 'REPROVADO', 'EXPIRADO']),
  /** Voucher code to present at the shop; null unless APROVADO. */
  codigo: v.nullable(v.string()),
  usarAte: instanteSchema,
});

const fidelidadePedidos = defineCall('fidelidade.pedidos', {
  resumo: "List the consumer's vouchers",
  descricao: "Returns the consumer's vouchers of the host's current campaign, newest first.",
  params: paginaParams,
  retorno: paginaDe(voucherPedidoSchema),
  errors: [...sessionErrors, 'requisicao.invalida'],
});

const fidelidadePedirVoucher = defineCall('fidelidade.pedirVoucher', {
  resumo: 'Redeem points or cashback for a voucher',
  descricao:
    'Redeems points or cashback for a voucher. A repeated Idempotency-Key returns the order of the first request.',
  idempotencia: true,
  params: v.object({ provider: textSchema(40), id: textSchema(40) }),
  status: 201,
  retorno: voucherPedidoSchema,
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'requisicao.idempotenciaReusada',
    'requisicao.muitas',
    'conta.saldoInsuficiente',
    'conta.saldoALiberar',
    'voucher.naoEncontrado',
    'voucher.esgotado',
    'voucher.limitePorPessoa',
  ],
  taxa: { porUsuario: [[30, 60]] },
});

const operadorImportarVouchers = defineCall('operador.importarVouchers', {
  resumo: 'Import voucher codes',
  descricao: "Adds a provider's codes and returns the number of new ones. Existing codes are unchanged.",
  params: v.object(campanhaParams),
  body: v.strictObject({
    voucherId: textSchema(40),
    codigos: v.pipe(
      v.array(v.pipe(textSchema(100), v.minLength(1, 'O código está vazio.'))),
      v.maxLength(10_000, 'Importe até 10.000 códigos de uma vez.'),
    ),
  }),
  bodyLimit: 2_000_000,
  retorno: v.object({ total: v.number() }),
  errors: [
    'operador.naoAutorizado',
    'requisicao.invalida',
    'campanha.naoEncontrada',
    'voucher.naoEncontrado',
    'encerramento.fechada',
  ],
});

export const fidelidadeCalls = {
  'fidelidade.vouchers': fidelidadeVouchers,
  'fidelidade.provedores': fidelidadeProvedores,
  'fidelidade.pedidos': fidelidadePedidos,
  'fidelidade.pedirVoucher': fidelidadePedirVoucher,
  'operador.importarVouchers': operadorImportarVouchers,
};

const voucherId = 'ingresso';

export const fidelidadeExemplos: Exemplos = {
  provider: ['cinema'],
  'fidelidade.pedirVoucher.params.id': [voucherId],
  'fidelidade.vouchers.retorno.retorno': [
    [
      {
        id: voucherId,
        nome: 'Ingresso de cinema',
        descricao: 'Uma entrada para qualquer filme.',
        comoUsar: 'Mostre o código na bilheteria.',
        regras: 'De segunda a quinta, menos feriados.',
        imagem: null,
        provedor: 'cinema',
        moeda: 'pontos',
        valor: 300,
        validade: 60,
        semEstoque: false,
        maximoPorPessoa: 4,
      },
    ],
  ],
  'fidelidade.provedores.retorno.retorno': [[{ id: 'cinema', nome: 'Cine Vésper', imagem: null }]],
  voucherId: [voucherId],
  provedor: ['cinema'],
  ...Object.fromEntries(
    ['fidelidade.pedidos.retorno.retorno', 'fidelidade.pedirVoucher.retorno'].flatMap((place) => [
      [`${place}.nome`, ['Ingresso de cinema']],
      [`${place}.provedorNome`, ['Cine Vésper']],
      [`${place}.descricao`, ['Uma entrada para qualquer filme.']],
      [`${place}.comoUsar`, ['Mostre o código na bilheteria.']],
      [`${place}.regras`, ['De segunda a quinta, menos feriados.']],
      [`${place}.leitura`, ['qr']],
      [`${place}.valor`, [300]],
      [`${place}.situacao`, ['APROVADO']],
      [`${place}.codigo`, ['CINE-7F3C-9B0A']],
    ]),
  ),
  usarAte: ['2027-01-20T15:00:00.000Z'],
  'operador.importarVouchers.body.codigos': [['CINE-7F3C-9B0A', 'CINE-51DE-4426']],
};
