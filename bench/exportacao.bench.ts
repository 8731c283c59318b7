// Exports of a campaign with a million receipts, every tenth with five items: each format by the job of a server whose heap
// is limited. Prints the rows and the memory of the server's process over time. Needs /proc.
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { insertPeople, master, operator, publish } from './load/prepared-campaign.ts';
import { changeCampanha } from './load/recibo-carga.ts';
import { startServer, stopProgram } from './program/server-process.ts';

const receipts = Number(process.env['BENCH_RECEIPTS'] ?? 1_000_000);
const people = Math.ceil(receipts / 10);
const batch = 100_000;
const everySeconds = 1;

const figures = new Intl.NumberFormat('en');
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const toSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(0)} s`;

/** Seeds receipts of yesterday, a millisecond apart, with a name of usual length for each person. */
async function seed(db: Db): Promise<void> {
  const [{ id }] = (await db.query<{ id: string }>(
    `select campanha_id as id from campanha where identificacao = 'BENCH'`,
  )) as [{ id: string }];
  await db.execute('set statement_timeout = 0');
  await insertPeople(db, people);
  const documento = `('${id.slice(0, 24)}' || lpad(to_hex(n), 12, '0'))::uuid`;
  const pessoa = `('01890000-0000-7000-8000-' || lpad((n / 10)::text, 12, '0'))::uuid`;
  const itens = `(select jsonb_agg(jsonb_build_object('nome', 'CAFE TORRADO E MOIDO 500G ' || i, 'gtin', '02000000000015',
    'codigo', i::text, 'quantidade', i, 'unidade', 'UN', 'centavos', 1999 * i)) from generate_series(1, 5) i)`;
  for (let begin = 0; begin < receipts; begin += batch) {
    const end = Math.min(receipts, begin + batch) - 1;
    await db.query(
      `insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, chave_acesso, modelo, uf,
         emitente, emitido_em, valor_centavos, quantidade, origem, fonte, status, numeros_concedidos, registrado_em, apurado_em)
       select ${pessoa}, ${documento}, '${id}', 'Fiscal', 'SEED' || lpad(n::text, 40, '0'), '65', 'SP', '12345678000195',
         current_date - 1, 1000 + n % 90000, 5, 'camera', 'vendas', 'VALIDO', 2,
         now() - interval '1 day' + n * interval '1 millisecond', now()
       from generate_series(${begin}, ${end}) n`,
    );
    await db.query(
      `insert into documento_fato (consumidor_id, documento_fiscal_id, campanha_id, fonte, situacao, perguntado_em, itens)
       select ${pessoa}, ${documento}, '${id}', 'vendas', 'achada', now(), ${itens}
       from generate_series(${begin}, ${end}, 10) n`,
    );
  }
  await db.execute('analyze');
}

const readMemory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

interface Sample {
  readonly seconds: number;
  readonly linhas: number;
  readonly memory: number;
}

/** Requests an export and samples rows and memory until its file is complete. */
async function measure(
  { port, pid }: { port: number; pid: number },
  pedido: { readonly formato: string; readonly porItem?: boolean },
): Promise<void> {
  const address = `http://127.0.0.1:${port}/operador/v1/exportacoes/2026/BENCH`;
  const headers = { authorization: `Bearer ${operator}`, 'content-type': 'application/json' };
  const exportacaoID = randomUUID();
  const body = JSON.stringify({ exportacaoID, tipo: 'notas', ...pedido });
  const asked = await fetch(address, { method: 'POST', headers, body });
  if (!asked.ok) throw new Error(await asked.text());
  const samples: Sample[] = [];
  let begin = performance.now();
  for (;;) {
    await sleep(everySeconds * 1000);
    const answer = await fetch(`${address}/lista/1`, { headers });
    const { retorno } = (await answer.json()) as {
      retorno: { retorno: { situacao: string; linhas: number; bytes: number | null }[] };
    };
    const { situacao, linhas, bytes } = retorno.retorno[0]!;
    if (situacao === 'naFila') begin = performance.now();
    else samples.push({ seconds: performance.now() - begin, linhas, memory: readMemory(pid) });
    if (situacao === 'falhou') throw new Error('the export failed');
    if (situacao !== 'pronta') continue;
    report(pedido, samples, linhas, bytes!);
    return;
  }
}

/** Prints ten samples over the time of an export, and the lowest and highest memory of each half. */
function report(
  { formato, porItem = false }: { readonly formato: string; readonly porItem?: boolean },
  samples: readonly Sample[],
  linhas: number,
  bytes: number,
): void {
  const total = samples.at(-1)!.seconds;
  console.log(
    `\n${formato}${porItem ? ' with items' : ''}: ${figures.format(linhas)} rows, ${megabytes(bytes)}, ${toSeconds(total)}, ${figures.format(Math.round(linhas / (total / 1000)))} rows/s`,
  );
  const step = Math.max(1, Math.floor(samples.length / 10));
  for (const { seconds, linhas: so, memory } of samples.filter((_, at) => at % step === step - 1))
    console.log(
      `${toSeconds(seconds).padStart(7)} | ${figures.format(so).padStart(9)} rows | ${megabytes(memory)}`,
    );
  const half = Math.floor(samples.length / 2);
  const range = (some: readonly Sample[]): string => {
    const all = some.map(({ memory }) => memory);
    return `${megabytes(Math.min(...all))} to ${megabytes(Math.max(...all))}`;
  };
  if (half > 0)
    console.log(
      `memory: ${range(samples.slice(0, half))} in the first half, ${range(samples.slice(half))} in the second`,
    );
}

const server = await startPostgres();
try {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database exportacao');
  await admin.close();
  const url = `${server.url}/exportacao`;
  const program = await startServer({
    DATABASE_URL: url,
    AMBIENTE: 'teste',
    DEMO: 'nao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
    // Without a limit the heap grows by garbage, and its size tells nothing about the export.
    NODE_OPTIONS: '--max-old-space-size=160',
  });
  await publish(program.port, 'BENCH', changeCampanha);
  const db = openPgDb(url, { poolSize: 1 });
  const begin = performance.now();
  await seed(db);
  await db.close();
  console.log(`${figures.format(receipts)} receipts, seeded in ${toSeconds(performance.now() - begin)}`);
  const of = { port: program.port, pid: program.child.pid! };
  await measure(of, { formato: 'csv' });
  await measure(of, { formato: 'csv', porItem: true });
  await measure(of, { formato: 'xlsx' });
  await measure(of, { formato: 'parquet' });
  await stopProgram(program);
} finally {
  await server.stop();
}
