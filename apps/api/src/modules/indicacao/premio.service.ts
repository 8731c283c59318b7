import { createHmac } from 'node:crypto';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toMoedaValor } from '@trevo/config/campanha-file/campanha-file-conta';
import { toPrazo, toSpanMes } from '@trevo/rules/conta/prazo-conta';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Root } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DatabaseAwayError } from '../../kernel/database-error.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaPublicada, CampanhaId } from '../campanha/public.ts';
import { findSinais, toParecer, type NotaIndicada, type Sinais } from './indicacao-sinais.ts';
import type { IndicacaoRow, IndicacaoStore, Premio } from './indicacao.store.ts';
import type { IndicacaoViews } from './indicacao.views.ts';

type Regra = NonNullable<CampanhaArquivo['indicacao']>;

/** Names a receipt of somebody. */
export interface NotaRef {
  readonly consumidorId: string;
  readonly documentoFiscalId: string;
}

/** The receipts of those who were invited, and whether `indicadorId` had sent them before; told by who keeps receipts. */
export type ListNotas = (indicadorId: string, notas: readonly NotaRef[]) => Promise<NotaIndicada[]>;

export type Decisao = { readonly decisao: 'APROVAR' | 'RECUSAR'; readonly motivo: string };

const batchSize = 50;
// Long enough for a batch; after that, others take what a process that died had taken.
const leaseMinutes = 5;

/** Judges invitations that a receipt made due, and rewards both sides. */
export function createPremioService(parts: {
  readonly store: IndicacaoStore;
  readonly views: IndicacaoViews;
  readonly listNotas: ListNotas;
  /** Keys the hashes of signals. */
  readonly dados: Root;
  readonly findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, views, listNotas, dados, findCampanha, clock, log } = parts;

  /** What speaks for one person on both sides; undefined when one of them is gone. */
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

  const reward = (row: IndicacaoRow, publicada: CampanhaPublicada, regra: Regra) => {
    const agora = clock.now();
    const mes = toSpanMes(toSaoPaulo(agora).dia);
    const premios = toPremios(regra, publicada.arquivo, agora);
    return store.reward(row, premios, { maximo: regra.maximoPorMes, mes, agora });
  };

  const judge = async (row: IndicacaoRow): Promise<void> => {
    const publicada = await findCampanha(row.campanha_id);
    const regra = publicada?.arquivo.indicacao;
    if (!publicada || !regra)
      return store.settle(row, { situacao: 'RECUSADA', motivo: 'SEM_PREMIO' }, clock.now());
    // Who is gone is found by the function that locks both.
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
     * Judges all invitations that are due, or as many as it can until `stopping`. Processes that do so at once share them.
     * One that fails is tried again when its lease ends, and keeps no other waiting.
     */
    async judgeDue(stopping?: AbortSignal): Promise<void> {
      for (;;) {
        const agora = clock.now();
        const ate = new Date(agora.getTime() + leaseMinutes * 60_000);
        const taken = await store.lease(agora, ate, batchSize);
        if (taken.length === 0) return;
        for (const row of taken) {
          if (stopping?.aborted) return;
          await judge(row).catch((err: unknown) => {
            if (err instanceof DatabaseAwayError) throw err;
            log.error({ err, indicadoId: row.indicado_id }, 'invitation could not be judged');
          });
        }
      }
    },
    /** An operator's decision; the same one again does nothing. Refuses with indicacao.nenhuma and indicacao.jaDecidida. */
    async decide(
      publicada: CampanhaPublicada,
      indicadoId: string,
      { decisao, motivo }: Decisao,
    ): Promise<IndicacaoRow> {
      const ref = { indicadoId, campanhaId: publicada.campanhaId };
      const row = await store.find(ref);
      if (!row) throw refuse('indicacao.nenhuma');
      const { indicacao: regra } = publicada.arquivo;
      if (row.situacao === 'EM_ANALISE') {
        if (decisao === 'APROVAR' && regra) await reward(row, publicada, regra);
        else {
          const razao = decisao === 'APROVAR' ? 'SEM_PREMIO' : 'OPERADOR';
          const to = { situacao: 'RECUSADA', motivo: razao, observacao: motivo } as const;
          await store.settle(row, to, clock.now());
        }
      }
      const after = (await store.find(ref))!;
      if (!isOutcome(after, decisao)) throw refuse('indicacao.jaDecidida');
      return after;
    },
    /** Those of a campaign that a person has to decide, the longest waiting first, and how many there are. */
    listEmAnalise: ({ campanhaId }: CampanhaPublicada, slice: { limite: number; pular: number }) =>
      store.listEmAnalise(campanhaId, slice),
    /** In how many invitations that wait for a person each value of these stands, by its hash. */
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

/** Whether an invitation stands where a decision leads; an approval may find that an account has ended. */
function isOutcome({ situacao, motivo }: IndicacaoRow, decisao: Decisao['decisao']): boolean {
  if (decisao === 'APROVAR')
    return situacao === 'PREMIADA' || motivo === 'CONTA_ENCERRADA' || motivo === 'SEM_PREMIO';
  return situacao === 'RECUSADA';
}

/** What each side gets now. The waiting is the section's own; how long it lasts is that of the currency. */
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
