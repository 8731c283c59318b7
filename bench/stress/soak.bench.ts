// The last hour of a campaign: mixed load at a fixed rate for a long time (open loop), then at 1.5 times the
// capacity, then calm. Prints per minute the responses, the latency per kind of request, memory and open file
// descriptors of the program, and at the end the growth of tables and whether the books balance. Fails on a response
// other than success or load shedding, on load shedding below the capacity, on a missing acknowledged receipt, or
// when the books differ.
import { readdirSync, readFileSync } from 'node:fs';
import { startCrowdedProgram } from '../program/crowded-program.ts';
import { type Answer, arrive, type Asked, quantile, timesOf } from '../program/open-loop.ts';
import { operator, toUsuario } from '../load/prepared-campaign.ts';
import { load } from '../program/raw-client.ts';
import { buildRequests, createChaves, people } from '../load/recibo-carga.ts';

const minutes = Number(process.env['BENCH_MINUTES'] ?? 20);
/** Rates as shares of the capacity measured in the same run: the long part, and the overload after it. */
const shares = { steady: 0.55, overload: 1.5 };
const sliceSeconds = 60;
const overloadSeconds = 60;

/** Load mix in percent: receipts, and the surrounding screens. */
const mix: readonly (readonly [kind: string, parts: number, path: (usuario: string) => string])[] = [
  ['receipt', 40, () => ''],
  ['numbers', 20, (usuario) => `/cupom/v2/cupons/consumidor/2026/BENCH/${usuario}/10/1`],
  [
    'receipts',
    15,
    (usuario) =>
      `/documentoFiscal/v1/documentos/3/1?usuario=${usuario}&anoCampanha=2026&identificacaoCampanha=BENCH`,
  ],
  ['notices', 10, (usuario) => `/notificacao/v1/notificacoes/2026/BENCH/${usuario}/-1/1`],
  ['campaigns', 10, () => '/campanha/v1/campanhas/'],
  ['draws', 5, () => '/cupom/v2/sorteios/2026/BENCH'],
];

function buildMix(tokens: string[], chaves: string[]): () => Asked {
  const receipt = buildRequests(tokens, chaves);
  const kinds = mix.flatMap(([kind, parts, path]) => Array.from({ length: parts }, () => ({ kind, path })));
  let i = 0;
  return () => {
    // Seven and one hundred are coprime: kinds alternate instead of coming in blocks.
    const { kind, path } = kinds[(i++ * 7) % kinds.length]!;
    if (kind === 'receipt') return { kind, text: receipt() };
    const person = i % people;
    return {
      kind,
      text: `GET ${path(toUsuario(person))} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${tokens[person]}\r\n\r\n`,
    };
  };
}

/** Returns the resident memory of a process in MiB. */
const readMemory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const countDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

const { description, port, pid, db, tokens, stop } = await startCrowdedProgram();
const warm = buildMix(tokens, createChaves(60_000));
await load(port, 64, 10, () => warm().text);
const { perSecond: capacity } = await load(port, 64, 10, () => warm().text);
console.log(`${description}; capacity ${capacity.toFixed(0)} requests/s by 64 clients one after the other`);

const readSizes = async () =>
  new Map(
    (
      await db.query<{ name: string; bytes: number }>(
        `select c.relname as name, pg_total_relation_size(c.oid) as bytes from pg_class c
         join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`,
      )
    ).map(({ name, bytes }) => [name, bytes]),
  );

let acknowledged = 0;
const missed: string[] = [];
const names = mix.map(([kind]) => kind);
console.log(
  `minute | arrive/s | answered/s | refused/s | other | broken | ${names.map((name) => `${name} p50/p99`).join(' | ')} | MiB | descriptors`,
);

/** Runs one row and prints it; load shedding is counted separately from other failures. */
async function runRow(label: string, rate: number, seconds: number): Promise<readonly Answer[]> {
  const run = await arrive(port, rate, seconds, buildMix(tokens, createChaves(rate * seconds)));
  const good = run.answers.filter(({ status }) => status < 300);
  const refused = run.answers.filter(({ status }) => status === 503);
  const failed = run.answers.filter(({ status }) => status >= 300 && status !== 503);
  acknowledged += good.filter(({ kind }) => kind === 'receipt').length;
  const quantiles = names.map((name) => {
    const times = timesOf(good.filter(({ kind }) => kind === name));
    return `${quantile(times, 0.5).toFixed(0)}/${quantile(times, 0.99).toFixed(0)}`;
  });
  console.log(
    [
      label.padStart(6),
      String(rate).padStart(8),
      (good.length / run.elapsed).toFixed(0).padStart(10),
      (refused.length / run.elapsed).toFixed(0).padStart(9),
      String(failed.length).padStart(3),
      String(run.broken).padStart(6),
      ...quantiles,
      readMemory(pid).toFixed(0),
      String(countDescriptors(pid)),
    ].join(' | '),
  );
  if (failed.length > 0)
    missed.push(
      `${failed.length} answers of minute ${label} were ${[...new Set(failed.map(({ status }) => status))].join(', ')}`,
    );
  return run.answers;
}

const before = await readSizes();
const receiptsBefore = await countReceipts();
const steady = Math.round(capacity * shares.steady);
for (let minute = 1; minute <= minutes; minute += 1) {
  const answers = await runRow(String(minute), steady, sliceSeconds);
  const refused = answers.filter(({ status }) => status === 503).length;
  if (refused > 0) missed.push(`${refused} requests were refused in minute ${minute}, below the capacity`);
}
await runRow('over', Math.round(capacity * shares.overload), overloadSeconds);
await runRow('calm', steady, sliceSeconds);

async function countReceipts(): Promise<number> {
  const [row] = await db.query<{ total: number }>('select count(*) as total from documento_fiscal');
  return row!.total;
}

const receipts = (await countReceipts()) - receiptsBefore;
console.log(`${acknowledged} receipts were acknowledged and ${receipts} are there`);
if (receipts < acknowledged) missed.push(`${acknowledged - receipts} acknowledged receipts are missing`);
const after = await readSizes();
const grown = [...after]
  .map(([name, bytes]) => [name, bytes - (before.get(name) ?? 0)] as const)
  .sort(([, a], [, b]) => b - a)
  .slice(0, 8);
console.log(
  `grown most: ${grown.map(([name, bytes]) => `${name} ${(bytes / 1_048_576).toFixed(1)} MiB`).join(', ')}`,
);
const books = (await (
  await fetch(`http://127.0.0.1:${port}/operador/v1/contas/conferir`, {
    headers: { authorization: `Bearer ${operator}` },
  })
).json()) as { retorno: Record<string, unknown[]> };
const differences = Object.values(books.retorno).flat().length;
console.log(`${differences} differences in the books`);
if (differences > 0) missed.push('the books differ');
await stop();
for (const sentence of missed) console.error(`missed: ${sentence}`);
process.exitCode = missed.length > 0 ? 1 : 0;
