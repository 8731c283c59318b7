import { createHash } from 'node:crypto';
import type { Db } from '../../../kernel/db/db.ts';
import type { Columns } from '../../../schema/call-function.ts';
import type { PreviaMomento } from '@trevo/contract/estudio/estudio.calls';

/** An open preview. `versao` is 0 until it is ready, and counts the files shown afterwards. */
export interface PreviaRow extends Columns<
  'previa',
  | 'previa_id'
  | 'promotora_id'
  | 'token'
  | 'banco'
  | 'segredo'
  | 'host'
  | 'publicada_em'
  | 'avanco_milissegundos'
  | 'texto'
  | 'versao'
> {
  readonly momento: PreviaMomento;
  readonly pessoas: readonly string[];
}

const columns =
  'previa_id, promotora_id, token, banco, segredo, host, momento, publicada_em, avanco_milissegundos, texto, versao, pessoas';

const lockKey = 0x7072_6576;

export type PreviaStore = ReturnType<typeof createPreviaStore>;

export const createPreviaStore = (db: Db) => ({
  /**
   * Stores a preview that is being opened; false when the installation has `maximo` of them. Serialized, so that two
   * processes cannot take the last place.
   */
  reserve: (row: PreviaRow, agora: Date, maximo: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [lockKey]);
      const stored = await tx.query<{ previa_id: string }>(
        `insert into previa (${columns}, aberta_em, usada_em)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13, $13
         where (select count(*) from previa) < $14 returning previa_id`,
        [
          row.previa_id,
          row.promotora_id,
          row.token,
          row.banco,
          row.segredo,
          row.host,
          row.momento,
          row.publicada_em,
          row.avanco_milissegundos,
          row.texto,
          row.versao,
          JSON.stringify(row.pessoas),
          agora,
          maximo,
        ],
      );
      return stored.length > 0;
    }),
  find: async (previaId: string): Promise<PreviaRow | undefined> =>
    (await db.query<PreviaRow>(`select ${columns} from previa where previa_id = $1`, [previaId]))[0],
  findByToken: async (token: string): Promise<PreviaRow | undefined> =>
    (await db.query<PreviaRow>(`select ${columns} from previa where token = $1 and versao > 0`, [token]))[0],
  /** Replaces a preview by its next state; false when it was closed. */
  update: async (row: PreviaRow, agora: Date): Promise<boolean> =>
    (
      await db.query<{ previa_id: string }>(
        `update previa set token = $2, banco = $3, segredo = $4, host = $5, momento = $6, publicada_em = $7,
           avanco_milissegundos = $8, texto = $9, versao = $10, pessoas = $11::jsonb, usada_em = $12
         where previa_id = $1 returning previa_id`,
        [
          row.previa_id,
          row.token,
          row.banco,
          row.segredo,
          row.host,
          row.momento,
          row.publicada_em,
          row.avanco_milissegundos,
          row.texto,
          row.versao,
          JSON.stringify(row.pessoas),
          agora,
        ],
      )
    ).length > 0,
  touch: async (previaId: string, agora: Date): Promise<void> =>
    void (await db.query('update previa set usada_em = $2 where previa_id = $1', [previaId, agora])),
  /** Deletes a preview of the promoter, and returns its database. */
  remove: async (previaId: string, promotoraId: string): Promise<string | undefined> =>
    (
      await db.query<{ banco: string }>(
        'delete from previa where previa_id = $1 and promotora_id = $2 returning banco',
        [previaId, promotoraId],
      )
    )[0]?.banco,
  /** Deletes the promoter's least recently used preview that is ready, and returns its database. */
  removeOldest: async (promotoraId: string): Promise<string | undefined> =>
    (
      await db.query<{ banco: string }>(
        `delete from previa where previa_id = (
           select previa_id from previa where promotora_id = $1 and versao > 0 order by usada_em limit 1
         ) returning banco`,
        [promotoraId],
      )
    )[0]?.banco,
  /** Deletes the previews that were not used since a moment, and those opened before another one. */
  removeOld: async (usadaAntes: Date, abertaAntes: Date): Promise<string[]> =>
    (
      await db.query<{ banco: string }>(
        'delete from previa where usada_em < $1 or aberta_em < $2 returning banco',
        [usadaAntes, abertaAntes],
      )
    ).map(({ banco }) => banco),
  /** Runs `work` while no other process changes the preview. */
  runExclusive: <T>(previaId: string, work: () => Promise<T>): Promise<T> =>
    db.runExclusive(createHash('sha256').update(`previa ${previaId}`).digest().readInt32BE(), work),
  /** Databases of all previews. */
  listBancos: async (): Promise<string[]> =>
    (await db.query<{ banco: string }>('select banco from previa')).map(({ banco }) => banco),
});
