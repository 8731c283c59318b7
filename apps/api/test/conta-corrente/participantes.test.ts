import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const cafe = '2000000000015';
const suco = '2000000000039';

describe('produto.participantes', () => {
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    campanha = await openCampanha(test, 'COMPRE_DOIS', (arquivo) => {
      arquivo.documentos.valor = [{ fonte: 'vendas', esperaHoras: 2 }, { fonte: 'operador' }];
      arquivo.ganho = {
        por: 'produtos',
        produtos: {
          listas: [
            {
              id: 'cafes',
              nome: 'Cafés participantes',
              texto: 'Vale qualquer torra.',
              imagem: '/marcas/produto-caneca.svg',
              produtos: [{ nome: 'Café torrado 500 g', gtin: cafe, imagem: '/marcas/produto-caneca.svg' }],
            },
            { id: 'sucos', nome: 'Sucos', gtins: [suco] },
          ],
          regras: [
            { tipo: 'conta', listas: ['cafes'], unidades: 2, numeros: 1 },
            { tipo: 'multiplica', lista: 'sucos', fator: 2, sobre: 'nota' },
          ],
          numerosSemConferencia: 10,
          exemplos: [{ itens: [{ gtin: cafe, quantidade: 2, centavos: 0 }], numeros: 1 }],
        },
      };
    });
  });
  afterAll(() => test.close());

  it('lists names, badges and products of each list in file order, without a token', async () => {
    const { params, host } = campanha;
    const { body, status } = await test.client.call('produto.participantes', { params, host });
    expect(status).toBe(200);
    expect(body.retorno?.listas).toEqual([
      {
        nome: 'Cafés participantes',
        texto: 'Vale qualquer torra.',
        imagem: '/marcas/produto-caneca.svg',
        selos: ['Vale 1 número a cada 2 unidades'],
        produtos: [{ nome: 'Café torrado 500 g', imagem: '/marcas/produto-caneca.svg' }],
      },
      { nome: 'Sucos', texto: null, imagem: null, selos: ['Nota com números em dobro'], produtos: [] },
    ]);
  });

  it('announces the sentence and the accelerators with the campaign', async () => {
    const { body } = await test.client.call('campanha.listar', { host: campanha.host });
    expect(body.retorno?.[0]?.produtosParticipantes).toEqual({
      frase: 'Compre 2 Cafés participantes e ganhe 1 número.',
      aceleradores: ['Com Sucos, os números da nota vêm em dobro.'],
      exigidos: true,
    });
  });

  it('serves the screen to hosts of campaigns with lists only', async () => {
    const isServed = async (valor: string) => {
      const { body } = await test.client.call('configuracao.listar', { body: { chave: 'host', valor } });
      const { entradas } = (body as unknown as { dados: { entradas: { chave: string; valor: string }[] } })
        .dados;
      return entradas.find(({ chave }) => chave === 'participantes.ativo')?.valor;
    };
    expect([await isServed(campanha.host), await isServed('localhost')]).toEqual(['true', 'false']);
  });

  it('refuses a campaign without lists with 404 and one of another host with 404', async () => {
    const outra = await openCampanha(test, 'SEM_LISTAS');
    const { body, status } = await test.client.call('produto.participantes', {
      params: outra.params,
      host: outra.host,
    });
    expect([status, body.codigo]).toEqual([404, 'produto.semParticipantes']);
    const wrong = await test.client.call('produto.participantes', {
      params: campanha.params,
      host: outra.host,
    });
    expect(wrong.body.codigo).toBe('campanha.naoEncontrada');
  });
});
