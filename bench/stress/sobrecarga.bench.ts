// Overload: receipts and lists arrive at a fixed rate, whether or not earlier ones were answered (open loop), at
// fractions and multiples of the capacity measured in the same run with 64 clients. Prints the rates of accepted and
// refused requests, their latencies, and the maximum number of open requests; then the recovery time until half of
// the capacity is answered in time again. Fails when the targets are missed at twice the capacity.
import { startCrowdedProgram } from '../program/crowded-program.ts';
import { type Answer, arrive, quantile, timesOf } from '../program/open-loop.ts';
import { toUsuario } from '../load/prepared-campaign.ts';
import { load } from '../program/raw-client.ts';
import { buildRequests, createChaves, people } from '../load/recibo-carga.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
/** All requests are counted together here. */
const toUnnamed = (build: () => string) => () => ({ kind: 'all', text: build() });

const aims = { share: 0.9, acceptedP99: 1_000, recoverySeconds: 2 };

/** Every second request registers a receipt; the others read the person's numbers. */
function buildMix(tokens: string[], chaves: string[]): () => string {
  const receipt = buildRequests(tokens, chaves);
  let i = 0;
  return () => {
    if (i++ % 2 === 0) return receipt();
    const person = i % people;
    return `GET /cupom/v2/cupons/consumidor/2026/BENCH/${toUsuario(person)}/10/1 HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${tokens[person]}\r\n\r\n`;
  };
}

/** Returns the seconds until every later response of a run was accepted within the target latency. */
function findRecovery(answers: readonly Answer[], begin: number): number {
  const late = answers.filter(({ status, milliseconds }) => status >= 300 || milliseconds > aims.acceptedP99);
  return Math.max(0, ...late.map(({ sentAt, milliseconds }) => (sentAt + milliseconds - begin) / 1000));
}

const { description, port, db, tokens, stop } = await startCrowdedProgram();
// Warm-up; afterwards every person has numbers to list.
let sent = 0;
await load(port, 16, 60, buildRequests(tokens, createChaves(people)), () => ++sent >= people - 16);
await load(port, 64, seconds / 2, buildMix(tokens, createChaves(40_000)));
const {
  perSecond: capacity,
  p50,
  p99,
} = await load(port, 64, seconds / 2, buildMix(tokens, createChaves(40_000)));
console.log(`${description}, ${seconds} s a row`);
console.log(
  `capacity: ${capacity.toFixed(0)} requests/s by 64 clients one after the other, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
);
console.log(
  'arrive/s | accepted/s | of capacity | p50 ms | p99 ms | refused/s | p99 ms | broken | most open',
);
const missed: string[] = [];
for (const factor of [0.5, 1, 1.5, 2]) {
  const rate = Math.round(capacity * factor);
  const run = await arrive(port, rate, seconds, toUnnamed(buildMix(tokens, createChaves(rate * seconds))));
  const accepted = run.answers.filter(({ status }) => status < 300);
  const refused = run.answers.filter(({ status }) => status === 503);
  const others = run.answers.filter(({ status }) => status >= 300 && status !== 503);
  if (others.length > 0)
    missed.push(
      `${others.length} answers were ${[...new Set(others.map(({ status }) => status))].join(', ')}`,
    );
  const [took, tookRefused] = [timesOf(accepted), timesOf(refused)];
  const perSecond = accepted.length / run.elapsed;
  console.log(
    [
      String(rate).padStart(8),
      perSecond.toFixed(0).padStart(10),
      (perSecond / capacity).toFixed(2).padStart(11),
      quantile(took, 0.5).toFixed(0).padStart(6),
      quantile(took, 0.99).toFixed(0).padStart(6),
      (refused.length / run.elapsed).toFixed(0).padStart(9),
      quantile(tookRefused, 0.99).toFixed(0).padStart(6),
      String(run.broken).padStart(6),
      String(run.mostInProgress).padStart(9),
    ].join(' | '),
  );
  if (factor === 2 && perSecond < capacity * aims.share)
    missed.push(`accepted ${(perSecond / capacity).toFixed(2)} of the capacity at twice its rate`);
  if (factor === 2 && quantile(took, 0.99) > aims.acceptedP99)
    missed.push(`p99 of what was accepted is ${quantile(took, 0.99).toFixed(0)} ms`);
}
const rate = Math.round(capacity / 2);
const after = await arrive(port, rate, 5, toUnnamed(buildMix(tokens, createChaves(rate * 5))));
const recovery = findRecovery(after.answers, after.begin);
console.log(`after the overload: every answer in time again after ${recovery.toFixed(1)} s`);
if (recovery > aims.recoverySeconds) missed.push(`recovery took ${recovery.toFixed(1)} s`);
const [{ receipts, numbers }] = (await db.query<{ receipts: number; numbers: number }>(
  `select (select count(*) from documento_fiscal)::int as receipts, (select count(*) from cupom)::int as numbers`,
)) as [{ receipts: number; numbers: number }];
console.log(`${receipts} receipts and ${numbers} numbers in the database`);
await stop();
for (const sentence of missed) console.error(`missed: ${sentence}`);
process.exitCode = missed.length > 0 ? 1 : 0;
