import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@trevo/contract/calls';
import type { CallId } from '@trevo/contract/paths';
import { registerPessoa, toCadastro, type Pessoa } from '../../pessoa.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { toCallInput } from '../call-inputs.ts';

type Part = 'params' | 'query' | 'body';
/** Calls of strangers that reach another service or look an account up. */
const deEstranhos: Partial<Record<CallId, object>> = {
  'login.autenticarFacebook': { body: { tokenFacebook: 'EAAGm0PX4ZCpsBAKZB1yTj6mXc4sRf9wHn2' } },
  'login.autenticar': { body: { usuario: toCadastro(3).usuario, senha: 'Errada1234' } },
  'login.cadastrar': { body: toCadastro(3) },
  'login.solicitarRedefinicao': { body: { usuario: toCadastro(3).usuario } },
  'configuracao.listar': { body: { chave: 'host', valor: 'localhost' } },
};
const ids = (Object.keys(calls) as CallId[]).filter(
  (id) => calls[id].auth === 'consumidor' || id in deEstranhos || id === 'operador.importarVouchers',
);

/** Returns a copy of the value for each text inside, with the text changed there. */
function changeEach(value: unknown, change: (text: string) => string): unknown[] {
  if (typeof value === 'string') return [change(value)];
  if (Array.isArray(value))
    return value.flatMap((one, at) => changeEach(one, change).map((changed) => value.with(at, changed)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    changeEach(one, change).map((changed) => ({ ...value, [name]: changed })),
  );
}

describe('control characters in each text of each call', () => {
  let test: TestApp;
  let ana: Pessoa;
  beforeAll(async () => {
    test = await startTestApp(undefined, { trustProxy: 1 });
    await test.publish((arquivo) =>
      configure(arquivo, { 'login.facebookAtivo': true, 'login.facebookAppId': '1234567890' }),
    );
    ana = await registerPessoa(test, 1);
  });
  afterAll(() => test.close());

  let requests = 0;
  const toToken = (id: CallId): string | undefined => {
    const { auth } = calls[id];
    if (auth === 'operador') return operatorToken;
    return auth === 'consumidor' || auth === 'opcional' ? ana.token : undefined;
  };

  const parts = ['params', 'query', 'body'] as const;
  it.each([
    ['NUL', (text: string) => `${text}\0`, parts],
    ['a line break and an emoji', (text: string) => `${text}\r\n🍀`, parts],
    // A URL has no surrogates.
    ['a lone surrogate', (text: string) => `${text}\ud800`, ['body'] as const],
  ])('%s: no call answers as if the server had failed', async (_, change, places) => {
    const failed = new Set<string>();
    for (const id of ids) {
      const input = (deEstranhos[id] ?? toCallInput(id, ana.usuario)) as Record<Part, unknown>;
      for (const part of places)
        for (const changed of changeEach(input[part], change)) {
          requests += 1;
          const { status, body } = await test.client.call(id, {
            ...input,
            [part]: changed,
            token: toToken(id),
            headers: { 'x-forwarded-for': `198.51.${Math.floor(requests / 250)}.${requests % 250}` },
          } as never);
          if (status >= 500) failed.add(`${id} ${part}: ${status} ${body.codigo}`);
        }
    }
    expect([...failed]).toEqual([]);
    expect(requests).toBeGreaterThan(200);
  });
});
