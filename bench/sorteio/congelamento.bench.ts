// A draw of ten million numbers frozen, computed and proved through PostgreSQL, against one SHA-256 per number in the same
// run. Another connection grants numbers meanwhile, and the event loop is watched.
import { readEsquema } from '../../apps/api/src/kernel/db/revisao.ts';
import { migrate } from '../../apps/api/src/kernel/db/migrate.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { folders } from '../../apps/api/src/folders.ts';
import type { CampanhaId } from '../../apps/api/src/modules/campanha/public.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { measureCongelamento, measureFloor } from './medida-congelamento.ts';
import { seedSorteio } from './semente-sorteio.ts';

const numeros = Number(process.env['BENCH_NUMEROS'] ?? 10_000_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const campanhaId = '01990000-0000-7000-8000-000000000001' as CampanhaId;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const milliseconds = (given: number): string => `${given.toFixed(1)} ms`;

const server = await startPostgres({ settings: ['shared_buffers=1GB', 'max_wal_size=8GB'] });
try {
  const url = `${server.url}/postgres`;
  const db = openPgDb(url, { poolSize: 1 });
  await migrate(db, readEsquema(folders));
  const series = await seedSorteio(db, campanhaId, numeros);
  await db.close();
  console.log(`${server.description}; ${numeros.toLocaleString('en')} numbers in ${series} series`);
  for (let round = 1; round <= rounds; round += 1) {
    const floor = measureFloor(numeros);
    const one = await measureCongelamento(url, series, campanhaId);
    const lines: [string, string][] = [
      [
        'freeze',
        `${seconds(one.total)} | ${(one.total / floor).toFixed(1)} × one SHA-256 per number (${seconds(floor)})`,
      ],
      ['of it until all people are read', seconds(one.lendo)],
      ['processor time of the program', seconds(one.cpu)],
      ['longest stop of the event loop', `${milliseconds(one.parado)} (< 250 ms)`],
      ['memory', `+ ${(one.memoria / 1e6).toFixed(0)} MB`],
      [
        'grants meanwhile',
        `${one.concessoes}, the slowest ${milliseconds(one.concessaoMaxima)} (< 1,000 ms)`,
      ],
      ['computation with proofs of the holders', seconds(one.apurando)],
      ["a person's proof of ten numbers, median", milliseconds(one.provas)],
    ];
    console.log(`\nround ${round}`);
    for (const [name, figures] of lines) console.log(`${name.padEnd(39)} | ${figures}`);
    if (one.parado > 250 || one.concessaoMaxima > 1_000) process.exitCode = 1;
  }
} finally {
  await server.stop();
}
