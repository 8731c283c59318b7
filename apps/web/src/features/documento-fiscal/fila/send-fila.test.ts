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

/** Answers one sending after the other; null is a network that fails, and so is the lack of an answer. */
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

describe('A receipt that was read', () => {
  test('lies in the browser’s database before it is sent', async () => {
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

  test('is sent with how it was read, and with its answer kept until somebody saw it', async () => {
    const sent = stubAnswers(ok());
    const { capturadoEm } = await capture(1);
    expect(sent[0]?.body).toMatchObject({ chaveAcesso: chave(1), origem: 'camera', capturadoEm });
    // What the phone's clock says at the sending, beside what it said at the reading.
    expect(Date.parse(String(sent[0]?.body['relogioEm']))).toBeGreaterThanOrEqual(Date.parse(capturadoEm));
    expect(fila.get()).toMatchObject([{ situacao: 'registrada', documento: { documentoFiscalID: 'd1' } }]);
    await fila.remove(fila.get()[0]!);
    expect(fila.get()).toEqual([]);
  });

  test('and got no answer is sent again as the same request, as one that waited', async () => {
    const sent = stubAnswers(null, refusal('servidor.ocupado'), refusal('servidor.falha'), ok());
    await capture(1);
    expect(situacoes()).toEqual(['aguardando']);
    for (let i = 0; i < 3; i++) await sendFila(horaFim);
    expect(new Set(sent.map(({ idempotencia }) => idempotencia)).size).toBe(1);
    expect(new Set(sent.map(({ body }) => body['capturadoEm'])).size).toBe(1);
    expect(sent.map(({ body }) => body['origem'])).toEqual(['camera', 'fila', 'fila', 'fila']);
    expect(situacoes()).toEqual(['registrada']);
  });

  test('twice while it waits is one', async () => {
    const sent = stubAnswers(null, null);
    const first = await capture(1);
    const second = await capture(1);
    expect(second.idempotencia).toBe(first.idempotencia);
    expect(second.capturadoEm).toBe(first.capturadoEm);
    expect(fila.get()).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  test('before any campaign was known is kept, and sent to the one that counts', async () => {
    campanhaStore.forget();
    const sent = stubAnswers(ok());
    const nota = await capture(1);
    expect(nota.campanha).toBeNull();
    expect(sent).toHaveLength(1);
    expect(fila.get()).toMatchObject([
      { situacao: 'registrada', campanha: { ano: 2026, identificacao: 'TREVO' } },
    ]);
  });

  test('is not answered by the page of a shop’s network', async () => {
    stubAnswers({ status: 200, body: { bemVindo: true } });
    await capture(1);
    expect(fila.get()).toMatchObject([{ situacao: 'aguardando', falha: 'rede.semResposta' }]);
  });
});

describe('What waits', () => {
  test('is sent in the order of reading, and nothing overtakes what got no answer', async () => {
    const sent = stubAnswers(null, null, null, ok(), ok(), ok());
    for (const n of [1, 2, 3]) await capture(n);
    expect(sent.map(({ body }) => body['chaveAcesso'])).toEqual([chave(1), chave(1), chave(1)]);
    await sendFila(horaFim);
    expect(sent.slice(3).map(({ body }) => body['chaveAcesso'])).toEqual([chave(1), chave(2), chave(3)]);
  });

  test('and was cut off in the middle of a request is sent again after the start', async () => {
    const sent = stubAnswers(null, ok());
    await capture(1);
    await fila.change(fila.get()[0]!, { situacao: 'enviando' });
    await sendFila(horaFim);
    expect(situacoes()).toEqual(['registrada']);
    expect(sent[1]?.idempotencia).toBe(sent[0]?.idempotencia);
  });

  test('and was refused keeps the words, does not stop the next, and begins anew when it is read again', async () => {
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

  test('stops at a login that is not valid any more, and goes on with the next one', async () => {
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

  test('of one person is neither shown to the next nor sent for them, and is there when they return', async () => {
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

  test('is not sent in the name of another user who signs in while the campaigns load', async () => {
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

  test('waits for the pause that the campaign asks for between receipts', async () => {
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

  test('for a pause is sent all the same when the phone’s clock was put back meanwhile', async () => {
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

  test('is not held up by a receipt that the server fails at, which is tried again at the next run', async () => {
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

  test('waits for a failure of the server whose code this page does not know', async () => {
    const envelope = { codigo: 'servidor.deOutraVersao', mensagem: 'Agora não.', retorno: 'Agora não.' };
    stubAnswers({ status: 503, body: envelope });
    await capture(1);
    expect(situacoes()).toEqual(['aguardando']);
  });

  test('and is forgotten while it is sent stays forgotten', async () => {
    stubAnswers(async () => {
      await fila.forget();
      return ok();
    });
    await capture(1);
    expect(fila.get()).toEqual([]);
  });

  test('is told of once when it is answered', async () => {
    const told: string[] = [];
    onAnswered.add(({ situacao }) => told.push(situacao));
    stubAnswers(null, ok());
    await capture(1);
    await sendFila(horaFim);
    await sendFila(horaFim);
    expect(told).toEqual(['registrada']);
  });
});

describe('Persistent storage', () => {
  test('is asked for once, with the first receipt that waits', async () => {
    const persist = stubPersist('negado');
    stubAnswers(ok(), null, null);
    await capture(1);
    expect(persist).not.toHaveBeenCalled();
    await capture(2);
    await capture(3);
    await vi.waitFor(() => expect(persistencia.get()).toBe(false));
    expect(persist).toHaveBeenCalledOnce();
  });

  test('is not asked for again where the browser granted it earlier', async () => {
    const persist = stubPersist('concedido');
    await navigator.storage.persist();
    stubAnswers(null);
    await capture(1);
    await vi.waitFor(() => expect(persistencia.get()).toBe(true));
    expect(persist).toHaveBeenCalledOnce();
  });

  test.each(['falha', 'ausente'] as const)('counts as denied when the answer is: %s', async (pedido) => {
    stubPersist(pedido);
    stubAnswers(null);
    await capture(1);
    await vi.waitFor(() => expect(persistencia.get()).toBe(false));
    expect(situacoes()).toEqual(['aguardando']);
  });

  test('is not asked for in the installed app', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    const persist = stubPersist('negado');
    stubAnswers(null);
    await capture(1);
    await persistencia.look();
    expect([persist.mock.calls.length, persistencia.get()]).toEqual([0, undefined]);
  });
});

describe('A browser that', () => {
  /** The queue as a page has it whose database is another one. */
  async function openPage(open: () => unknown) {
    vi.stubGlobal('indexedDB', { open });
    vi.resetModules();
    const { captureNota: captureOwn, sendFila: sendOwn } = await import('./send-fila.ts');
    const { fila: own } = await import('./fila.ts');
    const { session: ownSession } = await import('../../../platform/session/session.ts');
    ownSession.signIn(ana);
    return { captureOwn, sendOwn, own };
  }

  test('keeps nothing still sends, and says that it cannot keep', async () => {
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

  test('never opens its database is waited for once, and then goes without', async () => {
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
    // Nothing moves this clock: who waited again would wait for ever.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await (
      await captureOwn({ chaveAcesso: chave(2) }, horaFim)
    ).tried;
    expect(own.get()).toHaveLength(2);
  });
});
