import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerPessoa, type Pessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const aparelho = '0123456789abcdef0123456789abcdef';
const servico = 'onesignal';
const inscricao = 'inscricao-1';

describe('devices registered for notifications', () => {
  let test: TestApp;
  let ana: Pessoa;
  let bia: Pessoa;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    await test.publish(undefined, 'sol');
    [ana, bia] = [await registerPessoa(test, 1), await registerPessoa(test, 2)];
  });
  afterAll(() => test.close());
  beforeEach(() => test.db.query('delete from dispositivo'));

  const register = ({ usuario, token }: Pessoa, id = inscricao) =>
    test.client.call('notificacao.dispositivos', {
      body: { id: aparelho, usuario, identificacao: { servico, id } },
      token,
    });
  const end = (id = inscricao, host = 'localhost') =>
    test.client.call('notificacao.encerrarDispositivo', {
      body: { id: aparelho, identificacao: { servico, id } },
      host,
    });
  const list = async () => {
    const devices = await test.db.query<{ dono: string; identificacao: string }>(
      'select consumidor_id as dono, identificacao from dispositivo',
    );
    const owners = await test.db.query<{ id: string; usuario: string }>(
      'select consumidor_id as id, usuario from consumidor where consumidor_id = any ($1::uuid[])',
      [devices.map(({ dono }) => dono)],
    );
    const names = new Map(owners.map(({ id, usuario }) => [id, usuario]));
    return devices.map(({ dono, identificacao }) => ({ usuario: names.get(dono), identificacao }));
  };

  it("devices belong to the latest signed-in consumer, hiding the previous one's notifications", async () => {
    await register(ana);
    await register(bia);
    expect(await list()).toEqual([{ usuario: bia.usuario, identificacao: inscricao }]);
  });

  it('devices are stored once under concurrent registrations', async () => {
    const answers = await Promise.all([ana, bia, ana, bia, ana, bia].map((pessoa) => register(pessoa)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await list()).toHaveLength(1);
  });

  it('devices have the newest subscription of the browser', async () => {
    await register(ana);
    await register(ana, 'inscricao-2');
    expect(await list()).toEqual([{ usuario: ana.usuario, identificacao: 'inscricao-2' }]);
  });

  it('devices are removed without a session, which may have ended before, and idempotently', async () => {
    await register(ana);
    const answers = await Promise.all([end(), end()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list()).toEqual([]);
  });

  it('devices cannot be removed without their subscription, nor at another promoter', async () => {
    await register(ana);
    expect((await end('inscricao-2')).status).toBe(200);
    expect((await end(inscricao, 'sol.localhost')).status).toBe(200);
    expect(await list()).toEqual([{ usuario: ana.usuario, identificacao: inscricao }]);
  });
});
