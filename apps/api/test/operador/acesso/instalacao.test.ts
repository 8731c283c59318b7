import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMensagens } from '../../outbox.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const promotora = 'quatrofolhas';

describe('operators of the installation', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  let noemi: OperadorDeTeste;
  let lia: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    await test.publish(undefined, 'sol');
    painel = createConsole(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.query('update operador set da_instalacao = false');
    await test.db.query('delete from operador_papel');
    rita = await painel.createDaInstalacao();
    noemi = await painel.createDaInstalacao();
    lia = await painel.createDaInstalacao();
  });

  const as = ({ cookie }: OperadorDeTeste) => ({ cookie, promotora });
  const list = async (por: OperadorDeTeste) =>
    (await painel.call('operador.equipeDaInstalacao', { cookie: por.cookie })).body.retorno;
  const end = (por: OperadorDeTeste, { operadorID }: OperadorDeTeste, saida = 'remover') =>
    painel.call('operador.definirDaInstalacao', {
      params: { operadorID },
      body: { saida } as never,
      cookie: por.cookie,
    });
  const propose = async (por: OperadorDeTeste, { operadorID }: OperadorDeTeste, saida = 'remover') => {
    const { body } = await painel.call('operador.propor', {
      body: {
        propostaID: randomUUID(),
        ato: 'operador.definirDaInstalacao',
        alvo: { operadorID },
        corpo: { saida },
        motivo: 'Saiu da empresa.',
      } as never,
      ...as(por),
    });
    return body.retorno.propostaID;
  };
  const approve = async (por: OperadorDeTeste, propostaID: string) => {
    const params = { propostaID };
    const read = await painel.call('operador.proposta', { params, ...as(por) });
    const visto = read.status === 200 ? read.body.retorno.visto : 'b4'.repeat(32);
    return painel.call('operador.aprovarProposta', { params, body: { visto } as never, ...as(por) });
  };
  const readRanks = async () =>
    (
      await test.db.query<{ email: string }>('select email from operador where da_instalacao order by email')
    ).map(({ email }) => email);
  const emails = (...some: OperadorDeTeste[]) => some.map(({ email }) => email).sort();

  it('operators of the installation are listed with their roles and open invitations, to operators of the installation alone', async () => {
    await test.client.call('operador.convidarDaInstalacao', {
      body: { nome: 'Caio Prado', email: 'caio@trevo.example' },
      token: operatorToken,
    });
    const { operadores, convites } = await list(rita);
    expect(operadores.map(({ email }) => email).sort()).toEqual(emails(rita, noemi, lia));
    expect(convites).toMatchObject([{ nome: 'Caio Prado', email: 'caio@trevo.example' }]);
    const ana = await painel.createAdministrador();
    const denied = await painel.call('operador.equipeDaInstalacao', as(ana));
    expect([denied.status, denied.body.codigo]).toEqual([403, 'operador.semPermissao']);
    const { conviteID } = convites[0]!;
    const withdrawn = await painel.call('operador.retirarConviteDaInstalacao', {
      params: { conviteID },
      cookie: rita.cookie,
    });
    expect(withdrawn.body.retorno.convites).toEqual([]);
  });

  it('operators of the installation are neither lowered nor removed by one person, also not by themselves', async () => {
    for (const answer of await Promise.all([end(rita, noemi), end(rita, noemi, 'rebaixar'), end(rita, rita)]))
      expect([answer.status, answer.body.codigo]).toEqual([409, 'operador.precisaSegundaPessoa']);
    const id = await propose(rita, noemi);
    expect((await approve(rita, id)).body.codigo).toBe('operador.propostaPropria');
    const ana = await painel.createAdministrador();
    expect((await approve(ana, id)).body.codigo).toBe('operador.propostaNaoEncontrada');
    expect(await readRanks()).toEqual(emails(rita, noemi, lia));
  });

  it('operators of the installation are removed once by two: roles, sessions and invitations end, everyone is told, the trail names both', async () => {
    for (const id of [promotora, 'sol'])
      await test.db.query(
        `insert into operador_papel (operador_id, promotora_id, papel, desde) values ($1, $2, 'auditor', now())`,
        [lia.operadorID, id],
      );
    const id = await propose(rita, lia);
    const answers = await Promise.all(Array.from({ length: 6 }, () => approve(noemi, id)));
    expect(answers.map(({ status, body }) => body.codigo ?? status).sort()).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 'operador.propostaEncerrada'),
    ]);
    expect(await readRanks()).toEqual(emails(rita, noemi));
    expect((await painel.call('operador.sessao', { cookie: lia.cookie })).body.codigo).toBe(
      'operador.semSessao',
    );
    const left = await test.db.query('select 1 from operador_papel where operador_id = $1', [lia.operadorID]);
    expect(left).toEqual([]);
    await test.app.runJob('comunicado.enviar');
    for (const { email } of [rita, noemi, lia])
      expect((await listMensagens(test, email))[0]).toMatchObject({
        assunto: `${lia.nome} não é mais da instalação`,
        texto: expect.stringContaining(`${rita.nome} e ${noemi.nome}`),
      });
    expect((await painel.listRegistros('operador.definirDaInstalacao')).at(-1)).toMatchObject({
      corrente: '',
      resultado: 'feito',
      ator_nome: noemi.nome,
      alvo: { propostaPor: rita.operadorID },
    });
  });

  it('operators of the installation keep roles and session when they are lowered', async () => {
    await test.db.query(
      `insert into operador_papel (operador_id, promotora_id, papel, desde) values ($1, $2, 'auditor', now())`,
      [lia.operadorID, promotora],
    );
    const approved = await approve(noemi, await propose(rita, lia, 'rebaixar'));
    expect(approved.body.retorno.resultado).toMatchObject({ situacao: 'feito' });
    const { body } = await painel.call('operador.sessao', { cookie: lia.cookie });
    expect(body.retorno).toMatchObject({ daInstalacao: false, papeis: [{ papel: 'auditor' }] });
    expect((await painel.call('operador.equipeDaInstalacao', { cookie: lia.cookie })).body.codigo).toBe(
      'operador.semPermissao',
    );
  });

  it('operators of the installation never lose the last one, also when the token removes all at once', async () => {
    const remove = ({ operadorID }: OperadorDeTeste) =>
      test.client.call('operador.definirDaInstalacao', {
        params: { operadorID },
        body: { saida: 'remover' } as never,
        token: operatorToken,
      });
    const answers = await Promise.all([rita, noemi, lia].map(remove));
    expect(answers.map(({ status, body }) => body.codigo ?? status).sort()).toEqual([
      200,
      200,
      'operador.ultimoDaInstalacao',
    ]);
    expect(await readRanks()).toHaveLength(1);
  });

  it('operators of the installation are refused as the only one at once, not after a reason for a second person', async () => {
    await test.db.query('update operador set da_instalacao = operador_id = $1', [rita.operadorID]);
    const { body } = await end(rita, rita);
    expect(body.codigo).toBe('operador.ultimoDaInstalacao');
    expect(await readRanks()).toHaveLength(1);
  });

  it('operators of the installation leave no promoter without an administrator', async () => {
    await test.db.query(
      `insert into operador_papel (operador_id, promotora_id, papel, desde) values ($1, $2, 'administrador', now())`,
      [lia.operadorID, promotora],
    );
    const approved = await approve(noemi, await propose(rita, lia));
    expect(approved.body.retorno.resultado).toMatchObject({
      situacao: 'recusado',
      codigo: 'operador.ultimoAdministrador',
    });
    expect(await readRanks()).toEqual(emails(rita, noemi, lia));
  });
});
