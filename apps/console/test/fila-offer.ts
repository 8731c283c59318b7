import { expect, vi } from 'vitest';
import { createFilaStore, type FilaStore } from '../src/features/fila/fila-store.ts';
import { answer, close, type SentCall, type StubbedAnswer, stubNetwork } from './console-harness.tsx';
import { buildNota, consumidorID, toId } from './nota-de-teste.ts';

const base = '/operador/v1/fila/2026/VERAO';
export const tomar = `POST ${base}/tomar`;
export const soltar = `POST ${base}/soltar`;
export const renovar = `POST ${base}/renovar`;
export const lotes = `POST ${base}/lotes`;
export const judge = (n: number) =>
  `POST /operador/v1/documentosFiscais/2026/VERAO/${consumidorID}/${toId(n)}/apurar`;

export const toRef = (n: number) => ({ consumidorID, documentoFiscalID: toId(n) });

/**
 * Stubs the network; the queue offers these receipts one after the other, the last one again and again. null: no receipt
 * waits.
 *
 * @returns the sent calls
 */
export const offer = (
  notas: readonly (number | null | StubbedAnswer)[],
  more: Parameters<typeof stubNetwork>[0] = {},
): SentCall[] =>
  stubNetwork({
    [soltar]: answer({ soltas: 1 }),
    ...Object.fromEntries([1, 2, 3].map((n) => [judge(n), answer({})])),
    [tomar]: notas.map((one) =>
      typeof one === 'object' && one !== null
        ? one
        : answer({ nota: one === null ? null : buildNota(one), proximas: [] }),
    ),
    ...more,
  });

export const listBodies = (sent: readonly SentCall[], wanted: string) =>
  sent.filter(({ call }) => call === wanted).map(({ body }) => body);

/** Ids of the released receipts, in order. */
export const listReleased = (sent: readonly SentCall[]): string[] =>
  listBodies(sent, soltar).flatMap((body) =>
    (body as { notas: { documentoFiscalID: string }[] }).notas.map((nota) => nota.documentoFiscalID),
  );

/** Not faked by the clock of a test. */
const later = setTimeout;

const ends: (() => void)[] = [];
export const create = (): FilaStore => createFilaStore({ ano: 2026, identificacao: 'VERAO' });

/** Opens a store until the end of the test. */
export function openStore(first?: Parameters<FilaStore['open']>[0]): FilaStore {
  const store = create();
  ends.push(store.open(first));
  return store;
}

/** Opens a store until the end of the test, and waits for the receipts of the screen and of the reserve. */
export async function openWith(nota: number | null, reserva: number | null): Promise<FilaStore> {
  const store = openStore();
  await waitForNotas(store, nota, reserva);
  return store;
}

/** Closes the stores of a test and clears all state. */
export async function closeStores(): Promise<void> {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
  // The calls of the end are stubbed, too; they are made within this turn of the event loop.
  await new Promise((resolve) => later(resolve, 0));
  vi.restoreAllMocks();
  close();
}

const mostChecks = 12_000;

/** Waits in real time: a clock faked by the test stands still, unlike in `vi.waitFor`. */
export async function waitUntil(check: () => void): Promise<void> {
  for (let left = mostChecks; ; left--) {
    try {
      return check();
    } catch (error) {
      if (left === 0) throw error;
    }
    await new Promise((resolve) => later(resolve, 5));
  }
}

const toShown = (n: number | null) => (n === null ? undefined : toId(n));

export const waitForNotas = (store: FilaStore, nota: number | null, reserva: number | null): Promise<void> =>
  waitUntil(() => {
    expect(store.get().isLendo).toBe(false);
    expect(store.get().nota?.documentoFiscalID).toBe(toShown(nota));
    expect(store.get().reserva?.documentoFiscalID).toBe(toShown(reserva));
  });
