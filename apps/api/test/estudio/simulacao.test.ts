import { randomUUID } from 'node:crypto';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createConsole, consoleHost, type OperadorDeTeste } from '../operador/operador-console.ts';
import { buildArquivoText, startTestApp, type TestApp } from '../test-app.ts';

/** Each simulation starts a program of its own. */
const slow = 300_000;

describe('simulations', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let ana: OperadorDeTeste;
  let auditora: OperadorDeTeste;
  let estranha: OperadorDeTeste;

  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    await test.publish(undefined, 'sol');
    painel = createConsole(test);
    const raiz = await painel.createDaInstalacao();
    ana = await painel.createAdministrador();
    estranha = await painel.createAdministrador('solario');
    auditora = await painel.create(raiz, 'auditor');
  });
  afterEach(() => test.db.execute('delete from simulacao'));
  afterAll(() => test.close());

  const as = ({ cookie }: OperadorDeTeste, promotora = 'quatrofolhas') => ({ cookie, promotora });
  const texto = buildArquivoText((arquivo) => {
    arquivo.campanha.identificacao = 'NOVA';
    arquivo.hosts = ['natal.localhost'];
    arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: 2 }];
  });
  const buildPedido = (change: Partial<BodyInputOf<Calls['operador.simularCampanha']>> = {}) => ({
    simulacaoID: randomUUID(),
    texto,
    notas: 3_000_000,
    pessoas: 300_000,
    centavos: 12_000,
    ...change,
  });
  const request = (body = buildPedido(), por = ana, promotora?: string) =>
    painel.call('operador.simularCampanha', { body, ...as(por, promotora) });
  const read = (simulacaoID: string, por = ana, promotora?: string) =>
    painel.call('operador.simulacao', { params: { simulacaoID }, ...as(por, promotora) });
  const list = async (por = ana, promotora?: string) =>
    (await painel.call('operador.simulacoes', as(por, promotora))).body.retorno.simulacoes;
  const cancel = (simulacaoID: string, por = ana, promotora?: string) =>
    painel.call('operador.cancelarSimulacao', { params: { simulacaoID }, ...as(por, promotora) });
  const listBancos = () =>
    test.db.query<{ datname: string }>(
      `select datname from pg_database where datname like 'trevo%simulacao%'`,
    );

  it(
    'plays a crowd through the rules of a file in the background, and keeps the result',
    async () => {
      const pedido = buildPedido();
      const asked = await request(pedido);
      expect(asked.status).toBe(202);
      expect(asked.body.retorno).toMatchObject({
        situacao: 'fila',
        progresso: 0,
        resultado: null,
        identificacao: 'NOVA',
        notas: 3_000_000,
      });
      const job = test.app.runJob('simulacao.rodar');
      const isPlaying = async () => {
        const { situacao, progresso } = (await read(pedido.simulacaoID)).body.retorno;
        return situacao === 'rodando' && progresso > 0;
      };
      await expect.poll(isPlaying, { timeout: slow, interval: 200 }).toBe(true);
      await job;
      const { situacao, progresso, resultado } = (await read(pedido.simulacaoID, auditora)).body.retorno;
      expect([situacao, progresso]).toEqual(['pronta', 100]);
      const { amostra, limites, estoques, dias } = resultado!;
      expect(amostra).toMatchObject({ pessoas: 40, notas: 400 });
      // Ten receipts each, of which two may earn.
      expect(limites[0]).toMatchObject({ notas: 320 });
      expect(estoques.find(({ tipo }) => tipo === 'numeros')).toMatchObject({
        usado: 600_000,
        acabaEm: null,
      });
      expect(dias.at(-1)?.numeros).toBe(600_000);
      expect((await list(auditora)).map(({ simulacaoID }) => simulacaoID)).toEqual([pedido.simulacaoID]);
      expect((await cancel(pedido.simulacaoID)).body.codigo).toBe('simulacao.encerrada');
      expect(await listBancos()).toEqual([]);
    },
    slow,
  );

  it(
    'ends the program of a cancelled simulation and drops its database',
    async () => {
      const pedido = buildPedido();
      await request(pedido);
      const job = test.app.runJob('simulacao.rodar');
      await expect.poll(listBancos, { timeout: slow }).toHaveLength(1);
      expect((await cancel(pedido.simulacaoID)).body.retorno).toMatchObject({ situacao: 'cancelada' });
      // Idempotent.
      expect((await cancel(pedido.simulacaoID)).status).toBe(200);
      await job;
      expect(await listBancos()).toEqual([]);
      expect((await read(pedido.simulacaoID)).body.retorno).toMatchObject({
        situacao: 'cancelada',
        resultado: null,
      });
    },
    slow,
  );

  it('stores one simulation for the same request twice at once, and refuses a second one of the promoter', async () => {
    const pedido = buildPedido();
    const [first, second] = await Promise.all([request(pedido), request(pedido)]);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.body.retorno).toEqual(first.body.retorno);
    expect((await request({ ...pedido, notas: 1 })).body.codigo).toBe('simulacao.repetida');
    const others = await Promise.all([request(), request()]);
    expect(others.map(({ status, body }) => [status, body.codigo])).toEqual(
      Array(2).fill([409, 'simulacao.ocupada']),
    );
    await cancel(pedido.simulacaoID);
    expect((await request()).status).toBe(202);
    expect(await list()).toHaveLength(2);
  });

  it('keeps the simulations of promoters apart', async () => {
    const pedido = buildPedido();
    await request(pedido);
    for (const call of [read, cancel])
      expect((await call(pedido.simulacaoID, estranha, 'solario')).body.codigo).toBe('simulacao.nenhuma');
    expect(await list(estranha, 'solario')).toEqual([]);
    // Another promoter's file.
    const alheia = await request(buildPedido(), estranha, 'solario');
    expect(alheia.body.codigo).toBe('operador.outraPromotora');
    const sol = await test.db.query<{ texto: string }>(
      `select texto from campanha_publicacao p join campanha c using (campanha_id)
       where c.promotora_id = 'solario' limit 1`,
    );
    expect((await request({ ...pedido, texto: sol[0]!.texto }, estranha, 'solario')).body.codigo).toBe(
      'simulacao.repetida',
    );
    const own = await request(buildPedido({ texto: sol[0]!.texto }), estranha, 'solario');
    expect(own.status).toBe(202);
  });

  it('refuses a file with errors and a request of an auditor, and stores nothing', async () => {
    const invalid = await request(buildPedido({ texto: 'campanha:' }));
    expect([invalid.status, invalid.body.codigo]).toEqual([422, 'campanha.arquivoInvalido']);
    expect((await request(buildPedido(), auditora)).status).toBe(403);
    expect((await cancel(randomUUID(), auditora)).status).toBe(403);
    expect(await list()).toEqual([]);
  });
});
