import { expect, type APIRequestContext } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { registerNewPessoa, type Pessoa } from '../steps/sign-up.ts';
import type { Visitor } from './visitor.ts';

export const ana = { usuario: '52998224725', senha: 'Trevo2026' } as const;

/** Starts at an address of the app as Ana, the fixture consumidor with weeks of history. */
export async function beginAsAna(visitor: Visitor, path: string): Promise<void> {
  await visitor.storeSession(await signInAna(visitor.request));
  await visitor.load(path);
}

async function signInAna(request: APIRequestContext): Promise<object> {
  const response = await request.post(`${addressOf('127.0.0.1')}/login/v1/autenticacao`, {
    headers: { host: new URL(addressOf('localhost')).host },
    data: ana,
  });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { retorno: object }).retorno;
}

/** Starts as a new user of this test only. */
export async function beginAsNew(
  visitor: Visitor,
  path: string,
  origin = addressOf('localhost'),
): Promise<Pessoa> {
  const { pessoa, sessao } = await registerNewPessoa(visitor, new URL(origin).hostname);
  await visitor.storeSession(sessao, origin);
  await visitor.load(path, origin);
  return pessoa;
}
