// Evenness of the lucky numbers: under the "nearest number above" rule a holder wins with a probability proportional
// to the gap below it, so the largest gap divided by the mean gap is the advantage of the luckiest. First for the
// order itself, then as processes grant it in leased blocks, with some crashes.
import { createHash } from 'node:crypto';
import { createPermutation, measureFairness } from '@trevo/rules/sorte/numeros/numero-sorte';
import { createCofre } from '../../apps/api/src/modules/campanha/chaves/chaves-campanha.ts';
import { systemClock } from '../../apps/api/src/kernel/clock.ts';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { createCampanhaStore } from '../../apps/api/src/modules/campanha/campanha.store.ts';
import {
  type CampanhaPublicada,
  createHospedagemService,
} from '../../apps/api/src/modules/campanha/hospedagem.service.ts';
import { createCupomStore } from '../../apps/api/src/modules/cupom/cupom.store.ts';
import { createNumeroAllocator } from '../../apps/api/src/modules/cupom/numero-allocator.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { keys, master, operator, publish } from '../load/prepared-campaign.ts';
import { startServer } from '../program/server-process.ts';

const fills = [100, 300, 1_000, 3_000, 10_000, 30_000, 60_000, 90_000];
const decades = new Set([100, 1_000, 10_000]);
const total = 100_000;
const orders = Array.from({ length: 20 }, (_, k) => {
  const key = createHash('sha256').update(`fairness ${k}`).digest();
  return createPermutation(key, 1).permute;
});

/** Returns the worst fairness over all keys for these indices. */
const measureWorst = (indices: readonly number[]): number =>
  Math.max(
    ...orders.map((permute) =>
      measureFairness(
        indices.map((n) => permute(n).elemento),
        total,
      ),
    ),
  );
const judge = (worst: number, bound: number) =>
  `${worst.toFixed(2)} (${worst <= bound ? `≤ ${bound}` : `ABOVE ${bound}`})`;

/** Returns a deterministic generator between 0 and 1. */
function createChances(seed: string): () => number {
  let i = 0;
  return () => createHash('sha256').update(`${seed} ${i++}`).digest().readUInt32BE(0) / 2 ** 32;
}

/** Returns distinct numbers from a seeded hash, like "retry until free". */
function drawRandom(fill: number, seed: number): number[] {
  const chance = createChances(String(seed));
  const taken = new Set<number>();
  while (taken.size < fill) taken.add(Math.floor(chance() * total));
  return [...taken];
}

function measureOrder(): void {
  console.log(`one series of ${total} numbers, worst of ${orders.length} keys, luckiest ÷ fair share`);
  console.log('numbers issued | keyed spread permutation | sequential | random');
  for (const fill of fills) {
    const indices = Array.from({ length: fill }, (_, n) => n);
    const worst = judge(measureWorst(indices), decades.has(fill) ? 2.1 : 4);
    const random = Math.max(...orders.map((_, k) => measureFairness(drawRandom(fill, k), total)));
    console.log(
      `${String(fill).padStart(14)} | ${worst.padStart(24)} | ${measureFairness(indices, total).toFixed(1).padStart(10)} | ${random.toFixed(1).padStart(6)}`,
    );
  }
}

/**
 * Returns the first `fill` indices granted by so many processes, each number by a random one. At nine tenths
 * some crash and lose their unused indices, and others replace them.
 */
async function handOut(
  db: Db,
  publicada: CampanhaPublicada,
  processes: number,
  crashes: number,
  fill: number,
): Promise<number[]> {
  await db.execute(
    'delete from numero_livre; delete from numero_arrendamento; update numero_faixa set proximo = 0',
  );
  const store = createCupomStore(db);
  const start = () => createNumeroAllocator(store, createCofre(keys));
  const running = Array.from({ length: processes }, start);
  const chance = createChances(`${processes} ${crashes} ${fill}`);
  const crashAt = Math.floor(fill * 0.9);
  const indices: number[] = [];
  while (indices.length < fill) {
    if (indices.length === crashAt) for (let i = 0; i < crashes; i++) running[i] = start();
    const one = running[Math.floor(chance() * processes)]!;
    indices.push(...(await one.reserve(publicada, 1)).indices);
  }
  return indices;
}

async function measureProcesses(): Promise<void> {
  const server = await startPostgres();
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database fairness');
  await admin.close();
  const url = `${server.url}/fairness`;
  const secret = { MASTER_SECRET: master, OPERATOR_TOKEN: operator };
  const { child, port } = await startServer({ DATABASE_URL: url, AMBIENTE: 'producao', ...secret });
  await publish(port, 'BENCH', (arquivo) => void (arquivo['numeros'] = { series: 1 }));
  child.kill('SIGTERM');
  await new Promise((done) => child.once('exit', done));
  const db = openPgDb(url, { poolSize: 4 });
  const hospedagens = createHospedagemService(createCampanhaStore(db), systemClock, {
    hasDemoFallback: false,
  });
  const publicada = (await hospedagens.get('localhost')).principal;
  console.log('\nhanded out by processes in lent blocks; those that crash at nine tenths lose theirs');
  const cases = [
    [1, 0],
    [1, 1],
    [4, 0],
    [4, 2],
    [16, 0],
    [16, 8],
  ] as const;
  console.log(['numbers issued', ...cases.map(([n, c]) => `${n} (${c} crash)`.padStart(14))].join(' | '));
  for (const fill of fills) {
    const line = [];
    for (const [processes, crashes] of cases)
      line.push(judge(measureWorst(await handOut(db, publicada, processes, crashes, fill)), 4).padStart(14));
    console.log([String(fill).padStart(14), ...line].join(' | '));
  }
  await db.close();
  await server.stop();
}

measureOrder();
await measureProcesses();
