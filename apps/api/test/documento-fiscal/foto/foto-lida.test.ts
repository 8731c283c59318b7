import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { buildPdf } from '@trevo/fixtures/pdf-builder';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leitura } from '../../../src/adapters/leitor-foto/leitor-foto.port.ts';
import { refuse } from '../../../src/kernel/domain-error.ts';
import { nextChave, nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import type { Pessoa } from '../../pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../../test-app.ts';
import { importVendas } from '../../venda/import-vendas.ts';
import { buildFotoDeNota } from './foto-de-nota.ts';

const noon = '2026-11-21T15:00:00Z';

/** A reading of a receipt with values that prove each other: two units of one product, R$ 120.00. */
function buildLeitura(chaveAcesso: string, change: Partial<Leitura> = {}): Leitura {
  const parsed = parseChaveAcesso(chaveAcesso, '2026-11');
  return {
    situacao: 'acreditada',
    campos: [
      {
        nome: 'valorCentavos',
        valor: '12000',
        caixa: [
          [0.6, 0.8],
          [0.9, 0.8],
          [0.9, 0.84],
          [0.6, 0.84],
        ],
      },
    ],
    chaveAcesso,
    emitente: parsed.ok ? parsed.chave.emitente : '',
    emitidoEm: '2026-11-20T10:31',
    valorCentavos: 12_000,
    itens: [
      {
        gtin: '7891000315507',
        codigo: null,
        descricao: 'CAFE TORRADO 500G',
        milesimos: 2_000,
        unidade: 'UN',
        centavos: 12_000,
      },
    ],
    checagens: [{ nome: 'itensTotal', passou: true }],
    ...change,
  };
}

describe('photo as a source', () => {
  let test: TestApp;
  /** Answers of the reader, by the order of the photos; the last one repeats. */
  let respostas: (() => Leitura)[];
  let lidas: number;
  const leitorFoto = {
    ler: () => {
      const resposta = respostas[Math.min(lidas++, respostas.length - 1)]!;
      return Promise.resolve().then(resposta);
    },
    close: () => undefined,
  };
  let jpeg: string;
  beforeAll(async () => {
    test = await startTestApp(noon, { leitorFoto });
    await test.publish();
    jpeg = (await buildFotoDeNota('foto', 1)).toString('base64');
  });
  beforeEach(() => {
    test.clock.set(noon);
    lidas = 0;
  });
  afterAll(() => test.close());

  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  const open = (
    identificacao: string,
    regra: { centavosMaximo?: number; conferePorCento?: number; semDeclaracao?: boolean } = {},
    change: (arquivo: MutableArquivo) => void = () => undefined,
  ) =>
    openCampanha(test, identificacao, (arquivo) => {
      const { centavosMaximo = 50_000, conferePorCento = 0, semDeclaracao = false } = regra;
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      arquivo.sorteios = [];
      arquivo.documentos.valor = [
        { fonte: 'codigo' },
        { fonte: 'foto', centavosMaximo, conferePorCento },
        ...(semDeclaracao
          ? []
          : [{ fonte: 'declaracao' as const, centavosMaximo: 30_000, conferePorCento: 0 }]),
        { fonte: 'operador' },
      ];
      change(arquivo);
    });
  const upload = async (pessoa: Pessoa, imagemBase64 = jpeg) => {
    const { body } = await test.client.call('upload.imagemDocumento', {
      body: { imagemBase64 },
      token: pessoa.token,
    });
    return body.retorno.uriImagem;
  };
  const photograph = (pessoa: Pessoa, { host }: Campanha, documentoFiscalID: string, uriImagem: string) =>
    test.client.call('documentoFiscal.fotografar', {
      params: { documentoFiscalID },
      body: { uriImagem },
      token: pessoa.token,
      host,
    });
  const getLeitura = (pessoa: Pessoa, { host }: Campanha, documentoFiscalID: string) =>
    test.client.call('documentoFiscal.leitura', {
      params: { documentoFiscalID },
      token: pessoa.token,
      host,
    });
  const insert = (
    pessoa: Pessoa,
    campanha: Campanha,
    uriImagem: string | null,
    more: object = {},
    headers: Record<string, string> = {},
  ) =>
    test.client.call('documentoFiscal.inserirNaoFiscal', {
      body: {
        campanha: campanha.params,
        usuario: pessoa.usuario,
        tipo: 'NaoFiscal',
        dadosNaoFiscal: {},
        uriImagem,
        ...more,
      } as never,
      token: pessoa.token,
      host: campanha.host,
      headers,
    });
  const look = async (pessoa: Pessoa, { host }: Campanha, documentoFiscalID: string) => {
    const { body } = await test.client.call('produto.compra', {
      params: { documentoFiscalID },
      token: pessoa.token,
      host,
    });
    return body.retorno;
  };
  const readAll = () => test.app.runJob('documentoFiscal.lerFotos');
  const later = (milliseconds: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + milliseconds).toISOString());

  it('asks for a photo where no source before has the amount, and counts what the reader proved', async () => {
    const campanha = await open('FOTO');
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    const { body } = await campanha.send(ana, { chaveAcesso });
    const { documentoFiscalID } = body.retorno;
    expect(body.retorno).toMatchObject({
      apuracao: { status: 'PENDENTE', motivo: { codigo: 'documentoFiscal.faltaFoto' } },
      comprovacao: { foto: 'pedir', declaravel: false },
    });
    const uri = await upload(ana);
    respostas = [() => buildLeitura(chaveAcesso)];
    const sent = await Promise.all(
      Array.from({ length: 3 }, () => photograph(ana, campanha, documentoFiscalID, uri)),
    );
    for (const { body: answer } of sent)
      expect(answer.retorno).toMatchObject({
        apuracao: { motivo: { codigo: 'documentoFiscal.lendoFoto' } },
        comprovacao: { foto: 'lendo' },
      });
    const before = await getLeitura(ana, campanha, documentoFiscalID);
    expect(before.body.retorno.situacao).toBe('lendo');
    await Promise.all([readAll(), readAll(), readAll()]);
    expect(lidas).toBe(1);
    expect(await look(ana, campanha, documentoFiscalID)).toMatchObject({
      apuracao: { status: 'VALIDO' },
      valorCentavos: 12_000,
      emitidoEm: '2026-11-20',
      comprovacao: { fonte: 'foto', foto: null },
      fonteItens: 'foto',
      itens: [{ nome: 'CAFE TORRADO 500G', quantidade: 2, unidade: 'UN', centavos: 12_000 }],
    });
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
    const { body: lida } = await getLeitura(ana, campanha, documentoFiscalID);
    expect(lida.retorno).toMatchObject({
      situacao: 'acreditada',
      chaveAcesso,
      campos: [{ nome: 'valorCentavos', valor: '12000' }],
    });
    const again = await photograph(ana, campanha, documentoFiscalID, await upload(ana));
    expect(again.body.codigo).toBe('documentoFiscal.naoEsperaComprovacao');
  });

  it('registers a purchase by its photo alone and claims the key that the reader proved', async () => {
    const campanha = await open('SO_FOTO');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const chaveAcesso = nextChave();
    respostas = [() => buildLeitura(chaveAcesso)];
    const first = await insert(ana, campanha, await upload(ana));
    expect(first.status).toBe(201);
    expect(first.body.retorno.comprovacao).toMatchObject({ foto: 'lendo' });
    await readAll();
    expect(await look(ana, campanha, first.body.retorno.documentoFiscalID)).toMatchObject({
      apuracao: { status: 'VALIDO' },
      cabecalho: { chaveAcesso },
      modelo: '65',
      uf: 'SP',
      valorCentavos: 12_000,
    });
    expect((await campanha.send(bia, { chaveAcesso })).body.codigo).toBe('documentoFiscal.jaCadastrado');
    const second = await insert(bia, campanha, await upload(bia));
    const again = await insert(ana, campanha, await upload(ana));
    await readAll();
    expect(await look(bia, campanha, second.body.retorno.documentoFiscalID)).toMatchObject({
      apuracao: { status: 'INVALIDO', motivo: { codigo: 'documentoFiscal.jaCadastrado' } },
    });
    expect(await look(ana, campanha, again.body.retorno.documentoFiscalID)).toMatchObject({
      apuracao: { status: 'INVALIDO', motivo: { codigo: 'documentoFiscal.jaCadastradoPorVoce' } },
    });
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
    expect(await campanha.measure()).toMatchObject({ concedidos: 2, diferencaNumeros: 0 });
  });

  it('grants once when two photos of one receipt are read at the same time', async () => {
    const campanha = await open('DUAS_FOTOS');
    const pessoas = [await nextPessoa(test), await nextPessoa(test), await nextPessoa(test)];
    const chaveAcesso = nextChave();
    respostas = [() => buildLeitura(chaveAcesso)];
    for (const pessoa of pessoas) await insert(pessoa, campanha, await upload(pessoa));
    await Promise.all([readAll(), readAll(), readAll()]);
    const numeros = await Promise.all(pessoas.map((pessoa) => campanha.listNumeros(pessoa)));
    expect(numeros.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  });

  it('rejects a photo of another receipt and an unproved reading as a source', async () => {
    const campanha = await open('OUTRA');
    const ana = await nextPessoa(test);
    const readings = [
      () => buildLeitura(nextChave()),
      () => buildLeitura('', { situacao: 'conferir', chaveAcesso: '', valorCentavos: 99_900 }),
      () => buildLeitura('', { situacao: 'ilegivel', campos: [] }),
      (): Leitura => {
        throw refuse('upload.imagemInvalida');
      },
    ];
    for (const reading of readings) {
      respostas = [reading];
      lidas = 0;
      const { body } = await campanha.send(ana);
      const { documentoFiscalID } = body.retorno;
      await photograph(ana, campanha, documentoFiscalID, await upload(ana));
      await readAll();
      expect((await look(ana, campanha, documentoFiscalID)).apuracao.motivo).toMatchObject({
        codigo: 'documentoFiscal.faltaComprovar',
      });
    }
    expect(await campanha.listNumeros(ana)).toHaveLength(0);
  });

  it('leaves a PDF to a person without starting the reader', async () => {
    const campanha = await open('PDF', { semDeclaracao: true });
    const ana = await nextPessoa(test);
    respostas = [() => buildLeitura(nextChave())];
    const { body } = await insert(ana, campanha, await upload(ana, buildPdf().toString('base64')));
    await readAll();
    expect(lidas).toBe(0);
    expect((await look(ana, campanha, body.retorno.documentoFiscalID)).apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.emAnalise',
    });
  });

  it('sends proved photos above the limit, and the drawn share, to a person', async () => {
    const above = await open('ACIMA', { centavosMaximo: 11_999 });
    const drawn = await open('SORTEADA', { conferePorCento: 100 });
    for (const campanha of [above, drawn]) {
      const ana = await nextPessoa(test);
      const chaveAcesso = nextChave();
      respostas = [() => buildLeitura(chaveAcesso)];
      const { body } = await insert(ana, campanha, await upload(ana));
      await readAll();
      const { documentoFiscalID } = body.retorno;
      expect((await look(ana, campanha, documentoFiscalID)).apuracao.motivo).toMatchObject({
        codigo: 'documentoFiscal.conferindoFoto',
      });
      await campanha.judge(documentoFiscalID, { status: 'VALIDO', valorCentavos: 12_000 });
      expect(await campanha.listNumeros(ana)).toHaveLength(2);
    }
  });

  it('lets the owner correct a photo that was not proved, and registers the typed key', async () => {
    const campanha = await open('CORRIGE');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const chaveAcesso = nextChave();
    respostas = [() => buildLeitura(chaveAcesso, { situacao: 'conferir', valorCentavos: 12_900 })];
    const { body } = await insert(ana, campanha, await upload(ana));
    await readAll();
    const nota = await look(ana, campanha, body.retorno.documentoFiscalID);
    expect(nota).toMatchObject({
      apuracao: { motivo: { codigo: 'documentoFiscal.confiraFoto' } },
      comprovacao: { foto: 'conferir', declaravel: true },
      cabecalho: { chaveAcesso: null },
    });
    const correct = (pessoa: Pessoa, chave?: string) =>
      test.client.call('documentoFiscal.declarar', {
        params: { documentoFiscalID: nota.documentoFiscalID },
        body: {
          valorCentavos: 12_000,
          emitidoEm: '2026-11-20',
          uriImagem: nota.uriImagem!,
          ...(chave && { chaveAcesso: chave }),
        },
        token: pessoa.token,
        host: campanha.host,
      });
    expect((await correct(bia, chaveAcesso)).body.codigo).toBe('documentoFiscal.nenhum');
    const wrong = await correct(ana, `${chaveAcesso.slice(0, -1)}${chaveAcesso.endsWith('0') ? '1' : '0'}`);
    expect(wrong.body.codigo).toBe('documentoFiscal.chaveInvalida');
    const taken = nextChave();
    await campanha.send(bia, { chaveAcesso: taken });
    expect((await correct(ana, taken)).body.codigo).toBe('documentoFiscal.jaCadastrado');
    const answers = await Promise.all([correct(ana, chaveAcesso), correct(ana, chaveAcesso)]);
    expect(answers.map((answer) => answer.body.retorno.apuracao.status)).toEqual(['VALIDO', 'VALIDO']);
    expect(await look(ana, campanha, nota.documentoFiscalID)).toMatchObject({
      comprovacao: { fonte: 'declaracao' },
      valorCentavos: 12_000,
      cabecalho: { chaveAcesso },
    });
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
  });

  it('never decides a receipt that a person or its owner took out of the queue', async () => {
    const campanha = await open('CONTESTADA');
    const ana = await nextPessoa(test);
    respostas = [() => buildLeitura(nextChave())];
    const { documentoFiscalID } = (await insert(ana, campanha, await upload(ana))).body.retorno;
    await campanha.judge(documentoFiscalID, {
      status: 'INVALIDO',
      motivo: 'documentoFiscal.imagemIlegivel',
    });
    await readAll();
    expect(lidas).toBe(0);
    await test.client.call('documentoFiscal.contestar', {
      params: { documentoFiscalID },
      body: { mensagem: '' },
      token: ana.token,
      host: campanha.host,
    });
    await readAll();
    await test.app.runJob('documentoFiscal.apurar');
    expect((await look(ana, campanha, documentoFiscalID)).apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.emContestacao',
    });
  });

  it('never counts an amount typed beside the photo', async () => {
    const campanha = await open('DIGITADA', { conferePorCento: 100 });
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    respostas = [() => buildLeitura(chaveAcesso)];
    const { body } = await insert(ana, campanha, await upload(ana), {
      dadosNaoFiscal: { valor: 100_000, quantidade: 50, data: '2026-11-19' },
    });
    await readAll();
    const nota = await look(ana, campanha, body.retorno.documentoFiscalID);
    expect(nota).toMatchObject({ valorCentavos: null, quantidade: null });
    expect((await campanha.judge(nota.documentoFiscalID, { status: 'VALIDO' })).body.codigo).toBe(
      'documentoFiscal.aguardandoValor',
    );
    const again = await insert(ana, campanha, await upload(ana));
    expect(again.status).toBe(201);
  });

  it('returns the receipt to a retry of its request after the reader identified it', async () => {
    const campanha = await open('DE_NOVO');
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    respostas = [() => buildLeitura(chaveAcesso)];
    const uriImagem = await upload(ana);
    const send = () =>
      insert(ana, campanha, uriImagem, {}, { 'idempotency-key': '0190a1b2-0000-7000-8000-00000000f070' });
    const { documentoFiscalID } = (await send()).body.retorno;
    await readAll();
    const again = await send();
    expect(again.status).toBe(201);
    expect(again.body.retorno).toMatchObject({ documentoFiscalID, cabecalho: { chaveAcesso } });
  });

  it('takes the place of a fiscal receipt, and leaves one above that limit to a person', async () => {
    const campanha = await open('LIMITE', {}, (arquivo) => {
      arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: 1 }];
    });
    const ana = await nextPessoa(test);
    const motivos: (string | undefined)[] = [];
    for (const chaveAcesso of [nextChave(), nextChave()]) {
      respostas = [() => buildLeitura(chaveAcesso)];
      lidas = 0;
      const { body } = await insert(ana, campanha, await upload(ana));
      await readAll();
      const nota = await look(ana, campanha, body.retorno.documentoFiscalID);
      motivos.push(nota.apuracao.motivo?.codigo);
    }
    expect(motivos).toEqual([undefined, 'documentoFiscal.emAnalise']);
    expect((await campanha.send(ana)).body.codigo).toBe('documentoFiscal.limiteAtingido');
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
  });

  it('keeps a refused duplicate from being reopened beside the receipt that holds its key', async () => {
    const campanha = await open('DUPLICADA');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const chaveAcesso = nextChave();
    respostas = [() => buildLeitura(chaveAcesso)];
    await insert(ana, campanha, await upload(ana));
    const { documentoFiscalID } = (await insert(bia, campanha, await upload(bia))).body.retorno;
    await readAll();
    const contested = await test.client.call('documentoFiscal.contestar', {
      params: { documentoFiscalID },
      body: { mensagem: '' },
      token: bia.token,
      host: campanha.host,
    });
    expect(contested.body.codigo).toBe('documentoFiscal.jaCadastrado');
    lidas = 0;
    later(200_000);
    await readAll();
    expect(lidas).toBe(0);
  });

  it('claims the key of a purchase that an operator approved before the photo was read', async () => {
    const campanha = await open('ANTES');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const chaveAcesso = nextChave();
    respostas = [() => buildLeitura(chaveAcesso)];
    const { documentoFiscalID } = (await insert(ana, campanha, await upload(ana))).body.retorno;
    await campanha.judge(documentoFiscalID, { status: 'VALIDO', valorCentavos: 5_000 });
    await readAll();
    expect(await campanha.listNumeros(ana)).toHaveLength(1);
    expect((await campanha.send(bia, { chaveAcesso })).body.codigo).toBe('documentoFiscal.jaCadastrado');
  });

  it('sends a misread day and an absurd quantity to a person', async () => {
    const campanha = await open('ABSURDA', {}, (arquivo) => {
      arquivo.ganho = { por: 'quantidade', cada: 1, numeros: 1 };
      arquivo.campanha.dataInicial = '2026-11-08';
    });
    const ana = await nextPessoa(test);
    const item = buildLeitura(nextChave()).itens![0]!;
    for (const change of [
      { emitidoEm: '2026-11-03T10:00' },
      { itens: [{ ...item, milesimos: 9_999_000 }] },
    ]) {
      const chaveAcesso = nextChave();
      respostas = [() => buildLeitura(chaveAcesso, change)];
      lidas = 0;
      const { body } = await insert(ana, campanha, await upload(ana));
      await readAll();
      expect((await look(ana, campanha, body.retorno.documentoFiscalID)).apuracao.motivo).toMatchObject({
        codigo: 'documentoFiscal.conferindoFoto',
      });
    }
    expect(await campanha.listNumeros(ana)).toHaveLength(0);
  });

  it('leaves a correction without key to a person', async () => {
    const campanha = await open('SEM_CHAVE', { semDeclaracao: true });
    const ana = await nextPessoa(test);
    respostas = [() => buildLeitura('', { situacao: 'conferir', chaveAcesso: '' })];
    const { body } = await insert(ana, campanha, await upload(ana));
    await readAll();
    const { documentoFiscalID, uriImagem } = await look(ana, campanha, body.retorno.documentoFiscalID);
    const sent = await test.client.call('documentoFiscal.declarar', {
      params: { documentoFiscalID },
      body: { valorCentavos: 12_000, uriImagem: uriImagem! },
      token: ana.token,
      host: campanha.host,
    });
    expect(sent.body.retorno.apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.conferindoDeclaracao',
    });
    await campanha.judge(documentoFiscalID, { status: 'VALIDO', valorCentavos: 12_000 });
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
  });

  it('retries a photo while the reader is busy, with growing waits, and then leaves it to a person', async () => {
    const campanha = await open('OCUPADO', { semDeclaracao: true });
    const ana = await nextPessoa(test);
    respostas = [
      () => {
        throw refuse('servidor.ocupado');
      },
    ];
    const { body } = await insert(ana, campanha, await upload(ana));
    const { documentoFiscalID } = body.retorno;
    for (const [attempt, seconds] of [5, 10, 20, 40, 80].entries()) {
      await readAll();
      expect(lidas).toBe(attempt + 1);
      later((seconds - 1) * 1000);
      await readAll();
      expect(lidas).toBe(attempt + 1);
      later(1000);
    }
    expect((await look(ana, campanha, documentoFiscalID)).comprovacao).toMatchObject({ foto: 'lendo' });
    await readAll();
    expect(lidas).toBe(5);
    expect((await look(ana, campanha, documentoFiscalID)).apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.emAnalise',
    });
  });

  it('reads again after a process died with the lease', async () => {
    const campanha = await open('MORREU');
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    respostas = [() => buildLeitura(chaveAcesso)];
    const { body } = await insert(ana, campanha, await upload(ana));
    const { documentoFiscalID } = body.retorno;
    await test.db.query(
      `insert into leitura_foto (consumidor_id, documento_fiscal_id, nome_arquivo, tentativas, ler_em)
       select consumidor_id, documento_fiscal_id, uri_imagem, 1, $2 from documento_fiscal where documento_fiscal_id = $1`,
      [documentoFiscalID, new Date(test.clock.now().getTime() + 180_000)],
    );
    await readAll();
    expect(lidas).toBe(0);
    later(180_000);
    await readAll();
    expect((await look(ana, campanha, documentoFiscalID)).apuracao.status).toBe('VALIDO');
  });

  it('corrects the receipt when a sales line arrives after the photo', async () => {
    const campanha = await open('VENDAS_DEPOIS', {}, (arquivo) => {
      arquivo.documentos.valor = [
        { fonte: 'vendas', esperaHoras: 0 },
        { fonte: 'foto', centavosMaximo: 50_000, conferePorCento: 0 },
        { fonte: 'operador' },
      ];
    });
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    respostas = [() => buildLeitura(chaveAcesso)];
    const { body } = await insert(ana, campanha, await upload(ana));
    await readAll();
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
    await importVendas(test, campanha, ['chave;valor', `${chaveAcesso};200,00`]);
    await test.app.runJob('documentoFiscal.rever');
    expect(await campanha.listNumeros(ana)).toHaveLength(4);
    expect(await look(ana, campanha, body.retorno.documentoFiscalID)).toMatchObject({
      valorCentavos: 20_000,
      comprovacao: { fonte: 'vendas' },
    });
  });

  it("refuses other people's photos and receipts, and receipts without a photo", async () => {
    const campanha = await open('ALHEIA');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    respostas = [() => buildLeitura(nextChave())];
    const { documentoFiscalID } = (await campanha.send(ana)).body.retorno;
    const answers = [
      await photograph(ana, campanha, documentoFiscalID, await upload(bia)),
      await photograph(ana, campanha, documentoFiscalID, 'https://outro.example/foto.jpg'),
      await photograph(bia, campanha, documentoFiscalID, await upload(bia)),
      await getLeitura(bia, campanha, documentoFiscalID),
      await getLeitura(ana, campanha, documentoFiscalID),
      await insert(ana, campanha, null),
    ];
    expect(answers.map(({ body }) => body.codigo)).toEqual([
      'upload.imagemDesconhecida',
      'upload.imagemDesconhecida',
      'documentoFiscal.nenhum',
      'documentoFiscal.nenhum',
      'documentoFiscal.semFoto',
      'requisicao.invalida',
    ]);
  });

  it('returns the reading with its comparisons to the operator', async () => {
    const campanha = await open('FICHA', { centavosMaximo: 0 });
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    respostas = [() => buildLeitura(chaveAcesso)];
    await insert(ana, campanha, await upload(ana));
    await readAll();
    const { body } = await test.client.call('operador.procurarDocumento', {
      params: campanha.params,
      query: { chaveAcesso },
      token: operatorToken,
      host: campanha.host,
    });
    expect(body.retorno[0]!.fontes).toMatchObject([
      { fonte: 'foto', situacao: 'achada', valorCentavos: 12_000, quantidade: 2 },
    ]);
    expect(body.retorno[0]!.leitura).toMatchObject({
      situacao: 'acreditada',
      valorCentavos: 12_000,
      checagens: [{ nome: 'itensTotal', passou: true }],
    });
  });
});

describe('campaign that reads photos, without the reader', () => {
  it('asks for no photo and leaves receipts to a person', async () => {
    const test = await startTestApp(noon);
    await test.publish();
    const campanha = await openCampanha(test, 'SEM_LEITOR', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      arquivo.documentos.valor = [
        { fonte: 'foto', centavosMaximo: 50_000, conferePorCento: 0 },
        { fonte: 'operador' },
      ];
    });
    const ana = await nextPessoa(test);
    const { body } = await campanha.send(ana);
    expect(body.retorno.apuracao.motivo).toMatchObject({ codigo: 'documentoFiscal.aguardandoValor' });
    const configuracao = await test.client.call('cupom.configuracaoCompra', {
      params: campanha.params,
      host: campanha.host,
    });
    expect(configuracao.body.retorno.lidaDaFoto).toBe(false);
    await test.close();
  });
});
