import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPdf } from '@trevo/fixtures/pdf-builder';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import type { Pessoa } from '../../pessoa.ts';
import { startTestApp, type MutableArquivo, type TestApp } from '../../test-app.ts';

const pdf = buildPdf().toString('base64');
const nowhere = '0190a1b2-0000-7000-8000-000000000000';

describe('declaration by the consumer', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  const believing =
    (conferePorCento: number, esperaHoras?: number) =>
    (arquivo: MutableArquivo): void => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      arquivo.documentos.valor = [
        ...(esperaHoras === undefined ? [] : [{ fonte: 'vendas' as const, esperaHoras }]),
        { fonte: 'codigo' },
        { fonte: 'declaracao', centavosMaximo: 30_000, conferePorCento },
        { fonte: 'operador' },
      ];
    };
  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  const upload = async (pessoa: Pessoa) => {
    const { body } = await test.client.call('upload.imagemDocumento', {
      body: { imagemBase64: pdf },
      token: pessoa.token,
    });
    return body.retorno.uriImagem;
  };
  const declare = (
    pessoa: Pessoa,
    { host }: Campanha,
    documentoFiscalID: string,
    body: {
      valorCentavos: number;
      uriImagem: string;
      emitidoEm?: string;
      produtos?: { lista: string; unidades: number }[];
    },
  ) =>
    test.client.call('documentoFiscal.declarar', {
      params: { documentoFiscalID },
      body,
      token: pessoa.token,
      host,
    });
  const register = async (pessoa: Pessoa, campanha: Campanha) => {
    const { body } = await campanha.send(pessoa);
    return body.retorno;
  };

  it('requests a declaration when no source has the amount, counts it at once, and sends a notification', async () => {
    const campanha = await openCampanha(test, 'DECLARA', believing(0));
    const ana = await nextPessoa(test);
    const nota = await register(ana, campanha);
    expect(nota.apuracao).toMatchObject({
      status: 'PENDENTE',
      motivo: { codigo: 'documentoFiscal.faltaComprovar' },
    });
    expect(nota.comprovacao).toEqual({
      fonte: null,
      declaravel: true,
      foto: null,
      centavosMaximo: 30_000,
      leitor: null,
    });
    const { body } = await declare(ana, campanha, nota.documentoFiscalID, {
      valorCentavos: 25_000,
      uriImagem: await upload(ana),
    });
    expect(body.retorno).toMatchObject({
      valorCentavos: 25_000,
      apuracao: { status: 'VALIDO' },
      comprovacao: { fonte: 'declaracao', declaravel: false },
    });
    expect(body.retorno.numeros).toHaveLength(5);
    expect(body.retorno.uriImagem).not.toBeNull();
    expect(await campanha.listNumeros(ana)).toHaveLength(5);
  });

  it("a declaration goes to manual review above the campaign's limit or when selected at random", async () => {
    const campanha = await openCampanha(test, 'DECLARA_ALTO', believing(0));
    const sorteada = await openCampanha(test, 'DECLARA_SORTEIO', believing(100));
    const ana = await nextPessoa(test);
    const looked: object[] = [];
    for (const [onde, valorCentavos] of [
      [campanha, 30_001],
      [sorteada, 100],
    ] as const) {
      const nota = await register(ana, onde);
      const uriImagem = await upload(ana);
      const { body } = await declare(ana, onde, nota.documentoFiscalID, { valorCentavos, uriImagem });
      looked.push(body.retorno.apuracao);
      await onde.judge(nota.documentoFiscalID, { status: 'VALIDO', valorCentavos: 10_000 });
      expect(await onde.listNumeros(ana)).toHaveLength(2);
    }
    const waiting = { status: 'PENDENTE', motivo: { codigo: 'documentoFiscal.conferindoDeclaracao' } };
    expect(looked).toMatchObject([waiting, waiting]);
  });

  it('counts once under ten concurrent declarations, each answered with the result', async () => {
    const campanha = await openCampanha(test, 'DECLARA_DEZ', believing(0));
    const ana = await nextPessoa(test);
    const nota = await register(ana, campanha);
    const uriImagem = await upload(ana);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        declare(ana, campanha, nota.documentoFiscalID, { valorCentavos: 10_000, uriImagem }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
    expect(await campanha.measure()).toMatchObject({ concedidos: 2, diferencaNumeros: 0 });
  });

  it('accepts a declaration only from the owner, for a waiting receipt, with an own photo', async () => {
    const campanha = await openCampanha(test, 'DECLARA_NEGA', believing(0));
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const nota = await register(ana, campanha);
    const [daAna, daBia] = [await upload(ana), await upload(bia)];
    const valorCentavos = 10_000;
    const codes = [
      await declare(bia, campanha, nota.documentoFiscalID, { valorCentavos, uriImagem: daBia }),
      await declare(ana, campanha, nowhere, { valorCentavos, uriImagem: daAna }),
      await declare(ana, campanha, nota.documentoFiscalID, { valorCentavos, uriImagem: daBia }),
      await declare(ana, campanha, nota.documentoFiscalID, {
        valorCentavos,
        uriImagem: daAna,
        emitidoEm: '2030-01-01',
      }),
      await declare(ana, campanha, nota.documentoFiscalID, { valorCentavos: 0, uriImagem: daAna }),
    ].map(({ body }) => body.codigo);
    await campanha.judge(nota.documentoFiscalID, { status: 'INVALIDO' });
    const late = await declare(ana, campanha, nota.documentoFiscalID, { valorCentavos, uriImagem: daAna });
    expect([...codes, late.body.codigo]).toEqual([
      'documentoFiscal.nenhum',
      'documentoFiscal.nenhum',
      'upload.imagemDesconhecida',
      'documentoFiscal.dataFutura',
      'requisicao.invalida',
      'documentoFiscal.naoEsperaComprovacao',
    ]);
  });

  it('refuses the receipt with a reason when the declared day is outside the campaign', async () => {
    const campanha = await openCampanha(test, 'DECLARA_ANTES', (arquivo) => {
      believing(0)(arquivo);
      arquivo.campanha.dataInicial = '2026-11-10';
      arquivo.sorteios = [];
    });
    const ana = await nextPessoa(test);
    const nota = await register(ana, campanha);
    const { body } = await declare(ana, campanha, nota.documentoFiscalID, {
      valorCentavos: 10_000,
      uriImagem: await upload(ana),
      emitidoEm: '2026-11-02',
    });
    expect(body.retorno.apuracao).toMatchObject({
      status: 'INVALIDO',
      motivo: { codigo: 'documentoFiscal.anteriorACampanha' },
    });
  });

  it('requests a declaration only after the waiting time of earlier sources', async () => {
    const campanha = await openCampanha(test, 'DECLARA_DEPOIS', believing(0, 24));
    const ana = await nextPessoa(test);
    const nota = await register(ana, campanha);
    expect(nota.apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.procurandoVendas',
      mensagem: 'Estamos procurando esta compra nas vendas da loja. Pode levar até 1 dia.',
    });
    const look = async () => {
      const { body } = await test.client.call('documentoFiscal.pendentes.obter', {
        params: { ...campanha.params, chaveAcesso: nota.cabecalho.chaveAcesso! },
        token: ana.token,
        host: campanha.host,
      });
      return body.retorno;
    };
    const registrado = Date.parse(nota.registradoEm);
    const settleAt = async (milliseconds: number) => {
      test.clock.set(new Date(registrado + milliseconds).toISOString());
      await test.app.runJob('documentoFiscal.apurar');
      return (await look()).apuracao.motivo?.codigo;
    };
    expect(await settleAt(60_000)).toBe('documentoFiscal.procurandoVendas');
    expect(await settleAt(24 * 3_600_000 - 1000)).toBe('documentoFiscal.procurandoVendas');
    expect(await settleAt(24 * 3_600_000)).toBe('documentoFiscal.faltaComprovar');
    expect((await look()).apuracao.historico).toHaveLength(2);
  });

  it('counts declared units of participating products, and leaves a declaration without them to a person', async () => {
    const campanha = await openCampanha(test, 'PRODUTOS_DITOS', (arquivo) => {
      believing(0)(arquivo);
      arquivo.ganho = {
        por: 'produtos',
        produtos: {
          listas: [{ id: 'cafes', nome: 'Cafés participantes', gtins: ['2000000000008'] }],
          regras: [{ tipo: 'conta', listas: ['cafes'], unidades: 2, numeros: 1 }],
          exemplos: [{ itens: [{ gtin: '2000000000008', quantidade: 4, centavos: 0 }], numeros: 2 }],
        },
      } as MutableArquivo['ganho'];
    });
    const ana = await nextPessoa(test);
    const [counted, bare] = [await register(ana, campanha), await register(ana, campanha)];
    expect(counted.comprovacao?.listasProdutos).toEqual([{ id: 'cafes', nome: 'Cafés participantes' }]);
    const uriImagem = await upload(ana);
    const body = { valorCentavos: 5_000, uriImagem };
    const unknown = await declare(ana, campanha, counted.documentoFiscalID, {
      ...body,
      produtos: [{ lista: 'chas', unidades: 2 }],
    });
    expect(unknown.body.codigo).toBe('requisicao.invalida');
    const ditos = await declare(ana, campanha, counted.documentoFiscalID, {
      ...body,
      produtos: [{ lista: 'cafes', unidades: 5 }],
    });
    expect(ditos.body.retorno).toMatchObject({
      apuracao: { status: 'VALIDO' },
      comprovacao: { fonte: 'declaracao' },
    });
    expect(ditos.body.retorno.numeros).toHaveLength(2);
    const outra = await declare(ana, campanha, bare.documentoFiscalID, {
      ...body,
      uriImagem: await upload(ana),
    });
    expect(outra.body.retorno.apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.conferindoDeclaracao',
    });
  });
});
