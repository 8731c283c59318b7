// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildDocumento } from '../../../test/documento-sample.ts';
import { answer, refusal, type StubbedAnswer } from '../../../test/screen-harness.tsx';
import { session } from '../session/session.ts';
import { sendDocumento } from './send-documento.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };
const envio = { chaveAcesso: '35261162744661000189655452231425211744665372' };

/** Answers one call after the other; null is a network that fails. Returns the idempotency keys that were sent. */
function stubAnswers(...answers: (StubbedAnswer | null)[]): string[] {
  const keys: string[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    keys.push((init.headers as Record<string, string>)['idempotency-key'] ?? '');
    const next = answers[keys.length - 1];
    if (!next) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(next.body), { status: next.status }));
  });
  return keys;
}

const send = () => sendDocumento(campanha, envio).catch((error: { codigo: string }) => error.codigo);

afterEach(() => {
  session.signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the idempotency key of a receipt', () => {
  test('is the same until an answer settles it, and another one afterwards', async () => {
    const ok = answer(buildDocumento(), 201);
    const keys = stubAnswers(
      null,
      refusal('servidor.ocupado'),
      ok,
      refusal('documentoFiscal.jaCadastradoPorVoce'),
    );
    expect(await send()).toBe('rede.semResposta');
    expect(await send()).toBe('servidor.ocupado');
    expect(await send()).toMatchObject({ documentoFiscalID: 'd1' });
    expect(await send()).toBe('documentoFiscal.jaCadastradoPorVoce');
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test('is forgotten after a refusal', async () => {
    const keys = stubAnswers(refusal('documentoFiscal.notaDeTeste'), null);
    await send();
    await send();
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('of one person is not that of the next on the same phone', async () => {
    const keys = stubAnswers(null, null);
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    await send();
    session.signIn({ token: 't2', usuario: '11144477735', tipo: 'consumidor' });
    await send();
    expect(keys[1]).not.toBe(keys[0]);
  });
});
