import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimDue } from '../../src/kernel/db/claim-due.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

interface Vez {
  readonly id: string;
}

let test: TestDb;
beforeAll(async () => {
  test = await createTestDb();
  await test.db.execute('create table vez (id text primary key, em integer not null)');
});
afterAll(() => test.drop());

/** Claims the rows that are due at `agora` until `ate`; `onListed` runs between the list and the claim. */
const claim = (agora: number, ate: number, onListed = (): Promise<unknown> => Promise.resolve()) =>
  claimDue({
    async list() {
      const due = await test.db.query<Vez>('select id from vez where em <= $1 order by em, id limit 3', [
        agora,
      ]);
      await onListed();
      return due;
    },
    keys: ['id'],
    claim: (due) =>
      test.db.query<Vez & { em: number }>(
        `update vez v set em = $2 from unnest($3::text[]) w (id) where v.id = w.id and v.em <= $1
         returning v.id, v.em`,
        [agora, ate, due.id],
      ),
  });

async function seed(...rows: (readonly [string, number])[]): Promise<void> {
  await test.db.execute('delete from vez');
  // Stored in another order than they are due.
  for (const [id, em] of rows.toReversed())
    await test.db.query('insert into vez (id, em) values ($1, $2)', [id, em]);
}

it('returns due rows in the order of the list, and a claimed row only when it is due again', async () => {
  await seed(['c', 1], ['a', 2], ['b', 3], ['d', 9]);
  expect(await claim(5, 20)).toEqual([
    { id: 'c', em: 20 },
    { id: 'a', em: 20 },
    { id: 'b', em: 20 },
  ]);
  expect(await claim(5, 20)).toEqual([]);
  expect((await claim(20, 30)).map(({ id }) => id)).toEqual(['d', 'a', 'b']);
});

it('gives each row to one of several processes that listed the same rows', async () => {
  await seed(['a', 1], ['b', 2]);
  let listed = 0;
  let release!: () => void;
  const all = new Promise<void>((resolve) => (release = resolve));
  const claims = Array.from({ length: 4 }, (_, n) =>
    claim(5, 10 + n, () => {
      if (++listed === 4) release();
      return all;
    }),
  );
  const taken = (await Promise.all(claims)).flat().map(({ id }) => id);
  expect(taken.toSorted()).toEqual(['a', 'b']);
});

it('claims nothing that another process finished after the list', async () => {
  await seed(['a', 1], ['b', 2]);
  const left = await claim(5, 10, () => test.db.query("delete from vez where id = 'a'"));
  expect(left).toEqual([{ id: 'b', em: 10 }]);
});
