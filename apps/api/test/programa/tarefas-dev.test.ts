import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('POST /_dev/tarefas/{nome}', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await startTestApp()));
  afterAll(() => test.close());

  const run = (nome: string, { port }: TestApp = test, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/_dev/tarefas/${nome}`, { method: 'POST', headers });
  const expectNotFound = async (response: Response) => {
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ codigo: 'requisicao.naoEncontrada' });
  };
  const countResumos = async () =>
    (await test.db.query<{ total: number }>('select count(*)::int as total from resumo_campanha'))[0]!.total;

  it('runs the named job and answers after its end', async () => {
    await test.publish();
    expect(await countResumos()).toBe(0);
    expect((await run('relatorio.resumir')).status).toBe(204);
    expect(await countResumos()).toBe(1);
  });

  it('answers 500 in the error shape when the job fails', async () => {
    await test.db.query('alter table resumo_campanha rename to outra');
    const response = await run('relatorio.resumir');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ codigo: 'servidor.falha' });
    await test.db.query('alter table outra rename to resumo_campanha');
  });

  it.each(['relatorio.outra', 'constructor', '%2e%2e', 'relatorio.resumir%20'])(
    'answers 404 to the unknown name %s',
    async (nome) => expectNotFound(await run(nome)),
  );

  it('answers 404 to the page of another site', async () =>
    expectNotFound(await run('relatorio.resumir', test, { origin: 'https://outro.example' })));

  it('answers 404 in production', async () => {
    const production = await startTestApp(undefined, { db: test.db, ambiente: 'producao' });
    await expectNotFound(await run('relatorio.resumir', production));
    await production.close();
  });
});
