import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMensagens } from '../../outbox.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste, senha } from '../operador-console.ts';

describe('invitations of operators', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let raiz: OperadorDeTeste;
  let ana: OperadorDeTeste;
  let pessoas = 0;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    await test.publish(undefined, 'sol');
    painel = createConsole(test);
    raiz = await painel.createDaInstalacao();
    ana = await painel.create(raiz, 'administrador');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.set(new Date(test.clock.now().getTime() + 3_600_000).toISOString());
    await painel.enter(ana);
  });

  /** Invites a new person; returns the invitation and the token of its link. */
  async function invite(email = `convidada${++pessoas}@agencia.example`) {
    const { body } = await painel.call('operador.convidar', {
      body: { nome: 'Noemi Reis', email, papel: 'auditor' } as never,
      cookie: ana.cookie,
      promotora: 'quatrofolhas',
    });
    const { texto } = (await listMensagens(test, email))[0]!;
    const convite = body.retorno.convites.find((one) => one.email === email)!;
    return { ...convite, email, token: /#(\S+)/.exec(texto)![1]! };
  }
  const withdraw = (conviteID: string, promotora = 'quatrofolhas', { cookie } = ana) =>
    painel.call('operador.retirarConvite', { params: { conviteID }, cookie, promotora });
  const openConvite = (token: string) => painel.call('operador.abrirConvite', { body: { token } as never });
  async function accept(token: string, segredo: string) {
    const body = { token, senha, codigo: painel.nextCodigo(segredo) } as never;
    return painel.call('operador.aceitarConvite', { body });
  }

  it('shows the name of the promoter and the end', async () => {
    const { token, ate } = await invite();
    const { body } = await openConvite(token);
    const [row] = await test.db.query<{ nome: string }>(
      `select nome from promotora where promotora_id = 'quatrofolhas'`,
    );
    expect(body.retorno).toMatchObject({ nomePromotora: row!.nome, papel: 'auditor', ate });
    expect(Date.parse(ate) - test.clock.now().getTime()).toBe(72 * 3_600_000);
  });

  it('says that a withdrawn one was withdrawn, and does not accept it', async () => {
    const { token, conviteID, email } = await invite();
    const { segredo } = (await openConvite(token)).body.retorno.autenticador;
    const answers = await Promise.all([withdraw(conviteID), withdraw(conviteID)]);
    for (const { status, body } of answers)
      expect([status, body.retorno.convites.filter((one) => one.email === email)]).toEqual([200, []]);
    for (const answer of [await openConvite(token), await accept(token, segredo)])
      expect([answer.status, answer.body.codigo]).toEqual([404, 'operador.conviteRetirado']);
    expect(await painel.listRegistros('operador.retirarConvite')).toMatchObject([
      { resultado: 'feito' },
      { resultado: 'feito' },
    ]);
  });

  it('invites a person again after a withdrawal', async () => {
    const before = await invite();
    await withdraw(before.conviteID);
    const again = await invite(before.email);
    expect(again.conviteID).not.toBe(before.conviteID);
    expect((await openConvite(again.token)).status).toBe(200);
    expect((await openConvite(before.token)).body.codigo).toBe('operador.conviteInvalido');
  });

  it('refuses a sixth one to the same address in a day, also at once, and sends no e-mail', async () => {
    const email = 'procurada@agencia.example';
    const ask = (written: string) =>
      painel.call('operador.convidar', {
        body: { nome: 'Noemi Reis', email: written, papel: 'auditor' } as never,
        cookie: ana.cookie,
        promotora: 'quatrofolhas',
      });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => ask(at % 2 === 0 ? email : email.toUpperCase())),
    );
    const count = (status: number) => answers.filter((one) => one.status === status).length;
    expect([count(200), count(429)]).toEqual([5, 3]);
    expect(await listMensagens(test, email)).toHaveLength(5);
    expect((await ask('outra@agencia.example')).status).toBe(200);
  });

  it('does not count one whose e-mail was not sent', async () => {
    const email = 'inalcancavel@agencia.example';
    const ask = async () => {
      const { status, body } = await painel.call('operador.convidar', {
        body: { nome: 'Noemi Reis', email, papel: 'auditor' } as never,
        cookie: ana.cookie,
        promotora: 'quatrofolhas',
      });
      return `${status} ${body.codigo ?? ''}`.trim();
    };
    await test.db.execute(
      `alter table mensagem_local add constraint fora check (destinatario <> '${email}') not valid`,
    );
    for (let times = 0; times < 6; times++) expect(await ask()).toMatch(/ operador.conviteNaoEnviado$/);
    await test.db.execute('alter table mensagem_local drop constraint fora');
    for (let times = 0; times < 5; times++) expect(await ask()).toBe('200');
    expect(await ask()).toBe('429 requisicao.muitas');
  });

  it('accepts or withdraws one, never both at once', async () => {
    const { token, conviteID } = await invite();
    const { segredo } = (await openConvite(token)).body.retorno.autenticador;
    const [accepted, withdrawn] = await Promise.all([accept(token, segredo), withdraw(conviteID)]);
    expect([accepted.status, withdrawn.status].sort((a, b) => a - b)).toEqual([200, 404]);
  });

  it.each([null, 'auditor'])(
    'withdraws an open one when the role of its person becomes %s',
    async (papel) => {
      const pessoa = await painel.create(ana, 'operador');
      const { body } = await test.client.call('operador.convidarDaInstalacao', {
        body: { nome: pessoa.nome, email: pessoa.email, promotora: 'quatrofolhas' },
        token: operatorToken,
      });
      const token = body.retorno.endereco.split('#')[1]!;
      const { segredo } = (await openConvite(token)).body.retorno.autenticador;
      const changed = await painel.call('operador.definirPapel', {
        params: { operadorID: pessoa.operadorID },
        body: { papel } as never,
        cookie: ana.cookie,
        promotora: 'quatrofolhas',
      });
      expect([changed.status, changed.body.retorno.convites.map(({ email }) => email)]).toEqual([
        200,
        expect.not.arrayContaining([pessoa.email]),
      ]);
      expect((await accept(token, segredo)).body.codigo).toBe('operador.conviteRetirado');
    },
  );

  it('refuses to withdraw an invitation that was accepted, has ended, or belongs to another promoter', async () => {
    const { conviteID, token } = await invite();
    const [{ promotora_id: outra }] = (await test.db.query<{ promotora_id: string }>(
      `select promotora_id from promotora where promotora_id <> 'quatrofolhas' limit 1`,
    )) as [{ promotora_id: string }];
    await painel.enter(raiz);
    const foreign = await withdraw(conviteID, outra, raiz);
    expect([foreign.status, foreign.body.codigo]).toEqual([404, 'operador.conviteNaoAberto']);
    const { segredo } = (await openConvite(token)).body.retorno.autenticador;
    expect((await accept(token, segredo)).status).toBe(200);
    expect((await withdraw(conviteID)).body.codigo).toBe('operador.conviteNaoAberto');
    const late = await invite();
    test.clock.set(new Date(test.clock.now().getTime() + 73 * 3_600_000).toISOString());
    await painel.enter(ana);
    expect((await withdraw(late.conviteID)).body.codigo).toBe('operador.conviteNaoAberto');
  });
});
