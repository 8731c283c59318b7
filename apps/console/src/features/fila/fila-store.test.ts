// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, enter, refusal } from '../../../test/console-harness.tsx';
import {
  closeStores,
  create,
  listBodies,
  listReleased,
  offer,
  openStore,
  openWith,
  renovar,
  tomar,
  toRef,
  waitForNotas,
  waitUntil,
} from '../../../test/fila-offer.ts';
import { consumidorID, toId } from '../../../test/nota-de-teste.ts';

beforeEach(() => enter());
afterEach(closeStores);

describe('receipts of the screen', () => {
  test('takes a receipt for the screen and the next one as reserve', async () => {
    const sent = offer([1, 2, 3]);
    const store = await openWith(1, 2);
    expect(listBodies(sent, tomar)).toEqual([{ exceto: [] }, { exceto: [] }]);
    expect(store.get()).toMatchObject({ error: null, retidas: [], ultimas: [], lote: null });
  });

  test('keeps an empty screen when the queue has no receipts, and fills it on demand', async () => {
    offer([null, null, 1, null]);
    const store = await openWith(null, null);
    await store.fill();
    await waitForNotas(store, 1, null);
  });

  test('reports the refusal of a call and forgets it when the next one succeeds', async () => {
    offer([refusal('servidor.ocupado'), 1, 2]);
    const store = openStore();
    await waitUntil(() => expect(store.get().error?.codigo).toBe('servidor.ocupado'));
    await store.fill();
    await waitForNotas(store, 1, 2);
    expect(store.get().error).toBeNull();
  });

  test('shows a named receipt first', async () => {
    const sent = offer([3, 1]);
    const store = openStore(toRef(3));
    await waitForNotas(store, 3, 1);
    expect(listBodies(sent, tomar)[0]).toEqual({ exceto: [], nota: toRef(3) });
  });

  test('shows the next receipt of the queue when another operator holds the named one', async () => {
    offer([refusal('documentoFiscal.comOutraPessoa'), 1, 2]);
    const store = openStore(toRef(3));
    await waitForNotas(store, 1, 2);
    expect(store.get().error).toBeNull();
  });

  test('reads the shown receipt again and keeps the reserve', async () => {
    const sent = offer([1, 2, 1]);
    const store = await openWith(1, 2);
    await store.reread();
    await waitForNotas(store, 1, 2);
    expect(listBodies(sent, tomar)[2]).toEqual({ exceto: [], nota: toRef(1) });
    expect(listReleased(sent)).toEqual([]);
  });

  test('shows a receipt again that was skipped before more others than a call may name', async () => {
    const sent = offer([...Array.from({ length: 203 }, (_, n) => n + 1), 1]);
    const store = await openWith(1, 2);
    for (let n = 1; n <= 202; n++) {
      store.skip();
      await waitForNotas(store, n + 1, n === 202 ? 1 : n + 2);
    }
    const bodies = listBodies(sent, tomar) as { exceto: string[] }[];
    expect(bodies).toHaveLength(204);
    expect(bodies.at(-1)!.exceto).toEqual(Array.from({ length: 200 }, (_, n) => toId(n + 3)));
    expect(listReleased(sent)).not.toContain(toId(203));
  });

  test('releases a skipped receipt, shows the reserve and excludes the skipped one from the next claims', async () => {
    const sent = offer([1, 2, 3]);
    const store = await openWith(1, 2);
    store.skip();
    await waitForNotas(store, 2, 3);
    expect(listReleased(sent)).toEqual([toId(1)]);
    expect(listBodies(sent, tomar).at(-1)).toEqual({ exceto: [toId(1)] });
  });

  test('offers skipped receipts again after they are forgotten', async () => {
    const sent = offer([1, null, null, null, 1]);
    const store = await openWith(1, null);
    store.skip();
    await waitForNotas(store, null, null);
    store.forgetSkipped();
    await waitForNotas(store, 1, 1);
    expect(listBodies(sent, tomar).at(-1)).toEqual({ exceto: [] });
  });

  test('releases a receipt that arrives after the store was closed', async () => {
    const sent = offer([1]);
    const store = create();
    store.open()();
    await waitUntil(() => expect(listReleased(sent)).toContain(toId(1)));
    expect(store.get().nota).toBeNull();
  });

  test('replaces the notes of the shown receipt only', async () => {
    offer([1, 2]);
    const store = await openWith(1, 2);
    const anotacoes = [
      { texto: 'Conferida', em: '2026-11-21T12:00:00.000Z', operadorID: consumidorID, nome: 'Ana' },
    ] as never;
    store.replaceAnotacoes({ documentoFiscalID: toId(2), anotacoes });
    expect(store.get().nota?.anotacoes).toEqual([]);
    store.replaceAnotacoes({ documentoFiscalID: toId(1), anotacoes });
    expect(store.get().nota?.anotacoes).toEqual(anotacoes);
  });
});

describe('renewal of possessions', () => {
  const minute = 60_000;
  const answerHeld = (...notas: number[]) =>
    answer({ notas: notas.map(toRef), posseAte: '2026-11-21T12:03:00.000Z' });
  beforeEach(() => vi.useFakeTimers());

  test('renews the receipts of the screen, the reserve and the held verdicts each minute', async () => {
    const sent = offer([1, 2, 3], { [renovar]: answerHeld(1, 2, 3) });
    const store = await openWith(1, 2);
    await vi.advanceTimersByTimeAsync(minute - 1000);
    expect(listBodies(sent, renovar)).toEqual([]);
    store.decide({ status: 'VALIDO' });
    await waitForNotas(store, 2, 3);
    await vi.advanceTimersByTimeAsync(1000);
    await waitUntil(() => expect(listBodies(sent, renovar)).toEqual([{ notas: [2, 3, 1].map(toRef) }]));
    await waitForNotas(store, 2, 3);
  });

  test('drops a lost receipt from the screen and a lost one from the reserve', async () => {
    offer([1, 2, 3, null], { [renovar]: [answerHeld(), answerHeld(3)] });
    const store = await openWith(1, 2);
    await vi.advanceTimersByTimeAsync(minute);
    await waitForNotas(store, 3, null);
  });

  test('renews nothing while the page is hidden', async () => {
    const sent = offer([1, 2], { [renovar]: answerHeld(1, 2) });
    await openWith(1, 2);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(minute);
    expect(listBodies(sent, renovar)).toEqual([]);
    visibility.mockReturnValue('visible');
    await vi.advanceTimersByTimeAsync(minute);
    expect(listBodies(sent, renovar)).toHaveLength(1);
  });

  test('keeps its receipts when the renewal fails', async () => {
    const sent = offer([1, 2], { [renovar]: refusal('servidor.ocupado') });
    const store = await openWith(1, 2);
    await vi.advanceTimersByTimeAsync(minute);
    await waitUntil(() => expect(listBodies(sent, renovar)).toHaveLength(1));
    await waitForNotas(store, 1, 2);
  });
});
