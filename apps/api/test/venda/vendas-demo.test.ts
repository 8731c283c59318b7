import { cleanChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

const host = 'sol.localhost';
const params = { ano: 2026, identificacao: 'VERAO' };

describe('sales file of the demo', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('2026-11-22T15:00:00Z');
    await test.app.seed();
  });
  afterAll(() => test.close());

  const findNota = async () => {
    const { text } = await test.client.send('GET', '/_dev/nota', { headers: { host } });
    const chave = /<code>([^<]+)<\/code>/.exec(text)?.[1] ?? '';
    const valor = /<strong>R\$\s*([\d.,]+)<\/strong>/.exec(text)?.[1] ?? '';
    return { chaveAcesso: cleanChaveAcesso(chave), centavos: Number(valor.replace(/\D/g, '')) };
  };

  it('contains the demo receipt, which is credited immediately', async () => {
    const entrar = await test.client.call('login.autenticar', {
      body: { usuario: '11987654321', senha: 'Trevo2026' },
      host,
    });
    const { token } = entrar.body.retorno;
    const seen: string[] = [];
    for (let n = 0; n < 3; n++) {
      const { chaveAcesso, centavos } = await findNota();
      seen.push(chaveAcesso);
      const { body } = await test.client.call('documentoFiscal.pendentes.enviar', {
        params,
        body: { chaveAcesso },
        token,
        host,
      });
      expect(body.retorno).toMatchObject({
        loja: expect.stringMatching(/^Solário /),
        apuracao: { status: 'VALIDO' },
        valorCentavos: centavos,
        comprovacao: { fonte: 'vendas' },
      });
    }
    expect(new Set(seen).size).toBe(3);
  });

  it('the sales file of the demo is imported once for each campaign with sales, across restarts of the program', async () => {
    const campanhasComVendas = 2;
    const count = async () =>
      (await test.db.query<{ total: number }>('select count(*)::int as total from venda_arquivo'))[0]!.total;
    expect(await count()).toBe(campanhasComVendas);
    await test.app.seed();
    expect(await count()).toBe(campanhasComVendas);
  });
});
