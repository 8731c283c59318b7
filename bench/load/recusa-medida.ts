import { publish } from './prepared-campaign.ts';
import { readProcessorMicros } from '../program/processor.ts';
import { load, median } from '../program/raw-client.ts';
import { buildRequests, changeCampanha, createChaves, people } from './recibo-carga.ts';

/** A running program and the database behind it. */
export interface Processes {
  readonly port: number;
  readonly program: number;
  readonly postmaster: number;
}

const clients = 16;

/** Publishes a campaign in which each person has exhausted the daily limit. */
export async function publishCheio(port: number, tokens: string[]): Promise<void> {
  await publish(port, 'CHEIO', (arquivo) => {
    changeCampanha(arquivo);
    arquivo['limites'] = { cupons: { diario: 3 }, raspadinhas: { diario: 1 } };
  });
  const first = buildRequests(tokens, createChaves(people * 2), 'CHEIO');
  let sent = 0;
  await load(port, clients, 600, first, () => ++sent >= people);
}

/** Measures the rate of new receipts refused because of the limit, beside the registration rate. */
export async function measureRefusals(
  { port, program, postmaster }: Processes,
  tokens: string[],
  seconds: number,
  rounds: number,
): Promise<void> {
  console.log(
    `over the limit, ${clients} clients | refused/s (registered/s beside it: ratio) | p99 ms | µs of PostgreSQL | of Node`,
  );
  for (const [name, who] of [
    ["one person's flood", tokens.slice(0, 1)],
    [`${people} people's`, tokens],
  ] as const) {
    const pairs: { registered: number; refused: number; p99: number; database: number; program: number }[] =
      [];
    for (let round = 0; round < rounds; round++) {
      const registered = await load(
        port,
        clients,
        seconds,
        buildRequests(tokens, createChaves(seconds * 9_000)),
      );
      const build = buildRequests(who, createChaves(seconds * 12_000), 'CHEIO');
      const before = { database: readProcessorMicros(postmaster), program: readProcessorMicros(program) };
      const refused = await load(port, clients, seconds, build);
      const done = refused.perSecond * seconds;
      if (refused.refused !== refused.count) throw new Error('a receipt over the limit was not refused');
      pairs.push({
        registered: registered.perSecond,
        refused: refused.perSecond,
        p99: refused.p99,
        database: (readProcessorMicros(postmaster) - before.database) / done,
        program: (readProcessorMicros(program) - before.program) / done,
      });
    }
    const m = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick));
    console.log(
      `${name} | ${m((p) => p.refused).toFixed(0)} (${m((p) => p.registered).toFixed(0)}: ${m((p) => p.refused / p.registered).toFixed(2)}) | ${m((p) => p.p99).toFixed(1)} | ${m((p) => p.database).toFixed(0)} | ${m((p) => p.program).toFixed(0)}`,
    );
  }
}
