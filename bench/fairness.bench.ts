// How evenly lucky numbers are spread: under the "nearest number above" rule a holder wins with a chance in
// proportion to the gap below it, so the largest gap divided by the mean gap is how lucky the luckiest is.
import { createHash } from 'node:crypto';
import { createPermutation, measureFairness } from '@trevo/rules/numero-sorte';

const fills = [100, 300, 1_000, 3_000, 10_000, 30_000, 60_000, 90_000];
const decades = new Set([100, 1_000, 10_000]);
const keys = 20;
const total = 100_000;

console.log(`one series of ${total} numbers, worst of ${keys} keys, luckiest ÷ fair share`);
console.log('numbers issued | keyed spread permutation | sequential | random');
for (const fill of fills) {
  let worst = 0;
  let worstRandom = 0;
  for (let k = 0; k < keys; k++) {
    const key = createHash('sha256').update(`fairness ${k}`).digest();
    const { permute } = createPermutation(key, 1);
    worst = Math.max(
      worst,
      measureFairness(
        Array.from({ length: fill }, (_, n) => permute(n).elemento),
        total,
      ),
    );
    worstRandom = Math.max(worstRandom, measureFairness(drawRandom(fill, k), total));
  }
  const sequential = measureFairness(
    Array.from({ length: fill }, (_, n) => n),
    total,
  );
  const bound = decades.has(fill) ? 2.1 : 4;
  const verdict = worst <= bound ? `≤ ${bound}` : `ABOVE ${bound}`;
  console.log(
    `${String(fill).padStart(14)} | ${`${worst.toFixed(2)} (${verdict})`.padStart(24)} | ${sequential.toFixed(1).padStart(10)} | ${worstRandom.toFixed(1).padStart(6)}`,
  );
}

/** Distinct numbers from a seeded hash, as "try again until free" would draw them. */
function drawRandom(fill: number, seed: number): number[] {
  const taken = new Set<number>();
  for (let i = 0; taken.size < fill; i++) {
    taken.add(createHash('sha256').update(`${seed} ${i}`).digest().readUInt32BE(0) % total);
  }
  return [...taken];
}
