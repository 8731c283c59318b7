import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { type Exemplos, instante } from '../exemplos/exemplo-valores.ts';
import { diaSchema, instanteSchema } from '../parts.ts';

/** Work that waits for an operator: how much, and since when the oldest does. */
const esperaSchema = v.object({ total: v.number(), desde: v.nullable(instanteSchema) });

/** Days of a campaign that are ahead. */
const marcos = ['inicio', 'sorteio', 'compras', 'cadastros', 'fim'] as const;
export type Marco = (typeof marcos)[number];

const campanhaResumoSchema = v.object({
  ano: v.number(),
  identificacao: v.string(),
  descricao: v.string(),
  espera: v.object({
    /** Receipts, at most 10,000. */
    notas: esperaSchema,
    /** Invitations of shoppers under review. */
    indicacoes: esperaSchema,
    /** Orders to approve. */
    pedidos: esperaSchema,
    /** Draws of past days without registered winners, the oldest first. */
    sorteios: v.array(v.object({ nome: v.string(), data: diaSchema })),
  }),
  /** Days ahead, the next first; `compras` and `cadastros` are the last days for them. */
  marcos: v.array(
    v.object({
      tipo: v.picklist(marcos),
      dia: diaSchema,
      /** Of a draw. */
      nome: v.nullable(v.string()),
    }),
  ),
  /** Legal terms that have reached a notice or are overdue, the next first. */
  prazos: v.array(
    v.object({
      nome: v.string(),
      dia: diaSchema,
      /** Days left; negative after the day. */
      faltam: v.number(),
      situacao: v.picklist(['perto', 'hoje', 'vencido']),
    }),
  ),
  /** Instant prizes; null for a campaign without them. */
  premios: v.nullable(v.object({ total: v.number(), restam: v.number() })),
  /** Lucky numbers; those of refused receipts count as left. */
  numeros: v.object({
    total: v.number(),
    restam: v.number(),
    /** From the pace of the last seven whole days; null with fewer than three. */
    previsao: v.nullable(
      v.object({
        porDia: v.number(),
        /** Whole days of the pace. */
        dias: v.number(),
        /** Null when none are granted, or when they last longer than ten years. */
        terminamEm: v.nullable(diaSchema),
      }),
    ),
  }),
});

const operadorResumo = defineCall('operador.resumo', {
  resumo: "Read a promoter's day",
  descricao:
    'Returns what waits for an operator and since when, the days ahead, the prizes and numbers left, and the failures of senders and of the pages of states. Contains counts only and no personal data. Campaigns are left out 240 days after their end.',
  retorno: v.object({
    campanhas: v.array(campanhaResumoSchema),
    /** Senders that no message leaves by: without a provider, or paused after failures. */
    envios: v.array(
      v.object({
        servico: v.picklist(['email', 'sms', 'onesignal', 'sns']),
        problema: v.picklist(['semProvedor', 'parado']),
        /** Failures in a row, and the end of the pause. */
        falhas: v.nullable(v.number()),
        ate: v.nullable(instanteSchema),
      }),
    ),
    /** States' receipt pages that are not asked now: receipts of the state wait, at every promoter. */
    paginas: v.array(
      v.object({
        uf: v.string(),
        /** Null for a page that pauses after failures. */
        desligadaEm: v.nullable(instanteSchema),
        pausaAte: v.nullable(instanteSchema),
      }),
    ),
  }),
  errors: ['operador.naoAutorizado', 'operador.semPromotora'],
});

export const resumoCalls = { 'operador.resumo': operadorResumo };

export const resumoExemplos: Exemplos = {
  'operador.resumo.retorno': [
    {
      campanhas: [
        {
          ano: 2026,
          identificacao: 'TREVO',
          descricao: 'Sorte em Dobro',
          espera: {
            notas: { total: 37, desde: instante },
            indicacoes: { total: 0, desde: null },
            pedidos: { total: 2, desde: instante },
            sorteios: [],
          },
          marcos: [{ tipo: 'sorteio', dia: '2026-12-19', nome: '1º sorteio' }],
          prazos: [{ nome: 'Entrega dos prêmios', dia: '2026-12-28', faltam: 10, situacao: 'perto' }],
          premios: { total: 500, restam: 412 },
          numeros: {
            total: 1_000_000,
            restam: 640_000,
            previsao: { porDia: 9_500, dias: 7, terminamEm: '2027-02-01' },
          },
        },
      ],
      envios: [{ servico: 'email', problema: 'semProvedor', falhas: null, ate: null }],
      paginas: [{ uf: 'PE', desligadaEm: instante, pausaAte: null }],
    },
  ],
};
