import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import { first, type Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type CabecalhoScpc = BodyOf<Calls['operador.informarScpc']>;

/** An entry of the header by one person. */
export interface InformeScpc {
  readonly ator: Ator;
  readonly cabecalho: CabecalhoScpc;
  /** ISO 8601. */
  readonly em: string;
}

export interface ScpcView {
  /** The entry that waits for a second person. */
  readonly informes: readonly InformeScpc[];
  /** The authors of the last two different entries. */
  readonly divergencia: { readonly em: string; readonly entre: readonly Ator[] } | null;
  /** The header that two people typed. */
  readonly cabecalho: CabecalhoScpc | null;
  readonly conferido_em: Date | null;
  readonly conferido_por: readonly Ator[] | null;
}

const nenhum: ScpcView = {
  informes: [],
  divergencia: null,
  cabecalho: null,
  conferido_em: null,
  conferido_por: null,
};

const columns = 's.informes, s.divergencia, s.cabecalho, s.conferido_em, s.conferido_por';

export type ScpcStore = ReturnType<typeof createScpcStore>;

export const createScpcStore = (db: Db) => ({
  find: async (campanhaId: CampanhaId): Promise<ScpcView> =>
    (
      await db.query<ScpcView>(`select ${columns} from encerramento_scpc s where s.campanha_id = $1`, [
        campanhaId,
      ])
    )[0] ?? nenhum,
  /** Changes the entries of a campaign under their lock. */
  change: (campanhaId: CampanhaId, change: (before: ScpcView) => ScpcView): Promise<ScpcView> =>
    db.transaction(async (tx) => {
      await tx.query(
        'insert into encerramento_scpc (campanha_id) values ($1) on conflict on constraint encerramento_scpc__pk do nothing',
        [campanhaId],
      );
      const before = first(
        await tx.query<ScpcView>(
          `select ${columns} from encerramento_scpc s where s.campanha_id = $1 for update`,
          [campanhaId],
        ),
      );
      const after = change(before);
      await tx.query(
        `update encerramento_scpc
         set informes = $2, divergencia = $3, cabecalho = $4, conferido_em = $5, conferido_por = $6
         where campanha_id = $1`,
        [
          campanhaId,
          JSON.stringify(after.informes),
          after.divergencia,
          after.cabecalho,
          after.conferido_em,
          after.conferido_por && JSON.stringify(after.conferido_por),
        ],
      );
      return after;
    }),
});
