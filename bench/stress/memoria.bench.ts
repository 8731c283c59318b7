// Resident memory of one process of the program and of its worker process under the largest uploads: progressive
// pictures of 39.7 megapixels, and 36 accounts with bodies of 12 MB at once. Fails when the program exits, when a
// response is neither the expected one nor a 503, and when both processes together exceed the limit in deploy/.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { paths } from '@trevo/contract/paths';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { limitMebibytes, readMemory, toMebibytes, watchMemory } from '../load/memoria-leitor.ts';
import { createTokens, insertPeople, master, operator, publish } from '../load/prepared-campaign.ts';
import { startServer, stopProgram } from '../program/server-process.ts';

const people = 36;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const bodyBytes = 12 * 1024 * 1024;
async function send(port: number, token: string, body: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: paths['upload.imagemDocumento'].path,
        headers: {
          host: 'localhost',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': body.length,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () => {
          const { codigo } = JSON.parse(text) as { codigo?: string };
          resolve([answer.statusCode, codigo].filter(Boolean).join(' '));
        });
      },
    );
    sent.on('error', ({ message }) => resolve(`cut (${message})`));
    sent.end(body);
  });
}

const draw = (chromaSubsampling: '4:4:4' | '4:2:0') =>
  sharp({ create: { width: 6_300, height: 6_300, channels: 3, background: '#c33' } })
    .jpeg({ progressive: true, quality: 1, chromaSubsampling })
    .toBuffer();
const toBody = (bytes: Buffer) => Buffer.from(JSON.stringify({ imagemBase64: bytes.toString('base64') }));
const noise = randomBytes((bodyBytes / 4) * 3 - 64);

const progressive444 = { body: toBody(await draw('4:4:4')), status: '400' };
const progressive420 = { body: toBody(await draw('4:2:0')), status: '201' };
const large = { body: toBody(noise), status: '400' };
interface Upload {
  readonly body: Buffer;
  /** Beginning of the expected response. */
  readonly status: string;
}
const loads: { readonly name: string; readonly uploads: readonly Upload[] }[] = [
  { name: '12 × progressive 4:4:4, 39.7 MP', uploads: Array<Upload>(12).fill(progressive444) },
  { name: '12 × progressive 4:2:0, 39.7 MP', uploads: Array<Upload>(12).fill(progressive420) },
  { name: '36 × body of 12 MB', uploads: Array<Upload>(people).fill(large) },
  {
    name: '24 × body of 12 MB and 12 × progressive 4:2:0',
    uploads: [...Array<Upload>(12).fill(progressive420), ...Array<Upload>(24).fill(large)],
  },
];

const folder = mkdtempSync(join(tmpdir(), 'trevo-memoria-'));
const postgres = await startPostgres();
const url = `${postgres.url}/memoria`;
const admin = openPgDb(`${postgres.url}/postgres`, { poolSize: 1 });
await admin.execute('create database memoria');
await admin.close();
const program = await startServer({
  AMBIENTE: 'producao',
  DATABASE_URL: url,
  DATA_FOLDER: folder,
  LOG_LEVEL: 'silent',
  MASTER_SECRET: master,
  OPERATOR_TOKEN: operator,
});
const pid = program.child.pid!;
await publish(program.port, 'MEMORIA', () => undefined);
const db = openPgDb(url, { poolSize: 1 });
await insertPeople(db, people);
const tokens = await createTokens(people);

const before = readMemory(pid);
console.log(`one process, ${rounds} rounds of each load | MiB resident: program, with worker | answers`);
console.log(`started | ${toMebibytes(before.own)}, ${toMebibytes(before.all)} |`);
let most = 0;
const unexpected: string[] = [];
for (const { name, uploads } of loads) {
  const answers: Record<string, number> = {};
  const peak = await watchMemory(pid, async () => {
    for (let round = 0; round < rounds && program.child.exitCode === null; round++) {
      // Daily quota and rate limits are per person, and not part of this measurement.
      await db.execute('delete from upload_cota; delete from taxa_requisicao');
      const given = await Promise.all(uploads.map(({ body }, at) => send(program.port, tokens[at]!, body)));
      for (const [at, answer] of given.entries()) {
        answers[answer] = (answers[answer] ?? 0) + 1;
        if (!answer.startsWith(uploads[at]!.status) && !answer.startsWith('503'))
          unexpected.push(`${name}: ${answer}`);
      }
    }
  });
  most = Math.max(most, peak.all);
  const told = Object.entries(answers).map(([kind, total]) => `${total} × ${kind}`);
  console.log(`${name} | ${toMebibytes(peak.own)}, ${toMebibytes(peak.all)} | ${told.join(', ')}`);
}
const isAlive = program.child.exitCode === null && program.child.signalCode === null;
console.log(
  `the program ended: ${isAlive ? 'no' : 'YES'}; limit of a process in deploy/: ${limitMebibytes} MiB`,
);
await db.close();
if (isAlive) await stopProgram(program);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
if (unexpected.length > 0) throw new Error(unexpected.slice(0, 5).join('\n'));
if (!isAlive || toMebibytes(most) > limitMebibytes)
  throw new Error(`${toMebibytes(most)} MiB are more than the limit`);
