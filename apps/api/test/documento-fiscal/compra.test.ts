import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { renewUri } from '../renew-uri.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';
import { buildPdf } from '@trevo/fixtures/pdf-builder';
import type { Pessoa } from '../pessoa.ts';

const pdf = buildPdf().toString('base64');

describe('purchase without access key', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  const dados = { valor: 12_990, data: '2026-11-20', cnpjLoja: '11.222.333/0001-81', quantidade: 7 };
  const insert = (
    pessoa: Pessoa,
    campanha: Awaited<ReturnType<typeof openCampanha>>,
    body: object = {},
    headers: Record<string, string> = {},
  ) =>
    test.client.call('documentoFiscal.inserirNaoFiscal', {
      body: {
        campanha: campanha.params,
        uf: 'SP',
        usuario: pessoa.usuario,
        tipo: 'NaoFiscal',
        dadosNaoFiscal: dados,
        uriImagem: null,
        ...body,
      } as never,
      token: pessoa.token,
      host: campanha.host,
      headers,
    });
  const upload = (pessoa: Pessoa, imagemBase64: string) =>
    test.client.call('upload.imagemDocumento', { body: { imagemBase64 }, token: pessoa.token });
  const noPhoto = (identificacao: string, change: Parameters<typeof openCampanha>[2] = () => undefined) =>
    openCampanha(test, identificacao, (arquivo) => {
      arquivo.compra = { produtos: [], formasPagamento: [], quantidadeMaxima: 100, fotoObrigatoria: false };
      change(arquivo);
    });

  it('waits as typed for manual review and then earns by the rule', async () => {
    const campanha = await noPhoto('COMPRA', (arquivo) => {
      arquivo.ganho = { por: 'quantidade', cada: 3, numeros: 1 };
    });
    const ana = await nextPessoa(test);
    const { status, body } = await insert(ana, campanha);
    expect(status).toBe(201);
    expect(body.retorno).toMatchObject({
      tipo: 'NaoFiscal',
      emitente: '11222333000181',
      emitidoEm: '2026-11-20',
      valorCentavos: 12_990,
      apuracao: { status: 'PENDENTE', motivo: { codigo: 'documentoFiscal.emAnalise' } },
    });
    const settled = await campanha.judge(body.retorno.documentoFiscalID, { status: 'VALIDO' });
    expect(settled.body.retorno.numeros).toHaveLength(2);
    const compra = await test.client.call('produto.compra', {
      params: { documentoFiscalID: body.retorno.documentoFiscalID },
      token: ana.token,
      host: campanha.host,
    });
    expect(compra.body.retorno).toMatchObject({ quantidade: 7, produtos: [], formaPagamento: null });
    expect(compra.body.retorno.numeros).toEqual(settled.body.retorno.numeros);
    const bia = await nextPessoa(test);
    const stolen = await test.client.call('produto.compra', {
      params: { documentoFiscalID: body.retorno.documentoFiscalID },
      token: bia.token,
      host: campanha.host,
    });
    expect(stolen.body.codigo).toBe('documentoFiscal.nenhum');
  });

  it('shows its points as an account entry once approved', async () => {
    const campanha = await noPhoto('PONTOS', (arquivo) => {
      arquivo.recompensas.pontos = { centavosPorPonto: 100 };
    });
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const { body } = await insert(ana, campanha);
    const lancamentoID = body.retorno.documentoFiscalID;
    const get = (pessoa: Pessoa) =>
      test.client.call('contaCorrente.lancamento', {
        params: { ...campanha.params, lancamentoID },
        token: pessoa.token,
        host: campanha.host,
      });
    expect((await get(ana)).body.codigo).toBe('contaCorrente.nenhumLancamento');
    await campanha.judge(lancamentoID, { status: 'VALIDO' });
    expect((await get(ana)).body.retorno).toMatchObject({
      id: lancamentoID,
      valor: 129,
      tipo: 'CREDITO',
      documentoFiscalID: lancamentoID,
    });
    expect((await get(bia)).body.codigo).toBe('contaCorrente.nenhumLancamento');
    // Callers spell the service's name in two ways.
    const path = `/contacorrente/v1/lancamentos/2026/${campanha.params.identificacao}/${lancamentoID}`;
    const headers = { host: campanha.host, authorization: `Bearer ${ana.token}` };
    const lower = await test.client.send('GET', path, { headers });
    expect([lower.status, JSON.parse(lower.text)]).toEqual([200, (await get(ana)).body]);
    const nobody = await test.client.send('GET', path, { headers: { host: campanha.host } });
    expect(nobody.status).toBe(401);
  });

  it('registers one purchase for repeated requests, and refuses another purchase under its key', async () => {
    const campanha = await noPhoto('REPETIDA');
    const ana = await nextPessoa(test);
    const headers = { 'idempotency-key': 'purchase-number-one-0001' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => insert(ana, campanha, {}, headers)));
    expect(new Set(answers.map(({ body }) => body.retorno.documentoFiscalID)).size).toBe(1);
    const other = await insert(ana, campanha, { dadosNaoFiscal: { ...dados, valor: 1 } }, headers);
    expect([other.status, other.body.codigo]).toEqual([409, 'requisicao.idempotenciaReusada']);
  });

  it.each([
    ['uf', { uf: 'XX' }],
    ['dadosNaoFiscal.cnpjLoja', { dadosNaoFiscal: { ...dados, cnpjLoja: '11222333000180' } }],
    ['dadosNaoFiscal.data', { dadosNaoFiscal: { ...dados, data: '2026-11-22' } }],
    ['dadosNaoFiscal.quantidade', { dadosNaoFiscal: { ...dados, quantidade: 101 } }],
    ['dadosNaoFiscal.produtos', { dadosNaoFiscal: { produtos: [{ nome: 'Outro', quantidade: 1 }] } }],
    ['dadosNaoFiscal.formaPagamento', { dadosNaoFiscal: { ...dados, formaPagamento: 'Fiado' } }],
  ])('refuses invalid input at its field: %s', async (campo, wrong) => {
    const campanha = await noPhoto('CAMPOS', (arquivo) => {
      arquivo.compra.produtos = ['Sabão'];
      arquivo.compra.formasPagamento = ['PicPay', 'Cartão'];
    });
    const ana = await nextPessoa(test);
    const { status, body } = await insert(ana, campanha, wrong);
    expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
    expect(body.detalhes?.map((detalhe) => detalhe.campo)).toEqual([campo]);
  });

  it('refuses a purchase before the campaign or of a non-participating shop at once with the reason', async () => {
    const campanha = await noPhoto('REGRAS', (arquivo) => {
      arquivo.documentos.emitentes = ['99999999'];
    });
    const ana = await nextPessoa(test);
    const shop = await insert(ana, campanha);
    expect(shop.body.retorno.apuracao.motivo?.codigo).toBe('documentoFiscal.emitenteNaoParticipante');
    const old = await insert(ana, campanha, { dadosNaoFiscal: { data: '2026-08-31' } });
    expect(old.body.retorno.apuracao.motivo?.codigo).toBe('documentoFiscal.anteriorACampanha');
  });

  it.each([
    [0, [403, 'Não liberado para cadastrar uma compra!']],
    [2, [409, 'Limite de 2 documentos fiscais atingido!']],
    [-1, [201, '']],
  ])('enforces a limit of %i purchases', async (quantidadeLimite, expected) => {
    const campanha = await noPhoto(`LIMITENF${quantidadeLimite + 1}`, (arquivo) => {
      arquivo.limites.documentosFiscais = [{ tipo: 'NaoFiscal', quantidadeLimite }];
    });
    const ana = await nextPessoa(test);
    for (let i = 0; i < Math.max(0, quantidadeLimite); i++) await insert(ana, campanha);
    const { status, body } = await insert(ana, campanha);
    expect([status, body.mensagem]).toEqual(expected);
    // Receipts with an access key are counted separately.
    expect((await campanha.send(ana)).status).toBe(201);
  });

  it('returns the fields that the campaign asks for', async () => {
    const campanha = await noPhoto('PEDE', (arquivo) => {
      arquivo.ganho = { por: 'quantidade', cada: 6, numeros: 2, maximoPorDocumento: 10 };
      arquivo.compra.produtos = ['Sabão'];
      arquivo.limites.documentosFiscais = [{ tipo: 'NaoFiscal', quantidadeLimite: 5 }];
      configure(arquivo, { 'cupom.compraPorQuantidade': true });
    });
    const { body } = await test.client.call('cupom.configuracaoCompra', {
      params: campanha.params,
      host: campanha.host,
    });
    expect(body.retorno).toEqual({
      porQuantidade: true,
      ganhoPorQuantidade: { cada: 6, numeros: 2, maximoPorDocumento: 10 },
      quantidadeMaxima: 100,
      produtos: ['Sabão'],
      formasPagamento: [],
      fotoObrigatoria: false,
      lidaDaFoto: false,
      limiteNaoFiscal: 5,
    });
  });

  describe('photo of a purchase', () => {
    it('requires a photo unless the campaign disables it, and only an own upload', async () => {
      const campanha = await openCampanha(test, 'FOTO');
      const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
      const without = await insert(ana, campanha);
      expect([without.status, without.body.codigo]).toEqual([400, 'documentoFiscal.imagemObrigatoria']);
      const jpeg = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#fff' } })
        .jpeg()
        .withExif({ IFD0: { Make: 'Camera of Ana' } })
        .toBuffer();
      const { body } = await upload(ana, `data:image/jpeg;base64,${jpeg.toString('base64')}`);
      const { nomeArquivo, uriImagem } = body.retorno;
      const foreign = await insert(bia, campanha, { uriImagem });
      expect([foreign.status, foreign.body.codigo]).toEqual([400, 'upload.imagemDesconhecida']);
      const sent = await insert(ana, campanha, { uriImagem: nomeArquivo });
      expect(sent.body.retorno.uriImagem).toBe(uriImagem);
      const file = await fetch(`http://127.0.0.1:${test.port}${renewUri(test, uriImagem)}`);
      expect(file.headers.get('content-type')).toBe('image/jpeg');
      const kept = Buffer.from(await file.arrayBuffer());
      const { width, height, exif } = await sharp(kept).metadata();
      expect([width, height, exif]).toEqual([2000, 667, undefined]);
    });

    it('accepts a PDF and stores it unchanged', async () => {
      const ana = await nextPessoa(test);
      const { body } = await upload(ana, `data:application/pdf;base64,${pdf}`);
      expect(body.retorno.nomeArquivo).toMatch(/\.pdf$/);
      const file = await fetch(`http://127.0.0.1:${test.port}${body.retorno.uriImagem}`);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(pdf);
    });

    it('keeps the photo with the notes until five years after the campaign, not longer', async () => {
      const campanha = await openCampanha(test, 'GUARDA');
      const ana = await nextPessoa(test);
      const { body } = await upload(ana, `data:application/pdf;base64,${pdf}`);
      const { uriImagem } = body.retorno;
      const sent = await insert(ana, campanha, { uriImagem });
      const { documentoFiscalID } = sent.body.retorno;
      await campanha.judge(documentoFiscalID, { status: 'INVALIDO', observacao: 'Sem o nome da loja.' });
      const look = async () => {
        const { status } = await fetch(`http://127.0.0.1:${test.port}${renewUri(test, uriImagem)}`);
        const [row] = await test.db.query<{ uri_imagem: string | null; mensagens: number }>(
          `select d.uri_imagem, (select count(h.observacao)::integer from documento_fiscal_historico h
             where h.consumidor_id = d.consumidor_id and h.documento_fiscal_id = d.documento_fiscal_id) as mensagens
           from documento_fiscal d where d.documento_fiscal_id = $1`,
          [documentoFiscalID],
        );
        return [status, row!.uri_imagem !== null, row!.mensagens];
      };
      test.clock.set('2032-07-31T15:00:00Z');
      await test.app.runJob('documentoFiscal.esquecer');
      expect(await look()).toEqual([200, true, 1]);
      test.clock.set('2032-08-01T15:00:00Z');
      await test.app.runJob('documentoFiscal.esquecer');
      expect(await look()).toEqual([404, false, 0]);
      test.clock.set('2026-11-21T15:00:00Z');
    });

    it('deletes an unreferenced photo after a day, keeps a referenced one, and refuses the deleted one as unknown', async () => {
      const campanha = await openCampanha(test, 'ABANDONO');
      const ana = await nextPessoa(test);
      const send = async () =>
        (await upload(ana, `data:application/pdf;base64,${pdf}`)).body.retorno.uriImagem;
      const look = async (uri: string) =>
        (await fetch(`http://127.0.0.1:${test.port}${renewUri(test, uri)}`)).status;
      const [named, left, refused] = [await send(), await send(), await send()];
      expect((await insert(ana, campanha, { uriImagem: named })).status).toBe(201);
      expect((await insert(ana, campanha, { uriImagem: refused, uf: 'ZZ' })).status).toBe(400);
      test.clock.set('2026-11-22T14:59:00Z');
      await test.app.runJob('documentoFiscal.esquecer');
      expect([await look(named), await look(left), await look(refused)]).toEqual([200, 200, 200]);
      const young = await send();
      test.clock.set('2026-11-22T15:00:01Z');
      await test.app.runJob('documentoFiscal.esquecer');
      expect([await look(named), await look(left), await look(refused)]).toEqual([200, 404, 404]);
      expect(await look(young)).toBe(200);
      const late = await insert(ana, campanha, { uriImagem: left });
      expect([late.status, late.body.codigo]).toEqual([400, 'upload.imagemDesconhecida']);
      // One picture can show two purchases.
      expect((await insert(ana, campanha, { uriImagem: named })).status).toBe(201);
      test.clock.set('2026-11-21T15:00:00Z');
    });

    it('accepts the photo in every one of concurrent requests that reference it', async () => {
      const campanha = await openCampanha(test, 'JUNTAS');
      const outra = await openCampanha(test, 'JUNTAS2');
      for (let round = 0; round < 4; round++) {
        const ana = await nextPessoa(test);
        const { uriImagem } = (await upload(ana, `data:application/pdf;base64,${pdf}`)).body.retorno;
        const headers = { 'idempotency-key': `one-picture-two-requests-${round}` };
        const answers = await Promise.all([
          ...Array.from({ length: 4 }, () => insert(ana, campanha, { uriImagem }, headers)),
          insert(ana, outra, { uriImagem }),
        ]);
        expect(answers.map(({ status }) => status).filter((status) => status > 201)).toEqual([]);
        const ids = answers.map(({ body }) => body.retorno.documentoFiscalID);
        expect(new Set(ids.slice(0, 4)).size).toBe(1);
        expect(ids[4]).not.toBe(ids[0]);
      }
    });

    it('either keeps or refuses a photo that is referenced during its deletion', async () => {
      const campanha = await openCampanha(test, 'DISPUTA');
      const ana = await nextPessoa(test);
      const uris = [];
      for (let i = 0; i < 12; i++)
        uris.push((await upload(ana, `data:application/pdf;base64,${pdf}`)).body.retorno.uriImagem);
      test.clock.set('2026-11-22T15:00:01Z');
      const [answers] = await Promise.all([
        Promise.all(uris.map((uriImagem) => insert(ana, campanha, { uriImagem }))),
        test.app.runJob('documentoFiscal.esquecer'),
        test.app.runJob('documentoFiscal.esquecer'),
      ]);
      test.clock.set('2026-11-21T15:00:00Z');
      for (const [at, { status, body }] of answers.entries()) {
        const file = await fetch(`http://127.0.0.1:${test.port}${renewUri(test, uris[at]!)}`);
        expect([status, body.codigo, file.status]).toEqual(
          status === 201 ? [201, undefined, 200] : [400, 'upload.imagemDesconhecida', 404],
        );
      }
    });

    it('refuses a photo that is not a picture', async () => {
      const ana = await nextPessoa(test);
      const { status, body } = await upload(ana, Buffer.from('<svg onload=alert(1)>').toString('base64'));
      expect([status, body.codigo]).toEqual([400, 'upload.imagemInvalida']);
    });
  });
});
