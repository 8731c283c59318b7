import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Calls } from '@trevo/contract/calls';
import type { RetornoOf } from '@trevo/contract/call';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { openCampanha } from '../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { buildEvento, buildNota, buildProc, toChaveVenda } from './venda-builder.ts';

type Importacao = RetornoOf<Calls['operador.obterImportacaoVendas']>;

describe('sales file', () => {
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    campanha = await openCampanha(test, 'VENDAS');
  });
  afterAll(() => test.close());

  const post = async (
    content: string | Buffer,
    { type = 'text/csv', of = campanha, token = operatorToken, nome = 'vendas.csv' } = {},
  ) => {
    const path = fillPath(paths['operador.importarVendas'].path, of.params);
    const { status, text } = await test.client.send('POST', `${path}?nome=${nome}`, {
      body: content,
      headers: { host: of.host, 'content-type': type, authorization: `Bearer ${token}` },
    });
    return {
      status,
      body: JSON.parse(text) as { codigo?: string; retorno: Importacao & { repetido: boolean } },
    };
  };
  const ask = async (id: string, of = campanha) => {
    const { body } = await test.client.call('operador.obterImportacaoVendas', {
      params: { ...of.params, id },
      token: operatorToken,
      host: of.host,
    });
    return body;
  };
  const send = async (
    content: string | Buffer,
    options: Parameters<typeof post>[1] = {},
  ): Promise<Importacao> => {
    const { status, body } = await post(content, options);
    expect(status).toBe(201);
    return waitFor(body.retorno.id, options.of);
  };
  const waitFor = async (id: string, of = campanha): Promise<Importacao> => {
    for (;;) {
      const { retorno } = await ask(id, of);
      if (retorno.terminadoEm) return retorno;
      await test.app.runJob('venda.importar');
    }
  };
  const readErros = async (id: string, of = campanha) => {
    const { status, headers, text } = await test.client.send(
      'GET',
      fillPath(paths['operador.errosVendas'].path, { ...of.params, id }),
      { headers: { host: of.host, authorization: `Bearer ${operatorToken}` } },
    );
    return { status, headers, lines: text.replace('\uFEFF', '').split('\r\n').slice(0, -1) };
  };
  const findVenda = async (chaveAcesso: string) => {
    const [row] = await test.db.query(
      `select valor_centavos as valor, quantidade, emitido_em as dia, cancelada from venda
       where chave_acesso = $1`,
      [chaveAcesso],
    );
    return row;
  };

  it('a sales file is imported line by line, and every invalid line is reported with a remedy', async () => {
    const [um, dois] = [toChaveVenda(11), toChaveVenda(12)];
    const text = `Chave;Emissão;Valor;Itens\n${um};20/11/2026;1.234,56;3\n${dois};20/11/2026;1.234;1\nTotal;;;\n`;
    const feito = await send(Buffer.from(text, 'latin1'));
    expect(feito).toMatchObject({
      ator: { tipo: 'token', id: null, nome: 'Token único' },
      nome: 'vendas.csv',
      situacao: 'pronto',
      motivo: null,
      linhas: 3,
      novas: 1,
      mudadas: 0,
      iguais: 0,
      erros: 2,
      bytes: text.length,
      totalBytes: text.length,
    });
    expect(await findVenda(um)).toEqual({
      valor: 123_456,
      quantidade: 3,
      dia: '2026-11-20',
      cancelada: null,
    });
    expect(await findVenda(dois)).toBeUndefined();
    const { headers, lines } = await readErros(feito.id);
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      `attachment; filename="erros-${feito.id}.csv"`,
    ]);
    expect(lines).toEqual([
      'linha;chave_acesso;problema;o_que_fazer',
      `3;${dois};O valor pode ser lido de dois modos.;Escreva os centavos com duas casas, como 1.234,00 ou 1234.00.`,
      expect.stringMatching(/^4;;A chave de acesso não confere/),
    ]);
  });

  it('imported again adds nothing, and with one more sale counts the others as equal', async () => {
    const text = `chave;valor\n${toChaveVenda(21)};10,00\n${toChaveVenda(22)};20,00\n`;
    const feito = await send(text);
    const again = await Promise.all([post(text), post(text)]);
    for (const { body } of again) expect(body.retorno).toEqual({ ...feito, repetido: true });
    const more = await send(`${text}${toChaveVenda(23)};30,00\n`);
    expect(more).toMatchObject({ novas: 1, iguais: 2, mudadas: 0, erros: 0 });
    const newer = await send(`chave;valor\n${toChaveVenda(21)};11,00\n`);
    expect(newer).toMatchObject({ novas: 0, iguais: 0, mudadas: 1 });
    expect(await findVenda(toChaveVenda(21))).toMatchObject({ valor: 1_100 });
  });

  it('a sales file with a line per product is rejected, because no line has the total', async () => {
    const [um, dois] = [toChaveVenda(25), toChaveVenda(26)];
    const lines = [`${um};5,00`, `${um};7,00`, `${um};5,00`, `${dois};3,00`, `${dois};3,00`];
    const feito = await send(`chave;valor\n${lines.join('\n')}`);
    expect(feito).toMatchObject({ linhas: 5, novas: 1, iguais: 1, erros: 3 });
    expect(await findVenda(um)).toBeUndefined();
    expect((await readErros(feito.id)).lines.slice(1).map((line) => line.slice(0, 2))).toEqual([
      '2;',
      '3;',
      '4;',
    ]);
  });

  it('a sales file with a line per item counts each sale once, and replaces its items as a whole', async () => {
    const [um, dois] = [toChaveVenda(27), toChaveVenda(28)];
    const colunas = 'chave;valor;gtin;descricao;quantidade_item;unidade;valor_item';
    const linhas = [
      `${um};10,00;2000000000015;CAFE;1;UN;7,00`,
      `${um};10,00;;QUEIJO;0,354;KG;3,00`,
      `${dois};5,00;;PAO;1;UN;4,00`,
    ];
    const feito = await send([colunas, ...linhas].join('\n'));
    expect(feito).toMatchObject({ linhas: 2, novas: 1, erros: 1 });
    expect((await readErros(feito.id)).lines[1]).toMatch(/^4;.*não somam/);
    const read = async () =>
      (
        await test.db.query<{ quantidade: number; itens: { nome: string; quantidade: number }[] }>(
          'select quantidade, itens from venda where chave_acesso = $1',
          [um],
        )
      )[0];
    expect(await read()).toMatchObject({
      quantidade: 2,
      itens: [
        { nome: 'CAFE', gtin: '02000000000015', quantidade: 1 },
        { nome: 'QUEIJO', gtin: null, quantidade: 0.354 },
      ],
    });
    expect(await send([colunas, ...linhas.slice(0, 2), ''].join('\n'))).toMatchObject({
      linhas: 1,
      iguais: 1,
    });
    expect(await send([colunas, `${um};10,00;;CESTA;1;UN;10,00`].join('\n'))).toMatchObject({ mudadas: 1 });
    expect((await read())!.itens).toMatchObject([{ nome: 'CESTA' }]);
    // A file without items keeps them.
    expect(await send(`chave;valor\n${um};10,00`)).toMatchObject({ iguais: 1 });
    expect((await read())!.itens).toHaveLength(1);
  });

  it('a sales file of another campaign is separate and invisible', async () => {
    const outra = await openCampanha(test, 'VENDAS_B');
    const text = `chave;valor\n${toChaveVenda(31)};10,00\n`;
    const feito = await send(text);
    expect(await ask(feito.id, outra)).toMatchObject({ codigo: 'venda.importacaoNaoEncontrada' });
    expect((await readErros(feito.id, outra)).status).toBe(404);
    expect(await send(text, { of: outra })).toMatchObject({ novas: 1 });
  });

  it('a sales file in XML may contain a cancellation before its note', async () => {
    const chave = toChaveVenda(41);
    const xml = `${buildEvento(chave)}\n${buildProc(buildNota({ chave, valor: '10.00' }), chave)}\n${buildNota({ chave: toChaveVenda(42) })}`;
    expect(await send(xml, { type: 'application/xml' })).toMatchObject({ linhas: 3, novas: 2, mudadas: 1 });
    expect(await findVenda(chave)).toEqual({
      valor: 1_000,
      quantidade: 2,
      dia: '2026-11-20',
      cancelada: true,
    });
    const [kept] = await test.db.query<{ texto: string }>(
      'select itens::text as texto from venda where chave_acesso = $1',
      [chave],
    );
    expect(kept!.texto).toContain('CAFE 500G');
  });

  it('keeps the lines before a truncation, and rejects a file of another format', async () => {
    const xml = buildNota({ chave: toChaveVenda(51) });
    const cut = await send(`${xml}${buildNota({ chave: toChaveVenda(52) }).slice(0, -9)}`, {
      type: 'text/xml',
    });
    expect(cut).toMatchObject({ situacao: 'interrompido', novas: 1, linhas: 1 });
    expect(cut.motivo).toBe(
      'O XML está quebrado ou termina antes da hora. Linha 1. O que veio antes foi importado.',
    );
    expect((await readErros(cut.id)).lines.at(-1)).toBe(`1;;${cut.motivo};`);
    const none = await send('nome,preço\ncafé,10\n');
    expect(none).toMatchObject({ situacao: 'recusado', linhas: 0 });
    expect(none.motivo).toContain('Não encontramos as colunas');
  });

  it('stops at the first 1,000 consecutive lines with errors, and says which line and what to do', async () => {
    const garbage = 'lixo;lixo\n'.repeat(30_000);
    const good = (n: number) => `${toChaveVenda(n)};1,00\n`;
    const cut = await send(`chave;valor\n${good(55)}ruim;1,00\n${good(56)}${garbage}${good(57)}`);
    expect(cut).toMatchObject({ situacao: 'interrompido', linhas: 1_003, novas: 2, erros: 1_001 });
    expect(cut.motivo).toBe(
      'Paramos depois de mil linhas seguidas com erro. Baixe a lista de erros, corrija o arquivo na origem e envie-o de novo. ' +
        'A primeira delas é a linha 5. O que veio antes foi importado.',
    );
    const { lines } = await readErros(cut.id);
    expect([lines.length, lines[1], lines.at(-1)]).toEqual([
      1_003,
      expect.stringMatching(/^3;/),
      `5;;${cut.motivo};`,
    ]);
    const none = await send(`chave;valor\n${garbage}`);
    expect(none).toMatchObject({ situacao: 'recusado', linhas: 1_000, erros: 1_000 });
    expect(none.motivo).toMatch(/A primeira delas é a linha 2\.$/);
    // Fewer errors in a row do not stop it.
    const spread = `${'lixo;lixo\n'.repeat(999)}${good(58)}`.repeat(3);
    expect(await send(`chave;valor\n${spread}`)).toMatchObject({ situacao: 'pronto', linhas: 3_000 });
  });

  it('a sales file is listed newest first, in pages', async () => {
    const of = await openCampanha(test, 'VENDAS_LISTA');
    const sent: string[] = [];
    for (const n of [61, 62, 63])
      sent.unshift((await send(`chave;valor\n${toChaveVenda(n)};1,00\n`, { of })).id);
    const page = async (depois?: string) => {
      const { body } = await test.client.call('operador.listarImportacoesVendas', {
        params: { ...of.params, perPage: 2 },
        query: depois ? { depois } : {},
        token: operatorToken,
        host: of.host,
      });
      return body.retorno;
    };
    const one = await page();
    expect([one.retorno.map(({ id }) => id), one.depois]).toEqual([sent.slice(0, 2), sent[1]]);
    expect(await page(one.depois!)).toMatchObject({ retorno: [{ id: sent[2] }], depois: null });
  });

  it('a sales file is accepted only from the operator, with a supported media type', async () => {
    const text = `chave;valor\n${toChaveVenda(71)};1,00\n`;
    expect(await post(text, { token: 'x'.repeat(32) })).toMatchObject({
      status: 401,
      body: { codigo: 'operador.naoAutorizado' },
    });
    for (const type of ['application/json', 'image/png', 'text/plain'])
      expect(await post(text, { type })).toMatchObject({
        status: 415,
        body: { codigo: 'requisicao.tipoNaoAceito' },
      });
    expect(await post('')).toMatchObject({ status: 422, body: { codigo: 'venda.arquivoVazio' } });
    const announced = await test.client.send(
      'POST',
      fillPath(paths['operador.importarVendas'].path, campanha.params),
      {
        headers: {
          host: campanha.host,
          'content-type': 'text/csv',
          'content-length': String(1024 ** 3 + 1),
          authorization: `Bearer ${operatorToken}`,
        },
      },
    );
    expect([announced.status, announced.text]).toEqual([
      413,
      expect.stringContaining('requisicao.corpoGrande'),
    ]);
  });
});
