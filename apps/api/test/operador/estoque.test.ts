import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { createId } from '../../src/kernel/ids.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

describe('codes and stock', () => {
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  let ana: Pessoa;
  const change = (arquivo: MutableArquivo): void => {
    const produto = { codigo: 'a', nome: 'Produto', moeda: 'pontos', valor: 10, estoque: 10 };
    arquivo.recompensas = { pontos: { centavosPorPonto: 100 } };
    arquivo.produtos = { categorias: [], itens: [produto] as never, entrega: { retirada: true } };
    arquivo.codigos = { numeros: 1 } as never;
    arquivo.vouchers = {
      provedores: [{ id: 'cinema', nome: 'Cinema' }],
      itens: [
        {
          id: 'ingresso',
          nome: 'Ingresso',
          provedor: 'cinema',
          moeda: 'pontos',
          valor: 10,
          validadeDias: 30,
          codigos: 'importados',
        },
      ],
    } as never;
  };

  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    campanha = await openCampanha(test, 'ESTOQUE', change);
    ana = await nextPessoa(test);
    await test.db.query(
      `select conta_credit(p.consumidor_id, c.campanha_id, 'pontos', 'quiz', $2, 1000, null, null, now())
       from consumidor p, campanha c where p.usuario = $1 and c.identificacao = 'ESTOQUE'`,
      [ana.usuario, createId()],
    );
    const { params } = campanha;
    await test.client.call('operador.importarCodigos', {
      params,
      body: { lote: 'A1', codigos: ['FOLHA001', 'FOLHA002', 'FOLHA003'] },
      ...asOperador(),
    });
    await test.client.call('operador.importarVouchers', {
      params,
      body: { voucherId: 'ingresso', codigos: ['CINE-1', 'CINE-2'] },
      ...asOperador(),
    });
  });
  afterAll(() => test.close());

  const asOperador = () => ({ token: operatorToken, host: campanha.host });
  const read = async () =>
    (await test.client.call('operador.estoque', { params: campanha.params, ...asOperador() })).body.retorno;
  const block = (tipo: 'codigo' | 'voucher', lote: string, bloqueado: boolean) =>
    test.client.call('operador.bloquearLote', {
      params: campanha.params,
      body: { tipo, lote, bloqueado, motivo: 'Impresso duas vezes.' },
      ...asOperador(),
    });
  const adjust = (body: Partial<BodyInputOf<Calls['operador.ajustarEstoque']>>) =>
    test.client.call('operador.ajustarEstoque', {
      params: campanha.params,
      body: { ajusteID: createId(), produto: 'a', unidades: 1, motivo: 'Contagem do depósito.', ...body },
      ...asOperador(),
    });
  const scan = (numeroAleatorio: string) =>
    test.client.call('cupom.escanear', {
      params: { anoCampanha: 2026, identificacaoCampanha: 'ESTOQUE', numeroAleatorio },
      token: ana.token,
      host: campanha.host,
    });
  const orderVoucher = () =>
    test.client.call('fidelidade.pedirVoucher', {
      params: { ...campanha.params, provider: 'cinema', id: 'ingresso' },
      token: ana.token,
      host: campanha.host,
    } as never);

  it('counts the codes, vouchers and units that are left', async () => {
    expect((await scan('FOLHA001')).status).toBe(200);
    expect(await read()).toEqual({
      codigos: [{ lote: 'A1', total: 3, usados: 1, bloqueio: null }],
      vouchers: [{ voucherID: 'ingresso', nome: 'Ingresso', total: 2, usados: 0, bloqueio: null }],
      produtos: [{ codigo: 'a', nome: 'Produto', carregado: 10, disponivel: 10 }],
    });
  });

  it('refuses unused codes of a blocked batch, keeps used ones, and accepts them again after the release', async () => {
    const blocked = await block('codigo', 'A1', true);
    expect(blocked.body.retorno.codigos[0]!.bloqueio).toMatchObject({ motivo: 'Impresso duas vezes.' });
    expect((await block('codigo', 'A1', true)).status).toBe(200);
    expect((await scan('FOLHA002')).body.codigo).toBe('cupom.codigoInexistente');
    expect((await scan('FOLHA001')).status).toBe(200);
    expect((await block('codigo', 'A1', false)).body.retorno.codigos[0]!.bloqueio).toBeNull();
    expect((await scan('FOLHA002')).status).toBe(200);
  });

  it('sells no voucher of a blocked batch', async () => {
    await block('voucher', 'ingresso', true);
    expect((await orderVoucher()).body.codigo).toBe('voucher.esgotado');
    await block('voucher', 'ingresso', false);
    expect((await orderVoucher()).status).toBe(201);
    expect((await block('voucher', 'nenhum', true)).body.codigo).toBe('estoque.loteNenhum');
  });

  it('adjusts the stock once for an id under concurrent requests, and a publication keeps it', async () => {
    const ajusteID = createId();
    const answers = await Promise.all([1, 2, 3].map(() => adjust({ ajusteID, unidades: -3 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).produtos[0]).toMatchObject({ carregado: 7, disponivel: 7 });
    await openCampanha(test, 'ESTOQUE', change);
    expect((await read()).produtos[0]).toMatchObject({ carregado: 7, disponivel: 7 });
    await adjust({ unidades: 5 });
    expect((await read()).produtos[0]).toMatchObject({ carregado: 12, disponivel: 12 });
    const { body } = await test.client.call('operador.conferirContas', asOperador());
    expect(Object.values(body.retorno).flat()).toEqual([]);
  });

  it('takes away no more units than are left', async () => {
    const refused = await adjust({ unidades: -13 });
    expect([refused.status, refused.body.codigo]).toEqual([409, 'estoque.faltam']);
    expect((await read()).produtos[0]).toMatchObject({ carregado: 12, disponivel: 12 });
    expect((await adjust({ produto: 'nenhum' })).body.codigo).toBe('estoque.produtoNenhum');
    expect((await adjust({ unidades: 0 })).body.codigo).toBe('requisicao.invalida');
  });
});
