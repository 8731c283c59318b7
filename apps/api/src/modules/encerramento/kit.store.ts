import { maximoKits } from '@trevo/contract/encerramento/encerramento.calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { CampanhaId } from '../campanha/public.ts';
import type { ManifestoKit } from './manifesto-kit.ts';

export type KitRow = Columns<
  'encerramento_kit',
  | 'kit_id'
  | 'finalidade'
  | 'origem'
  | 'nome_arquivo'
  | 'situacao'
  | 'arquivos_escritos'
  | 'bytes'
  | 'sha256'
  | 'manifesto_hash'
  | 'arquivo'
  | 'tentativas'
  | 'pedido_em'
  | 'terminado_em'
  | 'vence_em'
  | 'downloads'
> & {
  readonly campanha_id: CampanhaId;
  readonly manifesto: ManifestoKit | null;
  readonly pedido_por: Ator;
  readonly aprovado_por: Ator | null;
};

export type NovoKit = Pick<
  KitRow,
  | 'kit_id'
  | 'campanha_id'
  | 'finalidade'
  | 'origem'
  | 'nome_arquivo'
  | 'pedido_em'
  | 'pedido_por'
  | 'aprovado_por'
>;

/** Select columns of the table alias `k`. */
export const kitColumns = `k.kit_id, k.campanha_id, k.finalidade, k.origem, k.nome_arquivo, k.situacao, k.arquivos_escritos,
  k.bytes, k.sha256, k.manifesto, k.manifesto_hash, k.arquivo, k.tentativas, k.pedido_em, k.pedido_por, k.aprovado_por,
  k.terminado_em, k.vence_em, k.downloads`;

export type KitStore = ReturnType<typeof createKitStore>;

export const createKitStore = (db: Db) => ({
  find: async (campanhaId: CampanhaId, kitId: string): Promise<KitRow | undefined> =>
    (
      await db.query<KitRow>(
        `select ${kitColumns} from encerramento_kit k where k.campanha_id = $1 and k.kit_id = $2`,
        [campanhaId, kitId],
      )
    )[0],
  /** Finds the newest complete kit of a campaign by the hash of its manifest, also after its file was deleted. */
  findByManifesto: async (campanhaId: CampanhaId, manifestoHash: string): Promise<KitRow | undefined> =>
    (
      await db.query<KitRow>(
        `select ${kitColumns} from encerramento_kit k
         where k.campanha_id = $1 and k.manifesto_hash = $2 and k.situacao in ('pronta', 'vencida')
         order by k.pedido_em desc limit 1`,
        [campanhaId, manifestoHash],
      )
    )[0],
  /** Whether an id is taken, in any campaign: the stored file is named by it. */
  exists: async (kitId: string): Promise<boolean> =>
    (await db.query('select 1 as one from encerramento_kit where kit_id = $1', [kitId])).length > 0,
  /** Inserts a request; returns false when its id exists, or when the campaign has too many unfinished kits. */
  insert: async (novo: NovoKit): Promise<boolean> =>
    (
      await db.query(
        `insert into encerramento_kit
           (kit_id, campanha_id, finalidade, origem, nome_arquivo, pedido_em, pedido_por, aprovado_por)
         select $1, $2, $3, $4, $5, $6, $7, $8
         where (select count(*) from encerramento_kit k
           where k.campanha_id = $2 and k.situacao in ('naFila', 'escrevendo')) < ${maximoKits}
         on conflict on constraint encerramento_kit__pk do nothing returning 1 as one`,
        [
          novo.kit_id,
          novo.campanha_id,
          novo.finalidade,
          novo.origem,
          novo.nome_arquivo,
          novo.pedido_em,
          novo.pedido_por,
          novo.aprovado_por,
        ],
      )
    ).length > 0,
  /** Lists kits after a cursor, newest first. */
  list: (campanhaId: CampanhaId, limite: number, depois: Lugar | undefined): Promise<KitRow[]> =>
    db.query<KitRow>(
      `select ${kitColumns} from encerramento_kit k
       where k.campanha_id = $1 and ($3::timestamptz is null or (k.pedido_em, k.kit_id) < ($3, $4::uuid))
       order by k.pedido_em desc, k.kit_id desc limit $2`,
      [campanhaId, limite, depois?.em ?? null, depois?.id ?? null],
    ),
  /** Cancels a kit that is not finished without a file; returns the stored file to delete. */
  async cancel(
    campanhaId: CampanhaId,
    kitId: string,
    ator: Ator,
    agora: Date,
  ): Promise<{ arquivo: string | null } | undefined> {
    const [row] = await db.query<{ arquivo: string | null }>(
      `with antes as (
         select kit_id, arquivo from encerramento_kit
         where campanha_id = $1 and kit_id = $2 and situacao in ('naFila', 'escrevendo', 'pronta') for update)
       update encerramento_kit k
       set situacao = 'cancelada', cancelado_por = $3, terminado_em = $4, arquivo = null, vence_em = null,
         arrendado_ate = null
       from antes where k.kit_id = antes.kit_id returning antes.arquivo`,
      [campanhaId, kitId, ator, agora],
    );
    return row;
  },
  countDownload: (kitId: string) =>
    db.query('update encerramento_kit set downloads = downloads + 1 where kit_id = $1', [kitId]),
  listVencidos: (agora: Date): Promise<Pick<KitRow, 'kit_id' | 'arquivo'>[]> =>
    db.query<Pick<KitRow, 'kit_id' | 'arquivo'>>(
      `select k.kit_id, k.arquivo from encerramento_kit k where k.situacao = 'pronta' and k.vence_em <= $1
       order by k.vence_em limit 1000`,
      [agora],
    ),
  expire: (kitId: string) =>
    db.query(
      `update encerramento_kit set situacao = 'vencida', arquivo = null where kit_id = $1 and situacao = 'pronta'`,
      [kitId],
    ),
  /** Returns which of these stored files belong to a complete kit. */
  listNomeados: async (arquivos: readonly string[]): Promise<string[]> =>
    (
      await db.query<{ arquivo: string }>(
        'select arquivo from encerramento_kit where arquivo = any ($1::text[])',
        [arquivos],
      )
    ).map(({ arquivo }) => arquivo),
});
