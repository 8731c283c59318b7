import type { Queryable } from './db.ts';

/**
 * Advisory locks until the end of a transaction: each serializes acts whose count or uniqueness no row and no constraint
 * holds. The seed of a name's hash tells the kinds apart. A number never changes: a process of an earlier release takes the
 * same lock.
 */
export const lockSeeds = {
  /** The freeze of a draw. */
  congelamento: 0,
  /** A host, which belongs to one promoter. */
  host: 1,
  /** An import of codes of a voucher. */
  voucher: 2,
  /** The chain of the audit trail. */
  auditoria: 7,
  /** The last operators of the installation. */
  instalacao: 9,
  /** Waiting sales files of a promoter. */
  vendas: 10,
  /** Scheduled notices of a promoter. */
  avisos: 11,
  /** A passkey's id, which belongs to one operator. */
  passkey: 12,
} as const;

/** Takes the lock of a name until the end of the transaction. */
export const holdLock = (tx: Queryable, kind: keyof typeof lockSeeds, name: string): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [name, lockSeeds[kind]]);
