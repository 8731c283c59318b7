import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextChave, nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';
import { importVendas } from '../venda/import-vendas.ts';

const cafe = '2000000000008';
const leite = '2000000000015';
const colunas = 'chave;valor;gtin;codigo;descricao;quantidade_item;unidade;valor_item';

type Produtos = NonNullable<MutableArquivo['ganho']['produtos']>;

/** Two of a list earn a number, another list doubles, both together earn one more. */
const regras: Produtos['regras'] = [
  { tipo: 'exige', listas: ['cafes'], unidades: 2 },
  { tipo: 'conta', listas: ['cafes'], unidades: 2, numeros: 1 },
  { tipo: 'multiplica', lista: 'leites', fator: 2, sobre: 'nota' },
  { tipo: 'soma', listas: ['cafes', 'leites'], numeros: 1 },
];

describe('rewards by product', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z');
    await test.publish();
  });
  afterAll(() => test.close());

  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  const open = (
    identificacao: string,
    change: (produtos: Produtos) => void = () => undefined,
    changeArquivo: (arquivo: MutableArquivo) => void = () => undefined,
  ) =>
    openCampanha(test, identificacao, (arquivo) => {
      const produtos: Produtos = {
        listas: [
          { id: 'cafes', nome: 'Cafés participantes', gtins: [cafe], descricoes: ['cafe torrado'] },
          { id: 'leites', nome: 'Leites', gtins: [leite] },
        ],
        regras,
        numerosSemConferencia: 1,
        exemplos: [{ itens: [{ gtin: cafe, quantidade: 4, centavos: 0 }], numeros: 2 }],
      };
      change(produtos);
      arquivo.ganho = { por: 'produtos', produtos };
      arquivo.documentos.valor = [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'operador' }];
      arquivo.recompensas = { pontos: { porDocumento: 10, centavosPorPonto: 1_000 } };
      arquivo.sorteios = [];
      changeArquivo(arquivo);
    });
  /** Lines of a sale of R$ 100,00. */
  const toLinhas = (chave: string, ...itens: [gtin: string, unidades: number, descricao?: string][]) =>
    itens.map(
      ([gtin, unidades, descricao = 'PRODUTO']) =>
        `${chave};100,00;${gtin};1;${descricao};${unidades};UN;${100 / itens.length},00`,
    );
  const importAndApurar = async (campanha: Campanha, linhas: readonly string[]) => {
    await importVendas(test, campanha, [colunas, ...linhas]);
    for (const job of ['documentoFiscal.apurar', 'documentoFiscal.rever']) await test.app.runJob(job);
  };
  const read = async (pessoa: Pessoa, { host }: Campanha, documentoFiscalID: string) => {
    const { body } = await test.client.call('produto.compra', {
      params: { documentoFiscalID },
      token: pessoa.token,
      host,
    });
    const { apuracao, numeros, pontos } = body.retorno;
    return { status: apuracao.status, motivo: apuracao.motivo, numeros: numeros.length, pontos };
  };
  const begin = async (campanha: Campanha) => {
    const pessoa = await nextPessoa(test);
    const chaveAcesso = nextChave();
    const { body } = await campanha.send(pessoa, { chaveAcesso });
    return { pessoa, chaveAcesso, documentoFiscalID: body.retorno.documentoFiscalID };
  };
  const readGanho = async (documentoFiscalID: string) =>
    (
      await test.db.query<{ ganho_produtos: object | null }>(
        'select ganho_produtos from documento_fiscal where documento_fiscal_id = $1',
        [documentoFiscalID],
      )
    )[0]!.ganho_produtos;

  it('rewards by product wait for the items of a sales file, and earn by them with an explanation', async () => {
    const campanha = await open('PRODUTOS_DEPOIS');
    const { pessoa, chaveAcesso, documentoFiscalID } = await begin(campanha);
    expect(await read(pessoa, campanha, documentoFiscalID)).toMatchObject({ status: 'PENDENTE', numeros: 0 });
    await importAndApurar(campanha, toLinhas(chaveAcesso, [cafe, 4], [leite, 1]));
    // Two for four units, doubled, and one more for both.
    expect(await read(pessoa, campanha, documentoFiscalID)).toMatchObject({
      status: 'VALIDO',
      numeros: 5,
      pontos: 20,
    });
    expect(await readGanho(documentoFiscalID)).toMatchObject({
      exigencia: null,
      partes: [
        { tipo: 'conta', listas: ['Cafés participantes'], vezes: 2, numeros: 2 },
        { tipo: 'multiplica', listas: ['Leites'], fator: 2, numeros: 2 },
        { tipo: 'soma', numeros: 1 },
      ],
      itens: [
        { ordem: 0, listas: ['Cafés participantes'] },
        { ordem: 1, listas: ['Leites'] },
      ],
    });
  });

  it('rewards by product are given at the registration where the sale is known, once for concurrent requests', async () => {
    const campanha = await open('PRODUTOS_ANTES');
    const chaveAcesso = nextChave();
    await importAndApurar(campanha, toLinhas(chaveAcesso, [cafe, 2]));
    const pessoa = await nextPessoa(test);
    const all = await Promise.all(
      [1, 2, 3].map(() => campanha.send(pessoa, { chaveAcesso }, { 'idempotency-key': 'um-de-tres' })),
    );
    const { documentoFiscalID } = all.find(({ status }) => status === 201)!.body.retorno;
    expect(await read(pessoa, campanha, documentoFiscalID)).toMatchObject({ status: 'VALIDO', numeros: 1 });
    expect(await campanha.listNumeros(pessoa)).toHaveLength(1);
  });

  it('earn nothing without a required product, and name what lacks', async () => {
    const campanha = await open('PRODUTOS_FALTAM');
    const { pessoa, chaveAcesso, documentoFiscalID } = await begin(campanha);
    await importAndApurar(campanha, toLinhas(chaveAcesso, [cafe, 1], [leite, 3]));
    expect(await read(pessoa, campanha, documentoFiscalID)).toEqual({
      status: 'VALIDO',
      numeros: 0,
      pontos: 0,
      motivo: expect.objectContaining({
        codigo: 'documentoFiscal.faltamProdutos',
        mensagem: 'Faltou 1 unidade de Cafés participantes nesta nota para ela valer.',
      }),
    });
    // The corrected file has one more: the receipt earns the difference.
    await importAndApurar(campanha, toLinhas(chaveAcesso, [cafe, 2], [leite, 3]));
    expect(await read(pessoa, campanha, documentoFiscalID)).toMatchObject({
      status: 'VALIDO',
      motivo: null,
      numeros: 3,
      pontos: 20,
    });
    await importAndApurar(campanha, toLinhas(chaveAcesso, [cafe, 2]));
    expect(await read(pessoa, campanha, documentoFiscalID)).toMatchObject({ numeros: 1 });
    expect(await campanha.listNumeros(pessoa)).toHaveLength(1);
  });

  it('holds a receipt with more numbers by description than allowed until an operator selects its products', async () => {
    const campanha = await open('PRODUTOS_DESCRICAO');
    const { pessoa, chaveAcesso, documentoFiscalID } = await begin(campanha);
    await importAndApurar(campanha, toLinhas(chaveAcesso, ['', 4, 'CAFÉ TORRADO 500G']));
    expect(await read(pessoa, campanha, documentoFiscalID)).toMatchObject({ status: 'PENDENTE' });
    const unknown = await campanha.judge(documentoFiscalID, {
      status: 'VALIDO',
      produtos: [{ lista: 'vinhos', unidades: 1 }],
    });
    expect(unknown.status).toBe(400);
    const { status } = await campanha.judge(documentoFiscalID, {
      status: 'VALIDO',
      produtos: [{ lista: 'cafes', unidades: 6 }],
    });
    expect(status).toBe(200);
    expect(await read(pessoa, campanha, documentoFiscalID)).toMatchObject({ status: 'VALIDO', numeros: 3 });
  });

  it('rewards by product count an accelerator that a later source names after the code counted by itself', async () => {
    const campanha = await open(
      'ACELERA',
      (produtos) => {
        produtos.regras = [{ tipo: 'multiplica', lista: 'leites', fator: 3, sobre: 'nota' }];
        produtos.exemplos = [{ itens: [{ gtin: leite, quantidade: 1, centavos: 0 }], numeros: 3 }];
      },
      (arquivo) => {
        arquivo.ganho = { ...arquivo.ganho, por: 'documento', numeros: 1 } as MutableArquivo['ganho'];
        arquivo.documentos.valor = [
          { fonte: 'codigo' },
          { fonte: 'vendas', esperaHoras: 1 },
          { fonte: 'operador' },
        ];
      },
    );
    const { pessoa, chaveAcesso, documentoFiscalID } = await begin(campanha);
    expect(await read(pessoa, campanha, documentoFiscalID)).toMatchObject({ status: 'VALIDO', numeros: 1 });
    await importAndApurar(campanha, toLinhas(chaveAcesso, [leite, 1]));
    expect(await read(pessoa, campanha, documentoFiscalID)).toMatchObject({ status: 'VALIDO', numeros: 3 });
    await importAndApurar(campanha, toLinhas(chaveAcesso, [leite, 1]));
    expect(await read(pessoa, campanha, documentoFiscalID)).toMatchObject({ numeros: 3 });
  });

  it('grant and take back scratch cards by the difference when the items are corrected', async () => {
    const campanha = await open('CARTELAS', (produtos) => {
      produtos.regras = [{ tipo: 'conta', listas: ['cafes'], unidades: 2, numeros: 1, raspadinhas: 1 }];
      produtos.exemplos = [{ itens: [{ gtin: cafe, quantidade: 4, centavos: 0 }], numeros: 2 }];
    });
    const { pessoa, chaveAcesso, documentoFiscalID } = await begin(campanha);
    const correct = async (unidades: number) => {
      await importAndApurar(campanha, toLinhas(chaveAcesso, [cafe, unidades]));
      const cartelas = await campanha.listRaspadinhas(pessoa, 'DISPONIVEL');
      const { numeros } = await read(pessoa, campanha, documentoFiscalID);
      return { numeros, cartelas: cartelas.length };
    };
    expect(await correct(4)).toEqual({ numeros: 2, cartelas: 2 });
    expect(await correct(8)).toEqual({ numeros: 4, cartelas: 4 });
    expect(await correct(2)).toEqual({ numeros: 1, cartelas: 1 });
    expect(await correct(6)).toEqual({ numeros: 3, cartelas: 3 });
    expect(await campanha.measure()).toMatchObject({ diferencaNumeros: 0 });
  });

  it('a receipt with rewards by product waits on when an operator accepts it without products', async () => {
    const campanha = await open('PRODUTOS_OPERADOR');
    const { documentoFiscalID } = await begin(campanha);
    const { status, body } = await campanha.judge(documentoFiscalID, {
      status: 'VALIDO',
      valorCentavos: 5_000,
    });
    expect([status, body.codigo]).toEqual([202, 'documentoFiscal.aguardandoItens']);
  });
});
