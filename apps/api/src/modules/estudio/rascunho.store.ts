import { maximoRascunhos } from '@trevo/contract/estudio/rascunho.calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Columns } from '../../schema/call-function.ts';

/** A draft without its text. */
export interface RascunhoRow extends Columns<
  'campanha_rascunho',
  'rascunho_id' | 'nome' | 'versao' | 'base' | 'criado_em' | 'alterado_em'
> {
  readonly alterado_por: Ator;
}

export type RascunhoComTexto = RascunhoRow & Columns<'campanha_rascunho', 'texto'>;

/** A change of a draft; `versao` is the one that its author has read. */
export type RascunhoGravado = Pick<RascunhoComTexto, 'rascunho_id' | 'nome' | 'texto' | 'versao' | 'base'> & {
  readonly ator: Ator;
  readonly agora: Date;
};

const columns = 'rascunho_id, nome, versao, base, criado_em, alterado_em, alterado_por';
const lockClass = 0x7261_7363;

export type RascunhoStore = ReturnType<typeof createRascunhoStore>;

export const createRascunhoStore = (db: Db) => ({
  list: (promotoraId: string): Promise<RascunhoRow[]> =>
    db.query<RascunhoRow>(
      `select ${columns} from campanha_rascunho where promotora_id = $1 order by alterado_em desc, rascunho_id
       limit ${maximoRascunhos}`,
      [promotoraId],
    ),
  find: async (promotoraId: string, rascunhoId: string): Promise<RascunhoComTexto | undefined> =>
    (
      await db.query<RascunhoComTexto>(
        `select ${columns}, texto from campanha_rascunho where promotora_id = $1 and rascunho_id = $2`,
        [promotoraId, rascunhoId],
      )
    )[0],
  /** Creates or replaces a draft; `alterado` when another version is stored, `muitos` beyond `maximoRascunhos`. */
  save: (promotoraId: string, novo: RascunhoGravado): Promise<RascunhoRow | 'alterado' | 'muitos'> =>
    db.transaction(async (tx) => {
      // Serializes the promoter's drafts, so that their number is exact.
      await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [lockClass, promotoraId]);
      const rows = await tx.query<RascunhoRow>(
        `insert into campanha_rascunho as r
           (promotora_id, rascunho_id, nome, texto, versao, base, criado_em, alterado_em, alterado_por)
         select $1, $2, $3, $4, $5::integer + 1, $6, $7, $7, $8
         where (select count(*) from campanha_rascunho o where o.promotora_id = $1 and o.rascunho_id <> $2)
           < ${maximoRascunhos}
         on conflict on constraint campanha_rascunho__pk do update set
           nome = excluded.nome, texto = excluded.texto, versao = excluded.versao, base = excluded.base,
           alterado_em = excluded.alterado_em, alterado_por = excluded.alterado_por
         where r.versao = $5
         returning ${columns}`,
        [
          promotoraId,
          novo.rascunho_id,
          novo.nome,
          novo.texto,
          novo.versao,
          novo.base,
          novo.agora,
          JSON.stringify(novo.ator),
        ],
      );
      if (rows[0]) return rows[0];
      const [known] = await tx.query(
        'select 1 as one from campanha_rascunho where promotora_id = $1 and rascunho_id = $2',
        [promotoraId, novo.rascunho_id],
      );
      return known ? 'alterado' : 'muitos';
    }),
  remove: async (promotoraId: string, rascunhoId: string): Promise<boolean> =>
    (
      await db.query(
        'delete from campanha_rascunho where promotora_id = $1 and rascunho_id = $2 returning 1 as one',
        [promotoraId, rascunhoId],
      )
    ).length > 0,
});
