import { type APIRequestContext } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { expect } from './expect.ts';

/** Runs jobs of the program now, one after another, instead of waiting for their intervals. */
export async function runTarefas(request: APIRequestContext, ...nomes: readonly string[]): Promise<void> {
  for (const nome of nomes) {
    const response = await request.post(`${addressOf('localhost')}/_dev/tarefas/${nome}`);
    expect(response.status(), `${nome}: ${await response.text()}`).toBe(204);
  }
}
