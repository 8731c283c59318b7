import type { Cifra } from '../auth/cifra.ts';
import type { Db, Queryable } from './db.ts';
import { holdAtual } from './segredos.ts';

/** A row with a value sealed with a `dados` key, in base64. */
interface Selado {
  readonly cifrado: string;
}

/**
 * Reseals rows with the current key in one transaction. Rows that no held key opens stay unchanged.
 *
 * @param write updates each row that is unchanged since it was read
 */
export async function resealRows<Row extends Selado>(
  db: Db,
  cifra: Cifra,
  rows: readonly Row[],
  write: (
    tx: Queryable,
    opened: readonly { readonly row: Row; readonly aberto: Buffer }[],
  ) => Promise<unknown>,
): Promise<void> {
  const opened = rows.flatMap((row) => {
    try {
      return [{ row, aberto: cifra.open(Buffer.from(row.cifrado, 'base64')) }];
    } catch {
      // -- swallowed: counted as left, so that a key it may need is not retired
      return [];
    }
  });
  if (opened.length === 0) return;
  await db.transaction(async (tx) => {
    // A run overtaken by a rotation would otherwise reseal with a key that may be retired.
    await holdAtual(tx, 'dados', cifra.keyId());
    await write(tx, opened);
  });
}
