// npm run ensaio-restauracao: point-in-time recovery of a lost database on a disposable private server. Receipts are
// registered before, during and after the base backup, and after the recovery target; those acknowledged before the
// target must exist with all their numbers, those after it must not, and the books must balance. Otherwise it fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { createTestClient, type TestClient } from '../../apps/api/test/http-client.ts';
import { drillCampanha, drillEnvironment, drillGanho } from '../../apps/api/test/db/outage-drill.ts';
import { toCadastro, toChave } from '../../apps/api/test/pessoa.ts';
import { buildOnce } from '../../tools/build-once.mjs';
import { createDurablePostgres } from '../program/durable-postgres.ts';
import { projectFolder } from '../../tools/project.ts';
import { master, operator, publish } from '../load/prepared-campaign.ts';
import { startServer } from '../program/server-process.ts';

buildOnce();
const people = 40;
const pontosPorNota = 20;
const perPhase = Number(process.env['BENCH_RECEIPTS'] ?? 300);

const files = mkdtempSync(join(tmpdir(), 'trevo-ensaio-'));
const postgres = await createDurablePostgres();
const url = `${postgres.url}/ensaio`;
const environment = {
  ...drillEnvironment,
  LOG_LEVEL: 'error',
  DATA_FOLDER: files,
  DATABASE_URL: url,
  MASTER_SECRET: master,
  OPERATOR_TOKEN: operator,
};
const marks: string[] = [];

/** Runs a step and records its duration. */
async function time<T>(step: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  marks.push(`${step}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

const toAddress = (n: number) => ({ 'x-forwarded-for': `10.2.${n % 250}.1` });

async function register(client: TestClient, tokens: readonly string[], seed: number): Promise<number> {
  const chaveAcesso = toChave(seed);
  const { status } = await client.call('documentoFiscal.pendentes.enviar', {
    params: drillCampanha,
    body: { chaveAcesso },
    token: tokens[seed % tokens.length],
    headers: { 'idempotency-key': `ensaio-${chaveAcesso}`, ...toAddress(seed) },
  });
  return status;
}

/** Registers the receipts of a phase in four parallel lanes; returns the access keys of the acknowledged ones. */
async function registerPhase(
  client: TestClient,
  tokens: readonly string[],
  phase: number,
): Promise<string[]> {
  const taken: string[] = [];
  const lane = async (first: number) => {
    for (let n = first; n < perPhase; n += 4) {
      const seed = phase * 1_000_000 + n;
      if ((await register(client, tokens, seed)) === 201) taken.push(toChave(seed));
    }
  };
  await Promise.all([0, 1, 2, 3].map(lane));
  return taken;
}

async function readSituation(): Promise<{ stored: Set<string>; numbers: number; points: number }> {
  const db = openPgDb(url, { poolSize: 1 });
  const rows = await db.query<{ chave_acesso: string }>(
    `select d.chave_acesso from documento_fiscal d where $1 = (select count(*) from cupom c
       where c.consumidor_id = d.consumidor_id and c.documento_fiscal_id = d.documento_fiscal_id)`,
    [drillGanho.numeros],
  );
  const [sums] = await db.query<{ numbers: number; points: number }>(
    `select (select count(*) from cupom) as numbers, (select coalesce(sum(valor), 0)::bigint from lancamento) as points`,
  );
  await db.close();
  return { stored: new Set(rows.map((row) => row.chave_acesso)), ...sums! };
}

const admin = openPgDb(`${postgres.url}/postgres`, { poolSize: 1 });
await admin.execute('create database ensaio');
await admin.close();
const first = await startServer(environment);
await publish(first.port, drillCampanha.identificacao, (arquivo) => {
  arquivo['ganho'] = drillGanho;
  arquivo['limites'] = {};
  arquivo['recompensas'] = { pontos: { porDocumento: pontosPorNota } };
});
const client = createTestClient(first.port);
const tokens: string[] = [];
for (let seed = 0; seed < people; seed++) {
  const { body } = await client.call('login.cadastrar', { body: toCadastro(seed), headers: toAddress(seed) });
  tokens.push(body.retorno.token);
}

const before = await registerPhase(client, tokens, 1);
const [during, backup] = await Promise.all([
  registerPhase(client, tokens, 2),
  time('base backup, under load', () => postgres.takeBase()),
]);
const after = await registerPhase(client, tokens, 3);
const point = await postgres.nameMoment();
const undone = await registerPhase(client, tokens, 4);
await time('the rest of the journal archived', () => postgres.archiveAll());
await postgres.lose();
const answer = await register(client, tokens, 9_000_001);
client.close();
first.child.kill('SIGTERM');
await new Promise((done) => first.child.once('exit', done));

await time(`restored to ${point}`, () => postgres.restore(backup, point));
const second = await time('the program started on it', () => startServer(environment));
const books = spawnSync(process.execPath, ['apps/api/src/campanha-cli.ts', 'contas'], {
  cwd: projectFolder,
  env: { ...process.env, ...environment },
  encoding: 'utf8',
});
const { stored, numbers, points } = await readSituation();
const kept = [...before, ...during, ...after];
const missing = kept.filter((chave) => !stored.has(chave));
const left = undone.filter((chave) => stored.has(chave));
const again = createTestClient(second.port);
const statuses = [
  // Rolled-back receipts can be sent again by the phone, and an earlier session stays valid.
  await register(again, tokens, 4_000_000),
  (await again.call('login.obter', { params: { usuario: toCadastro(0).usuario }, token: tokens[0] })).status,
];
again.close();
second.child.kill('SIGTERM');
await new Promise((done) => second.child.once('exit', done));
await postgres.stop();
rmSync(files, { recursive: true, force: true });

console.log(`${postgres.description}, journal archived by copying`);
for (const mark of marks) console.log(mark);
console.log(
  `acknowledged: ${before.length} before the base backup, ${during.length} meanwhile, ${after.length} after it, ${undone.length} after the point`,
);
console.log(`answer while the database was lost: ${answer}`);
console.log(`until the point and not there with all numbers: ${missing.length}`);
console.log(`after the point and there: ${left.length}`);
console.log(`numbers: ${numbers}, points: ${points}, for ${stored.size} receipts`);
console.log(`the books: ${(books.stdout + books.stderr).trim()}`);
console.log(`a receipt from after the point sent again: ${statuses[0]}; a login of before: ${statuses[1]}`);

const isWell =
  kept.length === 3 * perPhase &&
  undone.length > 0 &&
  missing.length === 0 &&
  left.length === 0 &&
  numbers === stored.size * drillGanho.numeros &&
  points === stored.size * pontosPorNota &&
  books.status === 0 &&
  answer === 503 &&
  statuses.join() === '201,200';
if (!isWell) process.exitCode = 1;
