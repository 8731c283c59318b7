import type { Db } from '../../../kernel/db/db.ts';
import { shortenEndereco } from './shorten-endereco.ts';

/** Distinct pairs of consumer and address per batch. */
const batchSize = 500;

/** One address of one consumer, which can occur in several rows. */
interface EnderecoInteiro {
  readonly consumidor_id: string;
  readonly endereco: string;
}

export type EnderecoGuardaStore = ReturnType<typeof createEnderecoGuardaStore>;

/** IP addresses in the audit trails of consents and changes. A shortened one contains `/`. */
export function createEnderecoGuardaStore(db: Db) {
  const shorten = async (rows: readonly EnderecoInteiro[], sql: string, before: Date) => {
    for (const { consumidor_id, endereco } of rows)
      await db.query(sql, [consumidor_id, endereco, shortenEndereco(endereco), before]);
    return rows.length === batchSize;
  };
  return {
    /** Shortens a batch of consents answered before a time; returns true when more can remain. */
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
    /** Shortens a batch of profile changes; returns true when more can remain. */
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
