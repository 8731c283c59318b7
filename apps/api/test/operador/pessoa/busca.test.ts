import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextChave, nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

describe('search over receipts and prizes', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let ana: OperadorDeTeste;
  let atendente: OperadorDeTeste;
  let estranha: OperadorDeTeste;

  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    await test.publish(undefined, 'sol');
    painel = createConsole(test);
    const raiz = await painel.createDaInstalacao();
    ana = await painel.createAdministrador();
    atendente = await painel.create(raiz, 'atendimento');
    estranha = await painel.createAdministrador('solario');
  });
  afterAll(() => test.close());

  const search = async (por: OperadorDeTeste, texto: string, promotora = 'quatrofolhas') =>
    (await painel.call('operador.buscar', { body: { texto }, cookie: por.cookie, promotora })).body;

  async function registerNota() {
    const { send, params } = await openCampanha(test, 'BUSCA', (arquivo) => {
      arquivo.sorteios = [];
    });
    const chaveAcesso = nextChave();
    const { body } = await send(
      await nextPessoa(test),
      { chaveAcesso },
      { 'idempotency-key': '0f1e2d3c-0000-4000-8000-000000000000' },
    );
    return { chaveAcesso, documentoFiscalID: body.retorno.documentoFiscalID, params };
  }

  it('finds a receipt by its key and by its protocol, in whatever campaign it is', async () => {
    const { chaveAcesso, documentoFiscalID, params } = await registerNota();
    const achada = { documentoFiscalID, protocolo: '0F1E-2D3C', ...params };
    for (const texto of [chaveAcesso, '0F1E-2D3C', '0f1e2d3c'])
      expect((await search(ana, texto)).retorno).toMatchObject({ notas: [achada], premios: [] });
    expect((await search(estranha, chaveAcesso, 'solario')).retorno.notas).toEqual([]);
    expect((await search(atendente, chaveAcesso)).retorno.notas).toEqual([]);
  });

  it('finds nothing for a text that names no receipt and no prize', async () => {
    for (const texto of ['natal', 'ABCD-1234', '4444 5555 6661', '9'.repeat(44)])
      expect((await search(ana, texto)).retorno).toEqual({ notas: [], premios: [] });
  });

  it('refuses a text that is too short or too long', async () => {
    expect((await search(ana, 'abc')).codigo).toBe('requisicao.invalida');
    expect((await search(ana, 'a'.repeat(121))).codigo).toBe('requisicao.invalida');
  });
});
