// Roll-ups of reports with a million receipts over 80 days: the history of a campaign, a busy hour, late verdicts, the
// present state, and a report of 7 and 80 days. Prints time and memory of this process, which runs the jobs.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Db } from '../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { createTakeMudados } from '../apps/api/src/modules/documento-fiscal/mudanca.store.ts';
import { createFotoStore } from '../apps/api/src/modules/relatorio/resumo/resumo-foto.store.ts';
import { createResumoService } from '../apps/api/src/modules/relatorio/resumo/resumo-horas.service.ts';
import { createNovidadeStore } from '../apps/api/src/modules/relatorio/resumo/novidade.store.ts';
import { createLojasStore } from '../apps/api/src/modules/relatorio/resumo/resumo-lojas.store.ts';
import { createResumoStore } from '../apps/api/src/modules/relatorio/resumo/resumo.store.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { insertPeople, master, operator, publish } from './load/prepared-campaign.ts';
import { changeCampanha } from './load/recibo-carga.ts';
import { startServer, stopProgram } from './program/server-process.ts';

const receipts = Number(process.env['BENCH_RECEIPTS'] ?? 1_000_000);
const people = Math.ceil(receipts / 10);
const days = 80;
const shops = 400;
const busyHour = 20_000;
const lateVerdicts = 5_000;
const batch = 100_000;
const dayMilliseconds = 86_400_000;

const figures = new Intl.NumberFormat('en');
const readMemory = (): string => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))!;
  return `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
};

/** Runs and prints a step with its duration, this process's memory and the load of the machine. */
async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await run();
  const took = ((performance.now() - begin) / 1000).toFixed(2);
  console.log(
    `${name.padEnd(46)} ${took.padStart(8)} s | ${readMemory().padStart(7)} | load ${loadavg()[0]!.toFixed(1)}`,
  );
  return result;
}

const getCampanhaId = async (db: Db): Promise<string> =>
  (await db.query<{ id: string }>(`select campanha_id as id from campanha where identificacao = 'BENCH'`))[0]!
    .id;

/** Inserts receipts of different people, shops and states from a time on. */
async function seedNotas(
  db: Db,
  {
    id,
    first,
    count,
    from,
    seconds,
  }: { id: string; first: number; count: number; from: string; seconds: number },
): Promise<void> {
  for (let begin = first; begin < first + count; begin += batch)
    await db.query(
      `insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, modelo, uf, emitente,
         valor_centavos, origem, status, motivo, numeros_concedidos, pontos, registrado_em, apurado_em)
       select ('01890000-0000-7000-8000-' || lpad((n::bigint * 7919 % ${people})::text, 12, '0'))::uuid, gen_random_uuid(),
         '${id}', 'NFCe', '65', (array['SP', 'MS', 'RJ', 'DF', 'PE'])[1 + n % 5],
         lpad((n * 31 % ${shops} + 10000000000000)::text, 14, '0'), 1000 + n % 90000,
         (array['camera', 'galeria', 'digitacao'])[1 + n % 3],
         case when n % 10 = 0 then 'INVALIDO' when n % 50 = 1 then 'PENDENTE' else 'VALIDO' end,
         case when n % 10 = 0 then 'documentoFiscal.duplicado' end, 1, 10,
         ${from} + n * interval '1 second' * ${seconds}::float8 / ${count},
         case when n % 50 <> 1 then ${from} + n * interval '1 second' * ${seconds}::float8 / ${count} end
       from generate_series(${begin}, ${Math.min(first + count, begin + batch) - 1}) n`,
    );
}

async function seed(db: Db, id: string): Promise<void> {
  await db.execute('set statement_timeout = 0');
  await insertPeople(db, people);
  await db.query(`update consumidor set criado_em = now() - random() * interval '${days} days'`);
  const from = `now() - interval '${days} days'`;
  await seedNotas(db, { id, first: 0, count: receipts, from, seconds: (days * dayMilliseconds) / 1000 });
  await db.query(
    `insert into lote (consumidor_id, campanha_id, moeda, ordem, origem, origem_id, rodada, concedido, restante, liberado,
       libera_em, expira_em)
     select consumidor_id, campanha_id, 'pontos', row_number() over (partition by consumidor_id), 'documento',
       documento_fiscal_id::text, 1, 10, 10, true, registrado_em, registrado_em + interval '180 days'
     from documento_fiscal where campanha_id = '${id}'`,
  );
  await db.execute('analyze');
}

const server = await startPostgres();
try {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database relatorio');
  await admin.close();
  const environment = {
    DATABASE_URL: `${server.url}/relatorio`,
    AMBIENTE: 'teste',
    DEMO: 'nao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
  };
  const first = await startServer(environment);
  await publish(first.port, 'BENCH', changeCampanha);
  await stopProgram(first);
  const db = openPgDb(environment.DATABASE_URL, { poolSize: 1 });
  const id = await getCampanhaId(db);
  await step(`seed ${figures.format(receipts)} receipts`, () => seed(db, id));
  await db.execute(
    'truncate resumo_campanha, resumo_nota, resumo_loja, resumo_hora, resumo_prazo, resumo_contagem, resumo_dia',
  );
  const clock = { now: () => new Date() };
  const fotos = createFotoStore(db);
  const resumos = createResumoService({
    store: createResumoStore(db),
    novidades: createNovidadeStore(db),
    lojas: createLojasStore(db),
    fotos,
    takeMudados: createTakeMudados(db),
    findCampanha: async () => undefined,
    clock,
  });
  const isDone = async (): Promise<boolean> =>
    (await db.query('select ate from resumo_campanha where atualizada_em is not null')).length > 0;
  let runs = 0;
  while (!(await isDone())) await step(`history, run ${++runs} of one a minute`, () => resumos.run());
  await step('a run without news', () => resumos.run());
  await seedNotas(db, {
    id,
    first: 0,
    count: busyHour,
    from: `date_trunc('hour', now())`,
    seconds: Math.max(1, (Date.now() % 3_600_000) / 1000),
  });
  await step(`a run with ${figures.format(busyHour)} receipts in this hour`, () => resumos.run());
  await db.query(
    `with tomada as (
       update documento_fiscal set status = 'INVALIDO', motivo = 'documentoFiscal.duplicado', apurado_em = now()
       where documento_fiscal_id in (select documento_fiscal_id from documento_fiscal where status = 'PENDENTE'
         order by registrado_em limit ${lateVerdicts}) returning consumidor_id, campanha_id, registrado_em)
     insert into documento_mudado (consumidor_id, campanha_id, registrado_em)
     select consumidor_id, campanha_id, registrado_em from tomada`,
  );
  const countPendentes = async () =>
    (await db.query<{ total: number }>('select count(*)::int as total from resumo_pendente'))[0]!.total;
  runs = 0;
  do await step(`${figures.format(lateVerdicts)} late verdicts, run ${++runs}`, () => resumos.run());
  while ((await countPendentes()) > 0);
  await step('the shops of their last days', () => resumos.run());
  await step('present state of orders, prizes and balances', () =>
    fotos.update(id as never, 'contador', new Date()),
  );
  const [size] = await db.query<{ rows: number; bytes: number }>(
    `select (select count(*) from resumo_loja)::int as rows, pg_total_relation_size('resumo_loja') as bytes`,
  );
  console.log(`shops: ${figures.format(size!.rows)} rows, ${(size!.bytes / 1e6).toFixed(0)} MB`);
  await db.close();
  const program = await startServer(environment);
  const headers = { authorization: `Bearer ${operator}` };
  const toDay = (ago: number) => new Date(Date.now() - ago * dayMilliseconds).toISOString().slice(0, 10);
  for (const ago of [0, 6, days - 1])
    for (const time of ['first', 'second'])
      await step(`report of ${ago + 1} days, ${time} time`, async () => {
        const address = `http://127.0.0.1:${program.port}/operador/v1/relatorios/2026/BENCH?de=${toDay(ago)}&ate=${toDay(0)}`;
        const answer = await fetch(address, { headers });
        if (!answer.ok) throw new Error(await answer.text());
        await answer.arrayBuffer();
      });
  await stopProgram(program);
} finally {
  await server.stop();
}
