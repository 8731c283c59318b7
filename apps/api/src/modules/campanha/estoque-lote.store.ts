import type { Ator } from '../../kernel/auth/ator.ts';
import { sqlState } from '../../kernel/database-error.ts';
import { callFunction } from '../../schema/call-function.ts';
import { type Db, first } from '../../kernel/db/db.ts';
import type { CampanhaId } from './campanha-id.ts';

// Powers of two, so that p_lugar distributes consumers evenly over slices.
const fatiasComum = 4;
const fatiasDisputado = 16;

/** Returns the number of rows that a product's stock is split into. */
export const toFatias = ({ disputado }: { readonly disputado: boolean }): number =>
  disputado ? fatiasDisputado : fatiasComum;

export type LoteTipo = 'codigo' | 'voucher';

export interface Ajuste {
  readonly ajusteId: string;
  readonly produtoId: string;
  /** Positive for found units, negative for lost ones. */
  readonly unidades: number;
  readonly motivo: string;
  readonly ator: Ator;
  readonly agora: Date;
}

export type EstoqueLoteStore = ReturnType<typeof createEstoqueLoteStore>;

/** Store of blocked batches of codes and of stock adjustments. */
export function createEstoqueLoteStore(db: Db) {
  return {
    /** Blocks a batch; an earlier block keeps its reason. */
    async block(
      campanhaId: CampanhaId,
      tipo: LoteTipo,
      loteId: string,
      { motivo, ator, agora }: { motivo: string; ator: Ator; agora: Date },
    ): Promise<void> {
      await db.query(
        `insert into lote_bloqueio (campanha_id, tipo, lote_id, bloqueado_em, motivo, ator)
         values ($1, $2, $3, $4, $5, $6) on conflict on constraint lote_bloqueio__pk do nothing`,
        [campanhaId, tipo, loteId, agora, motivo, ator],
      );
    },
    async release(campanhaId: CampanhaId, tipo: LoteTipo, loteId: string): Promise<void> {
      await db.query('delete from lote_bloqueio where campanha_id = $1 and tipo = $2 and lote_id = $3', [
        campanhaId,
        tipo,
        loteId,
      ]);
    },
    /**
     * Adjusts a product's loaded units once for an id. Returns false when fewer units are left than it takes away.
     */
    async adjust(
      campanhaId: CampanhaId,
      { ajusteId, produtoId, unidades, motivo, ator, agora }: Ajuste,
      fatias: number,
    ): Promise<boolean> {
      try {
        await db.transaction(async (tx) => {
          const added = await tx.query(
            `insert into produto_ajuste (campanha_id, ajuste_id, produto_id, unidades, motivo, ajustado_em, ator)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict on constraint produto_ajuste__pk do nothing returning 1 as one`,
            [campanhaId, ajusteId, produtoId, unidades, motivo, agora, ator],
          );
          if (added.length === 0) return;
          const { carregado } = first(
            await tx.query<{ carregado: number }>(
              'select carregado from produto_carga where campanha_id = $1 and produto_id = $2 for update',
              [campanhaId, produtoId],
            ),
          );
          await callFunction(tx, 'produto_estoque_load', {
            campanhaId,
            produtoId,
            unidades: carregado + unidades,
            fatias,
          });
        });
        return true;
      } catch (error) {
        if (sqlState(error) === 'TR001') return false;
        throw error;
      }
    },
  };
}
