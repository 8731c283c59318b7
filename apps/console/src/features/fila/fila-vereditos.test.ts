// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, enter, refusal } from '../../../test/console-harness.tsx';
import {
  closeStores,
  create,
  judge,
  listBodies,
  listReleased,
  lotes,
  offer,
  openWith,
  soltar,
  tomar,
  waitForNotas,
  waitUntil,
} from '../../../test/fila-offer.ts';
import { consumidorID, toId } from '../../../test/nota-de-teste.ts';
import { propostaStore } from '../../platform/session/proposta-store.ts';
import { retencaoLoteMilissegundos, retencaoMilissegundos } from './fila-estado.ts';

beforeEach(() => enter());
afterEach(closeStores);

describe('verdicts', () => {
  test('holds a verdict, shows the reserve and sends nothing before its time', async () => {
    const sent = offer([1, 2, 3]);
    const store = await openWith(1, 2);
    store.decide({ status: 'VALIDO' });
    await waitForNotas(store, 2, 3);
    expect(store.get().retidas).toMatchObject([
      { nota: { documentoFiscalID: toId(1) }, decisao: { status: 'VALIDO' } },
    ]);
    expect(listBodies(sent, judge(1))).toEqual([]);
  });

  test('sends a verdict at once when it is not held', async () => {
    const sent = offer([1, 2, 3]);
    const store = await openWith(1, 2);
    store.decide({ status: 'VALIDO' }, false);
    await waitUntil(() => expect(store.get().ultimas).toHaveLength(1));
    expect(listBodies(sent, judge(1))).toEqual([{ status: 'VALIDO', statusVisto: 'PENDENTE' }]);
    expect(store.get().retidas).toEqual([]);
  });

  test('takes the last held verdict back, keeps the shown receipt as reserve and releases the surplus', async () => {
    vi.useFakeTimers();
    const sent = offer([1, 2, 3]);
    const store = await openWith(1, 2);
    store.decide({ status: 'VALIDO' });
    await waitForNotas(store, 2, 3);
    store.undo();
    await waitForNotas(store, 1, 2);
    expect(listReleased(sent)).toEqual([toId(3)]);
    await vi.advanceTimersByTimeAsync(retencaoMilissegundos);
    expect(listBodies(sent, judge(1))).toEqual([]);
    store.undo();
    expect(store.get().nota?.documentoFiscalID).toBe(toId(1));
  });

  test('sends held verdicts and releases its receipts when the screen closes', async () => {
    const sent = offer([1, 2, 3]);
    const store = create();
    const end = store.open();
    await waitForNotas(store, 1, 2);
    store.decide({ status: 'VALIDO' });
    await waitForNotas(store, 2, 3);
    end();
    await waitUntil(() => expect(listBodies(sent, judge(1))).toHaveLength(1));
    expect(listReleased(sent)).toEqual([toId(2), toId(3)]);
    expect(store.get()).toMatchObject({ nota: null, reserva: null });
  });

  test('keeps the last five sent verdicts, newest first', async () => {
    offer([1, 2, 3, 1, 2, 3, 1, null]);
    const store = await openWith(1, 2);
    for (const n of [1, 2, 3, 1, 2, 3]) {
      await waitUntil(() => expect(store.get().nota?.documentoFiscalID).toBe(toId(n)));
      const { ultimas } = store.get();
      store.decide({ status: 'VALIDO' }, false);
      await waitUntil(() => expect(store.get().ultimas).not.toBe(ultimas));
    }
    expect(store.get().ultimas.map(({ nota }) => nota.documentoFiscalID)).toEqual([3, 2, 1, 3, 2].map(toId));
  });

  test('excludes a receipt whose verdict was proposed to a second person, without an error', async () => {
    const sent = offer([1, 2, 3, null], {
      [judge(1)]: refusal('operador.precisaSegundaPessoa', [
        { campo: 'valorCentavos', mensagem: 'Acima da alçada.' },
      ]),
    });
    const store = await openWith(1, 2);
    store.decide({ status: 'VALIDO' }, false);
    await waitUntil(() => expect(propostaStore.get()).not.toBeNull());
    propostaStore.get()!.resolve(true);
    await waitUntil(() => expect(store.get().ultimas).toMatchObject([{ error: null }]));
    await waitForNotas(store, 2, 3);
    store.decide({ status: 'VALIDO' }, false);
    await waitUntil(() => expect(listBodies(sent, tomar).at(-1)).toEqual({ exceto: [toId(1)] }));
  });

  test('sends the other verdict on a decided receipt with the status of the first one', async () => {
    const sent = offer([1, 2, 3]);
    const store = await openWith(1, 2);
    store.decide({ status: 'VALIDO' }, false);
    await waitUntil(() => expect(store.get().ultimas).toHaveLength(1));
    await store.rejudge(store.get().ultimas[0]!);
    expect(listBodies(sent, judge(1)).at(-1)).toEqual({ status: 'INVALIDO', statusVisto: 'VALIDO' });
    expect(store.get().ultimas).toMatchObject([{ decisao: { status: 'INVALIDO' }, error: null }]);
  });

  test('removes a decision whose receipt waits again, and looks for receipts when the screen is empty', async () => {
    offer([1, null, null, null, 1, null]);
    const store = await openWith(1, null);
    store.decide({ status: 'VALIDO' }, false);
    await waitUntil(() => expect(store.get().ultimas).toHaveLength(1));
    await waitForNotas(store, null, null);
    store.forgetDecidida(store.get().ultimas[0]!);
    expect(store.get().ultimas).toEqual([]);
    await waitForNotas(store, 1, null);
  });
});

test('sends a verdict after its time, with the status that was seen, and says when it was refused', async () => {
  const sent = offer([1, 2, 3, 4], { [judge(2)]: refusal('documentoFiscal.naoPendente') });
  vi.useFakeTimers();
  const store = create();
  const end = store.open();
  await waitUntil(() => expect(store.get().reserva?.documentoFiscalID).toBe(toId(2)));
  store.decide({ status: 'VALIDO' });
  store.decide({ status: 'INVALIDO', motivo: 'documentoFiscal.imagemIlegivel' });
  await vi.advanceTimersByTimeAsync(retencaoMilissegundos);
  await waitUntil(() => expect(store.get().ultimas).toHaveLength(2));
  expect(sent.find(({ call }) => call === judge(1))?.body).toEqual({
    status: 'VALIDO',
    statusVisto: 'PENDENTE',
  });
  const codes = store.get().ultimas.map(({ nota, error }) => `${nota.loja} ${error?.codigo ?? 'feita'}`);
  expect(new Set(codes)).toEqual(new Set(['Loja 1 feita', 'Loja 2 documentoFiscal.naoPendente']));
  end();
});

test('sends held verdicts and gives receipts back when the page closes', async () => {
  const sent = offer([1, 2, 3, 4]);
  const store = create();
  const end = store.open();
  await waitUntil(() => expect(store.get().reserva).not.toBeNull());
  store.decide({ status: 'VALIDO' });
  await waitUntil(() => expect(store.get().reserva?.documentoFiscalID).toBe(toId(3)));
  dispatchEvent(new Event('pagehide'));
  expect(sent.slice(-2)).toMatchObject([
    { call: judge(1), body: { status: 'VALIDO', statusVisto: 'PENDENTE' } },
    {
      call: soltar,
      body: { notas: [{ documentoFiscalID: toId(2) }, { documentoFiscalID: toId(3) }] },
    },
  ]);
  end();
});

test('passes over a receipt that was skipped while the next one was being taken', async () => {
  offer([1, 1, 2]);
  const store = create();
  let wasSkipped = false;
  store.subscribe(() => {
    if (wasSkipped || !store.get().nota) return;
    wasSkipped = true;
    store.skip();
  });
  const end = store.open();
  await waitUntil(() => expect(store.get().nota?.documentoFiscalID).toBe(toId(2)));
  end();
});

test('sends a held bulk verdict after half a minute, and says which receipts were left out', async () => {
  const left = { consumidorID, documentoFiscalID: toId(4), codigo: 'x', mensagem: 'Bruno está com esta.' };
  const sent = offer([1, 2, 3, 4], { [lotes]: answer({ julgadas: 1, deFora: [left] }) });
  vi.useFakeTimers();
  const store = create();
  const end = store.open();
  await waitUntil(() => expect(store.get().reserva?.documentoFiscalID).toBe(toId(2)));
  const notas = [1, 4].map((n) => ({ consumidorID, documentoFiscalID: toId(n) }));
  const motivo = 'documentoFiscal.duplicado';
  store.decideLote({ loteID: toId(9), causa: 'foto', decisao: { status: 'INVALIDO', motivo }, notas });
  expect(store.get().nota?.documentoFiscalID).toBe(toId(2));
  await vi.advanceTimersByTimeAsync(retencaoLoteMilissegundos);
  await waitUntil(() => expect(store.get().loteFeito?.resultado?.julgadas).toBe(1));
  expect(sent.filter(({ call }) => call === lotes).map(({ body }) => body)).toEqual([
    { loteID: toId(9), causa: 'foto', status: 'INVALIDO', motivo, notas },
  ]);
  end();
});

test('takes a held bulk verdict back and shows its receipt again', async () => {
  const sent = offer([1, 2, 3, 1, 2]);
  const store = create();
  const end = store.open();
  await waitUntil(() => expect(store.get().reserva?.documentoFiscalID).toBe(toId(2)));
  const notas = [1, 4].map((n) => ({ consumidorID, documentoFiscalID: toId(n), loja: 'Loja' }));
  store.decideLote({ loteID: toId(9), causa: 'foto', decisao: { status: 'VALIDO' }, notas });
  // At once: the receipts after the lot are still being taken.
  store.undo();
  await waitUntil(() => expect(store.get().nota?.documentoFiscalID).toBe(toId(1)));
  expect(store.get().lote).toBeNull();
  // Calls refuse unknown fields: the receipt is named by its ids alone.
  const named = sent.map(({ body }) => (body as { nota?: object } | undefined)?.nota).filter(Boolean);
  expect(named).toEqual([{ consumidorID, documentoFiscalID: toId(1) }]);
  end();
  expect(sent.some(({ call }) => call === lotes)).toBe(false);
});
