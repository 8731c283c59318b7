// Previews of one process of the program: the time until each is ready, and the resident memory of the program and of the
// worker process that shows them. Fails when a preview is refused, and when both processes together exceed the
// limit in deploy/. Needs /proc.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@trevo/contract/paths';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { maximoPrevias } from '../apps/api/src/modules/estudio/previa/previa.service.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { limitMebibytes, readMemory, toMebibytes } from './load/memoria-leitor.ts';
import { buildChanged, master, operator, publish } from './load/prepared-campaign.ts';
import { type ServerProcess, startServer, stopProgram } from './program/server-process.ts';

interface Previa {
  readonly origem: string;
  readonly pessoas: readonly { readonly entrada: string }[];
}

const buildArquivo = (n: number) =>
  buildChanged((arquivo) => {
    Object.assign(arquivo['campanha'] as object, {
      identificacao: `PREVIA${n}`,
      descricao: `Previa ${n}`,
    });
    arquivo['hosts'] = [`previa${n}.localhost`];
  });

async function openPrevia({ port }: ServerProcess, texto: string): Promise<Previa> {
  const { method, path } = paths['operador.abrirPrevia'];
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${operator}`,
      'x-promotora': 'quatrofolhas',
    },
    body: JSON.stringify({ texto }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return (JSON.parse(text) as { retorno: Previa }).retorno;
}

/** Loads what a shopper's screen loads first: the page, the campaign and an example person's session. */
async function showPrevia({ port }: ServerProcess, { origem, pessoas }: Previa): Promise<void> {
  for (const path of ['/', '/campanha/v1/campanhas/', `${pessoas[0]!.entrada}&para=/home`]) {
    const headers = { host: new URL(origem).host, accept: 'text/html,*/*' };
    const asked = request({ host: '127.0.0.1', port, path, headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'trevo-previas-'));
const postgres = await startPostgres();
const admin = openPgDb(`${postgres.url}/postgres`, { poolSize: 1 });
await admin.execute('create database previas');
await admin.close();
const program = await startServer({
  DATABASE_URL: `${postgres.url}/previas`,
  DATA_FOLDER: folder,
  DEMO: 'nao',
  PREVIA_HOST: 'previa.localhost',
  MASTER_SECRET: master,
  OPERATOR_TOKEN: operator,
});
await publish(program.port, 'BASE', () => undefined);
const before = readMemory(program.child.pid!);
console.log('previews open | seconds until ready | MiB resident: program, worker of the previews');
console.log(`0 | – | ${toMebibytes(before.own)}, ${toMebibytes(before.all - before.own)}`);
let most = before.all;
for (let n = 1; n <= maximoPrevias; n++) {
  const start = performance.now();
  const previa = await openPrevia(program, buildArquivo(n));
  const seconds = (performance.now() - start) / 1000;
  await showPrevia(program, previa);
  const { own, all } = readMemory(program.child.pid!);
  most = Math.max(most, all);
  console.log(`${n} | ${seconds.toFixed(1)} | ${toMebibytes(own)}, ${toMebibytes(all - own)}`);
}
console.log(`limit of a process in deploy/: ${limitMebibytes} MiB`);
await stopProgram(program);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
if (toMebibytes(most) > limitMebibytes) throw new Error(`${toMebibytes(most)} MiB are more than the limit`);
