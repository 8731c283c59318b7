import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };

describe('credentials of programs', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    await test.publish(undefined, 'sol');
    painel = createConsole(test);
    rita = await painel.create(await painel.createDaInstalacao(), 'administrador');
  });
  afterAll(() => test.close());

  const as = () => ({ cookie: rita.cookie, promotora: 'quatrofolhas' });
  const create = async (...escopos: string[]) => {
    const body = { nome: 'Programa', escopos } as never;
    return (await painel.call('operador.criarCredencial', { body, ...as() })).body.retorno;
  };
  const rotate = (credencialID: string) =>
    painel.call('operador.girarCredencial', { params: { credencialID }, ...as() });
  const list = (token: string, host = 'localhost') =>
    test.client.call('operador.documentos', { params: { ...campanha, perPage: 10 }, token, host });

  it('acts for its promoter within its scopes, and records each refusal', async () => {
    const { segredo } = await create('documentos:ler');
    expect(segredo).toMatch(/^trevo_[\w-]{43}$/);
    expect((await list(segredo)).status).toBe(200);
    const refused = await test.client.call('operador.enviarNotificacao', {
      params: campanha,
      body: { titulo: 'Sorteio', mensagem: 'É no sábado.' },
      token: segredo,
    });
    expect([refused.status, refused.body.codigo, refused.body.mensagem]).toEqual([
      403,
      'operador.semEscopo',
      'Esta credencial não tem o escopo notificacoes:enviar.',
    ]);
    expect((await list(segredo, 'sol.localhost')).body.codigo).toBe('operador.semPermissao');
    expect(await painel.listRegistros('operador.enviarNotificacao')).toMatchObject([
      {
        ator_nome: 'Programa',
        resultado: 'negado',
        codigo: 'operador.semEscopo',
        corrente: 'quatrofolhas',
      },
    ]);
    expect((await list(`${segredo}x`)).body.codigo).toBe('operador.naoAutorizado');
  });

  it('a credential is listed without its secret', async () => {
    const { segredo, ...created } = await create('vendas:ler');
    const { body } = await painel.call('operador.credenciais', as());
    expect(body.retorno.find(({ credencialID }) => credencialID === created.credencialID)).toEqual(created);
    expect(JSON.stringify(body)).not.toContain(segredo);
  });

  it('accepts both secrets for a day after a rotation', async () => {
    const { credencialID, segredo } = await create('documentos:ler');
    const rotated = (await rotate(credencialID)).body.retorno;
    expect([(await list(segredo)).status, (await list(rotated.segredo)).status]).toEqual([200, 200]);
    test.clock.set(new Date(test.clock.now().getTime() + 24 * 3_600_000 + 1).toISOString());
    expect([(await list(segredo)).status, (await list(rotated.segredo)).status]).toEqual([401, 200]);
    await painel.enter(rita);
    const ended = await painel.call('operador.encerrarCredencial', { params: { credencialID }, ...as() });
    expect(ended.body.retorno.encerradaEm).not.toBeNull();
    expect((await list(rotated.segredo)).status).toBe(401);
    expect((await rotate(credencialID)).body.codigo).toBe('operador.credencialEncerrada');
  });

  it('publishes only files of its promoter', async () => {
    const { segredo } = await create('campanha:publicar');
    const texto = JSON.stringify({
      ...(
        await test.db.query<{ arquivo: object }>(
          `select arquivo from campanha where promotora_id <> 'quatrofolhas' limit 1`,
        )
      )[0]!.arquivo,
    });
    const refused = await test.client.call('operador.publicarCampanha', {
      body: { nomeArquivo: 'sol.campanha.json', texto },
      token: segredo,
    });
    expect([refused.status, refused.body.codigo]).toEqual([403, 'operador.outraPromotora']);
  });
});

describe('the static token', () => {
  it('ends in production with the first operator', async () => {
    const test = await startTestApp(undefined, {
      consoleOrigin: `http://${consoleHost}`,
      ambiente: 'producao',
    });
    try {
      await test.publish();
      const read = async () => {
        const { status } = await test.client.call('operador.documentos', {
          params: { ...campanha, perPage: 10 },
          token: operatorToken,
        });
        return status;
      };
      expect(await read()).toBe(200);
      const painel = createConsole(test);
      await painel.createDaInstalacao();
      expect(await read()).toBe(401);
    } finally {
      await test.close();
    }
  });
});
