import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { atorExemplo, instante, instanteDepois, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { atorSchema, centavosSchema, diaSchema, instanteSchema, uuidSchema } from '../parts.ts';
import { textoArquivoSchema, textoExemplo } from './rascunho.calls.ts';

/** States of a simulation, in the order of their usual course. */
export const simulacaoSituacoes = ['fila', 'rodando', 'pronta', 'falhou', 'cancelada'] as const;
export type SimulacaoSituacao = (typeof simulacaoSituacoes)[number];

/** Simulations in the list of a promoter. */
export const maximoSimulacoes = 20;

/** The expected crowd of a whole campaign. */
const multidao = {
  /** Expected receipts. */
  notas: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  /** Expected people. */
  pessoas: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
  /** Mean amount of a receipt. */
  centavos: centavosSchema,
};

const resultadoSchema = v.object({
  /** The played sample. */
  amostra: v.object({ pessoas: v.number(), notas: v.number(), dias: v.number() }),
  /** Mean of a receipt in the sample. */
  porNota: v.object({
    numeros: v.number(),
    cartelas: v.number(),
    pontos: v.number(),
    centavos: v.number(),
  }),
  /** Receipts of the sample that gave nothing or less, by cause: limits of the file. */
  limites: v.array(v.object({ codigo: v.string(), mensagem: v.string(), notas: v.number() })),
  /** By day of the campaign, scaled to the expected receipts. */
  dias: v.array(
    v.object({
      dia: diaSchema,
      notas: v.number(),
      /** Granted by the end of the day. */
      numeros: v.number(),
      cartelas: v.number(),
      premios: v.number(),
      pontos: v.number(),
    }),
  ),
  /** Supplies of the campaign, and the day on which each ends at this pace; null when it lasts. */
  estoques: v.array(
    v.object({
      tipo: v.picklist(['numeros', 'premios', 'cartelas']),
      total: v.number(),
      usado: v.number(),
      acabaEm: v.nullable(diaSchema),
    }),
  ),
});
export type ResultadoSimulacao = v.InferOutput<typeof resultadoSchema>;

const resumoSchema = v.object({
  simulacaoID: v.string(),
  /** Campaign of the file. */
  ano: v.number(),
  identificacao: v.string(),
  notas: v.number(),
  pessoas: v.number(),
  centavos: v.number(),
  situacao: v.picklist(simulacaoSituacoes),
  /** Percentage of the campaign's days that were played. */
  progresso: v.number(),
  /** Why it failed; null otherwise. */
  recusa: v.nullable(v.object({ codigo: v.string(), mensagem: v.string(), cura: v.string() })),
  pedidaEm: instanteSchema,
  pedidaPor: atorSchema,
  terminadaEm: v.nullable(instanteSchema),
});
const simulacaoSchema = v.object({
  ...resumoSchema.entries,
  /** Null until it is complete. */
  resultado: v.nullable(resultadoSchema),
});

const umaSimulacao = v.object({ simulacaoID: uuidSchema });
const simulacaoErrors = ['operador.naoAutorizado', 'requisicao.invalida'] as const;

const operadorSimularCampanha = defineCall('operador.simularCampanha', {
  recusaExemplo: 'campanha.arquivoInvalido',
  resumo: 'Simulate a crowd',
  descricao:
    "Plays a sample of people in the background through the program's own functions on a database of its own, day by day over the campaign's purchase period, and scales the result to the expected number of receipts. A promoter has one unfinished simulation. The caller chooses `simulacaoID`; the same request sent again is the same simulation. It is deleted after 30 days.",
  body: v.strictObject({ simulacaoID: uuidSchema, texto: textoArquivoSchema, ...multidao }),
  bodyLimit: 4_000_000,
  status: 202,
  retorno: simulacaoSchema,
  errors: [
    ...simulacaoErrors,
    'operador.outraPromotora',
    'campanha.arquivoInvalido',
    'simulacao.ocupada',
    'simulacao.repetida',
    'servidor.ocupado',
  ],
});

const operadorSimulacoes = defineCall('operador.simulacoes', {
  resumo: 'List the simulations',
  descricao: `Returns the last ${maximoSimulacoes} simulations of the promoter without their results, the newest first.`,
  retorno: v.object({ simulacoes: v.array(resumoSchema) }),
  errors: simulacaoErrors,
});

const operadorSimulacao = defineCall('operador.simulacao', {
  recusaExemplo: 'simulacao.nenhuma',
  resumo: 'Read a simulation',
  descricao:
    'Returns a simulation with its progress, and its result when it is complete. One that failed says why: `simulacao.naoTerminou` beyond four minutes or its memory, `simulacao.indisponivel` where the server may not create databases, or the refusal of the publication.',
  params: umaSimulacao,
  retorno: simulacaoSchema,
  errors: [...simulacaoErrors, 'simulacao.nenhuma'],
});

const operadorCancelarSimulacao = defineCall('operador.cancelarSimulacao', {
  recusaExemplo: 'simulacao.nenhuma',
  resumo: 'Cancel a simulation',
  descricao: 'Stops a waiting or running simulation. Idempotent.',
  params: umaSimulacao,
  retorno: simulacaoSchema,
  errors: [...simulacaoErrors, 'simulacao.nenhuma', 'simulacao.encerrada'],
});

export const simulacaoCalls = {
  'operador.simularCampanha': operadorSimularCampanha,
  'operador.simulacoes': operadorSimulacoes,
  'operador.simulacao': operadorSimulacao,
  'operador.cancelarSimulacao': operadorCancelarSimulacao,
};

const simulacaoID = '019ab2d0-4e11-7f02-b3a9-11d2c0ffee97';
const pedido = { notas: 200_000, pessoas: 40_000, centavos: 12_000 };
const pronta = {
  simulacaoID,
  ano: 2026,
  identificacao: 'TREVO',
  ...pedido,
  situacao: 'pronta',
  progresso: 100,
  recusa: null,
  pedidaEm: instante,
  pedidaPor: atorExemplo,
  terminadaEm: instanteDepois,
};
const resultado = {
  amostra: { pessoas: 60, notas: 300, dias: 90 },
  porNota: { numeros: 2.4, cartelas: 0, pontos: 0, centavos: 12_000 },
  limites: [{ codigo: 'documentoFiscal.limiteDia', mensagem: 'Passa do limite de notas por dia.', notas: 4 }],
  dias: [{ dia: '2026-12-01', notas: 2_200, numeros: 5_280, cartelas: 0, premios: 0, pontos: 0 }],
  estoques: [{ tipo: 'numeros', total: 1_000_000, usado: 480_000, acabaEm: null }],
};

export const simulacaoExemplos: Exemplos = {
  simulacaoID: [simulacaoID],
  'operador.simularCampanha.body': [{ simulacaoID, texto: textoExemplo, ...pedido }],
  'operador.simularCampanha.retorno': [
    { ...pronta, situacao: 'fila', progresso: 0, terminadaEm: null, resultado: null },
  ],
  'operador.simulacoes.retorno': [{ simulacoes: [pronta] }],
  'operador.simulacao.retorno': [{ ...pronta, resultado }],
  'operador.cancelarSimulacao.retorno': [
    { ...pronta, situacao: 'cancelada', progresso: 42, resultado: null },
  ],
};
