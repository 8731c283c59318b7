import type { Db } from '../../../kernel/db/db.ts';
import type { Columns } from '../../../schema/call-function.ts';
import type { CampanhaId } from '../../campanha/public.ts';

/** A receipt that the act left out, with the reason. */
export interface DeFora {
  readonly consumidorID: string;
  readonly documentoFiscalID: string;
  readonly codigo: string;
  readonly mensagem: string;
}

export interface ResultadoLote {
  readonly julgadas: number;
  readonly deFora: readonly DeFora[];
}

export type LoteStore = ReturnType<typeof createLoteStore>;

/** Store of bulk verdicts by the client's id. */
export const createLoteStore = (db: Db) => ({
  /**
   * Claims a bulk verdict until `ate`; undefined while another request judges it, once it has a result, and for the
   * id of another operator. Returns when it was first sent.
   */
  async begin(lote: {
    readonly loteId: string;
    readonly campanhaId: CampanhaId;
    readonly operadorId: string;
    readonly agora: Date;
    readonly ate: Date;
  }): Promise<Date | undefined> {
    const rows = await db.query<Columns<'revisao_lote', 'criado_em'>>(
      `insert into revisao_lote as l (lote_id, campanha_id, operador_id, criado_em, ate) values ($1, $2, $3, $4, $5)
       on conflict on constraint revisao_lote__pk do update set ate = excluded.ate
       where l.resultado is null and l.ate <= $4 and l.campanha_id = $2 and l.operador_id = $3
       returning l.criado_em`,
      [lote.loteId, lote.campanhaId, lote.operadorId, lote.agora, lote.ate],
    );
    return rows[0]?.criado_em;
  },
  /** Finds the result of an operator's bulk verdict; undefined without one. */
  async find(loteId: string, operadorId: string): Promise<ResultadoLote | undefined> {
    const rows = await db.query<{ resultado: ResultadoLote }>(
      'select resultado from revisao_lote where lote_id = $1 and operador_id = $2 and resultado is not null',
      [loteId, operadorId],
    );
    return rows[0]?.resultado;
  },
  async complete(loteId: string, resultado: ResultadoLote): Promise<void> {
    await db.query('update revisao_lote set resultado = $2 where lote_id = $1', [loteId, resultado]);
  },
  /** Deletes bulk verdicts sent before `antes`. */
  async forgetBefore(antes: Date): Promise<void> {
    await db.query('delete from revisao_lote where criado_em < $1', [antes]);
  },
});
