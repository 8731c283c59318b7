import type { Devido } from './entrega.store.ts';

/**
 * Creates the round robin of one run: endpoints with the fewest turns first, at random among equals. The random order
 * spreads concurrent processes over the endpoints.
 *
 * @param random random number from 0 up to 1
 */
export function createRodizio(listDevidos: () => Promise<readonly Devido[]>, random: () => number) {
  const turnos = new Map<string, number>();
  /** Endpoints that are being served, and those that have no further turn. */
  const fora = new Set<string>();
  return {
    /** Returns the endpoint of the next turn. */
    async take(): Promise<Devido | undefined> {
      const [next] = (await listDevidos())
        .filter(({ webhook_id: id }) => !fora.has(id))
        .map((destino) => ({ destino, turno: turnos.get(destino.webhook_id) ?? 0, sorteio: random() }))
        .sort((one, other) => one.turno - other.turno || one.sorteio - other.sorteio);
      if (next) fora.add(next.destino.webhook_id);
      return next?.destino;
    },
    /** Gives an endpoint back after a turn. */
    giveBack({ webhook_id: id }: Devido): void {
      turnos.set(id, (turnos.get(id) ?? 0) + 1);
      fora.delete(id);
    },
  };
}
