import { callFunction } from '../../../schema/call-function.ts';
import { first, withRetry, type Db } from '../../../kernel/db/db.ts';
import type { Veredito } from '../veredito-nota.ts';
import type { Desencontro } from '../documento-fiscal.resultado.ts';
import { toRecusa } from '../documento-fiscal.resultado.ts';
import {
  type Concessao,
  type DocumentoRef,
  type Sentenciado,
  toArgs,
  toMudancas,
  toValidade,
} from '../documento-fiscal.store.ts';

/** A correction of one receipt: new facts and their effects. */
interface CorrecaoNova {
  readonly veredito: Veredito;
  readonly sentenciado: Sentenciado;
  /** Reason code for the receipt's history. */
  readonly motivo: string;
  readonly valores: Record<string, string>;
  /** Numbers that the calculation assumed the receipt to hold, and how many of them to take back. */
  readonly vivos: number;
  readonly retirar: number;
  /** Ids of further cards, and the count of unopened ones to take back; undefined where the cards do not change. */
  readonly raspadinhas?: Cartelas | undefined;
  readonly concessao: Omit<Concessao, 'raspadinhas'>;
}

/** Changed scratch cards of a receipt. */
export interface Cartelas {
  /** Cards that the calculation assumed the receipt to hold. */
  readonly vivas: number;
  readonly novas: readonly string[];
  readonly retirar: number;
}

/** Result of a correction; `concedidos` is negative when numbers were taken back. */
type Corrigida =
  | { readonly resultado: 'corrigido'; readonly concedidos: number }
  | { readonly resultado: 'naoValido' | 'mudou' }
  | Desencontro;

interface CorrigidaRow {
  readonly resultado: Exclude<Corrigida, Desencontro>['resultado'];
  readonly concedidos: number;
}

export type CorrecaoStore = ReturnType<typeof createCorrecaoStore>;

export const createCorrecaoStore = (db: Db) => ({
  /** Applies a correction atomically. */
  async correct(d: DocumentoRef, nova: CorrecaoNova): Promise<Corrigida> {
    const { veredito, sentenciado, motivo, valores, vivos, retirar, raspadinhas, concessao } = nova;
    const { pontos, cashbackCentavos: cashback_centavos } = veredito;
    const mudancas = JSON.stringify({
      ...toMudancas(veredito, sentenciado),
      ...toValidade(concessao),
      pontos,
      cashback_centavos,
      ...(raspadinhas && {
        raspadinhas_vivas: raspadinhas.vivas,
        raspadinhas: raspadinhas.novas,
        retirar_raspadinhas: raspadinhas.retirar,
      }),
    });
    const { agora, observacao } = sentenciado;
    const args = {
      ...d,
      ...toArgs(concessao),
      agora,
      mudancas,
      motivo,
      motivoValores: JSON.stringify(valores),
      observacao,
      vivos,
      retirar,
    };
    try {
      const rows = await withRetry(() =>
        callFunction<'documento_fiscal_correct', readonly CorrigidaRow[]>(
          db,
          'documento_fiscal_correct',
          args,
        ),
      );
      const row = first(rows);
      return row.resultado === 'corrigido'
        ? { resultado: row.resultado, concedidos: row.concedidos }
        : { resultado: row.resultado };
    } catch (error) {
      const recusa = toRecusa(error);
      if (recusa.resultado !== 'restoMudou' && recusa.resultado !== 'numeroTomado') throw error;
      return recusa;
    }
  },
});
