import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsole, consoleHost, type OperadorDeTeste } from '../operador/operador-console.ts';
import { buildArquivoText, type MutableArquivo, startTestApp, type TestApp } from '../test-app.ts';

describe('check of a campaign file before its publication', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let ana: OperadorDeTeste;

  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z', {
      consoleOrigin: `http://${consoleHost}`,
      ambiente: 'producao',
    });
    await test.publish();
    painel = createConsole(test);
    ana = await painel.createAdministrador();
  });
  afterAll(() => test.close());

  const check = async (change?: (arquivo: MutableArquivo) => void) =>
    (
      await painel.call('operador.conferirCampanha', {
        body: { texto: buildArquivoText(change) },
        cookie: ana.cookie,
        promotora: 'quatrofolhas',
      })
    ).body;

  it('names each error with its line and cure, and publishes nothing', async () => {
    const { retorno } = await check((arquivo) => {
      arquivo.campanha.dataFinal = '2020-01-01';
    });
    expect(retorno.campanha).toBeNull();
    expect(retorno.erros[0]).toMatchObject({ linha: expect.any(Number), chave: expect.any(String) });
  });

  it('says that an unchanged file changes nothing', async () => {
    const { retorno } = await check();
    expect(retorno.campanha).toMatchObject({
      isNova: false,
      comecou: true,
      mudancas: [],
      pedeMotivo: false,
      pedeSegundaPessoa: false,
      recusa: null,
    });
    expect(retorno.campanha?.posses.map(({ tipo }) => tipo)).toEqual([
      'numeros',
      'premios',
      'notas',
      'pedidos',
    ]);
  });

  it('says whom a change to the worse touches, and that it needs a second person', async () => {
    const { retorno } = await check((arquivo) => {
      arquivo.limites = { ...arquivo.limites, cupons: { diario: 1 } };
    });
    expect(retorno.campanha).toMatchObject({ pedeMotivo: true, pedeSegundaPessoa: true, recusa: null });
    expect(retorno.campanha?.mudancas[0]).toMatchObject({
      chave: 'limites.cupons.diario',
      efeito: 'confirmada',
      depois: '1',
      atinge: ['participantes', 'notas'],
    });
  });

  it('says which refusal a forbidden change would meet', async () => {
    const { retorno } = await check((arquivo) => {
      arquivo.numeros.series = 1;
    });
    expect(retorno.campanha?.recusa?.codigo).toBe('campanha.numeracaoFixa');
  });

  it('refuses the file of another promoter', async () => {
    const body = await check((arquivo) => {
      arquivo.promotora.identificacao = 'solario';
    });
    expect(body.codigo).toBe('operador.outraPromotora');
  });

  it('says that a new campaign is new', async () => {
    const { retorno } = await check((arquivo) => {
      arquivo.campanha.identificacao = 'OUTRA';
      arquivo.hosts = ['outra.localhost'];
    });
    expect(retorno.campanha).toMatchObject({ isNova: true, publicada: null, comecou: false, posses: [] });
  });
});
