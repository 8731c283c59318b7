import type { Db } from '../../kernel/db/db.ts';
import { kitColumns, type KitRow } from './kit.store.ts';
import type { ManifestoKit } from './manifesto-kit.ts';

/** An attempt to write a kit; `tentativas` is its fencing token. */
export type TentativaKit = Pick<KitRow, 'kit_id' | 'tentativas'>;

/** A complete kit. */
export interface KitEscrito {
  readonly arquivo: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly manifesto: ManifestoKit;
  readonly manifestoHash: string;
  readonly venceEm: Date;
}

export type EscritaKitStore = ReturnType<typeof createEscritaKitStore>;

/** Store of kits from the writer's view. */
export const createEscritaKitStore = (db: Db) => ({
  /** Leases the kit that waits longest, including one whose lease expired, and counts the attempt. */
  async lease(agora: Date, ate: Date): Promise<KitRow | undefined> {
    const [row] = await db.query<KitRow>(
      `update encerramento_kit k
       set situacao = 'escrevendo', tentativas = k.tentativas + 1, arquivos_escritos = 0, arrendado_ate = $2
       where k.kit_id = (
         select w.kit_id from encerramento_kit w
         where w.situacao in ('naFila', 'escrevendo') and (w.arrendado_ate is null or w.arrendado_ate <= $1)
         order by w.pedido_em limit 1 for update skip locked)
       returning ${kitColumns}`,
      [agora, ate],
    );
    return row;
  },
  /** Records progress and renews the lease; returns false when the kit was cancelled or another attempt began. */
  renew: async ({ kit_id, tentativas }: TentativaKit, arquivos: number, ate: Date): Promise<boolean> =>
    (
      await db.query(
        `update encerramento_kit set arquivos_escritos = $3, arrendado_ate = $4
         where kit_id = $1 and tentativas = $2 and situacao = 'escrevendo' returning 1 as one`,
        [kit_id, tentativas, arquivos, ate],
      )
    ).length > 0,
  /** Puts the kit back into the queue, from `depois` on. */
  release: ({ kit_id, tentativas }: TentativaKit, depois: Date) =>
    db.query(
      `update encerramento_kit set situacao = 'naFila', arquivos_escritos = 0, arrendado_ate = $3
       where kit_id = $1 and tentativas = $2 and situacao = 'escrevendo'`,
      [kit_id, tentativas, depois],
    ),
  /** Puts the kit back into the queue at once, and does not count the attempt. */
  giveBack: ({ kit_id, tentativas }: TentativaKit) =>
    db.query(
      `update encerramento_kit
       set situacao = 'naFila', arquivos_escritos = 0, arrendado_ate = null, tentativas = tentativas - 1
       where kit_id = $1 and tentativas = $2 and situacao = 'escrevendo'`,
      [kit_id, tentativas],
    ),
  /** Completes the kit; returns false when it was cancelled or another attempt began. */
  end: async (
    { kit_id, tentativas }: TentativaKit,
    { arquivo, bytes, sha256, manifesto, manifestoHash, venceEm }: KitEscrito,
    agora: Date,
  ): Promise<boolean> =>
    (
      await db.query(
        `update encerramento_kit
         set situacao = 'pronta', arquivo = $3, bytes = $4, sha256 = $5, manifesto = $6, manifesto_hash = $7,
           vence_em = $8, terminado_em = $9, arrendado_ate = null
         where kit_id = $1 and tentativas = $2 and situacao = 'escrevendo' returning 1 as one`,
        [kit_id, tentativas, arquivo, bytes, sha256, manifesto, manifestoHash, venceEm, agora],
      )
    ).length > 0,
  /** Gives the kit up. */
  fail: ({ kit_id, tentativas }: TentativaKit, agora: Date) =>
    db.query(
      `update encerramento_kit set situacao = 'falhou', terminado_em = $3, arrendado_ate = null
       where kit_id = $1 and tentativas = $2 and situacao = 'escrevendo'`,
      [kit_id, tentativas, agora],
    ),
});
