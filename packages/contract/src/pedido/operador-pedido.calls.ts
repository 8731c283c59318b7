import { situacoesDeVolta, situacoesDoOperador } from '@trevo/rules/conta/pedido-situacao';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  atorExemplo,
  instante,
  instanteDepois,
  pessoaId,
  type Exemplos,
} from '../exemplos/exemplo-valores.ts';
import {
  atorSchema,
  campanhaParams,
  confirmacaoSchema,
  instanteSchema,
  lugarSchema,
  paginaDepoisDe,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';
import { pedidoIdExemplo, pedidoSchema, situacaoSchema } from './pedido.calls.ts';

/** Orders that one request moves. */
export const pedidosDeUmaVez = 200;

const pedidoOperadorSchema = v.object({
  ...pedidoSchema.entries,
  consumidorID: v.string(),
  /** Debt of the person in the order's currency, because a receipt was refused after it was spent. */
  devido: v.number(),
  historico: v.array(
    v.object({
      situacao: situacaoSchema,
      em: instanteSchema,
      /** The operator or program that moved it; null for the consumer. */
      ator: v.nullable(atorSchema),
      /** Reason of a step back. */
      motivo: v.nullable(v.string()),
    }),
  ),
});

const operadorErrors = ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'] as const;
const pedidoParams = v.object({ ...campanhaParams, consumidorID: uuidSchema, orderId: uuidSchema });
const rastreioSchema = v.pipe(
  textSchema(40),
  v.regex(/^[A-Za-z0-9-]{4,40}$/, 'O código de rastreio tem de 4 a 40 letras e números.'),
);

/** Target of a move; a refusal needs the reason that the consumer reads. */
const destino = {
  situacao: v.picklist(situacoesDoOperador),
  motivo: v.optional(textSchema(200), ''),
};
const hasMotivo = ({ situacao, motivo }: { situacao: string; motivo: string }): boolean =>
  situacao !== 'REPROVADO' || motivo !== '';
const faltaMotivo = 'Diga por que o pedido foi reprovado.';

const operadorPedidos = defineCall('operador.pedidos', {
  resumo: 'List orders',
  descricao:
    'Returns the orders of a campaign in one state, oldest first. `depois` is the cursor of the previous page, so no order is skipped while others are moved.',
  params: v.object({ ...campanhaParams, situacao: situacaoSchema, perPage: porPaginaSchema }),
  query: v.strictObject({ depois: v.optional(lugarSchema) }),
  retorno: paginaDepoisDe(pedidoOperadorSchema),
  errors: operadorErrors,
});

const operadorMoverPedido = defineCall('operador.moverPedido', {
  recusaExemplo: 'pedido.nenhum',
  resumo: 'Advance an order',
  descricao:
    'Moves an order to its next state, or refuses it: its amount and products are returned. `rastreio` is the tracking code of the carrier.',
  params: pedidoParams,
  body: v.pipe(
    v.strictObject({ ...destino, rastreio: v.optional(rastreioSchema) }),
    v.check((body) => hasMotivo(body), faltaMotivo),
  ),
  retorno: pedidoOperadorSchema,
  errors: [...operadorErrors, 'pedido.nenhum', 'pedido.naoAlteravel', 'encerramento.fechada'],
});

const operadorMoverPedidos = defineCall('operador.moverPedidos', {
  resumo: 'Advance several orders',
  descricao:
    'Moves up to 200 orders to one state, each on its own: `recusados` has the places in the request and the reasons of those that were not moved. A repeated request changes nothing. The audit trail has a row for each order.',
  params: v.object(campanhaParams),
  body: v.pipe(
    v.strictObject({
      ...destino,
      pedidos: v.pipe(
        v.array(
          v.strictObject({
            consumidorID: uuidSchema,
            orderId: uuidSchema,
            rastreio: v.optional(rastreioSchema),
          }),
        ),
        v.minLength(1, 'Escolha ao menos um pedido.'),
        v.maxLength(pedidosDeUmaVez, 'Mova até 200 pedidos de uma vez.'),
      ),
    }),
    v.check((body) => hasMotivo(body), faltaMotivo),
  ),
  retorno: v.object({
    movidos: v.number(),
    recusados: v.array(v.object({ lugar: v.number(), codigo: v.string(), mensagem: v.string() })),
  }),
  errors: [...operadorErrors, 'encerramento.fechada'],
});

const operadorVoltarPedido = defineCall('operador.voltarPedido', {
  recusaExemplo: 'pedido.nenhum',
  resumo: 'Take an order one step back',
  descricao:
    'Takes an order back to the state before `de`, the state that the operator saw, with a reason. Idempotent. A refused or cancelled order returned its amount and stays so.',
  params: pedidoParams,
  body: v.strictObject({ de: v.picklist(situacoesDeVolta), motivo: confirmacaoSchema.entries.motivo }),
  retorno: pedidoOperadorSchema,
  errors: [...operadorErrors, 'pedido.nenhum', 'pedido.naoAlteravel', 'encerramento.fechada'],
});

export const operadorPedidoCalls = {
  'operador.pedidos': operadorPedidos,
  'operador.moverPedido': operadorMoverPedido,
  'operador.moverPedidos': operadorMoverPedidos,
  'operador.voltarPedido': operadorVoltarPedido,
};

const passo = { ator: null, motivo: null };

export const operadorPedidoExemplos: Exemplos = {
  'operador.pedidos.retorno.retorno.historico': [[{ situacao: 'PENDENTE', em: instante, ...passo }]],
  'operador.moverPedido.retorno.historico': [
    [
      { situacao: 'PENDENTE', em: instante, ...passo },
      { situacao: 'APROVADO', em: instanteDepois, ...passo, ator: atorExemplo },
    ],
  ],
  'operador.voltarPedido.retorno.historico': [
    [
      { situacao: 'PENDENTE', em: instante, ...passo },
      { situacao: 'APROVADO', em: instanteDepois, ...passo, ator: atorExemplo },
      { situacao: 'PENDENTE', em: instanteDepois, ator: atorExemplo, motivo: 'Aprovado por engano.' },
    ],
  ],
  ...Object.fromEntries(
    ['operador.pedidos.retorno', 'operador.moverPedido', 'operador.voltarPedido'].flatMap((id) => [
      [`${id}.retorno.id`, [pedidoIdExemplo]],
      [`${id}.retorno.total`, [120]],
      [`${id}.retorno.devido`, [0]],
    ]),
  ),
  'operador.moverPedido.body': [{ situacao: 'APROVADO' }],
  'operador.moverPedido.retorno.situacao': ['APROVADO'],
  'operador.moverPedidos.body': [
    {
      situacao: 'ENVIADO',
      pedidos: [{ consumidorID: pessoaId, orderId: pedidoIdExemplo, rastreio: 'AA123456785BR' }],
    },
  ],
  'operador.moverPedidos.retorno': [{ movidos: 1, recusados: [] }],
  'operador.voltarPedido.body': [{ de: 'APROVADO', motivo: 'Aprovado por engano.' }],
  'operador.voltarPedido.retorno.situacao': ['PENDENTE'],
};
