import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { nextPessoa } from '../../campanha/campanha-propria.ts';
import { buildFotoDeNota } from '../../documento-fiscal/foto/foto-de-nota.ts';
import type { Pessoa } from '../../pessoa.ts';
import { startTestApp, type MutableArquivo, type TestApp } from '../../test-app.ts';
import { type NotaRef, openFila, promotora, toNotaRef } from './fila-de-teste.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const noon = '2026-11-21T15:00:00Z';
const nothing = {
  numeros: 0,
  raspadinhas: 0,
  pontos: 0,
  cashbackCentavos: 0,
  limitado: false,
  contaEm: null,
  raspadas: 0,
  entregues: 0,
  dividaPontos: 0,
  dividaCashbackCentavos: 0,
  falta: null,
  acimaDoTeto: false,
};

/** One number for each R$ 50, three a day, one card a receipt, a point for each real. */
const earn = (arquivo: MutableArquivo) => {
  arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
  arquivo.limites.cupons = { diario: 3 };
  arquivo.recompensas = { pontos: { centavosPorPonto: 100 }, raspadinhas: { porDocumento: 1 } } as never;
};

describe('receipt of the review queue', () => {
  let test: TestApp;
  let ana: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(noon, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    const painel = createConsole(test);
    ana = await painel.create(await painel.createDaInstalacao(), 'operador');
  });
  afterAll(() => test.close());

  type Fila = Awaited<ReturnType<typeof openFila>>;
  const preview = async (fila: Fila, nota: NotaRef, query: object) =>
    (
      await fila.painel.call('operador.preverVeredito', {
        params: { ...fila.params, ...toNotaRef(nota) },
        query: query as never,
        cookie: ana.cookie,
        promotora,
      })
    ).body.retorno;
  const listGemeas = async (fila: Fila, nota: NotaRef) =>
    (
      await fila.painel.call('operador.listarGemeas', {
        params: { ...fila.params, ...toNotaRef(nota) },
        cookie: ana.cookie,
        promotora,
      })
    ).body.retorno.map(({ documentoFiscalID, razoes, pessoa }) => ({ documentoFiscalID, razoes, pessoa }));

  it('previews what an approval then grants, with the places that limits leave', async () => {
    const fila = await openFila(test, 'PREVER', earn);
    const pessoa = await nextPessoa(test);
    const [um, dois] = [
      await fila.register(pessoa, { valorCentavos: 10_000 }),
      await fila.register(pessoa, { valorCentavos: 12_000 }),
    ];
    const card = (await fila.take(ana)).body.retorno.nota!;
    expect(card.efeito).toEqual({ ...nothing, numeros: 2, raspadinhas: 1, pontos: 100 });
    expect((await fila.decide(ana, um, { status: 'VALIDO' })).body.retorno.numeros).toHaveLength(2);
    const efeito = await preview(fila, dois, { status: 'VALIDO' });
    expect(efeito).toEqual({ ...nothing, numeros: 1, raspadinhas: 1, pontos: 120, limitado: true });
    expect(await preview(fila, dois, { status: 'INVALIDO' })).toEqual(nothing);
    const { body } = await fila.decide(ana, dois, { status: 'VALIDO' });
    expect(body.retorno).toMatchObject({ raspadinhas: 1, pontos: 120 });
    expect(body.retorno.numeros).toHaveLength(1);
  });

  it('previews another amount, names a missing one, and says where a second person is needed', async () => {
    const fila = await openFila(test, 'PREVER_VALOR', earn);
    const nota = await fila.register();
    expect(await preview(fila, nota, { status: 'VALIDO' })).toEqual({ ...nothing, falta: 'valor' });
    expect(await preview(fila, nota, { status: 'VALIDO', valorCentavos: '5000' })).toEqual({
      ...nothing,
      numeros: 1,
      raspadinhas: 1,
      pontos: 50,
    });
    expect(await preview(fila, nota, { status: 'VALIDO', valorCentavos: '1000001' })).toMatchObject({
      numeros: 3,
      limitado: true,
      acimaDoTeto: true,
    });
  });

  it('previews what a correction and a refusal of a valid receipt take back, with opened cards and debts', async () => {
    const fila = await openFila(test, 'PREVER_RETIRADA', earn);
    const pessoa = await nextPessoa(test);
    const nota = await fila.register(pessoa, { valorCentavos: 15_000 });
    await fila.decide(ana, nota, { status: 'VALIDO' });
    const [cartela] = await fila.listRaspadinhas(pessoa);
    await fila.scratch(pessoa, cartela!.id);
    const [campanha] = await test.db.query<{ campanha_id: string }>(
      'select campanha_id from campanha where identificacao = $1',
      ['PREVER_RETIRADA'],
    );
    await test.db.query(`select conta_debit($1::uuid, $2::uuid, 'pontos', 60, 'pedido', $1::text, $3)`, [
      nota.consumidorID,
      campanha!.campanha_id,
      test.clock.now(),
    ]);
    expect(await preview(fila, nota, { status: 'VALIDO', valorCentavos: '5000' })).toEqual({
      ...nothing,
      numeros: -2,
      pontos: -100,
      dividaPontos: 10,
    });
    expect(await preview(fila, nota, { status: 'INVALIDO' })).toEqual({
      ...nothing,
      numeros: -3,
      pontos: -150,
      raspadas: 1,
      dividaPontos: 60,
    });
    await fila.decide(ana, nota, { status: 'INVALIDO' });
    const [conta] = await test.db.query<{ devido: number }>(
      `select devido from conta where consumidor_id = $1 and campanha_id = $2 and moeda = 'pontos'`,
      [nota.consumidorID, campanha!.campanha_id],
    );
    expect(conta!.devido).toBe(60);
  });

  it('shows promised time, page of the state, and the owner with receipts in this campaign', async () => {
    const fila = await openFila(test, 'CARTAO', (arquivo) => {
      arquivo.documentos.prazoConferenciaHoras = 24;
    });
    const pessoa = await nextPessoa(test);
    const first = await fila.register(pessoa);
    await fila.decide(ana, first, { status: 'VALIDO' });
    await fila.register(pessoa);
    const nota = (await fila.take(ana)).body.retorno.nota!;
    expect(Date.parse(nota.prazoEm) - Date.parse(nota.registradoEm)).toBe(24 * 3_600_000);
    expect(nota.enderecoConsulta).toContain(nota.cabecalho.chaveAcesso!);
    expect(nota.pessoa).toMatchObject({ pendentes: 1, validas: 1, invalidas: 0 });
    expect(nota.pessoa.nome).toMatch(/^\p{L}+ \p{L}\.$/u);
    expect(JSON.stringify(nota)).not.toContain(pessoa.usuario);
  });

  it('lists twins by picture, purchase, till and device, with the reasons', async () => {
    const fila = await openFila(test, 'GEMEAS', (arquivo) => {
      arquivo.documentos.evidencia = { pontosParaConferir: 50, pessoasPorAparelho: 9, pessoasPorRede: 400 };
      arquivo.compra = { produtos: [], formasPagamento: [], quantidadeMaxima: 100, fotoObrigatoria: false };
    });
    const [dona, outra] = [await nextPessoa(test), await nextPessoa(test)];
    const foto = (await buildFotoDeNota('foto', 3)).toString('base64');
    const write = async (pessoa: Pessoa, valor: number) => {
      const { body } = await test.client.call('upload.imagemDocumento', {
        body: { imagemBase64: foto },
        token: pessoa.token,
        host: fila.host,
      });
      const answer = await test.client.call('documentoFiscal.inserirNaoFiscal', {
        body: {
          campanha: fila.params,
          uf: 'SP',
          usuario: pessoa.usuario,
          tipo: 'NaoFiscal',
          dadosNaoFiscal: {
            cnpjLoja: '96635911000164',
            data: '2026-11-20',
            valor,
            numeroDocumento: String(valor),
          },
          uriImagem: body.retorno.nomeArquivo,
        } as never,
        token: pessoa.token,
        host: fila.host,
      });
      if (answer.body.codigo) throw new Error(JSON.stringify(answer.body));
      const { documentoFiscalID } = answer.body.retorno;
      const [row] = await test.db.query<{ consumidor_id: string }>(
        'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
        [documentoFiscalID],
      );
      return { consumidorID: row!.consumidor_id, documentoFiscalID };
    };
    const a = await write(dona, 4200);
    const b = await write(outra, 4200);
    const [deA] = await listGemeas(fila, a);
    expect(deA).toEqual({
      documentoFiscalID: b.documentoFiscalID,
      razoes: ['mesmaFoto', 'mesmaCompra'],
      pessoa: 'outra',
    });
    const aparelho = '0b2c7d1e11114222833344445555666f';
    const chave = (numero: number) =>
      buildChave(11, { anoMes: '2026-11', modelo: '65', tipoEmissao: 1, numero });
    const c = await fila.register(dona, { chaveAcesso: chave(700), aparelho });
    const d = await fila.register(dona, { chaveAcesso: chave(702), aparelho });
    expect(await listGemeas(fila, d)).toEqual([
      { documentoFiscalID: c.documentoFiscalID, razoes: ['mesmoCaixa', 'mesmoAparelho'], pessoa: 'mesma' },
    ]);
  });
});
