import { pedidoSituacoes } from '@trevo/rules/conta/pedido-situacao';
import { isEmail } from '@trevo/rules/pessoa/email';
import { maximoDestinos } from '@trevo/rules/relatorio/periodo-relatorio';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { atorSchema, campanhaParams, diaSchema, instanteSchema } from '../parts.ts';

const periodoSchema = v.object({ de: diaSchema, ate: diaSchema });

/** People by their first acts: accounts of the promoter, and first receipts in the campaign. */
const funilSchema = v.object({
  cadastros: v.number(),
  primeiras: v.number(),
  primeirasValidas: v.number(),
});

/** Receipts registered in the period, by their state now. */
const totaisSchema = v.object({
  notas: v.number(),
  validas: v.number(),
  invalidas: v.number(),
  pendentes: v.number(),
  valorCentavos: v.number(),
  numeros: v.number(),
  pontos: v.number(),
  cashbackCentavos: v.number(),
  /** Refused and sent to another review by the person, and which of them are valid now or wait. */
  contestadas: v.number(),
  revertidas: v.number(),
  contestadasPendentes: v.number(),
});

const grupoSchema = { notas: v.number(), validas: v.number(), invalidas: v.number() };
/** Groups with fewer than five people and those after the largest, as one; null without any. */
const outrosSchema = v.nullable(v.object({ grupos: v.number(), ...grupoSchema }));

const prazoSchema = v.nullable(
  v.object({
    notas: v.number(),
    /** Upper bound in seconds of the bucket with the median and the 95th percentile; null above seven days. */
    medianaAte: v.nullable(v.number()),
    p95Ate: v.nullable(v.number()),
  }),
);

/** Parts of the cost per valid receipt, and costs that are not known. */
const parcelasCusto = ['cashback', 'premios'] as const;
const faltasCusto = ['pontos', 'premiosSemValor', 'mensagens', 'consultas'] as const;

const relatorioSchema = v.object({
  periodo: periodoSchema,
  /** The period before with the same weekdays. In a running day it ends at the same hour. */
  anterior: periodoSchema,
  /** The figures reach this time; null while the history of the campaign is read for the first time. */
  atualizadoEm: v.nullable(instanteSchema),
  funil: v.object({ atual: funilSchema, anterior: funilSchema }),
  totais: v.object({ atual: totaisSchema, anterior: totaisSchema }),
  dias: v.array(v.object({ dia: diaSchema, cadastros: v.number(), notas: v.number(), validas: v.number() })),
  /** Receipts by hour of the day in São Paulo, all days together. */
  horas: v.array(v.object({ hora: v.number(), notas: v.number(), anterior: v.number() })),
  estados: v.object({
    itens: v.array(v.object({ uf: v.string(), ...grupoSchema })),
    outros: outrosSchema,
  }),
  lojas: v.object({
    itens: v.array(
      v.object({
        cnpj: v.string(),
        /** Name in the campaign's list of shops. */
        nome: v.nullable(v.string()),
        uf: v.nullable(v.string()),
        valorCentavos: v.number(),
        ...grupoSchema,
      }),
    ),
    outros: outrosSchema,
  }),
  /** How the receipts came: camera, galeria, digitacao, fila, manual or the name of an integration. */
  origens: v.array(v.object({ origem: v.string(), ...grupoSchema })),
  /** The ten most frequent reasons of refusals. */
  motivos: v.array(
    v.object({ motivo: v.string(), mensagem: v.string(), notas: v.number(), anterior: v.number() }),
  ),
  prazos: v.object({
    pessoa: prazoSchema,
    regra: prazoSchema,
    /** Histogram; `ate` in seconds, null for the last bucket. Empty buckets are left out. */
    faixas: v.array(v.object({ ate: v.nullable(v.number()), pessoa: v.number(), regra: v.number() })),
  }),
  /** Signals of fraud among the receipts of the period. */
  sinais: v.array(v.object({ sinal: v.string(), notas: v.number() })),
  /** Messages of the promoter in the period. */
  mensagens: v.array(
    v.object({ canal: v.string(), aceitas: v.number(), falhas: v.number(), semResultado: v.number() }),
  ),
  /** State now, regardless of the period. */
  agora: v.object({
    /** Time of the last reading of prizes, balances and orders; null before the first. */
    lidoEm: v.nullable(instanteSchema),
    numeros: v.object({
      total: v.number(),
      restam: v.number(),
      previsao: v.nullable(
        v.object({ porDia: v.number(), dias: v.number(), terminamEm: v.nullable(diaSchema) }),
      ),
    }),
    /** Null for a campaign without instant prizes. */
    premios: v.nullable(
      v.array(
        v.object({
          premioID: v.string(),
          nome: v.string(),
          total: v.number(),
          /** Units with a reached place in the sealed schedule, and won ones. */
          devidos: v.number(),
          saidos: v.number(),
        }),
      ),
    ),
    /** Outstanding balances by month of their end, `yyyy-mm`; null without an end. */
    saldos: v.array(
      v.object({ moeda: v.picklist(['pontos', 'cashback']), mes: v.nullable(v.string()), valor: v.number() }),
    ),
    pedidos: v.array(v.object({ situacao: v.picklist(pedidoSituacoes), pedidos: v.number() })),
  }),
  custo: v.object({
    /** Known costs of the period: cashback granted, and the declared value of the prizes won. */
    parcelas: v.array(v.object({ parcela: v.picklist(parcelasCusto), centavos: v.number() })),
    porValidaCentavos: v.nullable(v.number()),
    /** Costs that neither the campaign nor the installation declares. */
    faltam: v.array(v.picklist(faltasCusto)),
  }),
});

const destinosSchema = v.object({
  enderecos: v.array(v.string()),
  definidoEm: v.nullable(instanteSchema),
  definidoPor: v.nullable(atorSchema),
  /** Monday of the week of the last report sent to all addresses. */
  ultimaSemana: v.nullable(diaSchema),
});

const relatorioErrors = ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'] as const;

const operadorRelatorio = defineCall('operador.relatorio', {
  resumo: 'Read the report of a campaign',
  descricao:
    'Returns the figures of a campaign for a period of at most 92 days, from roll-ups by hour, and the state of numbers, prizes, balances and orders now. Contains counts only and no personal data: shops and states with fewer than five people are merged.',
  params: v.object(campanhaParams),
  query: v.strictObject({ de: diaSchema, ate: diaSchema }),
  retorno: relatorioSchema,
  errors: relatorioErrors,
});

const operadorDestinosRelatorio = defineCall('operador.destinosRelatorio', {
  resumo: 'Read the addresses of the weekly report',
  descricao: 'Returns the addresses that get the weekly report of a campaign.',
  params: v.object(campanhaParams),
  retorno: destinosSchema,
  errors: relatorioErrors,
});

const operadorDefinirDestinosRelatorio = defineCall('operador.definirDestinosRelatorio', {
  resumo: 'Set the addresses of the weekly report',
  descricao:
    'Replaces the addresses that get the weekly report of a campaign, at most 20; an empty list ends it. Each Monday the figures of the week before are sent as a PDF without personal data. Idempotent.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    enderecos: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.trim(),
          v.toLowerCase(),
          v.maxLength(254, 'Use um e-mail mais curto.'),
          v.check(isEmail, 'Use um e-mail válido.'),
        ),
      ),
      v.maxLength(maximoDestinos, `Use no máximo ${maximoDestinos} endereços.`),
    ),
  }),
  retorno: destinosSchema,
  errors: relatorioErrors,
});

export const relatorioCalls = {
  'operador.relatorio': operadorRelatorio,
  'operador.destinosRelatorio': operadorDestinosRelatorio,
  'operador.definirDestinosRelatorio': operadorDefinirDestinosRelatorio,
};
