import type { Cifra } from '../auth/cifra.ts';
import type { Db, Queryable } from './db.ts';
import { holdAtual } from './segredos.ts';

/** A row with a value that the keys of `dados` seal, in base64. */
interface Selado {
  readonly cifrado: string;
}

/**
 * Seals rows again with the current key, in one transaction. Rows that no held key opens stay as they are.
 *
 * @param write writes each row that is still as it was read
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
      // -- swallowed: counted with what is left, so that no key is retired that it may need
      return [];
    }
  });
  if (opened.length === 0) return;
  await db.transaction(async (tx) => {
    // A run that was overtaken by a rotation would else seal for a key that may be retired.
    await holdAtual(tx, 'dados', cifra.keyId());
    await write(tx, opened);
  });
}
