import { callFunction } from '../../../schema/call-function.ts';
import { first, withRetry, type Db } from '../../../kernel/db/db.ts';
import type { Veredito } from '../ganho/veredito-nota.ts';
import { type Desencontro, isDesencontro, toRecusa } from '../documento-fiscal.resultado.ts';
import { type Concessao, toConcessaoJson } from '../ganho/concessao.ts';
import { type DocumentoRef, type Sentenciado, toMudancas } from '../documento-fiscal.store.ts';

/** A correction of one receipt: new facts and their effects. */
interface CorrecaoNova {
  readonly veredito: Veredito;
  readonly sentenciado: Sentenciado;
  /** Reason code for the receipt's history. */
  readonly motivo: string;
  readonly valores: Record<string, string>;
  readonly concessao: Concessao & Required<Pick<Concessao, 'correcao'>>;
}

/** Result of a correction; `concedidos` is negative when numbers were taken back. */
type Corrigida =
  | { readonly resultado: 'corrigido'; readonly concedidos: number }
  | { readonly resultado: 'naoValido' }
  | Desencontro;

interface CorrigidaRow {
  readonly resultado: 'corrigido' | 'naoValido' | 'mudou';
  readonly concedidos: number;
}

export type CorrecaoStore = ReturnType<typeof createCorrecaoStore>;

export const createCorrecaoStore = (db: Db) => ({
  /** Applies a correction atomically. */
  async correct(d: DocumentoRef, nova: CorrecaoNova): Promise<Corrigida> {
    const { veredito, sentenciado, motivo, valores, concessao } = nova;
    const { pontos, cashbackCentavos: cashback_centavos } = veredito;
    const { agora, observacao } = sentenciado;
    const args = {
      ...d,
      agora,
      mudancas: JSON.stringify({ ...toMudancas(veredito, sentenciado), pontos, cashback_centavos }),
      nota: JSON.stringify({ motivo, valores, observacao }),
      concessao: toConcessaoJson(concessao),
    };
    try {
      const rows = await withRetry(() =>
        callFunction<'documento_correct', readonly CorrigidaRow[]>(db, 'documento_correct', args),
      );
      const row = first(rows);
      return row.resultado === 'corrigido'
        ? { resultado: row.resultado, concedidos: row.concedidos }
        : { resultado: row.resultado };
    } catch (error) {
      const recusa = toRecusa(error);
      if (!isDesencontro(recusa)) throw error;
      return recusa;
    }
  },
});
