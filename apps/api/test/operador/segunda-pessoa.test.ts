import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from './operador-console.ts';

const promotora = 'quatrofolhas';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
  await test.publish();
  await test.publish(undefined, 'sol');
});
afterAll(() => test.close());

it('names the lack of a second person until the promoter of the act has one', async () => {
  const painel = createConsole(test);
  const listDetalhes = async ({ cookie }: OperadorDeTeste) => {
    const { body } = await painel.call('operador.convidar', {
      body: { nome: 'Vera', email: 'vera@agencia.example', papel: 'administrador' } as never,
      cookie,
      promotora,
    });
    expect(body.codigo).toBe('operador.precisaSegundaPessoa');
    return (body.detalhes ?? []).map(({ campo }) => campo);
  };
  const rita = await painel.createAdministrador(promotora);
  // An administrator of another promoter approves nothing here.
  await painel.createAdministrador('solario');
  expect(await listDetalhes(rita)).toContain('segundaPessoa');
  await painel.createAdministrador(promotora);
  expect(await listDetalhes(rita)).not.toContain('segundaPessoa');
});
