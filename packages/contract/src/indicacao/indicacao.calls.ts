import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  atorExemplo,
  documentoId,
  instante,
  instanteDepois,
  pessoaId,
  type Exemplos,
} from '../exemplos/exemplo-valores.ts';
import { sinalText } from '../palavras.text.ts';
import {
  atorSchema,
  campanhaParams,
  instanteSchema,
  lugarSchema,
  paginaDe,
  paginaDepoisDe,
  paginaSchema,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';

/** An amount of a currency: whole points, or cents. */
const premioSchema = v.object({ moeda: v.picklist(['pontos', 'cashback']), valor: v.number() });

/** Rewards of a campaign for a referral: null for a side without a reward. */
export const indicacaoRegraSchema = v.object({
  /** Reward of the referrer. */
  premio: v.nullable(premioSchema),
  /** Reward of the referred person. */
  premioIndicado: v.nullable(premioSchema),
  liberaEmDias: v.number(),
  maximoPorMes: v.number(),
});

/** EM_ANALISE: a receipt was registered, and the program or an operator reviews the referral. */
const situacaoSchema = v.picklist(['AGUARDANDO', 'EM_ANALISE', 'PREMIADA', 'RECUSADA']);

const consumidorIndicacoes = defineCall('consumidor.indicacoes', {
  resumo: "List the consumer's referrals",
  descricao:
    "Returns the users who registered with the consumer's invitation, as the host's current campaign counts them; `situacao` is null for a registration without a promised reward.",
  params: v.object({ totalPorPagina: porPaginaSchema, paginaAtual: paginaSchema }),
  retorno: v.object({
    ...paginaDe(
      v.object({
        /** First name only: the referred person did not agree to be listed. */
        nome: v.string(),
        dataHora: v.string(),
        cadastroCompleto: v.boolean(),
        situacao: v.nullable(situacaoSchema),
        /** Why there was no reward. NAO_CONFIRMADA: rejected in review. */
        motivo: v.nullable(v.picklist(['LIMITE_MES', 'CONTA_ENCERRADA', 'SEM_PREMIO', 'NAO_CONFIRMADA'])),
        /** Reward granted to the consumer. */
        premio: v.nullable(premioSchema),
        liberaEm: v.nullable(instanteSchema),
      }),
    ).entries,
    /** Number of rewards granted to the consumer this month. */
    premiadasNoMes: v.number(),
  }),
  errors: ['sessao.ausente', 'sessao.invalida'],
});

const consumidorConferirIndicacao = defineCall('consumidor.conferirIndicacao', {
  resumo: 'Check whether an invitation code exists',
  descricao:
    'Returns whether a sign-up with this code counts as invited by an active account of the promoter, and no other data about the account.',
  params: v.object({ codigoIndicacao: textSchema(120) }),
  retorno: v.object({ existe: v.boolean() }),
  errors: ['requisicao.invalida', 'requisicao.muitas'],
  taxa: { porEndereco: [[60, 60]] },
});

const indicacaoOperadorSchema = v.object({
  indicadoID: v.string(),
  /** The referrer. */
  consumidorID: v.string(),
  documentoFiscalID: v.nullable(v.string()),
  situacao: situacaoSchema,
  motivo: v.nullable(v.string()),
  criadoEm: instanteSchema,
  apuradoEm: v.nullable(instanteSchema),
  /** The author of a person's decision; null while there is none. */
  ator: v.nullable(atorSchema),
  /** Signals that triggered the review; `vezes` counts pending referrals with the same value. */
  sinais: v.array(v.object({ sinal: v.string(), descricao: v.string(), vezes: v.number() })),
});

const operadorIndicacoes = defineCall('operador.indicacoes', {
  resumo: 'List referrals that wait for a review',
  descricao:
    'Returns the referrals that an operator has to decide, oldest first. `depois` is the cursor of the previous page, so no referral is skipped while others are decided.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.strictObject({ depois: v.optional(lugarSchema) }),
  retorno: paginaDepoisDe(indicacaoOperadorSchema),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'],
});

const operadorDecidirIndicacao = defineCall('operador.decidirIndicacao', {
  recusaExemplo: 'indicacao.nenhuma',
  resumo: 'Decide a referral',
  descricao:
    'Rewards both users of a referral, or neither. Idempotent: repeating the decision returns the same result without an effect.',
  params: v.object({ ...campanhaParams, indicadoID: uuidSchema }),
  body: v.pipe(
    v.strictObject({
      decisao: v.picklist(['APROVAR', 'RECUSAR']),
      /** For the audit log; not shown on any screen. */
      motivo: v.optional(textSchema(200), ''),
    }),
    v.check(
      ({ decisao, motivo }) => decisao !== 'RECUSAR' || motivo !== '',
      'Diga por que a indicação foi recusada.',
    ),
  ),
  retorno: indicacaoOperadorSchema,
  errors: [
    'operador.naoAutorizado',
    'campanha.naoEncontrada',
    'requisicao.invalida',
    'indicacao.nenhuma',
    'indicacao.jaDecidida',
    'encerramento.fechada',
  ],
});

export const indicacaoCalls = {
  'consumidor.indicacoes': consumidorIndicacoes,
  'consumidor.conferirIndicacao': consumidorConferirIndicacao,
  'operador.indicacoes': operadorIndicacoes,
  'operador.decidirIndicacao': operadorDecidirIndicacao,
};

const premioEmPontos = { moeda: 'pontos', valor: 200 };

const indicacao = {
  indicadoID: '019a1c02-7be1-7f44-9a60-8841aa02c5de',
  consumidorID: pessoaId,
  documentoFiscalID: documentoId,
  situacao: 'EM_ANALISE',
  motivo: null,
  criadoEm: instante,
  apuradoEm: null,
  ator: null,
  sinais: [{ sinal: 'APARELHO', descricao: sinalText.APARELHO, vezes: 1 }],
};

export const indicacaoExemplos: Exemplos = {
  indicacao: [premioEmPontos, '7f3c9b0a51de4426'],
  codigoIndicacao: ['c19a40be77f2d835'],
  'consumidor.indicacoes.retorno.retorno': [
    [
      {
        nome: 'Caetano',
        dataHora: instante,
        cadastroCompleto: true,
        situacao: 'PREMIADA',
        motivo: null,
        premio: { moeda: 'pontos', valor: 200 },
        liberaEm: '2026-11-28T15:00:00.000Z',
      },
    ],
  ],
  premiadasNoMes: [1],
  indicadoID: [indicacao.indicadoID],
  'operador.decidirIndicacao.retorno': [
    { ...indicacao, situacao: 'PREMIADA', apuradoEm: instanteDepois, ator: atorExemplo },
  ],
  'operador.indicacoes.retorno.retorno': [[indicacao]],
  'operador.decidirIndicacao.body': [{ decisao: 'APROVAR' }],
};
