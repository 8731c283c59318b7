import type { Escopo } from '@trevo/contract/operador/papeis';
import type { Columns } from '../../../schema/call-function.ts';
import { type Db, first } from '../../../kernel/db/db.ts';

export type CredencialRow = Columns<
  'credencial',
  | 'credencial_id'
  | 'promotora_id'
  | 'nome'
  | 'criada_em'
  | 'ate'
  | 'usada_em'
  | 'anterior_ate'
  | 'encerrada_em'
> & { readonly escopos: Escopo[] };

const columns = `c.credencial_id, c.promotora_id, c.nome, c.escopos, c.criada_em, c.ate, c.usada_em, c.anterior_ate,
  c.encerrada_em`;

export type CredencialStore = ReturnType<typeof createCredencialStore>;

/** Credentials of programs; only hashes of their secrets are stored. */
export function createCredencialStore(db: Db) {
  return {
    list: (promotoraId: string): Promise<CredencialRow[]> =>
      db.query<CredencialRow>(
        `select ${columns} from credencial c where c.promotora_id = $1 order by c.criada_em desc, c.credencial_id`,
        [promotoraId],
      ),
    create: async (credencial: {
      readonly credencialId: string;
      readonly promotoraId: string;
      readonly nome: string;
      readonly escopos: readonly Escopo[];
      readonly segredoHash: string;
      /** Id of the operator of the shown secret; null for a command. */
      readonly conhecidaPor: string | null;
      readonly agora: Date;
      readonly ate: Date;
    }): Promise<CredencialRow> =>
      first(
        await db.query<CredencialRow>(
          `insert into credencial as c (credencial_id, promotora_id, nome, escopos, segredo_hash, criada_em, ate, conhecida_por)
           values ($1, $2, $3, $4, $5, $6, $7, array_remove(array[$8::uuid], null)) returning ${columns}`,
          [
            credencial.credencialId,
            credencial.promotoraId,
            credencial.nome,
            credencial.escopos,
            credencial.segredoHash,
            credencial.agora,
            credencial.ate,
            credencial.conhecidaPor,
          ],
        ),
      ),
    /** Returns the scopes of a valid credential; none of an ended one. */
    findEscopos: async (credencialId: string, agora: Date): Promise<Escopo[]> =>
      (
        await db.query<Pick<CredencialRow, 'escopos'>>(
          `select escopos from credencial
           where credencial_id = $1 and encerrada_em is null and (ate is null or ate > $2)`,
          [credencialId, agora],
        )
      )[0]?.escopos ?? [],
    /** Finds the valid credential of a secret, and records its use at most once a minute. */
    async use(segredoHash: string, agora: Date): Promise<CredencialRow | undefined> {
      const [row] = await db.query<CredencialRow>(
        `select ${columns} from credencial c
         where (c.segredo_hash = $1 or (c.anterior_hash = $1 and c.anterior_ate > $2))
           and c.encerrada_em is null and (c.ate is null or c.ate > $2)`,
        [segredoHash, agora],
      );
      if (row && (row.usada_em === null || agora.getTime() - row.usada_em.getTime() >= 60_000))
        await db.query('update credencial set usada_em = $2 where credencial_id = $1', [
          row.credencial_id,
          agora,
        ]);
      return row;
    },
    /** Replaces the secret; the one of before stays valid until `anteriorAte`. */
    rotate: async (
      promotoraId: string,
      credencialId: string,
      segredoHash: string,
      conhecidaPor: string | null,
      agora: Date,
      anteriorAte: Date,
    ): Promise<CredencialRow | undefined> =>
      (
        await db.query<CredencialRow>(
          `update credencial c set anterior_hash = c.segredo_hash, anterior_ate = $5, segredo_hash = $3,
             conhecida_por = c.conhecida_por || array_remove(array[$6::uuid], null)
           where c.promotora_id = $1 and c.credencial_id = $2 and c.encerrada_em is null
             and (c.ate is null or c.ate > $4)
           returning ${columns}`,
          [promotoraId, credencialId, segredoHash, agora, anteriorAte, conhecidaPor],
        )
      )[0],
    end: async (promotoraId: string, credencialId: string, agora: Date): Promise<CredencialRow | undefined> =>
      (
        await db.query<CredencialRow>(
          `update credencial c set encerrada_em = coalesce(c.encerrada_em, $3)
           where c.promotora_id = $1 and c.credencial_id = $2 returning ${columns}`,
          [promotoraId, credencialId, agora],
        )
      )[0],
  };
}
