import { systemClock, type Clock, type RelogioEnsaio } from '../clock.ts';
import type { Job } from '../fila/jobs.ts';
import type { Db, Queryable } from './db.ts';

const lockKey = 7_233_019;

/** Reads how far the rehearsal clock is ahead, in milliseconds. */
export async function readAvanco(db: Queryable): Promise<number> {
  const [row] = await db.query<{ avanco_milissegundos: number }>(
    'select avanco_milissegundos from relogio_ensaio',
  );
  return row?.avanco_milissegundos ?? 0;
}

/**
 * Opens the rehearsal clock; never in production. Its job reads the advance that another process has set.
 *
 * @param moveTimes moves stored times that must not age by an advance, within its transaction
 */
export async function openRelogioEnsaio(
  db: Db,
  moveTimes: (tx: Queryable, milliseconds: number) => Promise<void>,
  base: Clock = systemClock,
): Promise<RelogioEnsaio & { readonly job: Job }> {
  let avanco = await readAvanco(db);
  const moveTo = (passo: Date): Promise<number> =>
    db.transaction(async (tx) => {
      const before = await readAvanco(tx);
      const after = Math.max(before, passo.getTime() - base.now().getTime());
      if (after === before) return before;
      await tx.query(
        `insert into relogio_ensaio (unico, avanco_milissegundos) values (true, $1)
         on conflict (unico) do update set avanco_milissegundos = excluded.avanco_milissegundos`,
        [after],
      );
      await moveTimes(tx, after - before);
      return after;
    });
  return {
    now: () => new Date(base.now().getTime() + avanco),
    outside: () => base.now(),
    isAdvanced: () => avanco > 0,
    advance: (passos, onPasso) =>
      db.runExclusive(lockKey, async () => {
        for (const passo of passos) {
          avanco = await moveTo(passo);
          await onPasso();
        }
      }),
    job: {
      name: 'relogio.ler',
      everySeconds: 5,
      runs: 'everywhere',
      statementSeconds: 5,
      run: async () => void (avanco = await readAvanco(db)),
    },
  };
}
