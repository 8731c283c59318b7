import { createHmac } from 'node:crypto';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toMoedaValor } from '@trevo/config/campanha-file/parts/campanha-file-conta';
import { toPrazo, toSpanMes } from '@trevo/rules/conta/prazo-conta';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Root } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DatabaseAwayError } from '../../kernel/database-error.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { CampanhaPublicada, CampanhaId } from '../campanha/public.ts';
import { findSinais, toParecer, type NotaIndicada, type Sinais } from './indicacao-sinais.ts';
import type { IndicacaoRow, IndicacaoStore, Premio } from './indicacao.store.ts';
import type { IndicacaoViews } from './indicacao.views.ts';

type Regra = NonNullable<CampanhaArquivo['indicacao']>;

/** Key of a receipt. */
export interface NotaRef {
  readonly consumidorId: string;
  readonly documentoFiscalId: string;
}

/**
 * Lists receipts of invited consumers and whether `indicadorId` sent them before; implemented by the receipts
 * module.
 */
export type ListNotas = (indicadorId: string, notas: readonly NotaRef[]) => Promise<NotaIndicada[]>;

export type Decisao = { readonly decisao: 'APROVAR' | 'RECUSAR'; readonly motivo: string };

const batchSize = 50;
// Long enough for one batch; afterwards other processes reclaim the leases of a crashed process.
const leaseMinutes = 5;

/** Judges due invitations and rewards both sides. */
export function createPremioService(parts: {
  readonly store: IndicacaoStore;
  readonly views: IndicacaoViews;
  readonly listNotas: ListNotas;
  /** Root key for the signal hashes. */
  readonly dados: Root;
  readonly findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, views, listNotas, dados, findCampanha, clock, log } = parts;

  /** Finds signals that both sides are the same person; undefined when one account is deleted. */
  const listSinais = async (row: IndicacaoRow): Promise<Sinais | undefined> => {
    const { indicado_id: indicadoId, consumidor_id: indicadorId, campanha_id: campanhaId } = row;
    const pessoas = await views.listPartes([indicadoId, indicadorId]);
    const indicado = pessoas.find((pessoa) => pessoa.consumidor_id === indicadoId);
    const indicador = pessoas.find((pessoa) => pessoa.consumidor_id === indicadorId);
    if (!indicado || !indicador) return undefined;
    const irmaos = await views.listIrmaos(indicadoId, indicadorId, campanhaId);
    const refs = [row, ...irmaos].flatMap(({ indicado_id, documento_fiscal_id }) =>
      documento_fiscal_id ? [{ consumidorId: indicado_id, documentoFiscalId: documento_fiscal_id }] : [],
    );
    const notas = await listNotas(indicadorId, refs);
    const nota = notas.find((one) => one.consumidor_id === indicadoId);
    const fatos = { indicador, indicado, irmaos, nota, notasDosIrmaos: notas.filter((one) => one !== nota) };
    return findSinais(fatos, (valor) =>
      createHmac('sha256', dados.current().derive('indicacao'))
        .update(`${campanhaId}:${valor}`)
        .digest('base64url')
        .slice(0, 22),
    );
  };

  const reward = (
    row: IndicacaoRow,
    publicada: CampanhaPublicada,
    regra: Regra,
    ator: Ator | null = null,
  ) => {
    const agora = clock.now();
    const mes = toSpanMes(toSaoPaulo(agora).dia);
    const premios = toPremios(regra, publicada.arquivo, agora);
    return store.reward(row, premios, { maximo: regra.maximoPorMes, mes, ator, agora });
  };

  const settle = async (row: IndicacaoRow): Promise<void> => {
    const publicada = await findCampanha(row.campanha_id);
    const regra = publicada?.arquivo.indicacao;
    if (!publicada || !regra)
      return store.settle(row, { situacao: 'RECUSADA', motivo: 'SEM_PREMIO' }, clock.now());
    // indicacao_reward locks both accounts and detects a deleted one.
    const sinais = (await listSinais(row)) ?? {};
    switch (toParecer(sinais)) {
      case 'recusar':
        return store.settle(row, { situacao: 'RECUSADA', motivo: 'MESMA_PESSOA', sinais }, clock.now());
      case 'analisar':
        return store.settle(row, { situacao: 'EM_ANALISE', sinais }, clock.now());
      case 'premiar':
        await reward(row, publicada, regra);
    }
  };

  return {
    /**
     * Judges all due invitations, or as many as possible until `stopping`. Concurrent processes share the work
     * through leases. A failed invitation is retried when its lease expires and does not block others.
     */
    async settleDue(stopping?: AbortSignal): Promise<void> {
      for (;;) {
        const agora = clock.now();
        const ate = new Date(agora.getTime() + leaseMinutes * 60_000);
        const taken = await store.lease(agora, ate, batchSize);
        if (taken.length === 0) return;
        for (const row of taken) {
          if (stopping?.aborted) return;
          await settle(row).catch((err: unknown) => {
            if (err instanceof DatabaseAwayError) throw err;
            log.error(
              { event: 'referral_settle_failed', err, indicadoId: row.indicado_id },
              'Referral verdict failed; the job retries it',
            );
          });
        }
      }
    },
    /** Applies an operator's decision; idempotent. Throws indicacao.nenhuma and indicacao.jaDecidida. */
    async decide(
      publicada: CampanhaPublicada,
      indicadoId: string,
      { decisao, motivo }: Decisao,
      ator: Ator,
    ): Promise<IndicacaoRow> {
      const ref = { indicadoId, campanhaId: publicada.campanhaId };
      const row = await store.find(ref);
      if (!row) throw refuse('indicacao.nenhuma');
      const { indicacao: regra } = publicada.arquivo;
      if (row.situacao === 'EM_ANALISE') {
        if (decisao === 'APROVAR' && regra) await reward(row, publicada, regra, ator);
        else {
          const razao = decisao === 'APROVAR' ? 'SEM_PREMIO' : 'OPERADOR';
          const to = { situacao: 'RECUSADA', motivo: razao, observacao: motivo, ator } as const;
          await store.settle(row, to, clock.now());
        }
      }
      const after = (await store.find(ref))!;
      if (!isOutcome(after, decisao)) throw refuse('indicacao.jaDecidida');
      return after;
    },
    /** Lists a campaign's invitations under review, oldest first, with the total count. */
    listEmAnalise: ({ campanhaId }: CampanhaPublicada, limite: number, depois: Lugar | undefined) =>
      store.listEmAnalise(campanhaId, limite, depois),
    /** Counts per hash the invitations under review that contain it. */
    countVezes: (
      { campanhaId }: CampanhaPublicada,
      rows: readonly IndicacaoRow[],
    ): Promise<Map<string, number>> =>
      store.countHashes(
        campanhaId,
        rows.flatMap(({ sinais }) => Object.values(sinais)),
      ),
  };
}

/** Returns whether the invitation's situation matches the decision; an approval can end at a deleted account. */
function isOutcome({ situacao, motivo }: IndicacaoRow, decisao: Decisao['decisao']): boolean {
  if (decisao === 'APROVAR')
    return situacao === 'PREMIADA' || motivo === 'CONTA_ENCERRADA' || motivo === 'SEM_PREMIO';
  return situacao === 'RECUSADA';
}

/** Returns each side's reward. The release delay is the invitation section's; the validity is the currency's. */
function toPremios(regra: Regra, { recompensas }: CampanhaArquivo, agora: Date): Premio[] {
  const lados = [
    ['indicador', regra.premio],
    ['indicado', regra.premioIndicado],
  ] as const;
  return lados.flatMap(([lado, premio]) => {
    if (!premio) return [];
    const { moeda, valor } = toMoedaValor(premio);
    const { liberaEmDias } = regra;
    const { liberaEm, expiraEm } = toPrazo({ liberaEmDias, validade: recompensas[moeda]?.validade }, agora);
    const em = liberaEm && toSaoPaulo(liberaEm).dia;
    return [{ lado, moeda, valor, libera_em: liberaEm, expira_em: expiraEm, em }];
  });
}
