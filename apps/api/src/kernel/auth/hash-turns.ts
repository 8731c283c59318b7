import { refuse } from '../domain-error.ts';

/** Runs slow hashes in turn. */
export interface HashTurns {
  /**
   * Runs work when a place is free. Of waiting works, two of known devices run, then one of a stranger. Throws
   * servidor.ocupado (503, Retry-After) when too many of the same kind wait.
   */
  run<T>(work: () => Promise<T>, isConhecida?: boolean): Promise<T>;
}

const retrySeconds = 5;
/** Turns of known devices in a row while a stranger waits. */
const seguidasMaximo = 2;

/**
 * Bounds the password hashes that run at once. They share the four threads of libuv with WebCrypto, which verifies tokens:
 * with all threads taken, each verification of a session or a device waits behind every hash. Admission measures neither:
 * without a bound, the wait would grow until the clients have given up.
 */
export function createHashTurns(atOnce: number, maximoEspera: number): HashTurns {
  const conhecidas: (() => void)[] = [];
  const outras: (() => void)[] = [];
  let running = 0;
  let seguidas = 0;

  const enter = (isConhecida: boolean): Promise<void> => {
    const fila = isConhecida ? conhecidas : outras;
    if (fila.length >= maximoEspera) throw refuse('servidor.ocupado', { segundos: retrySeconds });
    running += 1;
    if (running <= atOnce) return Promise.resolve();
    return new Promise((resolve) => fila.push(resolve));
  };
  /** Neither list starves the other: an intruder may own a known device, too. */
  const takeNext = (): (() => void) | undefined => {
    if (outras.length === 0) seguidas = 0;
    if (conhecidas.length > 0 && seguidas < seguidasMaximo) {
      if (outras.length > 0) seguidas += 1;
      return conhecidas.shift();
    }
    seguidas = 0;
    return outras.shift();
  };
  const leave = (): void => {
    running -= 1;
    takeNext()?.();
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
