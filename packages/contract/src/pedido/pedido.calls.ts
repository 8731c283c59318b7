import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { pedidoSituacoes } from '@trevo/rules/conta/pedido-situacao';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instante, instanteDepois, pessoaExemplo, type Exemplos } from '../exemplos/exemplo-valores.ts';
import {
  diaSchema,
  enderecoSchema,
  instanteSchema,
  paginaDe,
  paginaSchema,
  porPaginaSchema,
  textSchema,
  usuarioSchema,
  uuidSchema,
} from '../parts.ts';
import { codigoProdutoSchema, codigosSchema } from '../produto/produto.calls.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'requisicao.invalida'] as const;
export const situacaoSchema = v.picklist(pedidoSituacoes);

/** An order. Amounts are whole points or cents of cashback, depending on `moeda`. */
export const pedidoSchema = v.object({
  id: v.string(),
  data: instanteSchema,
  moeda: v.picklist(['pontos', 'cashback']),
  situacao: situacaoSchema,
  /** Reason of the refusal, written by the operator. */
  motivo: v.nullable(v.string()),
  total: v.number(),
  /** The shop of the order; `retirada`: the order is picked up there. */
  loja: v.nullable(v.object({ cnpj: v.string(), nome: v.nullable(v.string()), retirada: v.boolean() })),
  /**
   * Recipient and address at the time of the order; null for a pick-up, for an order from before the copy was
   * stored, and after the account was deleted.
   */
  entrega: v.nullable(v.object({ destinatario: v.string(), endereco: enderecoSchema })),
  /** Tracking code of the carrier; null before the dispatch, and where the operator recorded none. */
  rastreio: v.nullable(v.string()),
  /** The day until which the order arrives; null where the campaign does not say. */
  previsao: v.nullable(diaSchema),
  itens: v.array(
    v.object({
      /** Position in the order, from 1. */
      posicao: v.number(),
      codigo: v.string(),
      nome: v.string(),
      /** Current image of the product; null when the campaign no longer has it. */
      imagem: v.nullable(v.string()),
      quantidade: v.number(),
      /** Unit price. */
      valor: v.number(),
      observacao: v.nullable(v.string()),
    }),
  ),
  /** All state changes with their times, oldest first. */
  historico: v.array(v.object({ situacao: situacaoSchema, em: instanteSchema })),
});

const quantidadeSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));

const cashbackPedido = defineCall('cashback.pedido', {
  resumo: 'Place an order',
  descricao:
    'Orders all products of a cart atomically. Each product has the price that the consumer saw. An order that is not picked up stores the name of the profile and the address of the order, or else of the profile, which must be complete. A repeated `Idempotency-Key` returns the order of the first request.',
  idempotencia: true,
  params: v.object({ user: usuarioSchema }),
  body: v.object({
    /** A shop of the campaign: the pick-up shop where orders are picked up, otherwise only recorded with the order. */
    lojaCNPJ: v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.transform((text) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase()),
          v.check(isCnpj, 'Use um CNPJ válido.'),
        ),
      ),
    ),
    /** Delivery address of this order; without it, that of the profile. */
    endereco: v.optional(enderecoSchema),
    produtos: v.pipe(
      v.array(
        v.object({
          codigo: codigoProdutoSchema,
          quantidade: quantidadeSchema,
          valor: v.pipe(v.number(), v.integer(), v.minValue(0)),
        }),
      ),
      v.minLength(1, 'Escolha ao menos um produto.'),
      v.maxLength(20, 'Um pedido tem até 20 produtos.'),
      v.check(
        (produtos) => new Set(produtos.map(({ codigo }) => codigo)).size === produtos.length,
        'Cada produto aparece uma vez, com a sua quantidade.',
      ),
    ),
  }),
  status: 201,
  retorno: pedidoSchema,
  errors: [
    ...sessionErrors,
    'sessao.outraPessoa',
    'requisicao.idempotenciaReusada',
    'produto.naoEncontrado',
    'produto.semEstoque',
    'produto.valorMudou',
    'produto.limitePorPessoa',
    'pedido.moedasMisturadas',
    'pedido.lojaNecessaria',
    'pedido.lojaForaDaLista',
    'pedido.enderecoNecessario',
    'pedido.enderecoInvalido',
    'conta.saldoInsuficiente',
    'conta.saldoALiberar',
  ],
});

const cashbackPedidos = defineCall('cashback.pedidos', {
  resumo: "List the consumer's orders",
  descricao: "Returns the consumer's orders in the campaigns of the host, newest first.",
  params: v.object({ perPage: porPaginaSchema, page: paginaSchema }),
  retorno: paginaDe(pedidoSchema),
  errors: sessionErrors,
});

const cashbackAlterarObservacaoItem = defineCall('cashback.alterarObservacaoItem', {
  resumo: 'Change the note of an item',
  descricao: 'Changes the note of an item until the order is packed; an empty note removes it.',
  params: v.object({
    orderId: uuidSchema,
    itemPosition: v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)),
  }),
  body: v.object({ observacao: textSchema(200) }),
  retorno: v.object({ posicao: v.number(), observacao: v.nullable(v.string()) }),
  errors: [...sessionErrors, 'pedido.nenhum', 'pedido.naoAlteravel'],
});

const cashbackCancelarPedido = defineCall('cashback.cancelarPedido', {
  resumo: 'Cancel an order of the consumer',
  descricao: 'Cancels an order that is not approved yet, and returns its amount and products.',
  params: v.object({ orderId: uuidSchema }),
  retorno: pedidoSchema,
  errors: [...sessionErrors, 'pedido.nenhum', 'pedido.naoAlteravel'],
});

const cashbackEstoque = defineCall('cashback.estoque', {
  resumo: 'Read the stock',
  descricao:
    'Returns the stock of each product and the quantity that the consumer can order, for the given codes or for all products.',
  params: v.object({ perPage: porPaginaSchema, page: paginaSchema }),
  query: v.object({ codigos: v.optional(codigosSchema) }),
  retorno: paginaDe(
    v.object({
      codigo: v.string(),
      /** Stock, exact up to 20. */
      disponivel: v.union([v.number(), v.literal('20+')]),
      /** How many more this consumer may order; null where the campaign sets no limit. */
      limite: v.nullable(v.number()),
    }),
  ),
  errors: sessionErrors,
});

export const pedidoCalls = {
  'cashback.estoque': cashbackEstoque,
  'cashback.pedido': cashbackPedido,
  'cashback.pedidos': cashbackPedidos,
  'cashback.alterarObservacaoItem': cashbackAlterarObservacaoItem,
  'cashback.cancelarPedido': cashbackCancelarPedido,
};

const pedidoItemExemplo = {
  posicao: 1,
  codigo: 'garrafa',
  nome: 'Garrafa térmica',
  imagem: '/marcas/produto-garrafa.svg',
  quantidade: 1,
  valor: 120,
  observacao: 'Para presente',
};
export const pedidoIdExemplo = '019ab2d0-4e11-7f02-b3a9-11d2c0ffee42';

export const pedidoExemplos: Exemplos = {
  cnpj: ['96635911000164'],
  lojaCNPJ: ['96635911000164'],
  produtos: [[{ codigo: 'garrafa', quantidade: 1, valor: 120 }]],
  'estoque.retorno.retorno.codigo': ['garrafa'],
  disponivel: ['20+'],
  limite: [2],
  orderId: [pedidoIdExemplo],
  itemPosition: ['1'],
  itens: [[pedidoItemExemplo]],
  destinatario: [pessoaExemplo.nome],
  entrega: [{ destinatario: pessoaExemplo.nome, endereco: pessoaExemplo.endereco }],
  previsao: ['2026-12-06'],
  rastreio: ['AA123456785BR'],
  posicao: [1],
  observacao: ['Para presente'],
  historico: [[{ situacao: 'PENDENTE', em: instante }]],
  'cashback.pedido.retorno.total': [120],
  'cashback.pedidos.retorno.retorno.total': [120],
  'cashback.cancelarPedido.retorno.total': [120],
  'cashback.cancelarPedido.retorno.situacao': ['CANCELADO'],
  'cashback.cancelarPedido.retorno.historico': [
    [
      { situacao: 'PENDENTE', em: instante },
      { situacao: 'CANCELADO', em: instanteDepois },
    ],
  ],
  ...Object.fromEntries(
    ['cashback.pedido', 'cashback.pedidos', 'cashback.cancelarPedido'].flatMap((id) =>
      ['retorno.id', 'retorno.retorno.id'].map((end) => [`${id}.${end}`, [pedidoIdExemplo]]),
    ),
  ),
};
