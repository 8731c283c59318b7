import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { atorExemplo, instante, type Exemplos } from '../exemplos/exemplo-valores.ts';
import {
  atorSchema,
  campanhaParams,
  confirmacaoSchema,
  instanteSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';

const bloqueioSchema = v.nullable(v.object({ em: instanteSchema, motivo: v.string(), ator: atorSchema }));

/** Totals and remaining units of a campaign's codes, vouchers and products. */
const estoqueSchema = v.object({
  codigos: v.array(
    v.object({ lote: v.string(), total: v.number(), usados: v.number(), bloqueio: bloqueioSchema }),
  ),
  /** Vouchers with imported codes. */
  vouchers: v.array(
    v.object({
      voucherID: v.string(),
      nome: v.string(),
      total: v.number(),
      usados: v.number(),
      bloqueio: bloqueioSchema,
    }),
  ),
  produtos: v.array(
    v.object({
      codigo: v.string(),
      nome: v.string(),
      /** Units of the file and its adjustments, ordered ones included. */
      carregado: v.number(),
      disponivel: v.number(),
    }),
  ),
});

const estoqueErrors = ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'] as const;

const operadorEstoque = defineCall('operador.estoque', {
  resumo: 'Read codes and stock',
  descricao:
    'Returns the batches of printed codes, the vouchers with imported codes, and the products of a campaign, with what is left of each.',
  params: v.object(campanhaParams),
  retorno: estoqueSchema,
  errors: estoqueErrors,
});

const operadorBloquearLote = defineCall('operador.bloquearLote', {
  recusaExemplo: 'estoque.loteNenhum',
  resumo: 'Block or release a batch of codes',
  descricao:
    'Blocks the unused codes of a printed batch or of a voucher with a reason, or releases them. Used codes keep their result. Idempotent.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    tipo: v.picklist(['codigo', 'voucher']),
    /** Name of the printed batch, or id of the voucher. */
    lote: textSchema(40),
    bloqueado: v.boolean(),
    motivo: confirmacaoSchema.entries.motivo,
  }),
  retorno: estoqueSchema,
  errors: [...estoqueErrors, 'estoque.loteNenhum', 'encerramento.fechada'],
});

const operadorAjustarEstoque = defineCall('operador.ajustarEstoque', {
  recusaExemplo: 'estoque.produtoNenhum',
  resumo: "Adjust a product's stock",
  descricao:
    'Adds units to the stock of a product, or takes broken or lost ones away, with a reason. A later publication keeps the adjustment. The client chooses the id, so a repeated request counts once.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    ajusteID: uuidSchema,
    produto: textSchema(60),
    unidades: v.pipe(
      v.number(),
      v.integer('Use um número inteiro.'),
      v.minValue(-100_000),
      v.maxValue(100_000),
      v.check((unidades) => unidades !== 0, 'Use um número diferente de zero.'),
    ),
    motivo: confirmacaoSchema.entries.motivo,
  }),
  retorno: estoqueSchema,
  errors: [...estoqueErrors, 'estoque.produtoNenhum', 'estoque.faltam', 'encerramento.fechada'],
});

export const estoqueCalls = {
  'operador.estoque': operadorEstoque,
  'operador.bloquearLote': operadorBloquearLote,
  'operador.ajustarEstoque': operadorAjustarEstoque,
};

const estoque = {
  codigos: [{ lote: 'A1', total: 5000, usados: 318, bloqueio: null }],
  vouchers: [{ voucherID: 'ingresso', nome: 'Ingresso de cinema', total: 200, usados: 12, bloqueio: null }],
  produtos: [{ codigo: 'garrafa', nome: 'Garrafa térmica', carregado: 300, disponivel: 291 }],
};
const motivo = 'A gráfica imprimiu este lote duas vezes.';

export const estoqueExemplos: Exemplos = {
  'operador.estoque.retorno': [estoque],
  'operador.bloquearLote.body': [{ tipo: 'codigo', lote: 'A1', bloqueado: true, motivo }],
  'operador.bloquearLote.retorno': [
    {
      ...estoque,
      codigos: [{ ...estoque.codigos[0], bloqueio: { em: instante, motivo, ator: atorExemplo } }],
    },
  ],
  'operador.ajustarEstoque.body': [
    {
      ajusteID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee51',
      produto: 'garrafa',
      unidades: -3,
      motivo: 'Três garrafas quebraram no depósito.',
    },
  ],
  'operador.ajustarEstoque.retorno': [
    { ...estoque, produtos: [{ ...estoque.produtos[0], carregado: 297, disponivel: 288 }] },
  ],
};
