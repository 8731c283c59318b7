// How much slower than a quiet reference machine (two cores) this one is at the moment.
import { pbkdf2Sync } from 'node:crypto';

/** Milliseconds of one round on the quiet reference machine. */
const referenceMilliseconds = 35;
const rounds = 5;

/** Returns the factor by which fixed work takes longer now; below 1 on a faster machine. */
export function readSlowness() {
  const start = performance.now();
  for (let round = 0; round < rounds; round++) pbkdf2Sync('trevo', 'calibration', 200_000, 32, 'sha256');
  return (performance.now() - start) / rounds / referenceMilliseconds;
}
