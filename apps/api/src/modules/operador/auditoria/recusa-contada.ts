import { createHash } from 'node:crypto';

/** Refusals that wait for the running statement of their row, to be counted together by the next one. */
interface Espera {
  vezes: number;
  readonly contada: Promise<void>;
}

const horaMilliseconds = 3_600_000;

/**
 * Returns the id of the row that counts the refusals of a caller in a chain within one hour: a UUIDv7 of the hour, so
 * that concurrent requests and processes name the same row.
 */
export function toRecusaId(corrente: string, quem: string, em: Date): string {
  const hora = Math.floor(em.getTime() / horaMilliseconds) * horaMilliseconds;
  const bytes = createHash('sha256').update(`${corrente}|${quem}|${hora}`).digest().subarray(0, 16);
  bytes.writeUIntBE(hora, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Runs one statement at a time for each row and counts refusals that arrive meanwhile with the next one: a flood of
 * refusals would otherwise hold the connections of the pool at the lock of one row.
 */
export function createContagemRecusas<R extends { readonly registroId: string }>(
  write: (registro: R, vezes: number) => Promise<void>,
) {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Espera>();

  async function writeNext(registro: R, before: Promise<void> | undefined): Promise<void> {
    const { registroId } = registro;
    // -- swallowed: the requests that a failed statement counted got its error
    await before?.catch(() => undefined);
    const { vezes } = waiting.get(registroId)!;
    waiting.delete(registroId);
    const current = write(registro, vezes);
    running.set(registroId, current);
    try {
      await current;
    } finally {
      if (running.get(registroId) === current) running.delete(registroId);
    }
  }

  /** Counts a refusal; resolves when a statement has written it. */
  return (registro: R): Promise<void> => {
    const { registroId } = registro;
    const known = waiting.get(registroId);
    if (known) {
      known.vezes += 1;
      return known.contada;
    }
    const contada = writeNext(registro, running.get(registroId));
    waiting.set(registroId, { vezes: 1, contada });
    return contada;
  };
}
