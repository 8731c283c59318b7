// Event-loop blocking while a large campaign is published: 1,000,000 instant prizes, and a file of 3,500 shops. Fails
// when the event loop is blocked for 200 ms longer than without a publication, or when program and worker process
// exceed the memory limit in deploy/.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { limitMebibytes, toMebibytes, watchMemory } from './load/memoria-leitor.ts';
import { buildChanged, master, operator, publishText } from './load/prepared-campaign.ts';
import { startServer, stopProgram } from './program/server-process.ts';

const longestAllowed = 200;
const folder = mkdtempSync(join(tmpdir(), 'trevo-publicacao-'));
const postgres = await startPostgres();
const admin = openPgDb(`${postgres.url}/postgres`, { poolSize: 1 });
await admin.execute('create database publicacao');
await admin.close();
const program = await startServer({
  AMBIENTE: 'producao',
  DATABASE_URL: `${postgres.url}/publicacao`,
  DATA_FOLDER: folder,
  MASTER_SECRET: master,
  OPERATOR_TOKEN: operator,
  METRICS_PORT: '0',
});
const { port } = program;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Returns the response time in milliseconds of a request without database access. */
const ask = () =>
  new Promise<number>((resolve, reject) => {
    const startedAt = performance.now();
    get({ port, host: '127.0.0.1', path: '/saude/viva', agent }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - startedAt));
    }).on('error', reject);
  });

/** Returns and resets the longest event-loop delay, in milliseconds. */
async function readLongestBlock(): Promise<number> {
  const address = /http:\/\/localhost:\d+\/metrics/.exec(program.output())![0];
  const text = await (await fetch(address)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)![1]) * 1000;
}

type Arquivo = Record<string, unknown>;
const campanhas: [name: string, change: (arquivo: Arquivo) => void][] = [
  [
    '1,000,000 instant prizes',
    (arquivo) => {
      (arquivo['campanha'] as Arquivo)['identificacao'] = 'PREMIOS';
      const premios = arquivo['premios'] as { itens: Arquivo[] } & Arquivo;
      const [first] = premios.itens;
      arquivo['premios'] = { ...premios, agenda: 'horario', itens: [{ ...first, quantidade: 1_000_000 }] };
      delete (arquivo['premios'] as Arquivo)['cartelas'];
    },
  ],
  [
    '3,500 shops',
    (arquivo) => {
      (arquivo['campanha'] as Arquivo)['identificacao'] = 'LOJAS';
      const [loja] = arquivo['associados'] as Arquivo[];
      arquivo['associados'] = Array.from({ length: 3_500 }, (_, at) => ({
        ...loja,
        nome: `Loja ${at}`,
        cnpj: buildCnpj(at),
      }));
    },
  ],
];

console.log(
  'published | seconds | longest block, longest wait of a request | MiB resident: program, with worker',
);
let isHeldUp = false;
// The delay caused by other load on this machine.
await readLongestBlock();
for (const end = performance.now() + 15_000; performance.now() < end;) await ask();
const floor = await readLongestBlock();
console.log(`nothing, for 15 s | | ${floor.toFixed(0)} ms |`);
for (const [name, change] of campanhas) {
  // Built before the measurement, because it blocks the event loop of this process, which measures.
  const texto = buildChanged(change);
  let isOver = false;
  let longest = 0;
  const asking = (async () => {
    while (!isOver) longest = Math.max(longest, await ask());
  })();
  await readLongestBlock();
  const startedAt = performance.now();
  const { own, all } = await watchMemory(program.child.pid!, () => publishText(port, texto));
  const seconds = (performance.now() - startedAt) / 1000;
  isOver = true;
  await asking;
  const block = await readLongestBlock();
  isHeldUp ||= block - floor > longestAllowed || toMebibytes(all) > limitMebibytes;
  console.log(
    `${name} | ${seconds.toFixed(1)} s | ${block.toFixed(0)} ms, ${longest.toFixed(0)} ms | ${toMebibytes(own)}, ${toMebibytes(all)}`,
  );
}
agent.destroy();
await stopProgram(program);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
if (isHeldUp)
  throw new Error(`the event loop was blocked ${longestAllowed} ms longer, or the memory is too much`);
