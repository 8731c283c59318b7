import { brokenConstraint } from '../../kernel/database-error.ts';
import type { Ator } from '../../kernel/auth/ator.ts';
import { callFunction } from '../../schema/call-function.ts';
import { isRetryable, withRetry, type Db, type Queryable } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';
import type { Moeda } from './moeda.ts';
import { toSaldoRecusa } from './saldo-recusa.ts';

export type { Moeda } from './moeda.ts';

/** Key of one account. */
export interface ContaRef {
  readonly consumidorId: string;
  readonly campanhaId: CampanhaId;
  readonly moeda: Moeda;
}

/** An amount to credit. `valor` in whole points or cents. */
export interface Concedido {
  readonly origem: string;
  readonly origemId: string;
  readonly valor: number;
  readonly liberaEm: Date | null;
  readonly expiraEm: Date | null;
}

/** An operator's adjustment. `valor` in whole points or cents, negative to take away. */
export interface Ajuste {
  readonly ajusteId: string;
  readonly valor: number;
  readonly motivo: string;
  readonly expiraEm: Date | null;
  readonly ator: Ator;
}

const accountsPerRound = 500;

export type ContaStore = ReturnType<typeof createContaStore>;

export const createContaStore = (db: Db) => ({
  /** Settles an account up to `agora`; returns false when nothing was due. */
  touch: (conta: ContaRef, agora: Date): Promise<boolean> =>
    withRetry(() => callFunction(db, 'conta_touch', { ...conta, agora })),
  /** Credits an amount once; returns false when its origin already has a credit. */
  async credit(conta: ContaRef, { origem, origemId, valor, liberaEm, expiraEm }: Concedido, agora: Date) {
    const args = { ...conta, origem, origemId, valor, liberaEm, expiraEm, agora };
    const ordem = await withRetry(
      () => callFunction(db, 'conta_credit', args),
      (error) => isRetryable(error) || brokenConstraint(error) === 'lote__origem',
    );
    return ordem !== null;
  },
  /** Adjusts an account once for each id; returns false for a repeated id. Throws the refusals of a too low balance. */
  async adjust(
    conta: ContaRef,
    { ajusteId, valor, motivo, expiraEm, ator }: Ajuste,
    agora: Date,
  ): Promise<boolean> {
    const args = { ...conta, ajusteId, valor, motivo, expiraEm, ator: JSON.stringify(ator), agora };
    try {
      return await withRetry(() => callFunction(db, 'conta_adjust', args));
    } catch (error) {
      throw toSaldoRecusa(error, conta.moeda) ?? error;
    }
  },
  /** Returns whether this adjustment was made: the same account and amount under its id. */
  hasAjuste: async (
    { consumidorId, campanhaId, moeda }: ContaRef,
    { ajusteId, valor }: Pick<Ajuste, 'ajusteId' | 'valor'>,
  ): Promise<boolean> =>
    (
      await db.query(
        `select 1 as one from conta_ajuste
         where consumidor_id = $1 and ajuste_id = $2 and campanha_id = $3 and moeda = $4 and valor = $5`,
        [consumidorId, ajusteId, campanhaId, moeda, valor],
      )
    ).length === 1,
  /** Notifies every holder of an amount that expires in that span, once; `dia` as `yyyy-mm-dd`. */
  async warn({ de, ate }: { de: Date; ate: Date }, dias: number, dia: string, agora: Date): Promise<void> {
    await callFunction(db, 'conta_warn', { de, ate, dias, palavra: dia, agora });
  },
  /** Lists accounts with due amounts. */
  listDue: (agora: Date) =>
    db.query<{ consumidor_id: string; campanha_id: CampanhaId; moeda: Moeda }>(
      'select consumidor_id, campanha_id, moeda from conta where proximo_em <= $1 order by proximo_em limit $2',
      [agora, accountsPerRound],
    ),
});

/** Returns a step that closes all accounts of a consumer within the deletion's transaction. */
export const createCloseContas =
  (now: () => Date) =>
  async (consumidorId: string, tx: Queryable): Promise<void> => {
    await callFunction(tx, 'conta_close', { consumidorId, agora: now() });
  };
