import type { ResultadoSimulacao } from '@trevo/contract/estudio/simulacao.calls';
import type { ErrorCode } from '@trevo/contract/errors';
import type { Db } from '../../kernel/db/db.ts';
import { resumoColumns, type SimulacaoRow } from './simulacao.store.ts';

/** A simulation with the database of its attempt. */
export type SimulacaoArrendada = Omit<SimulacaoRow, 'resultado'> & {
  readonly banco: string;
  /** Database of the attempt before, which a killed process left; null when there was none. */
  readonly banco_anterior: string | null;
};

/** An attempt to play a simulation; `tentativas` is its fencing token. */
type Tentativa = Pick<SimulacaoRow, 'simulacao_id' | 'tentativas'>;

export type SimulacaoFilaStore = ReturnType<typeof createSimulacaoFilaStore>;

/** Store of simulations from the player's view. Only the attempt that holds the lease changes the row. */
export function createSimulacaoFilaStore(db: Db, toBanco: () => string) {
  return {
    /** Leases the simulation that waits longest, including one whose lease expired, and counts the attempt. */
    async lease(agora: Date, ate: Date): Promise<SimulacaoArrendada | undefined> {
      const [row] = await db.query<SimulacaoArrendada>(
        `with proxima as (
           select w.simulacao_id, w.banco from simulacao w
           where w.situacao in ('fila', 'rodando') and (w.arrendado_ate is null or w.arrendado_ate <= $1)
           order by w.pedida_em limit 1 for update skip locked)
         update simulacao s
         set situacao = 'rodando', tentativas = s.tentativas + 1, progresso = 0, arrendado_ate = $2, banco = $3
         from proxima where s.simulacao_id = proxima.simulacao_id
         returning ${resumoColumns}, s.texto, s.banco, proxima.banco as banco_anterior`,
        [agora, ate, toBanco()],
      );
      return row;
    },
    /** Records progress and renews the lease; returns false when it was cancelled or another attempt began. */
    renew: async ({ simulacao_id, tentativas }: Tentativa, progresso: number, ate: Date): Promise<boolean> =>
      (
        await db.query(
          `update simulacao set progresso = $3, arrendado_ate = $4
           where simulacao_id = $1 and tentativas = $2 and situacao = 'rodando' returning 1 as one`,
          [simulacao_id, tentativas, progresso, ate],
        )
      ).length > 0,
    /** Puts it back into the queue, from `depois` on. */
    release: ({ simulacao_id, tentativas }: Tentativa, depois: Date) =>
      db.query(
        `update simulacao set situacao = 'fila', progresso = 0, arrendado_ate = $3
         where simulacao_id = $1 and tentativas = $2 and situacao = 'rodando'`,
        [simulacao_id, tentativas, depois],
      ),
    /** Puts it back into the queue at once, and does not count the attempt. */
    giveBack: ({ simulacao_id, tentativas }: Tentativa) =>
      db.query(
        `update simulacao set situacao = 'fila', progresso = 0, arrendado_ate = null, tentativas = tentativas - 1
         where simulacao_id = $1 and tentativas = $2 and situacao = 'rodando'`,
        [simulacao_id, tentativas],
      ),
    /** Stores the result, unless it was cancelled or another attempt began. */
    end: ({ simulacao_id, tentativas }: Tentativa, resultado: ResultadoSimulacao, agora: Date) =>
      db.query(
        `update simulacao
         set situacao = 'pronta', progresso = 100, resultado = $3, terminada_em = $4, arrendado_ate = null
         where simulacao_id = $1 and tentativas = $2 and situacao = 'rodando'`,
        [simulacao_id, tentativas, resultado, agora],
      ),
    /** Ends it with the error code of its failure. */
    refuse: (
      { simulacao_id, tentativas }: Tentativa,
      recusa: ErrorCode,
      valores: Record<string, string | number>,
      agora: Date,
    ) =>
      db.query(
        `update simulacao
         set situacao = 'falhou', recusa = $3, recusa_valores = $4, terminada_em = $5, arrendado_ate = null
         where simulacao_id = $1 and tentativas = $2 and situacao = 'rodando'`,
        [simulacao_id, tentativas, recusa, valores, agora],
      ),
  };
}
