import type { Db } from '../../kernel/db/db.ts';
import { exportacaoColumns, type ExportacaoRow } from './exportacao.store.ts';

/** An attempt to write an export; `tentativas` is its fencing token. */
export type Tentativa = Pick<ExportacaoRow, 'exportacao_id' | 'tentativas'>;

/** A complete file. */
export interface ArquivoEscrito {
  readonly arquivo: string;
  readonly linhas: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly venceEm: Date;
}

export type EscritaStore = ReturnType<typeof createEscritaStore>;

/** Store of exports from the writer's view. */
export function createEscritaStore(db: Db) {
  return {
    /** Leases the export that waits longest, including one whose lease expired, and counts the attempt. */
    async lease(agora: Date, ate: Date): Promise<ExportacaoRow | undefined> {
      const [row] = await db.query<ExportacaoRow>(
        `update exportacao e
         set situacao = 'escrevendo', tentativas = e.tentativas + 1, linhas = 0, arrendado_ate = $2
         where e.exportacao_id = (
           select w.exportacao_id from exportacao w
           where w.situacao in ('naFila', 'escrevendo') and (w.arrendado_ate is null or w.arrendado_ate <= $1)
           order by w.pedida_em limit 1 for update skip locked)
         returning ${exportacaoColumns}`,
        [agora, ate],
      );
      return row;
    },
    /** Records progress and renews the lease; returns false when the export was cancelled or another attempt began. */
    async renew({ exportacao_id, tentativas }: Tentativa, linhas: number, ate: Date): Promise<boolean> {
      const rows = await db.query(
        `update exportacao set linhas = $3, arrendado_ate = $4
         where exportacao_id = $1 and tentativas = $2 and situacao = 'escrevendo' returning 1 as one`,
        [exportacao_id, tentativas, linhas, ate],
      );
      return rows.length > 0;
    },
    /** Puts the export back into the queue, from `depois` on. */
    release: ({ exportacao_id, tentativas }: Tentativa, depois: Date) =>
      db.query(
        `update exportacao set situacao = 'naFila', linhas = 0, arrendado_ate = $3
         where exportacao_id = $1 and tentativas = $2 and situacao = 'escrevendo'`,
        [exportacao_id, tentativas, depois],
      ),
    /** Puts the export back into the queue at once, and does not count the attempt. */
    giveBack: ({ exportacao_id, tentativas }: Tentativa) =>
      db.query(
        `update exportacao set situacao = 'naFila', linhas = 0, arrendado_ate = null, tentativas = tentativas - 1
         where exportacao_id = $1 and tentativas = $2 and situacao = 'escrevendo'`,
        [exportacao_id, tentativas],
      ),
    /** Completes the export; returns false when it was cancelled or another attempt began. */
    async end(
      { exportacao_id, tentativas }: Tentativa,
      { arquivo, linhas, bytes, sha256, venceEm }: ArquivoEscrito,
      agora: Date,
    ): Promise<boolean> {
      const rows = await db.query(
        `update exportacao
         set situacao = 'pronta', arquivo = $3, linhas = $4, bytes = $5, sha256 = $6, vence_em = $7, terminada_em = $8,
           arrendado_ate = null
         where exportacao_id = $1 and tentativas = $2 and situacao = 'escrevendo' returning 1 as one`,
        [exportacao_id, tentativas, arquivo, linhas, bytes, sha256, venceEm, agora],
      );
      return rows.length > 0;
    },
    /** Gives the export up. */
    fail: ({ exportacao_id, tentativas }: Tentativa, agora: Date) =>
      db.query(
        `update exportacao set situacao = 'falhou', terminada_em = $3, arrendado_ate = null
         where exportacao_id = $1 and tentativas = $2 and situacao = 'escrevendo'`,
        [exportacao_id, tentativas, agora],
      ),
  };
}
