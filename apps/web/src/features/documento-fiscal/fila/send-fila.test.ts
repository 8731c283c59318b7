// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildDocumento } from '../../../../test/documento-sample.ts';
import { answer, campanhaVigente, refusal, type StubbedAnswer } from '../../../../test/screen-harness.tsx';
import { stubPersist } from '../../../../test/persist-double.ts';
import { campanhaStore } from '../../campanha/public.ts';
import { session } from '../../../platform/session/session.ts';
import { persistencia } from '../../../platform/storage/persistencia.ts';
import { createIndexedDbStorage } from './fila-storage.ts';
import { fila } from './fila.ts';
import { toProtocolo } from './nota-na-fila.ts';
import { captureNota, onAnswered, sendFila, unwatch } from './send-fila.ts';

const horaFim = '23:59:00';
const chave = (n: number) => String(n).padStart(44, '3');
const ana = { token: 't1', usuario: '52998224725', tipo: 'consumidor' } as const;
const bia = { token: 't2', usuario: '11144477735', tipo: 'consumidor' } as const;

interface Sent {
  readonly idempotencia: string;
  readonly body: Record<string, unknown>;
  readonly token: string;
}
type Answers = (StubbedAnswer | null | (() => Promise<StubbedAnswer | null>))[];

/** Stubs one response per request; null, and running out of responses, is a network failure. */
function stubAnswers(...answers: Answers): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.startsWith('/campanha/')) return toResponse(answer([campanhaVigente]));
    const headers = init.headers as Record<string, string>;
    sent.push({
      idempotencia: headers['idempotency-key'] ?? '',
      token: headers['authorization'] ?? '',
      body: JSON.parse(init.body as string) as Record<string, unknown>,
    });
    const next = answers[sent.length - 1];
    const found = typeof next === 'function' ? await next() : next;
    if (!found) throw new TypeError('Failed to fetch');
    return toResponse(found);
  });
  return sent;
}
const toResponse = ({ body, status }: StubbedAnswer) => new Response(JSON.stringify(body), { status });
const ok = () => answer(buildDocumento(), 201);

async function capture(n: number) {
  const { nota, tried } = await captureNota({ chaveAcesso: chave(n), origem: 'camera' }, horaFim);
  await tried;
  unwatch(nota);
  return nota;
}
const situacoes = () => fila.get().map(({ situacao }) => situacao);

beforeEach(async () => {
  session.signIn(ana);
  stubAnswers();
  await campanhaStore.load();
});
afterEach(async () => {
  await fila.forget();
  session.signOut();
  campanhaStore.forget();
  onAnswered.clear();
  persistencia.forget();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('captureNota', () => {
  test('stores the receipt in IndexedDB before sending it', async () => {
    const seen: unknown[] = [];
    stubAnswers(async () => {
      seen.push(...(await createIndexedDbStorage().list()));
      return ok();
    });
    const nota = await capture(1);
    expect(seen).toEqual([{ ...nota, situacao: 'enviando', tentativas: 1 }]);
    expect(nota.idempotencia).toMatch(/^[0-9a-f]{32}$/);
    expect(toProtocolo(nota)).toBe(
      `${nota.idempotencia.slice(0, 4)}-${nota.idempotencia.slice(4, 8)}`.toUpperCase(),
    );
  });

  test('sends how it was scanned and keeps the result until the user has seen it', async () => {
    const sent = stubAnswers(ok());
    const { capturadoEm } = await capture(1);
    expect(sent[0]?.body).toMatchObject({ chaveAcesso: chave(1), origem: 'camera', capturadoEm });
    // The time on the device's clock when sending, in addition to the time of the scan.
    expect(Date.parse(String(sent[0]?.body['relogioEm']))).toBeGreaterThanOrEqual(Date.parse(capturadoEm));
    expect(fila.get()).toMatchObject([{ situacao: 'registrada', documento: { documentoFiscalID: 'd1' } }]);
    await fila.remove(fila.get()[0]!);
    expect(fila.get()).toEqual([]);
  });

  test('sends how it was scanned when a run of the queue finds the receipt first', async () => {
    const sent = stubAnswers(ok());
    const add = fila.add.bind(fila);
    vi.spyOn(fila, 'add').mockImplementationOnce(async (...receipt) => {
      const nota = await add(...receipt);
      await sendFila(horaFim);
      return nota;
    });
    await capture(1);
    expect(sent.map(({ body }) => body['origem'])).toEqual(['camera']);
  });

  test('retries with the same idempotency key and the origin `fila` after a missing response', async () => {
    const sent = stubAnswers(null, refusal('servidor.ocupado'), refusal('servidor.falha'), ok());
    await capture(1);
    expect(situacoes()).toEqual(['aguardando']);
    for (let i = 0; i < 3; i++) await sendFila(horaFim);
    expect(new Set(sent.map(({ idempotencia }) => idempotencia)).size).toBe(1);
    expect(new Set(sent.map(({ body }) => body['capturadoEm'])).size).toBe(1);
    expect(sent.map(({ body }) => body['origem'])).toEqual(['camera', 'fila', 'fila', 'fila']);
    expect(situacoes()).toEqual(['registrada']);
  });

  test('keeps one entry when the same receipt is scanned twice', async () => {
    const sent = stubAnswers(null, null);
    const first = await capture(1);
    const second = await capture(1);
    expect(second.idempotencia).toBe(first.idempotencia);
    expect(second.capturadoEm).toBe(first.capturadoEm);
    expect(fila.get()).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  test('keeps a receipt scanned before any campaign was known and sends it to the current one', async () => {
    campanhaStore.forget();
    const sent = stubAnswers(ok());
    const nota = await capture(1);
    expect(nota.campanha).toBeNull();
    expect(sent).toHaveLength(1);
    expect(fila.get()).toMatchObject([
      { situacao: 'registrada', campanha: { ano: 2026, identificacao: 'TREVO' } },
    ]);
  });

  test('does not accept the page of a captive portal as a response', async () => {
    stubAnswers({ status: 200, body: { bemVindo: true } });
    await capture(1);
    expect(fila.get()).toMatchObject([{ situacao: 'aguardando', falha: 'rede.semResposta' }]);
  });
});

describe('sendFila', () => {
  test('sends in the order of scanning and stops at the first missing response', async () => {
    const sent = stubAnswers(null, null, null, ok(), ok(), ok());
    for (const n of [1, 2, 3]) await capture(n);
    expect(sent.map(({ body }) => body['chaveAcesso'])).toEqual([chave(1), chave(1), chave(1)]);
    await sendFila(horaFim);
    expect(sent.slice(3).map(({ body }) => body['chaveAcesso'])).toEqual([chave(1), chave(2), chave(3)]);
  });

  test('retries a receipt whose request was interrupted by a restart', async () => {
    const sent = stubAnswers(null, ok());
    await capture(1);
    await fila.change(fila.get()[0]!, { situacao: 'enviando' });
    await sendFila(horaFim);
    expect(situacoes()).toEqual(['registrada']);
    expect(sent[1]?.idempotencia).toBe(sent[0]?.idempotencia);
  });

  test('keeps the text of a refusal, continues with the next receipt, and starts anew after another scan', async () => {
    const sent = stubAnswers(
      null,
      refusal('documentoFiscal.jaCadastrado', { cura: 'Use outra.' }),
      ok(),
      ok(),
    );
    await capture(1);
    await capture(2);
    expect(fila.get()).toMatchObject([
      {
        situacao: 'recusada',
        recusa: { status: 409, envelope: { codigo: 'documentoFiscal.jaCadastrado', cura: 'Use outra.' } },
      },
      { situacao: 'registrada' },
    ]);
    await capture(1);
    expect(situacoes()).toEqual(['registrada', 'registrada']);
    expect(sent.at(-1)?.idempotencia).not.toBe(sent[0]?.idempotencia);
  });

  test('stops at a rejected session and continues after the next sign-in', async () => {
    session.signIn({ ...ana, token: 'vencido' });
    const sent = stubAnswers(refusal('sessao.invalida'), ok());
    await capture(1);
    await sendFila(horaFim);
    expect(sent).toHaveLength(1);
    expect(fila.get()).toMatchObject([{ situacao: 'aguardando', falha: 'sessao.invalida' }]);
    session.signIn({ ...ana, token: 't9' });
    await sendFila(horaFim);
    expect(situacoes()).toEqual(['registrada']);
    expect(sent[1]?.token).toBe('Bearer t9');
  });

  test('neither shows nor sends a receipt for another user and keeps it until its owner returns', async () => {
    const sent = stubAnswers(null, ok());
    await capture(1);
    session.signIn(bia);
    await sendFila(horaFim);
    expect(fila.get()).toEqual([]);
    expect(sent).toHaveLength(1);
    session.signIn(ana);
    await sendFila(horaFim);
    expect(sent[1]?.token).toBe('Bearer t1');
    expect(situacoes()).toEqual(['registrada']);
  });

  test('does not send in the name of another user who signs in while the campaigns load', async () => {
    campanhaStore.forget();
    const sent = stubAnswers(ok(), ok());
    const stubbed = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url.startsWith('/campanha/')) session.signIn(bia);
      return stubbed(url, init);
    });
    await capture(1);
    expect(sent).toEqual([]);
    vi.stubGlobal('fetch', stubbed);
    session.signIn(ana);
    await sendFila(horaFim);
    expect(sent.map(({ token }) => token)).toEqual(['Bearer t1']);
    expect(situacoes()).toEqual(['registrada']);
  });

  test('waits for the pause that the campaign requires between receipts', async () => {
    const sent = stubAnswers(
      null,
      refusal('documentoFiscal.aguardeIntervalo', { valores: { minutos: 5 } }),
      ok(),
    );
    await capture(1);
    await sendFila(horaFim);
    await sendFila(horaFim);
    expect(sent).toHaveLength(2);
    expect(situacoes()).toEqual(['aguardando']);
    await fila.change(fila.get()[0]!, { naoAntesDe: new Date(Date.now() - 1).toISOString() });
    await sendFila(horaFim);
    expect(situacoes()).toEqual(['registrada']);
  });

  test("ignores the pause when the device's clock was put back meanwhile", async () => {
    const sent = stubAnswers(
      null,
      refusal('documentoFiscal.aguardeIntervalo', { valores: { minutos: 5 } }),
      ok(),
    );
    await capture(1);
    await sendFila(horaFim);
    expect(sent).toHaveLength(2);
    vi.useFakeTimers({ now: Date.now() - 3 * 86_400_000, toFake: ['Date'] });
    await sendFila(horaFim);
    vi.useRealTimers();
    expect(sent).toHaveLength(3);
    expect(situacoes()).toEqual(['registrada']);
  });

  test('continues after a receipt with a server failure and retries it in the next run', async () => {
    const sent = stubAnswers(null, null, refusal('servidor.falha'), ok(), refusal('servidor.falha'));
    await capture(1);
    await capture(2);
    await sendFila(horaFim);
    expect(sent.slice(2).map(({ body }) => body['chaveAcesso'])).toEqual([chave(1), chave(2)]);
    expect(fila.get()).toMatchObject([
      { situacao: 'aguardando', falha: 'servidor.falha' },
      { situacao: 'registrada' },
    ]);
    await sendFila(horaFim);
    expect(sent.slice(4).map(({ body }) => body['chaveAcesso'])).toEqual([chave(1)]);
  });

  test.each([
    'servidor.ocupado',
    'servidor.indisponivel',
    'requisicao.demorada',
    'requisicao.muitas',
  ] as const)('stops at %s', async (codigo) => {
    const sent = stubAnswers(null, null, refusal(codigo), ok());
    await capture(1);
    await capture(2);
    await sendFila(horaFim);
    expect(sent).toHaveLength(3);
    expect(situacoes()).toEqual(['aguardando', 'aguardando']);
  });

  test('keeps a receipt pending at a 503 with an unknown error code', async () => {
    const envelope = { codigo: 'servidor.deOutraVersao', mensagem: 'Agora não.', retorno: 'Agora não.' };
    stubAnswers({ status: 503, body: envelope });
    await capture(1);
    expect(situacoes()).toEqual(['aguardando']);
  });

  test('does not restore a receipt that was deleted while it was being sent', async () => {
    stubAnswers(async () => {
      await fila.forget();
      return ok();
    });
    await capture(1);
    expect(fila.get()).toEqual([]);
  });

  test('notifies the listeners once per result', async () => {
    const told: string[] = [];
    onAnswered.add(({ situacao }) => told.push(situacao));
    stubAnswers(null, ok());
    await capture(1);
    await sendFila(horaFim);
    await sendFila(horaFim);
    expect(told).toEqual(['registrada']);
  });
});

describe('persistent storage', () => {
  test('is requested once, with the first pending receipt', async () => {
    const persist = stubPersist('negado');
    stubAnswers(ok(), null, null);
    await capture(1);
    expect(persist).not.toHaveBeenCalled();
    await capture(2);
    await capture(3);
    await vi.waitFor(() => expect(persistencia.get()).toBe(false));
    expect(persist).toHaveBeenCalledOnce();
  });

  test('is not requested again when it was granted earlier', async () => {
    const persist = stubPersist('concedido');
    await navigator.storage.persist();
    stubAnswers(null);
    await capture(1);
    await vi.waitFor(() => expect(persistencia.get()).toBe(true));
    expect(persist).toHaveBeenCalledOnce();
  });

  test.each(['falha', 'ausente'] as const)(
    'counts as denied when the request ends with: %s',
    async (pedido) => {
      stubPersist(pedido);
      stubAnswers(null);
      await capture(1);
      await vi.waitFor(() => expect(persistencia.get()).toBe(false));
      expect(situacoes()).toEqual(['aguardando']);
    },
  );

  test('is not requested in the native app', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    const persist = stubPersist('negado');
    stubAnswers(null);
    await capture(1);
    await persistencia.look();
    expect([persist.mock.calls.length, persistencia.get()]).toEqual([0, undefined]);
  });
});

describe('offline queue without IndexedDB', () => {
  /** Imports fresh modules, as a page with another IndexedDB would. */
  async function openPage(open: () => unknown) {
    vi.stubGlobal('indexedDB', { open });
    vi.resetModules();
    const { captureNota: captureOwn, sendFila: sendOwn } = await import('./send-fila.ts');
    const { fila: own } = await import('./fila.ts');
    const { session: ownSession } = await import('../../../platform/session/session.ts');
    ownSession.signIn(ana);
    return { captureOwn, sendOwn, own };
  }

  test('sends from memory and marks the receipt as not persisted when opening throws', async () => {
    const { captureOwn, sendOwn, own } = await openPage(() => {
      throw new DOMException('', 'SecurityError');
    });
    stubAnswers(null, ok());
    await (
      await captureOwn({ chaveAcesso: chave(1) }, horaFim)
    ).tried;
    expect(own.get()).toMatchObject([{ situacao: 'aguardando', isPassageira: true }]);
    await sendOwn(horaFim);
    expect(own.get()).toMatchObject([{ situacao: 'registrada' }]);
  });

  test('waits for the timeout only once when opening never finishes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { captureOwn, own } = await openPage(() => ({}));
    stubAnswers(ok(), ok());
    const captured = captureOwn({ chaveAcesso: chave(1) }, horaFim);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await (
      await captured
    ).tried;
    expect(own.get()).toMatchObject([{ situacao: 'registrada', isPassageira: true }]);
    // The fake clock does not advance, so a second wait would never end.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await (
      await captureOwn({ chaveAcesso: chave(2) }, horaFim)
    ).tried;
    expect(own.get()).toHaveLength(2);
  });
});
