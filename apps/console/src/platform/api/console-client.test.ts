// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { answer, buildSessao, close, refusal, stubNetwork } from '../../../test/console-harness.tsx';
import { confirmacaoStore } from '../session/confirmacao-store.ts';
import { propostaStore } from '../session/proposta-store.ts';
import { promotoraStore } from '../session/promotora-store.ts';
import { sessaoStore } from '../session/sessao-store.ts';
import { callConsole, PropostaEnviada } from './console-client.ts';

afterEach(close);

const papel = 'PUT /operador/v1/equipe/o1';
const change = () =>
  callConsole('operador.definirPapel', { params: { operadorID: 'o1' }, body: { papel: null } });
const waitForDialog = async () => {
  await expect.poll(() => confirmacaoStore.get()).not.toBeNull();
};

test('sends the chosen promoter and no bearer token', async () => {
  promotoraStore.set('quatrofolhas');
  const sent = stubNetwork({ 'GET /operador/v1/equipe': answer({ operadores: [], convites: [] }) });
  await callConsole('operador.equipe');
  expect(sent).toEqual([{ call: 'GET /operador/v1/equipe', body: undefined, promotora: 'quatrofolhas' }]);
});

test('repeats a call once after the operator was verified again', async () => {
  const sent = stubNetwork({ [papel]: [refusal('operador.confirmeQuemE'), answer('feito')] });
  const running = change();
  await waitForDialog();
  confirmacaoStore.get()!.resolve(true);
  expect((await running).retorno).toBe('feito');
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    [papel, { papel: null }],
    [papel, { papel: null }],
  ]);
});

test('does not ask a second time when the repeated call is refused the same way', async () => {
  const sent = stubNetwork({ [papel]: refusal('operador.confirmeQuemE') });
  const running = change();
  await waitForDialog();
  confirmacaoStore.get()!.resolve(true);
  await expect(running).rejects.toMatchObject({ codigo: 'operador.confirmeQuemE' });
  expect([sent.length, confirmacaoStore.get()]).toEqual([2, null]);
});

test('fails without a repeat when the operator gives up', async () => {
  const sent = stubNetwork({ [papel]: refusal('operador.confirmeQuemE') });
  const running = change();
  await waitForDialog();
  confirmacaoStore.get()!.resolve(false);
  await expect(running).rejects.toMatchObject({ codigo: 'operador.confirmeQuemE' });
  expect(sent).toHaveLength(1);
});

test('two refused calls share one dialog', async () => {
  stubNetwork({
    [papel]: [refusal('operador.confirmeQuemE'), refusal('operador.confirmeQuemE'), answer('feito')],
  });
  const running = Promise.all([change(), change()]);
  await waitForDialog();
  const [first] = [confirmacaoStore.get()];
  first!.resolve(true);
  expect((await running).map(({ retorno }) => retorno)).toEqual(['feito', 'feito']);
  expect(confirmacaoStore.get()).toBeNull();
});

test.each([
  ['operador.semSessao', null],
  ['operador.entradaRecusada', 'kept'],
  ['operador.semPermissao', 'kept'],
] as const)('after %s the session is %s', async (codigo, expected) => {
  sessaoStore.set(buildSessao());
  stubNetwork({ [papel]: refusal(codigo) });
  await expect(change()).rejects.toMatchObject({ codigo });
  expect(sessaoStore.get() && 'kept').toBe(expected);
});

test('a call that was proposed instead fails with no refusal, and with its refusal when the operator gives up', async () => {
  stubNetwork({
    [papel]: refusal('operador.precisaSegundaPessoa', [{ campo: 'papel', mensagem: 'Porque.' }]),
  });
  for (const isProposed of [true, false]) {
    const running = change();
    await expect.poll(() => propostaStore.get()).not.toBeNull();
    expect(propostaStore.get()).toMatchObject({
      ato: 'operador.definirPapel',
      alvo: { operadorID: 'o1' },
      corpo: { papel: null },
      porque: ['Porque.'],
    });
    propostaStore.get()!.resolve(isProposed);
    await expect(running).rejects.toSatisfy((thrown) => thrown instanceof PropostaEnviada === isProposed);
  }
});
