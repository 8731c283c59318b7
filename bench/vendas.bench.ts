// Lines per second of a sales file, from the upload to the last line, against COPY of the same lines into a bare
// table on the same server in the same run; cost of a second import of the same sales, of a killed process, and
// memory; the same number of lines with one item each, and a quarter of it. Then receipts that wait for such lines: settlement rate, and the effect on concurrent requests.
import { once } from 'node:events';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { buildChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import type { Db } from '../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { measureApuracao } from './load/apuracao-espera.ts';
import { master, operator, publish } from './load/prepared-campaign.ts';
import { startServer, type ServerProcess } from './program/server-process.ts';

const lines = Number(process.env['BENCH_LINES'] ?? 1_000_000);
const waiting = Number(process.env['BENCH_WAITING'] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), 'trevo-bench-'));
chmodSync(folder, 0o755);

interface Importacao {
  readonly id: string;
  readonly situacao: string;
  readonly linhas: number;
  readonly novas: number;
  readonly iguais: number;
  readonly mudadas: number;
  readonly erros: number;
  readonly iniciadoEm: string;
  readonly terminadoEm: string | null;
}

const itensPorVenda = 4;

/** Returns the lines of a sale, each with an item; the last one completes its amount. */
function toLinhasItem(venda: string, centavos: number): string {
  const parte = Math.floor(centavos / itensPorVenda);
  return Array.from({ length: itensPorVenda }, (_, at) => {
    const valor = at === 0 ? centavos - parte * (itensPorVenda - 1) : parte;
    return `${venda};2000000000015;${1000 + at};CAFE TORRADO E MOIDO 500G ${at};0,35${at};KG;${(valor / 100).toFixed(2)}\n`;
  }).join('');
}

/** Writes a file in the format of a shop's system; `tail` changes its bytes but not its sales. */
async function writeSales(count: number, tail: string, isPorItem = false): Promise<string> {
  const file = join(folder, `${count}${tail.length}${isPorItem ? 'itens' : ''}.csv`);
  const out = createWriteStream(file);
  out.write(
    isPorItem
      ? 'chave;emitente;emissao;valor;gtin;codigo;descricao;quantidade_item;unidade;valor_item\n'
      : 'chave;emitente;emissao;valor;quantidade\n',
  );
  const anoMes = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
  for (let i = 0; i < count; i += 1_000) {
    let block = '';
    for (let n = i; n < Math.min(count, i + 1_000); n++) {
      const serie = 1 + (n % 9);
      const chave = buildChaveAcesso({
        anoMes,
        emitente: '11222333000181',
        serie,
        numero: n,
        codigo: n % 99_999_999,
      });
      const venda = `${chave};11222333000181;${anoMes}-10;${(n / 100).toFixed(2)}`;
      block += isPorItem ? toLinhasItem(venda, n) : `${venda};${1 + (n % 7)}\n`;
    }
    if (!out.write(block)) await once(out, 'drain');
  }
  out.end(tail);
  await once(out, 'close');
  chmodSync(file, 0o644);
  return file;
}

function ask(port: number, method: string, path: string, file?: string): Promise<{ retorno: Importacao }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${operator}`, host: 'localhost' };
    const sent = file ? { 'content-type': 'text/csv', 'content-length': statSync(file).size } : {};
    const outgoing = request({ port, host: '127.0.0.1', method, path, headers: { ...headers, ...sent } });
    outgoing.on('error', reject).on('response', (response) => {
      text(response).then((body) => resolve(JSON.parse(body) as { retorno: Importacao }), reject);
    });
    if (file) pipeline(createReadStream(file), outgoing).catch(reject);
    else outgoing.end();
  });
}

const upload = async (port: number, campanha: string, file: string): Promise<string> =>
  (await ask(port, 'POST', `/operador/v1/vendas/2026/${campanha}`, file)).retorno.id;

async function waitUntil(
  port: number,
  campanha: string,
  id: string,
  isIt: (now: Importacao) => boolean,
): Promise<Importacao> {
  for (;;) {
    const { retorno } = await ask(port, 'GET', `/operador/v1/vendas/2026/${campanha}/importacoes/${id}`);
    if (isIt(retorno)) return retorno;
    await new Promise((done) => setTimeout(done, 100));
  }
}

const isOver = ({ terminadoEm }: Importacao) => terminadoEm !== null;
const toRate = ({ linhas, iniciadoEm, terminadoEm }: Importacao) =>
  Math.round((linhas * 1000) / (Date.parse(terminadoEm!) - Date.parse(iniciadoEm)));
const toCounts = ({ novas, mudadas, iguais, erros }: Importacao) =>
  `${novas} new, ${mudadas} changed, ${iguais} alike, ${erros} errors`;
const megabytes = ({ child }: ServerProcess, field: 'VmHWM' | 'VmRSS') =>
  Math.round(
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) /
      1024,
  );

const change = (arquivo: Record<string, unknown>) => {
  arquivo['ganho'] = { por: 'documento', numeros: 1 };
};

/** Returns the lines per second of COPY into a table of that shape. */
async function copy(db: Db, file: string, create: string): Promise<number> {
  await db.execute(create);
  const startedAt = performance.now();
  await db.execute(`set statement_timeout = 0; copy bare from '${file}' (format csv, delimiter ';', header)`);
  const rate = Math.round((lines * 1000) / (performance.now() - startedAt));
  await db.execute('drop table bare');
  return rate;
}

/** Imports files with one line per item, each into a fresh process. */
async function measureItens(env: Record<string, string>): Promise<void> {
  for (const count of [lines / 4, lines]) {
    const program = await startServer(env);
    const campanha = `BENCHITENS${count}`;
    await publish(program.port, campanha, change);
    const rest = megabytes(program, 'VmRSS');
    const vendas = Math.floor(count / itensPorVenda);
    const done = await waitUntil(
      program.port,
      campanha,
      await upload(program.port, campanha, await writeSales(vendas, '', true)),
      isOver,
    );
    console.log(
      `${count} lines with an item each | ${toRate(done) * itensPorVenda} lines/s, ${toRate(done)} sales/s, ${toCounts(done)}; ` +
        `${rest} MiB before, ${megabytes(program, 'VmHWM')} MiB at most`,
    );
    program.child.kill('SIGTERM');
    await once(program.child, 'exit');
    if (done.novas !== vendas) throw new Error('the counts are wrong');
  }
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres();
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database bench');
  await admin.execute('create database espera');
  await admin.close();
  const url = `${server.url}/bench`;
  const env = {
    DATABASE_URL: url,
    DATA_FOLDER: join(folder, 'data'),
    AMBIENTE: 'teste',
    DEMO: 'nao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
  };
  const file = await writeSales(lines, '');
  const again = await writeSales(lines, '\n');
  const db = openPgDb(url, { poolSize: 1 });
  console.log(
    `${server.description}, fsync off, ${lines} lines, ${Math.round(statSync(file).size / 2 ** 20)} MiB`,
  );

  const columns = 'emitente text, dia date, valor numeric, quantidade integer';
  const floor = await copy(db, file, `create table bare (chave text, ${columns})`);
  console.log(`COPY into a bare table          | ${floor} lines/s`);
  const keyed = await copy(db, file, `create table bare (chave text primary key, ${columns})`);
  console.log(`COPY into one with that key     | ${keyed} lines/s`);

  let program = await startServer(env);
  for (const campanha of ['BENCH', 'BENCHCUT']) await publish(program.port, campanha, change);
  const rest = megabytes(program, 'VmRSS');
  const sentAt = performance.now();
  const id = await upload(program.port, 'BENCH', file);
  const sent = ((performance.now() - sentAt) / 1000).toFixed(1);
  const first = await waitUntil(program.port, 'BENCH', id, isOver);
  const show = (importacao: Importacao) =>
    `${toRate(importacao)} lines/s (${(toRate(importacao) / floor).toFixed(2)} of COPY), ${toCounts(importacao)}`;
  console.log(`first import                    | ${show(first)}; the upload took ${sent} s`);
  const second = await waitUntil(program.port, 'BENCH', await upload(program.port, 'BENCH', again), isOver);
  console.log(`the same sales again            | ${show(second)}`);
  console.log(
    `memory of the program           | ${rest} MiB before, ${megabytes(program, 'VmHWM')} MiB at most`,
  );

  const cut = await upload(program.port, 'BENCHCUT', file);
  const at = await waitUntil(program.port, 'BENCHCUT', cut, ({ linhas }) => linhas >= lines * 0.4);
  program.child.kill('SIGKILL');
  await once(program.child, 'exit');
  program = await startServer(env);
  const restartedAt = performance.now();
  const resumed = await waitUntil(program.port, 'BENCHCUT', cut, isOver);
  const tables = await db.query<{ hash: string }>(
    `select md5(string_agg(concat_ws('|', v.chave_acesso, v.emitente, v.emitido_em, v.valor_centavos, v.quantidade), ',' order by v.chave_acesso)) as hash
     from venda v group by v.campanha_id`,
  );
  const isSame = tables.length === 2 && tables[0]!.hash === tables[1]!.hash;
  console.log(
    `killed with -9 at ${at.linhas} lines | ${toCounts(resumed)}; ${((performance.now() - restartedAt) / 1000).toFixed(0)} s after the restart, of which up to 30 s for the lease; ` +
      `the table is ${isSame ? 'the same as' : 'ANOTHER THAN'} the uncut one`,
  );
  await db.close();
  program.child.kill('SIGTERM');
  await once(program.child, 'exit');
  await measureItens(env);
  const espera = `${server.url}/espera`;
  await measureApuracao('postgres', { ...env, DATABASE_URL: espera }, waiting, () =>
    Promise.resolve(openPgDb(espera, { poolSize: 1 })),
  );
  await server.stop();
  if (!isSame || resumed.novas !== lines || second.iguais !== lines) throw new Error('the counts are wrong');
}

try {
  await onPostgres();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
