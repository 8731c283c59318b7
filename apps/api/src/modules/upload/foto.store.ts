import type { Db } from '../../kernel/db/db.ts';

export interface FotoRef {
  readonly consumidorId: string;
  readonly nomeArquivo: string;
}

export type FotoStore = ReturnType<typeof createFotoStore>;

/** Store of uploaded profile pictures per consumer, used in a profile or not. */
export function createFotoStore(db: Db) {
  return {
    async create({ consumidorId, nomeArquivo }: FotoRef): Promise<void> {
      await db.query('insert into foto_perfil (nome_arquivo, consumidor_id) values ($1, $2)', [
        nomeArquivo,
        consumidorId,
      ]);
    },
    exists: async ({ consumidorId, nomeArquivo }: FotoRef): Promise<boolean> =>
      (
        await db.query('select 1 from foto_perfil where nome_arquivo = $1 and consumidor_id = $2', [
          nomeArquivo,
          consumidorId,
        ])
      ).length > 0,
    async delete(nomeArquivo: string): Promise<void> {
      await db.query('delete from foto_perfil where nome_arquivo = $1', [nomeArquivo]);
    },
    async listOf(consumidorId: string): Promise<string[]> {
      const rows = await db.query<{ nome_arquivo: string }>(
        'select nome_arquivo from foto_perfil where consumidor_id = $1',
        [consumidorId],
      );
      return rows.map((row) => row.nome_arquivo);
    },
  };
}
