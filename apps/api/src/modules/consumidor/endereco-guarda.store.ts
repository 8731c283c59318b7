import type { Db } from '../../kernel/db/db.ts';
import { shortenEndereco } from './shorten-endereco.ts';

/** People and addresses of one round. */
const batchSize = 500;

/** The same address of one person in several rows is one. */
interface EnderecoInteiro {
  readonly consumidor_id: string;
  readonly endereco: string;
}

export type EnderecoGuardaStore = ReturnType<typeof createEnderecoGuardaStore>;

/** Addresses of callers in the trails of consents and changes. A shortened one has a `/`. */
export function createEnderecoGuardaStore(db: Db) {
  const shorten = async (rows: readonly EnderecoInteiro[], sql: string, before: Date) => {
    for (const { consumidor_id, endereco } of rows)
      await db.query(sql, [consumidor_id, endereco, shortenEndereco(endereco), before]);
    return rows.length === batchSize;
  };
  return {
    /** Shortens a batch of consents answered before a moment; true when there may be more. */
    shortenAceites: async (before: Date): Promise<boolean> =>
      shorten(
        await db.query<EnderecoInteiro>(
          `select distinct consumidor_id, endereco from aceite
           where endereco not like '%/%' and respondido_em < $1 limit ${batchSize}`,
          [before],
        ),
        'update aceite set endereco = $3 where consumidor_id = $1 and endereco = $2 and respondido_em < $4',
        before,
      ),
    /** The same of changes of the profile. */
    shortenAlteracoes: async (before: Date): Promise<boolean> =>
      shorten(
        await db.query<EnderecoInteiro>(
          `select distinct consumidor_id, endereco from consumidor_alteracao
           where endereco not like '%/%' and alterado_em < $1 limit ${batchSize}`,
          [before],
        ),
        'update consumidor_alteracao set endereco = $3 where consumidor_id = $1 and endereco = $2 and alterado_em < $4',
        before,
      ),
  };
}
