import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { registerPessoa, toChave, type Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const params = { ano: 2026, identificacao: 'TREVO' };
const waiting = 12;
/** Automatic verdicts need an amount, which these receipts lack. */
const semValor: NonNullable<Parameters<typeof openCampanha>[2]> = (arquivo) => {
  arquivo.ganho = { por: 'valor', centavosPorNumero: 1_000, acumulaResto: false };
};

describe('lists of receipts', () => {
  let test: TestApp;
  let ana: Pessoa;
  let bia: Pessoa;

  beforeAll(async () => {
    test = await startTestApp();
    const publish = (apuracao: 'automatica' | 'manual') =>
      test.publish((arquivo) => {
        arquivo.limites = { cupons: {}, raspadinhas: {}, documentosFiscais: [] };
        arquivo.documentos.apuracao = apuracao;
        arquivo.associados = [{ nome: 'Loja da Praça', cnpj: toChave(1).slice(6, 20), ativo: true }];
      });
    await publish('automatica');
    ana = await registerPessoa(test, 1);
    bia = await registerPessoa(test, 2);
    await send(ana, 1);
    await send(ana, 2);
    await publish('manual');
    for (let seed = 11; seed < 11 + waiting; seed++) await send(ana, seed);
    await send(bia, 50);
  });
  afterAll(() => test.close());

  /** Registers receipts one minute apart. */
  async function send(pessoa: Pessoa, seed: number) {
    test.clock.set(new Date(test.clock.now().getTime() + 60_000).toISOString());
    const body = { chaveAcesso: toChave(seed) };
    const sent = await test.client.call('documentoFiscal.pendentes.enviar', {
      params,
      body,
      token: pessoa.token,
    });
    expect(sent.status).toBe(201);
  }
  const listPendentes = (page: number, pessoa = ana, profile = pessoa.usuario) =>
    test.client.call('documentoFiscal.pendentes.listar', {
      params: { ...params, perPage: 10, page, profile },
      token: pessoa.token,
    });
  const list = (page: number, query: { tipoDocumento?: string } = {}) =>
    test.client.call('documentoFiscal.listar', { params: { perPage: 10, page }, query, token: ana.token });

  it('returns waiting receipts in pages of ten, newest first, each once', async () => {
    const [first, second] = [await listPendentes(1), await listPendentes(2)];
    expect(first.body.retorno).toMatchObject({ total: waiting, paginas: 2 });
    expect([first, second].map(({ body }) => body.retorno.retorno.length)).toEqual([10, 2]);
    const all = [first, second].flatMap(({ body }) => body.retorno.retorno);
    expect(new Set(all.map(({ apuracao }) => apuracao.status))).toEqual(new Set(['PENDENTE']));
    const newestFirst = Array.from({ length: waiting }, (_, i) => toChave(10 + waiting - i));
    expect(all.map(({ cabecalho }) => cabecalho.chaveAcesso)).toEqual(newestFirst);
  });

  it("returns the shop's name for a listed shop and none otherwise", async () => {
    const { body } = await list(2);
    const lojas = body.retorno.retorno.map(({ cabecalho, loja }) => [cabecalho.chaveAcesso, loja]);
    expect(lojas.slice(-2)).toEqual([
      [toChave(2), null],
      [toChave(1), 'Loja da Praça'],
    ]);
  });

  it('returns an empty page after the last one, with the total count', async () => {
    const { status, body } = await listPendentes(9);
    expect([status, body.retorno]).toEqual([200, { retorno: [], total: waiting, paginas: 2 }]);
  });

  it("hides other consumers' waiting receipts", async () => {
    const { body } = await listPendentes(1, bia);
    expect(body.retorno.retorno.map(({ cabecalho }) => cabecalho.chaveAcesso)).toEqual([toChave(50)]);
    const asked = await listPendentes(1, bia, ana.usuario);
    expect([asked.status, asked.body.codigo]).toEqual([403, 'sessao.outraPessoa']);
  });

  it('returns waiting and decided receipts together', async () => {
    const { body } = await list(2);
    expect(body.retorno).toMatchObject({ total: waiting + 2, paginas: 2 });
    expect(body.retorno.retorno.map(({ apuracao }) => apuracao.status).slice(-2)).toEqual([
      'VALIDO',
      'VALIDO',
    ]);
  });

  it('returns an empty list with its message for a kind without receipts', async () => {
    expect((await list(1, { tipoDocumento: 'Fiscal' })).body.retorno.total).toBe(waiting + 2);
    const { status, body } = await list(1, { tipoDocumento: 'NaoFiscal' });
    expect([status, body.mensagem]).toEqual([404, 'Não foi encontrado nenhum documento fiscal!']);
  });

  it('drops a decided receipt from the waiting list', async () => {
    const queue = await test.client.call('operador.listarPendentes', {
      params: { ...params, perPage: 100 },
      token: operatorToken,
    });
    const row = queue.body.retorno.retorno.find((one) => one.cabecalho.chaveAcesso === toChave(50))!;
    await test.client.call('operador.apurarDocumento', {
      params: { ...params, consumidorID: row.consumidorID, documentoFiscalID: row.documentoFiscalID },
      body: { status: 'VALIDO' },
      token: operatorToken,
    });
    const { status, body } = await listPendentes(1, bia);
    expect([status, body.retorno]).toEqual([200, { retorno: [], total: 0, paginas: 0 }]);
  });

  it('shows every receipt once when operators page through while others arrive, also with equal times', async () => {
    const campanha = await openCampanha(test, 'REVISAO', semValor);
    const pessoa = await nextPessoa(test);
    const sent = new Set<string>();
    for (let i = 0; i < 25; i++) sent.add((await campanha.send(pessoa)).body.retorno.documentoFiscalID);
    const seen: string[] = [];
    for (let depois: string | null | undefined; depois !== null;) {
      const { body } = await test.client.call('operador.listarPendentes', {
        params: { ...campanha.params, perPage: 10 },
        ...(depois ? { query: { depois } } : {}),
        token: operatorToken,
        host: campanha.host,
      });
      expect(body.retorno.total).toBe(25 - seen.length);
      for (const { documentoFiscalID } of body.retorno.retorno) {
        const verdict = await campanha.judge(documentoFiscalID, { status: 'VALIDO', valorCentavos: 1_000 });
        expect(verdict.status).toBe(200);
        seen.push(documentoFiscalID);
      }
      depois = body.retorno.depois;
    }
    expect(seen).toHaveLength(25);
    expect(new Set(seen)).toEqual(sent);
  });

  it('separates receipts that wait for a machine from those that wait for an operator', async () => {
    const campanha = await openCampanha(test, 'ESPERAS', (arquivo) => {
      semValor(arquivo);
      arquivo.documentos.valor = [{ fonte: 'vendas', esperaHoras: 48 }, { fonte: 'operador' }];
    });
    const pessoa = await nextPessoa(test);
    const { documentoFiscalID } = (await campanha.send(pessoa)).body.retorno;
    const list = async (espera?: 'maquina' | 'pessoa') => {
      const { body } = await test.client.call('operador.listarPendentes', {
        params: { ...campanha.params, perPage: 10 },
        ...(espera ? { query: { espera } } : {}),
        token: operatorToken,
        host: campanha.host,
      });
      return [body.retorno.total, body.retorno.retorno.map((one) => one.espera)];
    };
    const [, [espera]] = (await list('maquina')) as [number, { ate: string }[]];
    expect(espera).toEqual({ quem: 'maquina', fonte: 'vendas', ate: expect.any(String) as string });
    expect(Date.parse(espera!.ate)).toBeGreaterThan(test.clock.now().getTime());
    expect(await list('pessoa')).toEqual([0, []]);
    await test.db.query('update documento_fiscal set apurar_em = null where documento_fiscal_id = $1', [
      documentoFiscalID,
    ]);
    const person = [1, [{ quem: 'pessoa', fonte: null, ate: null }]];
    expect([await list('maquina'), await list('pessoa'), await list()]).toEqual([[0, []], person, person]);
  });

  it('counts at most ten thousand waiting receipts', async () => {
    const campanha = await openCampanha(test, 'MUITOS', semValor);
    const { body: first } = await campanha.send(await nextPessoa(test));
    const count = async () => {
      const { body } = await test.client.call('operador.listarPendentes', {
        params: { ...campanha.params, perPage: 1 },
        token: operatorToken,
        host: campanha.host,
      });
      return body.retorno.total;
    };
    // Copies of one receipt, each for another consumer.
    const addMany = (many: number) =>
      test.db.query(
        `insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, origem, status, registrado_em)
         select gen_random_uuid(), gen_random_uuid(), campanha_id, tipo, origem, status, registrado_em
         from documento_fiscal, generate_series(1, $2) where documento_fiscal_id = $1`,
        [first.retorno.documentoFiscalID, many],
      );
    await addMany(9_998);
    expect(await count()).toBe(9_999);
    await addMany(2);
    expect(await count()).toBe(10_000);
  });

  it('refuses an invalid cursor with its field', async () => {
    for (const depois of ['2', '2026-13-41T00:00:00.000Z_0b0e7f0a-1111-4222-8333-444455556666']) {
      const { status, body } = await test.client.call('operador.listarPendentes', {
        params: { ...params, perPage: 10 },
        query: { depois },
        token: operatorToken,
      });
      expect([status, body.codigo, body.detalhes?.[0]?.campo]).toEqual([
        400,
        'requisicao.invalida',
        'depois',
      ]);
    }
  });
});
