import { refuse } from '../domain-error.ts';

/** Runs slow hashes in turn. */
export interface HashTurns {
  /**
   * Runs work when a place is free; that of a known device runs before what waits. Throws servidor.ocupado (503,
   * Retry-After) when too many strangers wait.
   */
  run<T>(work: () => Promise<T>, isConhecida?: boolean): Promise<T>;
}

const retrySeconds = 5;

/**
 * Bounds the password hashes that run at once. They share the four threads of libuv with WebCrypto, which verifies tokens:
 * with all threads taken, each verification of a session or a device waits behind every hash. Admission measures neither:
 * without a bound, the wait would grow until the clients have given up.
 */
export function createHashTurns(atOnce: number, maximoEspera: number): HashTurns {
  const conhecidas: (() => void)[] = [];
  const outras: (() => void)[] = [];
  let running = 0;

  const enter = (isConhecida: boolean): Promise<void> => {
    if (!isConhecida && outras.length >= maximoEspera)
      throw refuse('servidor.ocupado', { segundos: retrySeconds });
    running += 1;
    if (running <= atOnce) return Promise.resolve();
    return new Promise((resolve) => (isConhecida ? conhecidas : outras).push(resolve));
  };
  const leave = (): void => {
    running -= 1;
    (conhecidas.shift() ?? outras.shift())?.();
  };

  return {
    async run(work, isConhecida = false) {
      await enter(isConhecida);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
