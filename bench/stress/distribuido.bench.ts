// One campaign on a single PostgreSQL and on a coordinator with 1, 2 and 3 workers: receipts per second through HTTP,
// CPU time per receipt on every node, and cross-node statements. All nodes share one core here, so the rates show the
// cost of sharding; its gain shows in the busiest node's CPU time, which is what a dedicated machine would spend.
// Configurations take turns in each round, medians are quoted.
import { loadavg } from 'node:os';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { distribuicao } from '../../apps/api/src/distribuicao.ts';
import { folders } from '../../apps/api/src/folders.ts';
import { distribute } from '../../apps/api/src/kernel/db/distribute.ts';
import { migrate } from '../../apps/api/src/kernel/db/migrate.ts';
import { readEsquema } from '../../apps/api/src/kernel/db/revisao.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { startCluster } from '@trevo/postgres/private/citus-cluster';
import { findCitusBinaries } from '@trevo/postgres/private/postgres-binaries';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { createTokens, insertPeople, master, operator, publish } from '../load/prepared-campaign.ts';
import { findPostmaster, pinToCore, readProcessorMicros } from '../program/processor.ts';
import { load, median } from '../program/raw-client.ts';
import { startServer } from '../program/server-process.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const people = 1_000;
const clients = 16;
/** Receipts for which cross-node statements are counted. */
const counted = 300;
const cores = { database: 1, program: 0 };

const anoMes = new Date().toISOString().slice(0, 7);
let nextChave = 1;
const createChaves = (count: number) =>
  Array.from({ length: count }, () => buildChave(nextChave++, { anoMes, modelo: '65', tipoEmissao: 1 }));

function buildRequests(tokens: readonly string[], chaves: readonly string[]): () => string {
  let i = 0;
  return () => {
    const chaveAcesso = chaves[i];
    if (!chaveAcesso) throw new Error('the bench ran out of keys; raise the count');
    const body = JSON.stringify({ chaveAcesso, origem: 'camera' });
    const token = tokens[i++ % tokens.length];
    return `POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/BENCH HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
}

const change = (arquivo: Record<string, unknown>) => {
  arquivo['ganho'] = { por: 'documento', numeros: 3 };
  arquivo['limites'] = { cupons: { diario: 1_000_000 } };
  arquivo['numeros'] = { series: 100 };
  delete arquivo['indicacao'];
  arquivo['metas'] = [];
};

interface Machine {
  readonly name: string;
  readonly url: string;
  readonly nodes: readonly { readonly url: string; readonly postmaster: number }[];
  stop(): Promise<void>;
}

const binaries = findCitusBinaries();
/** Logs statements between nodes while enabled. */
const logging = [
  'logging_collector=on',
  'log_min_messages=notice',
  'log_rotation_size=0',
  'log_rotation_age=0',
];

/** Starts a single server (0 workers; the same build, so that only sharding differs) or a cluster, with the schema. */
async function startMachine(workers: number): Promise<Machine> {
  const isAlone = workers === 0;
  const servers = isAlone
    ? [await startPostgres({ ...(binaries && { binaries }), settings: logging })]
    : undefined;
  const cluster = servers ? undefined : await startCluster(workers, logging);
  const nodes = servers ?? cluster!.nodes;
  if (servers) await run(`${servers[0]!.url}/postgres`, 'create database bench');
  else await cluster!.createDatabase('bench');
  const url = `${nodes[0]!.url}/bench`;
  const db = openPgDb(url, { poolSize: 1 });
  await migrate(db, readEsquema(folders));
  if (cluster) await distribute(db, distribuicao);
  await db.close();
  return {
    name: isAlone ? 'PostgreSQL alone' : `${workers} worker${workers > 1 ? 's' : ''}`,
    url,
    nodes: await Promise.all(nodes.map(({ url: node }) => watchNode(`${node}/bench`))),
    stop: async () => void (await Promise.all(nodes.map((node) => node.stop()))),
  };
}

async function watchNode(url: string): Promise<Machine['nodes'][number]> {
  const db = openPgDb(url, { poolSize: 1 });
  const postmaster = await findPostmaster(db);
  await db.close();
  pinToCore(postmaster, cores.database);
  return { url, postmaster };
}

async function run(url: string, sql: string): Promise<void> {
  const db = openPgDb(url, { poolSize: 1 });
  await db.execute(sql).finally(() => db.close());
}

const startProgram = async (url: string) => {
  const { child, port } = await startServer({
    DATABASE_URL: url,
    AMBIENTE: 'producao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
  });
  pinToCore(child.pid!, cores.program);
  return {
    child,
    port,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
    },
  };
};

async function prepare(machine: Machine): Promise<void> {
  const program = await startProgram(machine.url);
  await publish(program.port, 'BENCH', change);
  await program.stop();
  const db = openPgDb(machine.url, { poolSize: 1 });
  await insertPeople(db, people);
  await db.close();
}

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly program: number;
  /** CPU time per receipt in microseconds by node, the coordinator first. */
  readonly nodes: readonly number[];
}

async function measure(machine: Machine, tokens: readonly string[]): Promise<Figures> {
  const program = await startProgram(machine.url);
  await load(program.port, clients, 2, buildRequests(tokens, createChaves(12_000)));
  const read = () => machine.nodes.map(({ postmaster }) => readProcessorMicros(postmaster));
  const before = { nodes: read(), program: readProcessorMicros(program.child.pid!) };
  const result = await load(
    program.port,
    clients,
    seconds,
    buildRequests(tokens, createChaves(seconds * 6_000)),
  );
  if (result.refused > 0) throw new Error(`${result.refused} receipts were refused on ${machine.name}`);
  const done = result.perSecond * seconds;
  const after = read();
  const figures = {
    perSecond: result.perSecond,
    p50: result.p50,
    p99: result.p99,
    program: (readProcessorMicros(program.child.pid!) - before.program) / done,
    nodes: after.map((micros, at) => (micros - before.nodes[at]!) / done),
  };
  await program.stop();
  return figures;
}

/** Returns the cross-node statements per receipt from the nodes' logs, and those that only end a transaction. */
async function countCrossing(
  machine: Machine,
  tokens: readonly string[],
): Promise<{ all: number; ends: number }> {
  // Set on each node: Citus would propagate a database setting.
  const tell = async (how: string) => {
    for (const { url } of machine.nodes) {
      await run(url, `alter system ${how}`);
      await run(url, 'select pg_reload_conf()');
    }
  };
  await tell('set citus.log_remote_commands = on');
  const program = await startProgram(machine.url);
  // Warms up number leases and connections before counting.
  await send(program.port, tokens);
  const before = await readCrossings(machine);
  await send(program.port, tokens);
  const after = await readCrossings(machine);
  await program.stop();
  await tell('reset citus.log_remote_commands');
  return { all: (after.all - before.all) / counted, ends: (after.ends - before.ends) / counted };
}

async function send(port: number, tokens: readonly string[]): Promise<void> {
  let sent = 0;
  await load(port, 1, 600, buildRequests(tokens, createChaves(counted + 10)), () => ++sent >= counted);
}

async function readCrossings(machine: Machine): Promise<{ all: number; ends: number }> {
  const sums = { all: 0, ends: 0 };
  for (const { url } of machine.nodes) {
    const db = openPgDb(url, { poolSize: 1 });
    const [row] = await db.query<{ log: string }>('select pg_read_file(pg_current_logfile()) as log');
    await db.close();
    const issued = [...row!.log.matchAll(/NOTICE:\s+issuing ([^\n]*)/g)].map((match) => match[1]!);
    sums.all += issued.length;
    sums.ends += issued.filter((text) => /^(BEGIN|COMMIT|PREPARE|ROLLBACK)/i.test(text)).length;
  }
  return sums;
}

const machines: Machine[] = [];
try {
  if (!binaries) throw new Error('Citus is not installed here; npm run test:citus tells how to install it.');
  for (const workers of [0, 1, 2, 3]) machines.push(await startMachine(workers));
  for (const machine of machines) await prepare(machine);
  const tokens = await createTokens(people);
  // Load on the machine makes absolute rates unreliable; only their ratios are usable.
  const before = loadavg()[0]!;
  const figures = new Map<Machine, Figures[]>(machines.map((machine) => [machine, []]));
  for (let round = 0; round < rounds; round++)
    for (const machine of machines) figures.get(machine)!.push(await measure(machine, tokens));
  console.log(
    `PostgreSQL with Citus beside it, ${clients} clients through HTTP, all nodes on one core and the program on another, ${rounds} rounds of ${seconds} s, 3 numbers and 1 limit a receipt; load of the machine before it: ${before.toFixed(1)}`,
  );
  console.log(
    'nodes | receipts/s (ratio) | p50 ms | p99 ms | µs of all PostgreSQL (ratio) | of the coordinator | of the busiest worker | µs of Node | statements between nodes a receipt (of them begin, prepare, commit)',
  );
  const alone = figures.get(machines[0]!)!;
  for (const machine of machines) {
    const rows = figures.get(machine)!;
    const m = (pick: (row: Figures, at: number) => number) => median(rows.map(pick));
    const sum = ({ nodes }: Figures) => nodes.reduce((all, one) => all + one, 0);
    const crossing = machine === machines[0] ? { all: 0, ends: 0 } : await countCrossing(machine, tokens);
    console.log(
      [
        machine.name,
        `${m((r) => r.perSecond).toFixed(0)} (${m((r, at) => r.perSecond / alone[at]!.perSecond).toFixed(2)})`,
        m((r) => r.p50).toFixed(1),
        m((r) => r.p99).toFixed(1),
        `${m(sum).toFixed(0)} (${m((r, at) => sum(r) / sum(alone[at]!)).toFixed(2)})`,
        m((r) => r.nodes[0]!).toFixed(0),
        m((r) => Math.max(0, ...r.nodes.slice(1))).toFixed(0),
        m((r) => r.program).toFixed(0),
        `${crossing.all.toFixed(1)} (${crossing.ends.toFixed(1)})`,
      ].join(' | '),
    );
  }
} finally {
  await Promise.all(machines.map((machine) => machine.stop()));
}
