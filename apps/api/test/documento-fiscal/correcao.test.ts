import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

const nowhere = '0190a1b2-0000-7000-8000-000000000000';
const byValor = (arquivo: MutableArquivo): void => {
  arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
};

describe('correction by an operator', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  const correct = async (
    { params, host }: Campanha,
    documentoFiscalID: string,
    body: BodyInputOf<Calls['operador.corrigirDocumento']>,
  ) => {
    const [row] = await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
      [documentoFiscalID],
    );
    return test.client.call('operador.corrigirDocumento', {
      params: { ...params, consumidorID: row?.consumidor_id ?? nowhere, documentoFiscalID },
      body,
      token: operatorToken,
      host,
    });
  };
  const checkBooks = async () => {
    const { body } = await test.client.call('operador.conferirContas', { token: operatorToken });
    return body.retorno;
  };

  it('corrects atomically: numbers still earned stay, and the receipt stays valid', async () => {
    const campanha = await openCampanha(test, 'CORRIGE', byValor);
    const ana = await nextPessoa(test);
    const { body } = await campanha.send(ana, { valorCentavos: 15_000 });
    const antes = await campanha.listNumeros(ana);
    const more = await correct(campanha, body.retorno.documentoFiscalID, {
      valorCentavos: 25_000,
      observacao: 'Faltou uma página.',
    });
    expect(more.body.retorno).toMatchObject({
      valorCentavos: 25_000,
      apuracao: { status: 'VALIDO' },
      comprovacao: { fonte: 'operador' },
      sorteados: [],
    });
    expect(more.body.retorno.apuracao.historico.at(-1)).toMatchObject({
      status: 'VALIDO',
      observacao: 'Faltou uma página.',
      motivo: { mensagem: 'O valor desta compra foi corrigido de R$\u00a0150,00 para R$\u00a0250,00.' },
    });
    const depois = await campanha.listNumeros(ana);
    expect(depois).toHaveLength(5);
    expect(depois).toEqual(expect.arrayContaining(antes));
    await correct(campanha, body.retorno.documentoFiscalID, { valorCentavos: 10_000 });
    const fim = await campanha.listNumeros(ana);
    expect(fim).toHaveLength(2);
    expect(antes).toEqual(expect.arrayContaining(fim));
    expect(await campanha.measure()).toMatchObject({ concedidos: 2, diferencaNumeros: 0 });
    await correct(campanha, body.retorno.documentoFiscalID, { valorCentavos: 100 });
    expect(await campanha.listNumeros(ana)).toHaveLength(0);
  });

  it('ends with one of ten concurrent corrections, with consistent ledgers', async () => {
    const campanha = await openCampanha(test, 'CORRIGE_DEZ', (arquivo) => {
      byValor(arquivo);
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 }, cashback: { percentual: 2 } };
    });
    const ana = await nextPessoa(test);
    const { body } = await campanha.send(ana, { valorCentavos: 15_000 });
    const valores = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000];
    const answers = await Promise.all(
      valores.map((valorCentavos) => correct(campanha, body.retorno.documentoFiscalID, { valorCentavos })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [row] = await test.db.query<{ valor_centavos: number; pontos: number; cashback_centavos: number }>(
      'select valor_centavos, pontos, cashback_centavos from documento_fiscal where documento_fiscal_id = $1',
      [body.retorno.documentoFiscalID],
    );
    const valor = row!.valor_centavos;
    expect(row).toEqual({ valor_centavos: valor, pontos: valor / 100, cashback_centavos: valor / 50 });
    expect(await campanha.listNumeros(ana)).toHaveLength(valor / 5000);
    expect(await campanha.measure()).toMatchObject({ diferencaNumeros: 0 });
    expect(await checkBooks()).toEqual({ contas: [], documentos: [], pedidos: [], vouchers: [] });
  });

  it('asks for a reason above the ceiling of an operator, and keeps it as a note', async () => {
    const campanha = await openCampanha(test, 'CORRIGE_TETO', (arquivo) => {
      byValor(arquivo);
      arquivo.documentos.centavosPorOperador = 50_000;
    });
    const ana = await nextPessoa(test);
    const { documentoFiscalID } = (await campanha.send(ana, { valorCentavos: 15_000 })).body.retorno;
    const espera = (await campanha.send(ana)).body.retorno.documentoFiscalID;
    const acima = { valorCentavos: 50_000_000 };
    const refused = [
      await correct(campanha, documentoFiscalID, acima),
      await campanha.judge(espera, { status: 'VALIDO', ...acima }),
    ];
    expect(refused.map(({ status, body }) => [status, body.codigo, body.mensagem])).toEqual(
      refused.map(() => [
        409,
        'documentoFiscal.acimaDoTeto',
        'O valor R$\u00a0500.000,00 passa do teto de R$\u00a0500,00 desta campanha.',
      ]),
    );
    expect(await campanha.listNumeros(ana)).toHaveLength(3);
    expect((await correct(campanha, documentoFiscalID, { valorCentavos: 50_000 })).status).toBe(200);
    const confirmacao = { motivo: 'Vi a nota no balcão.' };
    expect(
      (await campanha.judge(espera, { status: 'VALIDO', valorCentavos: 60_000, confirmacao })).status,
    ).toBe(200);
    expect(await campanha.listNumeros(ana)).toHaveLength(22);
    const notas = await test.db.query('select texto from documento_anotacao where documento_fiscal_id = $1', [
      espera,
    ]);
    expect(notas).toEqual([
      { texto: 'Decidida com R$\u00a0600,00, acima do teto. Motivo: Vi a nota no balcão.' },
    ]);
  });

  it('withdraws thousands of numbers, newest first, and none beyond the amount', async () => {
    const campanha = await openCampanha(test, 'CORRIGE_MIL', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 100, acumulaResto: false };
      arquivo.documentos.centavosSemConferencia = 1_000_000;
    });
    const ana = await nextPessoa(test);
    const { body } = await campanha.send(ana, { valorCentavos: 1_000_000 });
    const { documentoFiscalID } = body.retorno;
    const readIndices = async () => {
      const rows = await test.db.query<{ indice: number; vale: boolean }>(
        `select indice, cancelado_em is null as vale from cupom where documento_fiscal_id = $1
         order by concedido_em, indice`,
        [documentoFiscalID],
      );
      return { all: rows.length, valid: rows.filter(({ vale }) => vale).map(({ indice }) => indice), rows };
    };
    const { all, rows } = await readIndices();
    expect(all).toBe(10_000);
    for (const valorCentavos of [999_900, 10_000, 100, 0]) {
      const { status } = await correct(campanha, documentoFiscalID, { valorCentavos });
      expect(status).toBe(200);
      const expected = rows.slice(0, valorCentavos / 100).map(({ indice }) => indice);
      expect((await readIndices()).valid).toEqual(expected);
    }
    expect(await campanha.measure()).toMatchObject({ concedidos: 0, diferencaNumeros: 0 });
  });

  it('returns carried cents to the next receipt, within the limits of its day', async () => {
    const campanha = await openCampanha(test, 'CORRIGE_RESTO', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: true };
      arquivo.limites.cupons = { diario: 4 };
    });
    const ana = await nextPessoa(test);
    const { body } = await campanha.send(ana, { valorCentavos: 7000 });
    await correct(campanha, body.retorno.documentoFiscalID, { valorCentavos: 9000 });
    await campanha.send(ana, { valorCentavos: 1000 });
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
    await correct(campanha, body.retorno.documentoFiscalID, { valorCentavos: 90_000 });
    expect(await campanha.listNumeros(ana)).toHaveLength(4);
    expect(await campanha.measure()).toMatchObject({ concedidos: 4, diferencaNumeros: 0 });
  });

  it('refuses a receipt that is not valid, and returns the missing facts', async () => {
    const campanha = await openCampanha(test, 'CORRIGE_NEGA', byValor);
    const ana = await nextPessoa(test);
    const espera = (await campanha.send(ana)).body.retorno.documentoFiscalID;
    const codes = [
      await correct(campanha, espera, { valorCentavos: 100 }),
      await correct(campanha, nowhere, { valorCentavos: 100 }),
      await correct(campanha, espera, {}),
    ].map(({ body }) => body.codigo);
    expect(codes).toEqual(['documentoFiscal.naoValida', 'documentoFiscal.nenhum', 'requisicao.invalida']);
  });

  it('decides many receipts in one call, each independently', async () => {
    const campanha = await openCampanha(test, 'APURA_MUITAS', byValor);
    const ana = await nextPessoa(test);
    const notas = [];
    for (let n = 0; n < 5; n++) notas.push((await campanha.send(ana)).body.retorno);
    const [first, ...others] = notas.map(({ cabecalho }) => cabecalho.chaveAcesso!);
    const { body } = await test.client.call('operador.apurarDocumentos', {
      params: campanha.params,
      body: {
        decisoes: [
          ...others.map((chaveAcesso) => ({ chaveAcesso, status: 'VALIDO' as const, valorCentavos: 5000 })),
          { chaveAcesso: first!, status: 'VALIDO' },
          { chaveAcesso: others[0]!, status: 'VALIDO', valorCentavos: 5000 },
          { consumidorID: nowhere, documentoFiscalID: nowhere, status: 'INVALIDO' },
        ],
      },
      token: operatorToken,
      host: campanha.host,
    });
    expect(body.retorno).toMatchObject({
      julgados: 4,
      recusados: [
        { lugar: 4, codigo: 'documentoFiscal.aguardandoValor' },
        { lugar: 5, codigo: 'documentoFiscal.naoPendente' },
        { lugar: 6, codigo: 'documentoFiscal.nenhum' },
      ],
    });
    expect(await campanha.listNumeros(ana)).toHaveLength(4);
  });

  it('finds a receipt by key and protocol number, with notes hidden from its owner', async () => {
    const campanha = await openCampanha(test, 'PROCURA', byValor);
    const ana = await nextPessoa(test);
    const idempotencia = '3f9a22c1-1111-4111-8111-111111111111';
    const { body } = await campanha.send(ana, {}, { 'idempotency-key': idempotencia });
    const { protocolo, cabecalho, documentoFiscalID } = body.retorno;
    expect(protocolo).toBe('3F9A-22C1');
    const search = (query: object) =>
      test.client.call('operador.procurarDocumento', {
        params: campanha.params,
        query,
        token: operatorToken,
        host: campanha.host,
      });
    const byKey = await search({ chaveAcesso: cabecalho.chaveAcesso! });
    const [ficha] = byKey.body.retorno;
    expect(ficha).toMatchObject({ documentoFiscalID, fontes: [], anotacoes: [], repetidos: 0 });
    await test.client.call('operador.anotarDocumento', {
      params: { ...campanha.params, consumidorID: ficha!.consumidorID, documentoFiscalID },
      body: { texto: 'Liguei para a loja.' },
      token: operatorToken,
      host: campanha.host,
    });
    const byProtocolo = await search({ protocolo: '3f9a-22c1' });
    expect(byProtocolo.body.retorno).toMatchObject([
      { documentoFiscalID, anotacoes: [{ texto: 'Liguei para a loja.' }] },
    ]);
    const own = await test.client.call('documentoFiscal.pendentes.obter', {
      params: { ...campanha.params, chaveAcesso: cabecalho.chaveAcesso! },
      token: ana.token,
      host: campanha.host,
    });
    expect(JSON.stringify(own.body)).not.toContain('Liguei');
    const codes = [
      await search({ protocolo: '0000-0000' }),
      await search({}),
      await search({ protocolo: 'x' }),
    ];
    expect(codes.map((answer) => answer.body.codigo)).toEqual([
      'documentoFiscal.nenhum',
      'requisicao.invalida',
      'requisicao.invalida',
    ]);
  });

  it('lists receipts in pages by filter', async () => {
    const campanha = await openCampanha(test, 'LISTA_OPERADOR', byValor);
    const ana = await nextPessoa(test);
    for (const valorCentavos of [5000, 6000, 7000, 8000, undefined])
      await campanha.send(ana, valorCentavos === undefined ? {} : { valorCentavos });
    const list = async (query: object, perPage = 100) => {
      const { body } = await test.client.call('operador.documentos', {
        params: { ...campanha.params, perPage },
        query,
        token: operatorToken,
        host: campanha.host,
      });
      return body.retorno;
    };
    const valores = async (query: object) =>
      (await list(query)).retorno.map((one) => one.valorCentavos).sort((a, b) => Number(a) - Number(b));
    expect(await valores({ status: 'PENDENTE' })).toEqual([null]);
    expect(await valores({ valorDe: '6000', valorAte: '7000' })).toEqual([6000, 7000]);
    expect(await valores({ fonte: 'codigo' })).toEqual([5000, 6000, 7000, 8000]);
    expect(await valores({ motivo: 'documentoFiscal.aguardandoValor' })).toEqual([null]);
    expect(await valores({ emitente: '99999999' })).toEqual([]);
    expect(await valores({ divergentes: 'sim' })).toEqual([]);
    expect(await valores({ status: 'INVALIDO' })).toEqual([]);
    const { dia } = toSaoPaulo(test.clock.now());
    const all = [5000, 6000, 7000, 8000];
    expect(await valores({ status: 'VALIDO', registroDe: dia, registroAte: dia })).toEqual(all);
    expect(await valores({ status: 'VALIDO', registroAte: addDias(dia, -1) })).toEqual([]);
    expect(await valores({ status: 'VALIDO', registroDe: addDias(dia, 1) })).toEqual([]);
    await test.db.query(
      `update documento_fiscal set emitido_em = $2 where valor_centavos = 7000
         and campanha_id = (select campanha_id from campanha where identificacao = $1)`,
      ['LISTA_OPERADOR', addDias(dia, -5)],
    );
    expect(await valores({ compraDe: addDias(dia, -5), compraAte: addDias(dia, -5) })).toEqual([7000]);
    expect(await valores({ compraAte: addDias(dia, -6) })).toEqual([]);
    expect(await valores({ valorDe: '7000', valorAte: '7000', compraDe: addDias(dia, -4) })).toEqual([]);
    const seen: (string | undefined)[] = [];
    for (let depois: string | null | undefined; depois !== null;) {
      const page = await list(depois ? { depois } : {}, 2);
      seen.push(...page.retorno.map((one) => one.documentoFiscalID));
      depois = page.depois;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });
});
