import {
  type ExportacaoFormato,
  type ExportacaoTipo,
  maximoExportacoes,
} from '@trevo/contract/exportacao/exportacao.calls';
import type { ExportacaoSituacao } from '@trevo/rules/exportacao/situacao-exportacao';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import { type Db, first } from '../../kernel/db/db.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type ExportacaoRow = Columns<
  'exportacao',
  | 'exportacao_id'
  | 'por_item'
  | 'de'
  | 'ate'
  | 'com_dados_pessoais'
  | 'finalidade'
  | 'nome_arquivo'
  | 'linhas'
  | 'bytes'
  | 'sha256'
  | 'arquivo'
  | 'tentativas'
  | 'pedida_em'
  | 'terminada_em'
  | 'vence_em'
  | 'downloads'
> & {
  readonly campanha_id: CampanhaId;
  readonly tipo: ExportacaoTipo;
  readonly formato: ExportacaoFormato;
  readonly situacao: ExportacaoSituacao;
  readonly pedida_por: Ator;
  readonly aprovada_por: Ator | null;
};

export type NovaExportacao = Pick<
  ExportacaoRow,
  | 'exportacao_id'
  | 'campanha_id'
  | 'tipo'
  | 'formato'
  | 'por_item'
  | 'de'
  | 'ate'
  | 'com_dados_pessoais'
  | 'finalidade'
  | 'nome_arquivo'
  | 'pedida_em'
  | 'pedida_por'
  | 'aprovada_por'
>;

/** Select columns of the table alias `e`. */
export const exportacaoColumns = `e.exportacao_id, e.campanha_id, e.tipo, e.formato, e.por_item, e.de, e.ate, e.com_dados_pessoais,
  e.finalidade, e.nome_arquivo, e.situacao, e.linhas, e.bytes, e.sha256, e.arquivo, e.tentativas, e.pedida_em, e.pedida_por,
  e.aprovada_por, e.terminada_em, e.vence_em, e.downloads`;

export type ExportacaoStore = ReturnType<typeof createExportacaoStore>;

export function createExportacaoStore(db: Db) {
  const find = async (campanhaId: CampanhaId, id: string): Promise<ExportacaoRow | undefined> =>
    (
      await db.query<ExportacaoRow>(
        `select ${exportacaoColumns} from exportacao e where e.campanha_id = $1 and e.exportacao_id = $2`,
        [campanhaId, id],
      )
    )[0];
  return {
    find,
    /** Whether an id is taken, in any campaign: the stored file is named by it. */
    exists: async (id: string): Promise<boolean> =>
      (await db.query('select 1 as one from exportacao where exportacao_id = $1', [id])).length > 0,
    /**
     * Inserts a request; returns false when its id exists, or when the campaign has too many unfinished ones. Concurrent
     * requests may exceed that number, which only bounds the queue.
     */
    async insert(nova: NovaExportacao): Promise<boolean> {
      const rows = await db.query(
        `insert into exportacao (exportacao_id, campanha_id, tipo, formato, por_item, de, ate, com_dados_pessoais,
           finalidade, nome_arquivo, pedida_em, pedida_por, aprovada_por)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
         where (select count(*) from exportacao e
           where e.campanha_id = $2 and e.situacao in ('naFila', 'escrevendo')) < ${maximoExportacoes}
         on conflict on constraint exportacao__pk do nothing returning 1 as one`,
        [
          nova.exportacao_id,
          nova.campanha_id,
          nova.tipo,
          nova.formato,
          nova.por_item,
          nova.de,
          nova.ate,
          nova.com_dados_pessoais,
          nova.finalidade,
          nova.nome_arquivo,
          nova.pedida_em,
          nova.pedida_por,
          nova.aprovada_por,
        ],
      );
      return rows.length > 0;
    },
    /** Lists exports after a cursor, newest first. */
    list: (campanhaId: CampanhaId, limite: number, depois: Lugar | undefined): Promise<ExportacaoRow[]> =>
      db.query<ExportacaoRow>(
        `select ${exportacaoColumns} from exportacao e
         where e.campanha_id = $1 and ($3::timestamptz is null or (e.pedida_em, e.exportacao_id) < ($3, $4::uuid))
         order by e.pedida_em desc, e.exportacao_id desc limit $2`,
        [campanhaId, limite, depois?.em ?? null, depois?.id ?? null],
      ),
    /**
     * Cancels an export that is not finished without a file; returns the stored file to delete. Undefined when it
     * cannot be cancelled.
     */
    async cancel(
      campanhaId: CampanhaId,
      id: string,
      ator: Ator,
      agora: Date,
    ): Promise<{ arquivo: string | null } | undefined> {
      const [row] = await db.query<{ arquivo: string | null }>(
        `with antes as (
           select exportacao_id, arquivo from exportacao
           where campanha_id = $1 and exportacao_id = $2 and situacao in ('naFila', 'escrevendo', 'pronta')
           for update)
         update exportacao e
         set situacao = 'cancelada', cancelada_por = $3, terminada_em = $4, arquivo = null, bytes = null, sha256 = null,
           vence_em = null, arrendado_ate = null
         from antes where e.exportacao_id = antes.exportacao_id returning antes.arquivo`,
        [campanhaId, id, ator, agora],
      );
      return row;
    },
    countDownload: (id: string) =>
      db.query('update exportacao set downloads = downloads + 1 where exportacao_id = $1', [id]),
    /** Lists complete exports whose time is over. */
    listVencidas: (agora: Date): Promise<Pick<ExportacaoRow, 'exportacao_id' | 'arquivo'>[]> =>
      db.query<Pick<ExportacaoRow, 'exportacao_id' | 'arquivo'>>(
        `select e.exportacao_id, e.arquivo from exportacao e where e.situacao = 'pronta' and e.vence_em <= $1
         order by e.vence_em limit 1000`,
        [agora],
      ),
    expire: (id: string) =>
      db.query(
        `update exportacao set situacao = 'vencida', arquivo = null where exportacao_id = $1 and situacao = 'pronta'`,
        [id],
      ),
    /** Returns which of these stored files belong to a complete export. */
    listNomeados: async (arquivos: readonly string[]): Promise<string[]> =>
      (
        await db.query<{ arquivo: string }>(
          'select arquivo from exportacao where arquivo = any ($1::text[])',
          [arquivos],
        )
      ).map(({ arquivo }) => arquivo),
    /** Returns the key of a campaign's pseudonyms; the first export stores it. */
    async getSal(campanhaId: CampanhaId, novo: string): Promise<string> {
      await db.query(
        'insert into exportacao_sal (campanha_id, sal) values ($1, $2) on conflict on constraint exportacao_sal__pk do nothing',
        [campanhaId, novo],
      );
      return first(
        await db.query<{ sal: string }>('select sal from exportacao_sal where campanha_id = $1', [
          campanhaId,
        ]),
      ).sal;
    },
  };
}
