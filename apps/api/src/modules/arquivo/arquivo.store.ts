import type { ArquivoSituacao } from '@trevo/rules/arquivo/situacao-arquivo';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** A file that a job writes. Its type defines the request (`pedido`) and the manifest (null for types without one). */
export type ArquivoRow<Pedido, Manifesto = null> = Columns<
  'arquivo',
  | 'arquivo_id'
  | 'finalidade'
  | 'nome'
  | 'progresso'
  | 'bytes'
  | 'sha256'
  | 'guardado'
  | 'manifesto_hash'
  | 'tentativas'
  | 'pedido_em'
  | 'terminado_em'
  | 'vence_em'
  | 'downloads'
> & {
  readonly campanha_id: CampanhaId;
  readonly pedido: Pedido;
  readonly manifesto: Manifesto | null;
  readonly situacao: ArquivoSituacao;
  readonly pedido_por: Ator;
  readonly aprovado_por: Ator | null;
};

export type NovoArquivo<Pedido> = Pick<
  ArquivoRow<Pedido>,
  | 'arquivo_id'
  | 'campanha_id'
  | 'pedido'
  | 'finalidade'
  | 'nome'
  | 'pedido_em'
  | 'pedido_por'
  | 'aprovado_por'
>;

/** Select columns of the table alias `a`. */
export const arquivoColumns = `a.arquivo_id, a.campanha_id, a.pedido, a.finalidade, a.nome, a.situacao, a.progresso, a.bytes, a.sha256,
  a.guardado, a.manifesto, a.manifesto_hash, a.tentativas, a.pedido_em, a.pedido_por, a.aprovado_por, a.terminado_em,
  a.vence_em, a.downloads`;

export type ArquivoStore<Pedido, Manifesto> = ReturnType<typeof createArquivoStore<Pedido, Manifesto>>;

/** Store of the files of one type. */
export function createArquivoStore<Pedido, Manifesto = null>(db: Db, tipo: string) {
  type Row = ArquivoRow<Pedido, Manifesto>;
  return {
    find: async (campanhaId: CampanhaId, id: string): Promise<Row | undefined> =>
      (
        await db.query<Row>(
          `select ${arquivoColumns} from arquivo a where a.campanha_id = $1 and a.arquivo_id = $2 and a.tipo = $3`,
          [campanhaId, id, tipo],
        )
      )[0],
    /** Finds the newest file by the hash of its manifest, also after its end. */
    findByManifesto: async (campanhaId: CampanhaId, manifestoHash: string): Promise<Row | undefined> =>
      (
        await db.query<Row>(
          `select ${arquivoColumns} from arquivo a
           where a.campanha_id = $1 and a.tipo = $2 and a.manifesto_hash = $3 and a.situacao in ('pronta', 'vencida')
           order by a.pedido_em desc limit 1`,
          [campanhaId, tipo, manifestoHash],
        )
      )[0],
    /** Whether an id is taken, in any campaign: the stored file is named by it. */
    exists: async (id: string): Promise<boolean> =>
      (await db.query('select 1 as one from arquivo where arquivo_id = $1 and tipo = $2', [id, tipo]))
        .length > 0,
    /**
     * Inserts a request; returns false when its id exists, or when the campaign has `maximo` unfinished ones. Concurrent
     * requests may exceed that number, which only bounds the queue.
     */
    insert: async (novo: NovoArquivo<Pedido>, maximo: number): Promise<boolean> =>
      (
        await db.query(
          `insert into arquivo
             (arquivo_id, campanha_id, tipo, pedido, finalidade, nome, pedido_em, pedido_por, aprovado_por)
           select $1, $2, $3, $4, $5, $6, $7, $8, $9
           where (select count(*) from arquivo a
             where a.campanha_id = $2 and a.tipo = $3 and a.situacao in ('naFila', 'escrevendo')) < $10
           on conflict on constraint arquivo__pk do nothing returning 1 as one`,
          [
            novo.arquivo_id,
            novo.campanha_id,
            tipo,
            JSON.stringify(novo.pedido),
            novo.finalidade,
            novo.nome,
            novo.pedido_em,
            novo.pedido_por,
            novo.aprovado_por,
            maximo,
          ],
        )
      ).length > 0,
    /** Lists files after a cursor, newest first. */
    list: (campanhaId: CampanhaId, limite: number, depois: Lugar | undefined): Promise<Row[]> =>
      db.query<Row>(
        `select ${arquivoColumns} from arquivo a
         where a.campanha_id = $1 and a.tipo = $2
           and ($4::timestamptz is null or (a.pedido_em, a.arquivo_id) < ($4, $5::uuid))
         order by a.pedido_em desc, a.arquivo_id desc limit $3`,
        [campanhaId, tipo, limite, depois?.em ?? null, depois?.id ?? null],
      ),
    /**
     * Cancels a file that is waiting, being written or complete; returns the stored file to delete. Undefined when it
     * cannot be cancelled.
     */
    async cancel(
      campanhaId: CampanhaId,
      id: string,
      ator: Ator,
      agora: Date,
    ): Promise<{ guardado: string | null } | undefined> {
      const [row] = await db.query<{ guardado: string | null }>(
        `with antes as (
           select arquivo_id, guardado from arquivo
           where campanha_id = $1 and arquivo_id = $2 and tipo = $3 and situacao in ('naFila', 'escrevendo', 'pronta')
           for update)
         update arquivo a
         set situacao = 'cancelada', cancelado_por = $4, terminado_em = $5, guardado = null, bytes = null, sha256 = null,
           vence_em = null, arrendado_ate = null
         from antes where a.arquivo_id = antes.arquivo_id and a.tipo = $3 returning antes.guardado`,
        [campanhaId, id, tipo, ator, agora],
      );
      return row;
    },
    countDownload: (id: string) =>
      db.query('update arquivo set downloads = downloads + 1 where arquivo_id = $1 and tipo = $2', [
        id,
        tipo,
      ]),
    /** Lists complete files whose time is over. */
    listVencidos: (agora: Date): Promise<Pick<Row, 'arquivo_id' | 'guardado'>[]> =>
      db.query<Pick<Row, 'arquivo_id' | 'guardado'>>(
        `select a.arquivo_id, a.guardado from arquivo a where a.tipo = $1 and a.situacao = 'pronta' and a.vence_em <= $2
         order by a.vence_em limit 1000`,
        [tipo, agora],
      ),
    expire: (id: string) =>
      db.query(
        `update arquivo set situacao = 'vencida', guardado = null where arquivo_id = $1 and tipo = $2 and situacao = 'pronta'`,
        [id, tipo],
      ),
    /** Returns which of these stored files belong to a complete file. */
    listNomeados: async (guardados: readonly string[]): Promise<string[]> =>
      (
        await db.query<{ guardado: string }>(
          'select guardado from arquivo where tipo = $1 and guardado = any ($2::text[])',
          [tipo, guardados],
        )
      ).map(({ guardado }) => guardado),
  };
}
