import { first, type Db } from '../../../kernel/db/db.ts';
import { callFunction } from '../../../schema/call-function.ts';
import type { LimitesCorrentes } from '../../cupom/public.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';

/** The numbers and cards that a verdict would grant now. */
export interface Concedivel {
  readonly numeros: number;
  readonly raspadinhas: number;
  /** Later day on which it counts, when the day of a receipt kept off-line is full. */
  readonly contaEm: string | null;
}

/** Cards of a receipt by state, and the spent part of its points and cashback. */
export interface Posses {
  readonly fechadas: number;
  readonly raspadas: number;
  /** Opened cards with a delivered prize. */
  readonly entregues: number;
  readonly pontosGastos: number;
  readonly cashbackGasto: number;
}

export type EfeitoStore = ReturnType<typeof createEfeitoStore>;

/** Reads the effect of a verdict, without changing anything. */
export const createEfeitoStore = (db: Db) => ({
  /** Returns how much of these numbers and cards the consumer's limits leave. */
  async findConcedivel(
    d: DocumentoRef,
    { numeros, raspadinhas }: { readonly numeros: number; readonly raspadinhas: number },
    { assuntos, periodos, limites }: LimitesCorrentes,
    agora: Date,
  ): Promise<Concedivel> {
    const args = { ...d, numeros, raspadinhas, agora, assuntos, periodos, limites };
    const { conta_em, ...room } = first(await callFunction(db, 'documento_fiscal_efeito', args));
    // Null without a later day; the catalogue has no nulls of function columns.
    return { ...room, contaEm: conta_em || null };
  },
  /** Returns the grants of the receipt and the used part of them. */
  async getPosses({ consumidorId, documentoFiscalId }: DocumentoRef): Promise<Posses> {
    const cards = first(
      await db.query<Pick<Posses, 'fechadas' | 'raspadas' | 'entregues'>>(
        `select count(*) filter (where raspada_em is null and cancelada_em is null) as fechadas,
           count(*) filter (where raspada_em is not null) as raspadas,
           count(*) filter (where entregue_em is not null) as entregues
         from raspadinha where consumidor_id = $1 and documento_fiscal_id = $2`,
        [consumidorId, documentoFiscalId],
      ),
    );
    const gastos = await callFunction<
      'conta_gasto',
      readonly { readonly moeda: string; readonly gasto: number }[]
    >(db, 'conta_gasto', { consumidorId, origem: 'documento', origemId: documentoFiscalId });
    const spent = (moeda: string) => gastos.find((one) => one.moeda === moeda)?.gasto ?? 0;
    return { ...cards, pontosGastos: spent('pontos'), cashbackGasto: spent('cashback') };
  },
});
