import { refuse } from '../domain-error.ts';

/**
 * Shares out memory among large bodies.
 *
 * @param limits `bytes` of all bodies together and `bytesEach` of one sender; `turnMilliseconds` to wait for a turn
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
    // In the order in which they came: a small one never overtakes, or a large one would wait for ever.
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
     * Resolves with what gives the bytes back when it is their turn. Refuses with requisicao.muitas when the person has
     * too much under way, and with servidor.ocupado when the turn does not come in time or `gone` is aborted.
     */
    async take(bytes: number, person: string, gone: AbortSignal): Promise<() => void> {
      // A body that its call allows is taken from a sender who holds no other one, however large.
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
