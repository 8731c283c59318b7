// Cost of the audit trail. An act with its two writes over HTTP, against the act's own statements behind a bare Fastify
// and against an operators' call that leaves no row, on the same server in the same run; interleaved, medians are quoted.
// Statements of acts and of a bulk verdict, with the share of the trail. Then chaining and verifying of a long chain,
// against reading its rows only.
import { randomUUID } from 'node:crypto';
import { systemClock } from '../apps/api/src/kernel/clock.ts';
import type { Db } from '../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { createAssinatura } from '../apps/api/src/modules/operador/auditoria/assinatura.ts';
import {
  createAuditoriaStore,
  type NovoRegistro,
} from '../apps/api/src/modules/operador/auditoria/auditoria.store.ts';
import { createCabecaStore } from '../apps/api/src/modules/operador/auditoria/cabeca.store.ts';
import { checkAuditoria } from '../apps/api/src/modules/operador/auditoria/conferencia.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { keys, master, operator, publish } from './load/prepared-campaign.ts';
import { findPostmaster, pinToCore, readProcessorMicros } from './program/processor.ts';
import { load, median, type LoadResult } from './program/raw-client.ts';
import { changeCampanha } from './load/recibo-carga.ts';
import { seedCampanha } from './load/semente-campanha.ts';
import { startProgram, startServer, stopProgram, type ServerProcess } from './program/server-process.ts';
import { type SentStatement, startStatementCounter } from './program/statement-counter.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const clients = Number(process.env['BENCH_CLIENTS'] ?? 8);
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000);
const emLote = 100;

const act = { path: '/operador/v1/primeirosAcessos/2026/BENCH', body: { cpfs: ['52998224725'] } };
const noAct = '/operador/v1/avisos';
const isOfTrail = ({ sql }: SentStatement) => /\bauditoria\b/.test(sql);
const toEnv = (url: string) => ({
  DATABASE_URL: url,
  AMBIENTE: 'teste',
  DEMO: 'nao',
  MASTER_SECRET: master,
  OPERATOR_TOKEN: operator,
});

function toText(method: string, path: string, body?: object): string {
  const json = body ? JSON.stringify(body) : '';
  const sent = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n` : '';
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${operator}\r\n${sent}\r\n${json}`;
}

async function ask(port: number, method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${operator}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text}`);
}

/** Records the statements of the second of two equal requests, without those of jobs. */
async function record(
  url: string,
  requests: Readonly<Record<string, (port: number, round: number) => Promise<void>>>,
) {
  const counter = await startStatementCounter(url);
  const program = await startServer(toEnv(counter.url));
  const recorded = new Map<string, SentStatement[]>();
  for (const [name, send] of Object.entries(requests)) {
    await send(program.port, 0);
    // Jobs run every two seconds or more; a request takes less, so at least one of some tries is undisturbed.
    const tries: SentStatement[][] = [];
    for (let round = 1; round <= 3; round++) {
      counter.take();
      await send(program.port, round);
      tries.push(counter.take());
    }
    recorded.set(name, tries.sort((a, b) => a.length - b.length)[0]!);
  }
  await stopProgram(program);
  await counter.close();
  return recorded;
}

interface Measured {
  readonly result: LoadResult;
  readonly micros: number;
}

async function measure({ child, port }: ServerProcess, postmaster: number, text: string): Promise<Measured> {
  const readMicros = () => readProcessorMicros(postmaster) + readProcessorMicros(child.pid!);
  const before = readMicros();
  const result = await load(port, clients, seconds, () => text);
  if (result.refused > 0) throw new Error(`${result.refused} of ${text.slice(0, 60)} were refused`);
  return { result, micros: (readMicros() - before) / result.count };
}

async function compare(db: Db, url: string, own: readonly SentStatement[]): Promise<void> {
  const ours = await startServer(toEnv(url));
  const floor = await startProgram('bench/program/bare-fastify.mjs', {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    ROTAS: JSON.stringify([{ url: act.path, statements: own }]),
  });
  const postmaster = await findPostmaster(db);
  pinToCore(postmaster, 1);
  for (const { child } of [ours, floor]) pinToCore(child.pid!, 0);
  const columns = {
    "the act's own statements, bare Fastify": [floor, toText('GET', act.path)],
    'a call that leaves no row': [ours, toText('GET', noAct)],
    'the act with its two writes': [ours, toText('POST', act.path, act.body)],
  } as const;
  const measured = new Map<string, Measured[]>(Object.keys(columns).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const [name, [program, text]] of Object.entries(columns)) {
      const one = await measure(program, postmaster, text);
      // The first round is the warm-up.
      if (round >= 0) measured.get(name)!.push(one);
    }
  console.log(`${clients} clients, ${rounds} rounds of ${seconds} s`);
  console.log('                                       |  per s | p50 ms | p99 ms | µs of CPU');
  for (const [name, list] of measured) {
    const m = (pick: (one: Measured) => number) => median(list.map(pick));
    const cells = [
      m(({ result }) => result.perSecond)
        .toFixed(0)
        .padStart(6),
      m(({ result }) => result.p50)
        .toFixed(1)
        .padStart(6),
      m(({ result }) => result.p99)
        .toFixed(1)
        .padStart(6),
      m(({ micros }) => micros)
        .toFixed(0)
        .padStart(9),
    ];
    console.log([name.padEnd(38), ...cells].join(' | '));
  }
  await stopProgram(floor);
  await stopProgram(ours);
}

const toRegistro = (n: number): NovoRegistro => ({
  registroId: randomUUID(),
  corrente: 'bench',
  em: new Date(Date.UTC(2026, 0, 1) + n),
  ator: { tipo: 'operador', id: randomUUID(), nome: 'Rita Lima' },
  sessaoId: randomUUID(),
  acao: 'operador.apurarDocumento',
  alvo: { ano: '2026', identificacao: 'BENCH', consumidorID: randomUUID(), documentoFiscalID: randomUUID() },
  campos: ['motivo', 'status'],
  motivo: 'documentoFiscal.duplicado',
  requisicao: randomUUID(),
  resultado: 'feito',
  codigo: null,
});

async function walk(db: Db): Promise<void> {
  const store = createAuditoriaStore(db);
  const rate = async (name: string, work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    const perSecond = (rows * 1000) / (performance.now() - startedAt);
    console.log(`${name.padEnd(38)} | ${perSecond.toFixed(0).padStart(6)} rows/s`);
    return perSecond;
  };
  // A promoter that does not exist has no chain.
  await db.execute(
    "insert into promotora (promotora_id, nome, cnpj) values ('bench', 'Bench', '11222333000181')",
  );
  console.log(`\na chain of ${rows} rows`);
  await rate('insert, 1000 rows in a statement', async () => {
    for (let n = 0; n < rows; n += 1_000)
      await store.insert(Array.from({ length: Math.min(1_000, rows - n) }, (_, at) => toRegistro(n + at)));
  });
  await rate('chain, 500 rows in a transaction', async () => {
    await store.chainAll(new Date());
  });
  const reading = await rate('read only', async () => {
    for (let after = 0; after < rows; after += 1_000) await store.listElos('bench', after, 1_000);
  });
  const verifying = await rate('verify', async () => {
    const { registros, quebras } = await checkAuditoria({
      store: { ...store, listCorrentes: () => Promise.resolve(['bench']) },
      cabecas: { ...createCabecaStore(db), listCorrentes: () => Promise.resolve([]) },
      assinatura: createAssinatura(keys.sessoes),
      clock: systemClock,
    });
    if (registros !== rows || quebras.length > 0)
      throw new Error(`${registros} rows, ${quebras.length} breaks`);
  });
  console.log(`verifying is ${(verifying / reading).toFixed(2)} of reading`);
}

const server = await startPostgres();
try {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database auditoria');
  await admin.close();
  const url = `${server.url}/auditoria`;
  const program = await startServer(toEnv(url));
  await publish(program.port, 'BENCH', changeCampanha);
  await stopProgram(program);
  const db = openPgDb(url, { poolSize: 1 });
  await seedCampanha(db, 'BENCH', 10 * emLote);
  await db.execute('vacuum analyze');
  const notas = await db.query<{ consumidorID: string; documentoFiscalID: string }>(
    `select consumidor_id as "consumidorID", documento_fiscal_id as "documentoFiscalID" from documento_fiscal
     where status = 'VALIDO' order by documento_fiscal_id limit $1`,
    [4 * emLote],
  );
  const recorded = await record(url, {
    'first accesses': (port) => ask(port, 'POST', act.path, act.body),
    [`verdicts on ${emLote} receipts`]: (port, round) =>
      ask(port, 'POST', '/operador/v1/apuracoes/2026/BENCH', {
        decisoes: notas
          .slice(round * emLote, (round + 1) * emLote)
          .map((nota) => ({ ...nota, status: 'INVALIDO' })),
      }),
  });
  console.log(`${server.description}, fsync off`);
  for (const [name, statements] of recorded) {
    const trail = statements.filter(isOfTrail).length;
    console.log(`${name.padEnd(38)} | ${statements.length} statements, ${trail} of the trail`);
  }
  console.log('');
  await compare(
    db,
    url,
    recorded.get('first accesses')!.filter((statement) => !isOfTrail(statement)),
  );
  await walk(db);
  await db.close();
} finally {
  await server.stop();
}
