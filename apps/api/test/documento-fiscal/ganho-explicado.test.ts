import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextChave, nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { importVendas } from '../venda/import-vendas.ts';

const cafe = '2000000000015';
const suco = '2000000000039';
const arroz = '2000000000060';

describe('produto.compra of a campaign with rules by product', () => {
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z');
    await test.publish();
    campanha = await openCampanha(test, 'EXPLICADA', (arquivo) => {
      arquivo.sorteios = [];
      arquivo.documentos.valor = [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'operador' }];
      arquivo.ganho = {
        por: 'produtos',
        produtos: {
          listas: [
            { id: 'cafes', nome: 'Cafés participantes', gtins: [cafe, suco] },
            { id: 'sucos', nome: 'Sucos', gtins: [suco] },
          ],
          regras: [
            { tipo: 'exige', listas: ['cafes'], unidades: 2 },
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

  /** Registers a receipt and imports its sale: pairs of GTIN and units, each line of R$ 10. */
  async function register(itens: readonly (readonly [string, number])[]) {
    const pessoa = await nextPessoa(test);
    const chaveAcesso = nextChave();
    const { body } = await campanha.send(pessoa, { chaveAcesso });
    const { documentoFiscalID } = body.retorno;
    const read = async () => {
      const compra = await test.client.call('produto.compra', {
        params: { documentoFiscalID },
        token: pessoa.token,
        host: campanha.host,
      });
      return compra.body.retorno;
    };
    const before = await read();
    const colunas = 'chave;valor;gtin;codigo;descricao;quantidade_item;unidade;valor_item';
    const linhas = itens.map(
      ([gtin, unidades]) => `${chaveAcesso};${itens.length * 10},00;${gtin};1;PRODUTO;${unidades};UN;10,00`,
    );
    await importVendas(test, campanha, [colunas, ...linhas]);
    for (const job of ['documentoFiscal.apurar', 'documentoFiscal.rever']) await test.app.runJob(job);
    return { before, after: await read() };
  }

  it('explains what earned what, and names the lists of each line', async () => {
    const { before, after } = await register([
      [arroz, 1],
      [cafe, 3],
      [suco, 1],
    ]);
    expect(before.ganhoProdutos).toBeNull();
    expect(after.numeros).toHaveLength(4);
    expect(after.ganhoProdutos).toEqual({
      porQue: [
        'Cafés participantes, 2 vezes: 2 números da sorte',
        'Sucos, números em dobro: mais 2 números da sorte',
      ],
      falta: null,
      quase: [],
      itens: [
        { ordem: 1, listas: ['Cafés participantes'] },
        { ordem: 2, listas: ['Cafés participantes', 'Sucos'] },
      ],
    });
  });

  it('says what lacks for the receipt to count', async () => {
    const { after } = await register([[cafe, 1]]);
    expect(after.numeros).toEqual([]);
    expect(after.ganhoProdutos).toMatchObject({
      porQue: [],
      falta: 'Faltou 1 unidade de Cafés participantes nesta nota.',
      quase: [],
    });
  });
});
