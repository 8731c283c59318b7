import { maximoArquivosEncerramento } from '@trevo/contract/encerramento/encerramento.calls';
import type { EncerramentoArquivo } from '@trevo/rules/encerramento/checklist-encerramento';
import type { Ator } from '../../kernel/auth/ator.ts';
import { first, type Db } from '../../kernel/db/db.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type AnexoRow = Columns<
  'encerramento_arquivo',
  'arquivo_id' | 'sorteio' | 'nome_arquivo' | 'bytes' | 'enviado_em'
> & { readonly tipo: EncerramentoArquivo; readonly ator: Ator };

export interface NovoAnexo {
  readonly arquivoId: string;
  readonly tipo: EncerramentoArquivo;
  readonly sorteio: string | null;
  readonly nomeArquivo: string;
  readonly conteudoHash: string;
  readonly bytes: number;
  readonly enviadoEm: Date;
  readonly ator: Ator;
}

export type AnexoStore = ReturnType<typeof createAnexoStore>;

/** Files that only people have, attached to the closing of campaigns. */
export const createAnexoStore = (db: Db) => ({
  list: (campanhaId: CampanhaId): Promise<AnexoRow[]> =>
    db.query<AnexoRow>(
      `select a.arquivo_id, a.tipo, a.sorteio, a.nome_arquivo, a.bytes, a.enviado_em, a.ator
       from encerramento_arquivo a where a.campanha_id = $1 order by a.enviado_em, a.arquivo_id`,
      [campanhaId],
    ),
  count: async (campanhaId: CampanhaId): Promise<number> =>
    first(
      await db.query<{ total: number }>(
        'select count(*) as total from encerramento_arquivo where campanha_id = $1',
        [campanhaId],
      ),
    ).total,
  /** Inserts a file; returns false for repeated content, or beyond the maximum. */
  insert: async (campanhaId: CampanhaId, novo: NovoAnexo): Promise<boolean> =>
    (
      await db.query(
        `insert into encerramento_arquivo
           (campanha_id, arquivo_id, tipo, sorteio, nome_arquivo, conteudo_hash, bytes, enviado_em, ator)
         select $1, $2, $3, $4::date, $5, $6, $7, $8, $9
         where (select count(*) from encerramento_arquivo a where a.campanha_id = $1) < ${maximoArquivosEncerramento}
         on conflict do nothing returning 1 as one`,
        [
          campanhaId,
          novo.arquivoId,
          novo.tipo,
          novo.sorteio,
          novo.nomeArquivo,
          novo.conteudoHash,
          novo.bytes,
          novo.enviadoEm,
          novo.ator,
        ],
      )
    ).length > 0,
  /** Removes a file and returns its stored name; undefined when there is none. */
  async remove(campanhaId: CampanhaId, arquivoId: string): Promise<string | undefined> {
    const [row] = await db.query<{ nome_arquivo: string }>(
      'delete from encerramento_arquivo where campanha_id = $1 and arquivo_id = $2 returning nome_arquivo',
      [campanhaId, arquivoId],
    );
    return row?.nome_arquivo;
  },
  /** Removes the files of a campaign that were attached before a moment, and returns their names. */
  removeBefore: async (campanhaId: CampanhaId, antesDe: Date): Promise<string[]> =>
    (
      await db.query<{ nome_arquivo: string }>(
        'delete from encerramento_arquivo where campanha_id = $1 and enviado_em < $2 returning nome_arquivo',
        [campanhaId, antesDe],
      )
    ).map(({ nome_arquivo }) => nome_arquivo),
  listCampanhas: async (): Promise<CampanhaId[]> =>
    (
      await db.query<{ campanha_id: CampanhaId }>('select distinct campanha_id from encerramento_arquivo')
    ).map(({ campanha_id }) => campanha_id),
  /** Returns which of these files are attached. */
  listNomeados: async (nomesArquivo: readonly string[]): Promise<string[]> =>
    (
      await db.query<{ nome_arquivo: string }>(
        'select a.nome_arquivo from encerramento_arquivo a where a.nome_arquivo = any ($1)',
        [nomesArquivo],
      )
    ).map(({ nome_arquivo }) => nome_arquivo),
});
