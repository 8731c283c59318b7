import type { PostgresServer } from '@trevo/postgres/private/postgres-server';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import type { Db } from '../../src/kernel/db/db.ts';
import { createTestClient, type TestClient } from '../http-client.ts';
import { toCadastro, toChave } from '../pessoa.ts';

/** Environment of a process under test: forwarded client addresses, no demo data, and log output. */
export const drillEnvironment = { AMBIENTE: 'producao', TRUST_PROXY: '1', LOG_LEVEL: 'warn' };

/** The published campaign: a fixed number of lucky numbers per receipt and no limits. */
export const drillCampanha = { ano: 2026, identificacao: 'QUEDA' };
export const drillGanho = { por: 'documento', numeros: 2 } as const;

export interface DrillFigures {
  readonly restarts: number;
  /** Connections terminated inside a transaction while the database was up. */
  readonly terminated: number;
  readonly acknowledged: number;
  readonly signIns: number;
  /** Responses by status and code; `cut` counts connections that broke without one. */
  readonly answers: Readonly<Record<string, number>>;
  /** Time from the database's availability to the first accepted receipt, per restart. */
  readonly recoveries: readonly number[];
  readonly seconds: number;
  readonly numbers: { readonly each: number; readonly total: number; readonly distinct: number };
  /** Acknowledged receipts not stored exactly once with the returned id and all numbers. */
  readonly lost: readonly string[];
  /** Tokens issued before that are invalid afterwards. */
  readonly loginsLost: number;
}

/** Counts a process's log lines about the outage. */
export const countOutageLines = (output: string): number =>
  output.split('\n').filter((line) => line.includes('DatabaseAwayError')).length;

interface Load {
  readonly client: TestClient;
  readonly tokens: readonly string[];
  readonly answers: Record<string, number>;
  /** Returned ids by access key. */
  readonly acknowledged: Map<string, string>;
  signIns: number;
  isOver: boolean;
}

/**
 * Restarts the database repeatedly while consumers sign in, register receipts and change their profile,
 * terminates connections inside transactions in between, and finally verifies everything that was acknowledged.
 */
export async function runOutageDrill(parts: {
  port: number;
  server: PostgresServer;
  /** Address of the process's database on that server. */
  url: string;
  restarts: number;
  /** Number of consumers: enough that none exceeds its rate limit. */
  people: number;
  /** Accepted receipts between two restarts. */
  between: number;
}): Promise<DrillFigures> {
  const client = createTestClient(parts.port);
  const load = await prepare(client, parts.people);
  const startedAt = performance.now();
  const lanes = [
    ...Array.from({ length: 6 }, (_, lane) => registerReceipts(load, lane)),
    ...Array.from({ length: 2 }, (_, lane) => saveProfiles(load, lane)),
    signIn(load),
    readLogins(load),
  ];
  const recoveries: number[] = [];
  let terminated = 0;
  for (let round = 0; round < parts.restarts; round++) {
    terminated += await terminateInTransactions(parts.url, 5);
    const before = unavailable(load);
    await parts.server.pause(round % 2 === 0 ? 'fast' : 'crash');
    await until(() => unavailable(load) >= before + 20);
    await parts.server.resume();
    const resumedAt = performance.now();
    const taken = load.acknowledged.size;
    await until(() => load.acknowledged.size > taken);
    recoveries.push(performance.now() - resumedAt);
    await until(() => load.acknowledged.size > taken + parts.between);
  }
  load.isOver = true;
  await Promise.all(lanes);
  const seconds = (performance.now() - startedAt) / 1000;
  const loginsLost = await countLost(load);
  client.close();
  const db = openPgDb(parts.url, { poolSize: 1 });
  const stored = await readStored(db);
  const [numbers] = await db.query<{ total: number; distinct: number }>(
    'select count(*) as total, count(distinct (campanha_id, serie, numero)) as distinct from cupom',
  );
  await db.close();
  return {
    restarts: parts.restarts,
    terminated,
    acknowledged: load.acknowledged.size,
    signIns: load.signIns,
    answers: load.answers,
    recoveries,
    seconds,
    numbers: { each: drillGanho.numeros, ...numbers! },
    lost: [...load.acknowledged].flatMap(([chave, id]) => (stored.get(chave) === id ? [] : [chave])),
    loginsLost,
  };
}

async function prepare(client: TestClient, people: number): Promise<Load> {
  const tokens: string[] = [];
  for (let seed = 0; seed < people; seed++) {
    const { body } = await client.call('login.cadastrar', {
      body: toCadastro(seed),
      headers: toAddress(seed),
    });
    tokens.push(body.retorno.token);
  }
  return { client, tokens, answers: {}, acknowledged: new Map(), signIns: 0, isOver: false };
}

/** A separate client address per consumer. */
const toAddress = (n: number) => ({ 'x-forwarded-for': `10.1.${n % 250}.1` });

/** Sends one request and counts its result; undefined without a response. */
async function ask<T extends { status: number; body: { codigo?: string } }>(
  load: Load,
  request: () => Promise<T>,
): Promise<T | undefined> {
  const answer = await request().catch(() => undefined);
  const kind = answer ? [answer.status, answer.body.codigo].filter(Boolean).join(' ') : 'cut';
  load.answers[kind] = (load.answers[kind] ?? 0) + 1;
  // Retry like a client; shorter than Retry-After, so that outages are hit often.
  if (!answer || answer.status >= 500) await new Promise((done) => setTimeout(done, 25));
  return answer;
}

async function registerReceipts(load: Load, lane: number): Promise<void> {
  for (let i = 0; !load.isOver; i++) {
    const chaveAcesso = toChave(lane * 1_000_000 + i);
    for (let isTaken = false; !isTaken;) {
      const answer = await ask(load, () =>
        load.client.call('documentoFiscal.pendentes.enviar', {
          params: drillCampanha,
          body: { chaveAcesso },
          token: load.tokens[(lane + i) % load.tokens.length],
          headers: { 'idempotency-key': `drill-${chaveAcesso}`, ...toAddress(i) },
        }),
      );
      isTaken = answer?.status === 201;
      if (isTaken) load.acknowledged.set(chaveAcesso, answer!.body.retorno.documentoFiscalID);
      else if (load.isOver) return;
    }
  }
}

/** Several statements in one transaction, between which the connection can break. */
async function saveProfiles(load: Load, lane: number): Promise<void> {
  for (let i = lane; !load.isOver; i += 2) {
    const { usuario, email } = toCadastro(i % load.tokens.length);
    await ask(load, () =>
      load.client.call('consumidor.salvar', {
        body: { telefone: usuario, nome: `Ana ${i % 2 ? 'Maria' : 'Clara'} de Souza`, email },
        token: load.tokens[i % load.tokens.length],
        headers: toAddress(i),
      }),
    );
  }
}

async function signIn(load: Load): Promise<void> {
  for (let i = 0; !load.isOver; i++) {
    const { usuario, senha } = toCadastro(i % load.tokens.length);
    const answer = await ask(load, () =>
      load.client.call('login.autenticar', { body: { usuario, senha }, headers: toAddress(i) }),
    );
    if (answer?.status === 200) load.signIns += 1;
    // Stays within the sign-in rate limit.
    await new Promise((done) => setTimeout(done, 250));
  }
}

async function readLogins(load: Load): Promise<void> {
  for (let i = 0; !load.isOver; i++) await ask(load, () => obter(load, i % load.tokens.length));
}

const obter = ({ client, tokens }: Load, n: number) =>
  client.call('login.obter', { params: { usuario: toCadastro(n).usuario }, token: tokens[n] });

async function countLost(load: Load): Promise<number> {
  const statuses = await Promise.all(load.tokens.map((_, n) => obter(load, n)));
  return statuses.filter(({ status }) => status !== 200).length;
}

const unavailable = ({ answers }: Load): number => answers['503 servidor.indisponivel'] ?? 0;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 5));
}

/** Terminates at least that many of the process's connections inside a transaction. */
async function terminateInTransactions(url: string, times: number): Promise<number> {
  const db = openPgDb(url, { poolSize: 1 });
  let total = 0;
  while (total < times) {
    const ended = await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name = 'trevo'
         and xact_start is not null and query not like 'select pg_terminate%' limit 1`,
    );
    total += ended.length;
  }
  await db.close();
  return total;
}

/** Returns the id of each access key stored once with all its numbers. */
async function readStored(db: Db): Promise<Map<string, string>> {
  const rows = await db.query<{ chave_acesso: string; documento_fiscal_id: string }>(
    `select d.chave_acesso, min(d.documento_fiscal_id::text) as documento_fiscal_id
     from documento_fiscal d
     where d.numeros_concedidos = $1 and $1 = (select count(*) from cupom c
       where c.consumidor_id = d.consumidor_id and c.documento_fiscal_id = d.documento_fiscal_id)
     group by d.chave_acesso having count(*) = 1`,
    [drillGanho.numeros],
  );
  return new Map(rows.map((row) => [row.chave_acesso, row.documento_fiscal_id]));
}
