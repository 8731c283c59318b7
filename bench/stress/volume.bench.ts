// A campaign of ten million numbers against one of ten thousand on the same server in the same run: the lists of a
// consumer, the balance, a registration and the operator's lists, p99 of each, and the plan of every list; then the
// reads of a draw, once, and every job of the program. Both are seeded with ten numbers per person; rounds alternate
// between the two campaigns.
import { buildChave } from '@trevo/fixtures/chave-builder';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { createContaViews } from '../../apps/api/src/modules/conta-corrente/conta.views.ts';
import { createDocumentoFiscalViews } from '../../apps/api/src/modules/documento-fiscal/documento-fiscal.views.ts';
import { createDocumentoOperadorViews } from '../../apps/api/src/modules/documento-fiscal/operador/documento-operador.views.ts';
import { createEsperaStore } from '../../apps/api/src/modules/documento-fiscal/espera/espera.store.ts';
import {
  createCountRaspadinhas,
  createCupomViews,
} from '../../apps/api/src/modules/documento-fiscal/ganho/ganho.views.ts';
import { createNotasVizinhas } from '../../apps/api/src/modules/documento-fiscal/vizinhas.views.ts';
import { createRaspadinhaViews } from '../../apps/api/src/modules/raspadinha/raspadinha.views.ts';
import { createDurablePostgres } from '../program/durable-postgres.ts';
import {
  consumidorId,
  createTokens,
  master,
  operator,
  publish,
  toUsuario,
} from '../load/prepared-campaign.ts';
import { load, median } from '../program/raw-client.ts';
import { seedCampanha } from '../load/semente-campanha.ts';
import { startServer, stopProgram } from '../program/server-process.ts';
import { measureTarefas } from '../load/volume-tarefas.ts';
import type { CampanhaId } from '../../apps/api/src/modules/campanha/public.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const clients = 8;
const askers = 400;
const sizes = { PEQUENA: 10_000, GRANDE: Number(process.env['BENCH_NUMEROS'] ?? 10_000_000) } as const;
type Campanha = keyof typeof sizes;
const allowed = 1.5;

const anoMes = new Date().toISOString().slice(0, 7);
let nextChave = 1;
let nextAsker = 0;

/** Measured requests: builds the request of the n-th user. */
const requests: Record<string, (campanha: Campanha, usuario: string) => [string, string?]> = {
  'list of numbers': (campanha, usuario) => [
    `GET /cupom/v2/cupons/consumidor/2026/${campanha}/${usuario}/10/1`,
  ],
  'numbers of a period': (campanha, usuario) => [
    `POST /cupom/v2/cupons/2026/${campanha}/listarPorCampanha`,
    JSON.stringify({
      filtro: { consumidor: usuario, periodo: { inicial: '2026-10-01', final: '2026-10-31' } },
    }),
  ],
  balance: (campanha, usuario) => [`GET /cupom/v2/cupons/escaneadosPorPeriodo/2026/${campanha}/${usuario}`],
  'list of receipts': (campanha, usuario) => [
    `GET /documentoFiscal/v1/documentos/10/1?usuario=${usuario}&anoCampanha=2026&identificacaoCampanha=${campanha}`,
  ],
  'list of cards': (campanha) => [`GET /raspadinhaAlternativa/v1/raspadinhas/2026/${campanha}/10/1`],
  'balance of points': (campanha, usuario) => [`GET /contacorrente/v1/saldos/2026/${campanha}/${usuario}`],
  'statement of points': (campanha, usuario) => [
    `GET /contacorrente/v1/lancamentos/2026/${campanha}/${usuario}/10/1`,
  ],
  registration: (campanha) => [
    `POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/${campanha}`,
    JSON.stringify({ chaveAcesso: buildChave(nextChave++, { anoMes, modelo: '65', tipoEmissao: 1 }) }),
  ],
};

/** Lists of an operator. */
const operatorRequests: Record<string, (campanha: Campanha) => string> = {
  'receipts that wait (operator)': (campanha) =>
    `GET /operador/v1/documentosFiscais/pendentes/2026/${campanha}/20`,
  'receipts (operator)': (campanha) => `GET /operador/v1/documentosFiscais/lista/2026/${campanha}/20`,
  'refused receipts (operator)': (campanha) =>
    `GET /operador/v1/documentosFiscais/lista/2026/${campanha}/20?status=INVALIDO`,
  'totals by source (operator)': (campanha) => `GET /operador/v1/fontes/2026/${campanha}`,
};

/** Reads of an operator after a draw: seconds, once each. */
const drawRequests: Record<string, string> = {
  'neighbours of a drawn number':
    '/operador/v1/numeros/2026/GRANDE/vizinhos?data=2026-11-14&serie=057&numero=57698',
  'fairness and totals': '/operador/v1/numeros/2026/GRANDE/justica',
};

const toText = (token: string, [line, body]: [string, string?]) =>
  `${line} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
  (body ? `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}` : '\r\n');

/** Runs every list like its view and prints the indexes in its plan; returns true when a plan has a sequential scan. */
async function explain(db: Db, campanhaId: CampanhaId): Promise<boolean> {
  const plans: { name: string; plan: string }[] = [];
  const explaining = (name: string): Db => ({
    ...db,
    async query(sql, values) {
      const rows = await db.query<Record<string, string>>(`explain ${sql}`, values);
      plans.push({ name, plan: rows.map((row) => Object.values(row)[0]!).join('\n') });
      return db.query(sql, values);
    },
  });
  const id = consumidorId(7);
  const page = { limite: 10, pular: 0 };
  const days = { dia: '2026-10-20', semana: '2026-10-19', mes: '2026-10-01' };
  const cupons = (name: string) => createCupomViews(explaining(name));
  await cupons('numbers').listByConsumidor(id, campanhaId, {}, 10, 0);
  await cupons('numbers of a period').listByConsumidor(id, campanhaId, { inicial: days.dia }, 10, 0);
  await cupons('count of numbers').countByConsumidor(id, campanhaId, {});
  await cupons('balance').countByPeriodo(id, campanhaId, days);
  const documentos = (name: string) => createDocumentoFiscalViews(explaining(name));
  await documentos('receipts').list(id, { campanhaIds: [campanhaId], ...page });
  const deOperador = (name: string) => createDocumentoOperadorViews(explaining(name));
  await deOperador('receipts that wait (operator)').listPendentes(campanhaId, undefined, 10, undefined);
  await deOperador('receipts that wait for a person (operator)').listPendentes(
    campanhaId,
    'pessoa',
    10,
    undefined,
  );
  await deOperador('receipts (operator)').list(campanhaId, {}, 10, undefined);
  await createEsperaStore(explaining('receipts to settle (job)')).lease(new Date(), new Date(), 100);
  const vizinhas = createNotasVizinhas(explaining('receipts beside one'));
  const compra = { emitente: '12345678000195', emitidoEm: '2026-10-01', valorCentavos: 0 };
  await vizinhas.listDoDia(campanhaId, compra, id);
  await vizinhas.listDoCaixa(campanhaId, { de: '0', ate: '0' }, new Date(), id);
  const contas = createContaViews(explaining('balance of points'));
  const conta = { consumidorId: id, campanhaId, moeda: 'pontos' as const };
  await contas.find(conta);
  await contas.listPrevistos(conta);
  await createContaViews(explaining('statement of points')).list(conta, {}, 10, 0);
  const raspadinhas = (name: string) => createRaspadinhaViews(explaining(name));
  await raspadinhas('cards').list(id, [campanhaId], page);
  await raspadinhas('cards to open').list(id, [campanhaId], { ...page, status: 'DISPONIVEL' });
  await createCountRaspadinhas(explaining('balance of cards'))(id, campanhaId, days);
  let isWhole = false;
  console.log('\nplan of every list in the large campaign');
  for (const { name, plan } of plans) {
    const scans = [
      ...plan.matchAll(/(?:Seq Scan on|Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on) \w+/g),
    ];
    const isSequential = /Seq Scan on (cupom|documento_fiscal|raspadinha|conta|lote|lancamento)/.test(plan);
    isWhole ||= isSequential;
    console.log(
      `${name.padEnd(31)} | ${isSequential ? 'READS A WHOLE TABLE: ' : ''}${scans.map(String).join(', ')}`,
    );
  }
  return isWhole;
}

/** Measures the p99 of one call in each campaign, in alternating rounds. */
async function compare(port: number, name: string, build: (campanha: Campanha) => string): Promise<void> {
  const measured: Record<Campanha, number[]> = { PEQUENA: [], GRANDE: [] };
  let refused = 0;
  // The first round is the warm-up.
  for (let round = -1; round < rounds; round++) {
    for (const campanha of Object.keys(sizes) as Campanha[]) {
      const result = await load(port, clients, seconds, () => build(campanha));
      if (round < 0) continue;
      measured[campanha].push(result.p99);
      refused += result.refused;
    }
  }
  const [small, large] = [median(measured.PEQUENA), median(measured.GRANDE)];
  const cells = [small.toFixed(1).padStart(14), large.toFixed(1).padStart(18), (large / small).toFixed(2)];
  console.log(`${name.padEnd(29)} | ${cells.join(' | ')}  | ${refused}`);
}

async function measureDraw(port: number): Promise<void> {
  console.log('\nwhat a draw needs, in the large campaign | seconds | answer');
  for (const [name, path] of Object.entries(drawRequests)) {
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${operator}` },
    });
    await response.arrayBuffer();
    const taken = (performance.now() - startedAt) / 1000;
    console.log(`${name.padEnd(40)} | ${taken.toFixed(1).padStart(7)} | ${response.status}`);
  }
}

/** Typical settings for a server of this size, but without fsync: only computation is measured. */
const settings = `
archive_mode = off
wal_level = minimal
max_wal_senders = 0
fsync = off
shared_buffers = 2GB
maintenance_work_mem = 512MB
max_wal_size = 1GB`;

const server = await createDurablePostgres({ settings });
try {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database volume');
  await admin.close();
  const url = `${server.url}/volume`;
  const env = { DATABASE_URL: url, AMBIENTE: 'producao', MASTER_SECRET: master, OPERATOR_TOKEN: operator };
  const ids = new Map<Campanha, CampanhaId>();
  const db = openPgDb(url, { poolSize: 1 });
  const publisher = await startServer(env);
  for (const campanha of Object.keys(sizes) as Campanha[])
    await publish(publisher.port, campanha, (arquivo) => {
      arquivo['ganho'] = { por: 'documento', numeros: 2 };
      arquivo['limites'] = { cupons: { diario: 1_000_000 } };
      arquivo['numeros'] = { series: 120 };
      arquivo['recompensas'] = { pontos: { porDocumento: 20, validade: { meses: 12 } } };
    });
  // Stopped so that its jobs do not process half-seeded data.
  await stopProgram(publisher);
  for (const campanha of Object.keys(sizes) as Campanha[]) {
    const startedAt = performance.now();
    ids.set(campanha, await seedCampanha(db, campanha, sizes[campanha], sizes[campanha]));
    console.error(`${campanha}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  await db.execute('vacuum analyze');
  if (!(await measureTarefas(url, ids.get('GRANDE')!, sizes.GRANDE))) process.exitCode = 1;
  const program = await startServer(env);
  const { port } = program;
  const tokens = await createTokens(askers);
  console.log(
    `${server.description}, ${clients} clients, ${rounds} rounds of ${seconds} s each, p99 in ms; at most ${allowed} is wanted`,
  );
  console.log(
    `call                          | 10,000 numbers | ${sizes.GRANDE.toLocaleString('en')} numbers | ratio | refused`,
  );
  for (const [name, build] of Object.entries(requests))
    await compare(port, name, (campanha) => {
      const n = nextAsker++ % askers;
      return toText(tokens[n]!, build(campanha, toUsuario(n)));
    });
  for (const [name, build] of Object.entries(operatorRequests))
    await compare(port, name, (campanha) => toText(operator, [build(campanha)]));
  await measureDraw(port);
  if (await explain(db, ids.get('GRANDE')!)) process.exitCode = 1;
  await db.close();
  await stopProgram(program);
} finally {
  await server.stop();
}
