// Receipts per second: the whole HTTP endpoint and the bare SQL call from Node, against pgbench running the same
// function with the same arguments on the same server in the same run. Pairs are interleaved, medians are quoted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { createId } from '../apps/api/src/kernel/ids.ts';
import { createDocumentoFiscalStore } from '../apps/api/src/modules/documento-fiscal/documento-fiscal.store.ts';
import { startPostgres } from '../tools/postgres-server.ts';
import { runPgbench } from './pgbench.ts';
import { consumidorId, createTokens, insertPeople, master, operator, publish } from './prepared-campaign.ts';
import { startServer } from './server-process.ts';
import { load, median, type LoadResult } from './raw-client.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const people = 500;
const limite = 1_000_000;

const change = (arquivo: Record<string, unknown>) => {
  arquivo['ganho'] = { por: 'documento', numeros: 3 };
  // One limit that counts and is never reached, so that its row is locked and updated as in a real campaign.
  arquivo['limites'] = { cupons: { diario: limite } };
  arquivo['numeros'] = { series: 100 };
};

const anoMes = new Date().toISOString().slice(0, 7);
let nextChave = 1;
/** Keys are made before the clock runs: building one costs more than sending it. */
const createChaves = (count: number) =>
  Array.from({ length: count }, () => buildChave(nextChave++, { anoMes, modelo: '65', tipoEmissao: 1 }));

function buildRequests(tokens: string[], chaves: string[]): () => string {
  let i = 0;
  return () => {
    const chaveAcesso = chaves[i];
    if (!chaveAcesso) throw new Error('the bench ran out of keys; raise the count');
    const body = JSON.stringify({ chaveAcesso, origem: 'camera' });
    const token = tokens[i++ % tokens.length];
    return `POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/BENCH HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
}

const registerScript = (campanhaId: string) => `\\set person random(0, ${people - 1})
\\set key random(1, 9000000000000000)
\\set n random(1, 900000000000)
select resultado from documento_fiscal_register(
 jsonb_build_object('consumidor_id', '01890000-0000-7000-8000-' || lpad((:person)::text, 12, '0'),
  'campanha_id', '${campanhaId}', 'documento_fiscal_id', gen_random_uuid(), 'tipo', 'Fiscal',
  'chave_acesso', lpad((:key)::text, 44, '0'), 'modelo', '65', 'uf', 'SP', 'emitente', '12345678000195',
  'origem', 'camera', 'status', 'VALIDO', 'multiplicador_milesimos', 1000, 'resto_variacao_centavos', 0,
  'numeros_concedidos', 0, 'raspadinhas_concedidas', 0, 'contado', true, 'registrado_em', now(), 'apurado_em', now()),
 lpad((:key)::text, 44, '0'), null, null, 0, array['cupom'], array['d2026-11-21'], array[${limite}],
 array[(:n)::bigint, (:n)::bigint + 1, (:n)::bigint + 2], array['01', '02', '03'], array['00001', '00002', '00003'],
 array[]::uuid[], null);
`;

/** The same function through our own store and driver, without HTTP. */
async function runStore(url: string, campanhaId: string, clients: number, chaves: string[]): Promise<number> {
  const db = openPgDb(url, { poolSize: clients });
  const store = createDocumentoFiscalStore(db);
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const n = done++;
      const agora = new Date();
      const chaveAcesso = chaves[n]!;
      await store.register(
        {
          consumidorId: consumidorId(n % people),
          campanhaId,
          documentoFiscalId: createId(),
          ...{ idempotencia: null, tipo: 'Fiscal', chaveAcesso, coo: null, modelo: '65', uf: 'SP' },
          ...{ emitente: '12345678000195', emitidoEm: null, valorCentavos: null, quantidade: null },
          ...{ dados: null, origem: 'camera', uriImagem: null, capturadoEm: null, participaEm: null, agora },
          ...{ desvioRelogioSegundos: null, apurarEm: null, consultaQr: null, ditos: [] },
        },
        {
          ...{ status: 'VALIDO', motivo: null, valores: {}, numeros: 3, raspadinhas: 0 },
          ...{ pontos: 0, cashbackCentavos: 0, multiplicadorMilesimos: 1000, restoVariacaoCentavos: 0 },
        },
        { identidade: chaveAcesso, codigo: null },
        0,
        {
          assuntos: ['cupom'],
          periodos: ['d2026-11-21'],
          limites: [limite],
          indices: [n * 3, n * 3 + 1, n * 3 + 2].map((i) => i + 1e12 + Math.floor(Math.random() * 1e12)),
          series: ['01', '02', '03'],
          numeros: ['00001', '00002', '00003'],
          ...{ raspadinhas: [], restoCentavos: null, creditos: [] },
        },
      );
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, lane));
  const perSecond = done / ((performance.now() - startedAt) / 1000);
  await db.close();
  return perSecond;
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres();
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database bench');
  await admin.close();
  const url = `${server.url}/bench`;
  const { child, port } = await startServer({
    DATABASE_URL: url,
    AMBIENTE: 'producao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
  });
  await publish(port, 'BENCH', change);
  const db = openPgDb(url, { poolSize: 1 });
  await insertPeople(db, people);
  const campanhaId = (await db.query<{ campanha_id: string }>('select campanha_id from campanha'))[0]!
    .campanha_id;
  const tokens = await createTokens(people);
  await load(port, 16, 2, buildRequests(tokens, createChaves(20_000)));
  console.log(
    `${server.description}, fsync off (so that only computing is measured), ${rounds} rounds of ${seconds} s, 3 numbers and 1 limit a receipt`,
  );
  console.log(
    'clients | pgbench/s | SQL call from Node/s (ratio) | HTTP endpoint/s (ratio) | HTTP p50 ms | p99 ms | refused',
  );
  for (const clients of [1, 16, 64]) {
    const rows: { floor: number; sql: number; http: LoadResult; sqlRatio: number; httpRatio: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const floor = await runPgbench({ url, script: registerScript(campanhaId), clients, seconds });
      const sql = await runStore(url, campanhaId, clients, createChaves(seconds * 9_000));
      const http = await load(port, clients, seconds, buildRequests(tokens, createChaves(seconds * 9_000)));
      rows.push({ floor, sql, http, sqlRatio: sql / floor, httpRatio: http.perSecond / floor });
    }
    const m = (pick: (row: (typeof rows)[number]) => number) => median(rows.map(pick));
    console.log(
      [
        String(clients).padStart(7),
        m((r) => r.floor)
          .toFixed(0)
          .padStart(9),
        `${m((r) => r.sql).toFixed(0)} (${m((r) => r.sqlRatio).toFixed(2)})`.padStart(28),
        `${m((r) => r.http.perSecond).toFixed(0)} (${m((r) => r.httpRatio).toFixed(2)})`.padStart(23),
        m((r) => r.http.p50)
          .toFixed(1)
          .padStart(11),
        m((r) => r.http.p99)
          .toFixed(1)
          .padStart(6),
        String(rows.reduce((sum, r) => sum + r.http.refused, 0)),
      ].join(' | '),
    );
  }
  await db.close();
  child.kill('SIGTERM');
  await new Promise((done) => child.once('exit', done));
  await server.stop();
}

async function onEmbedded(folder: string): Promise<void> {
  // Development mode, as people start it; the demo people are in place, and one of them sends everything.
  const { child, port } = await startServer({
    DATA_FOLDER: join(folder, 'data'),
    AMBIENTE: 'desenvolvimento',
    OPERATOR_TOKEN: operator,
    MASTER_SECRET: master,
  });
  await publish(port, 'BENCH', change);
  const response = await fetch(`http://127.0.0.1:${port}/login/v1/autenticacao`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: '52998224725', senha: 'Trevo2026' }),
  });
  const { retorno } = (await response.json()) as { retorno: { token: string } };
  for (const clients of [1, 16]) {
    const { perSecond, p50, p99, refused } = await load(
      port,
      clients,
      seconds,
      buildRequests([retorno.token], createChaves(seconds * 6_000)),
    );
    console.log(
      `embedded | ${clients} clients | ${perSecond.toFixed(0)} receipts/s through HTTP | p50 ${p50.toFixed(1)} ms | p99 ${p99.toFixed(1)} ms | refused ${refused}`,
    );
  }
  child.kill('SIGTERM');
  await new Promise((done) => child.once('exit', done));
}

const folder = mkdtempSync(join(tmpdir(), 'trevo-bench-'));
try {
  await onPostgres();
  await onEmbedded(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
