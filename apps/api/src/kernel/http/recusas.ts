import type { Clock } from '../clock.ts';
import { refuse } from '../domain-error.ts';

// A shop's whole staff behind one address may hold ended sessions on the morning after; somebody who guesses sends more.
const times = 600;
const windowMilliseconds = 60_000;
const cacheSize = 20_000;

export type Recusas = ReturnType<typeof createRecusas>;

/** Counts in this process: a flood of bad credentials must not become a flood of questions to the database. */
export function createRecusas(clock: Clock) {
  const counts = new Map<string, { janela: number; total: number }>();
  return {
    /** Counts a credential that was no good; refuses with requisicao.muitas after too many from one network. */
    count(rede: string): void {
      const now = clock.now().getTime();
      const janela = Math.floor(now / windowMilliseconds);
      const known = counts.get(rede);
      const total = known?.janela === janela ? known.total + 1 : 1;
      if (counts.size >= cacheSize && !known) counts.delete(counts.keys().next().value!);
      counts.set(rede, { janela, total });
      if (total <= times) return;
      const segundos = Math.ceil(((janela + 1) * windowMilliseconds - now) / 1000);
      throw refuse('requisicao.muitas', { segundos: Math.max(1, segundos) });
    },
  };
}
