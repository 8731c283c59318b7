import { refuse } from '../../domain-error.ts';

/**
 * Memory budget for large bodies.
 *
 * @param limits `bytes` in total and `bytesEach` per sender; `turnMilliseconds` is the maximum wait
 */
export function createBodyBudget(limits: {
  readonly bytes: number;
  readonly bytesEach: number;
  readonly turnMilliseconds: number;
}) {
  let free = limits.bytes;
  const held = new Map<string, number>();
  const waiting: { readonly bytes: number; readonly start: () => void }[] = [];

  const hold = (person: string, bytes: number) => {
    const sum = (held.get(person) ?? 0) + bytes;
    if (sum > 0) held.set(person, sum);
    else held.delete(person);
  };
  const startNext = () => {
    // FIFO: small bodies never overtake, otherwise a large one would starve.
    while (waiting[0] && waiting[0].bytes <= free) {
      free -= waiting[0].bytes;
      waiting.shift()!.start();
    }
  };
  const waitForTurn = (bytes: number, gone: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const piece = { bytes, start: () => (end(), resolve()) };
      const giveUp = () => {
        end();
        waiting.splice(waiting.indexOf(piece), 1);
        reject(refuse('servidor.ocupado'));
        startNext();
      };
      const timer = setTimeout(giveUp, limits.turnMilliseconds);
      const end = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', giveUp);
      };
      gone.addEventListener('abort', giveUp);
      waiting.push(piece);
      startNext();
    });

  return {
    /**
     * Waits for its turn and resolves with a release function. Throws requisicao.muitas when the sender exceeds
     * its share, and servidor.ocupado on timeout or when `gone` is aborted.
     */
    async take(bytes: number, person: string, gone: AbortSignal): Promise<() => void> {
      // A single body is accepted up to its call's limit, even above `bytesEach`.
      if (held.has(person) && held.get(person)! + bytes > limits.bytesEach)
        throw refuse('requisicao.muitas', { segundos: Math.ceil(limits.turnMilliseconds / 1000) });
      hold(person, bytes);
      try {
        await waitForTurn(bytes, gone);
      } catch (error) {
        hold(person, -bytes);
        throw error;
      }
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        free += bytes;
        hold(person, -bytes);
        startNext();
      };
    },
  };
}
