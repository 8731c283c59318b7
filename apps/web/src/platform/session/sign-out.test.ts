// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answer, closeScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { callApi } from '../api/call-api.ts';
import { startRetries } from '@trevo/client/request/retries.ts';
import { aparelho, session } from './session.ts';
import { totem } from '../storage/totem.ts';
import { signOut } from './session-calls.ts';

afterEach(closeScreen);

const sair = 'POST /login/v1/autenticacao/sair';
const ana = { token: 't1', usuario: '52998224725', tipo: 'consumidor' } as const;

describe('signing out', () => {
  test('ends the session locally at once and on the server', async () => {
    session.signIn(ana);
    const sent = stubNetwork({ [sair]: answer({ encerrada: true }) });
    signOut();
    expect(session.get()).toBeUndefined();
    await waitFor(() => expect(sent).toEqual([{ call: sair, body: { token: 't1' } }]));
  });

  test('without network ends the session locally at once, and on the server when the network returns', async () => {
    session.signIn(ana);
    stubNetwork({});
    const stop = startRetries();
    signOut();
    expect(session.get()).toBeUndefined();
    expect(JSON.stringify(localStorage)).not.toContain('t1');
    const sent = stubNetwork({ [sair]: answer({ encerrada: true }) });
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(sent.length).toBeGreaterThan(0);
    });
    stop();
  });
});

describe('known-device token', () => {
  const headersOf = async (work: () => Promise<unknown>) => {
    let headers: unknown;
    const inner = globalThis.fetch;
    globalThis.fetch = (url, init) => {
      headers = init?.headers;
      return inner(url, init);
    };
    await work();
    return headers as Record<string, string>;
  };
  const ask = () => callApi('login.verificar', { params: { user: ana.usuario } });

  test('is stored apart from the session, outlives it, and is deleted with the personal data', async () => {
    stubNetwork({
      [sair]: answer({ encerrada: true }),
      [`GET /login/v1/logins/verificar/${ana.usuario}`]: answer({ existe: true }),
      'GET /campanha/v1/campanhas/': answer([]),
    });
    session.signIn({ ...ana, aparelho: 'a1' });
    expect(session.get()).toEqual(ana);
    signOut();
    expect(aparelho.get()).toBe('a1');
    expect((await headersOf(ask))['x-aparelho']).toBe('a1');
    expect(await headersOf(() => callApi('campanha.listar'))).not.toHaveProperty('x-aparelho');
  });

  test('is not stored in a kiosk', () => {
    totem.start();
    session.signIn({ ...ana, aparelho: 'a1' });
    expect(aparelho.get()).toBeUndefined();
  });
});
