import type { Db } from '../../kernel/db/db.ts';
import { arquivoColumns, type ArquivoRow } from './arquivo.store.ts';

/** An attempt to write a file; `tentativas` is its fencing token. */
export type Tentativa = Pick<ArquivoRow<unknown>, 'arquivo_id' | 'tentativas'>;

/** A complete file. */
export interface ArquivoEscrito<Manifesto> {
  readonly guardado: string;
  readonly progresso: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly manifesto: Manifesto | null;
  readonly manifestoHash: string | null;
  readonly venceEm: Date;
}

export type EscritaStore<Pedido, Manifesto> = ReturnType<typeof createEscritaStore<Pedido, Manifesto>>;

/** Store of the files of one type from the writer's view. Only the attempt that holds the lease changes a file. */
export function createEscritaStore<Pedido, Manifesto = null>(db: Db, tipo: string) {
  type Row = ArquivoRow<Pedido, Manifesto>;
  return {
    /** Leases the file that waits longest, including one whose lease expired, and counts the attempt. */
    async lease(agora: Date, ate: Date): Promise<Row | undefined> {
      const [row] = await db.query<Row>(
        `update arquivo a
         set situacao = 'escrevendo', tentativas = a.tentativas + 1, progresso = 0, arrendado_ate = $3
         where a.tipo = $1 and a.arquivo_id = (
           select w.arquivo_id from arquivo w
           where w.tipo = $1 and w.situacao in ('naFila', 'escrevendo')
             and (w.arrendado_ate is null or w.arrendado_ate <= $2)
           order by w.pedido_em limit 1 for update skip locked)
         returning ${arquivoColumns}`,
        [tipo, agora, ate],
      );
      return row;
    },
    /** Stores progress and renews the lease; returns false when the file was cancelled or another attempt began. */
    renew: async ({ arquivo_id, tentativas }: Tentativa, progresso: number, ate: Date): Promise<boolean> =>
      (
        await db.query(
          `update arquivo set progresso = $4, arrendado_ate = $5
           where arquivo_id = $1 and tipo = $2 and tentativas = $3 and situacao = 'escrevendo' returning 1 as one`,
          [arquivo_id, tipo, tentativas, progresso, ate],
        )
      ).length > 0,
    /** Puts the file back into the queue, from `depois` on. */
    release: ({ arquivo_id, tentativas }: Tentativa, depois: Date) =>
      db.query(
        `update arquivo set situacao = 'naFila', progresso = 0, arrendado_ate = $4
         where arquivo_id = $1 and tipo = $2 and tentativas = $3 and situacao = 'escrevendo'`,
        [arquivo_id, tipo, tentativas, depois],
      ),
    /** Puts the file back into the queue at once, and does not count the attempt. */
    giveBack: ({ arquivo_id, tentativas }: Tentativa) =>
      db.query(
        `update arquivo set situacao = 'naFila', progresso = 0, arrendado_ate = null, tentativas = tentativas - 1
         where arquivo_id = $1 and tipo = $2 and tentativas = $3 and situacao = 'escrevendo'`,
        [arquivo_id, tipo, tentativas],
      ),
    /** Completes the file; returns false when it was cancelled or another attempt began. */
    end: async (
      { arquivo_id, tentativas }: Tentativa,
      escrito: ArquivoEscrito<Manifesto>,
      agora: Date,
    ): Promise<boolean> =>
      (
        await db.query(
          `update arquivo
           set situacao = 'pronta', guardado = $4, progresso = $5, bytes = $6, sha256 = $7, manifesto = $8,
             manifesto_hash = $9, vence_em = $10, terminado_em = $11, arrendado_ate = null
           where arquivo_id = $1 and tipo = $2 and tentativas = $3 and situacao = 'escrevendo' returning 1 as one`,
          [
            arquivo_id,
            tipo,
            tentativas,
            escrito.guardado,
            escrito.progresso,
            escrito.bytes,
            escrito.sha256,
            escrito.manifesto && JSON.stringify(escrito.manifesto),
            escrito.manifestoHash,
            escrito.venceEm,
            agora,
          ],
        )
      ).length > 0,
    /** Gives the file up. */
    fail: ({ arquivo_id, tentativas }: Tentativa, agora: Date) =>
      db.query(
        `update arquivo set situacao = 'falhou', terminado_em = $4, arrendado_ate = null
         where arquivo_id = $1 and tipo = $2 and tentativas = $3 and situacao = 'escrevendo'`,
        [arquivo_id, tipo, tentativas, agora],
      ),
  };
}
