import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../src/kernel/log.ts';
import { createAvisoSenhas } from '../../../src/modules/operador/acesso/senha/senha-conhecida.service.ts';
import { createSenhaConhecidaStore } from '../../../src/modules/operador/acesso/senha/senha-conhecida.store.ts';
import { createAutenticador } from '../../login/autenticador.ts';
import { startMailServer } from '../../mail-server.ts';
import { listMensagens } from '../../outbox.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste, senha } from '../operador-console.ts';

const consoleOrigin = `http://${consoleHost}`;
const promotora = 'quatrofolhas';
const recusada = '401 operador.entradaRecusada';
const conhecida = '403 operador.senhaConhecida';

describe('a stranger who knows the password of an operator', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  /** The mail server of the operator's promoter. */
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    mail = await startMailServer();
    test = await startTestApp(undefined, { consoleOrigin, trustProxy: 1, destinosPermitidos: [mail.origin] });
    await test.publish();
    painel = createConsole(test);
    const set = await test.client.call('operador.definirProvedor', {
      params: { promotora },
      body: { servico: 'email', url: `${mail.origin}/?from=rita@agencia.example` } as never,
      token: operatorToken,
    });
    if (set.status !== 200) throw new Error(JSON.stringify(set.body));
  });
  afterAll(async () => {
    await test.close();
    await mail.close();
  });

  let addresses = 0;
  const wait = (minutes: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + minutes * 60_000).toISOString());
  const toAnswer = ({ status, body }: { status: number; body: { codigo?: string } }) =>
    `${status} ${body.codigo ?? ''}`.trim();
  /** Signs in from an address that was not used before. */
  const enter = ({ email }: OperadorDeTeste, codigo: string, tentada = senha) =>
    painel.call('operador.entrar', {
      body: { email, senha: tentada, codigo } as never,
      headers: { 'x-forwarded-for': `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}` },
    });
  const guess = async (operador: OperadorDeTeste, times: number, tentada = senha) => {
    const answers = await Promise.all(
      Array.from({ length: times }, async () => toAnswer(await enter(operador, '000000', tentada))),
    );
    return Object.fromEntries(
      [...new Set(answers)].sort().map((one) => [one, answers.filter((other) => other === one).length]),
    );
  };
  const enterRight = async (operador: OperadorDeTeste) =>
    toAnswer(await enter(operador, painel.nextCodigo(operador.segredo)));
  const notify = () => test.app.runJob('operador.avisarSenhas');
  const listAvisos = async ({ email }: OperadorDeTeste) =>
    (await listMensagens(test, email)).filter(({ assunto }) => assunto.includes('outra pessoa'));
  const tokenOf = (texto: string) => /\/recuperar#([\w-]{20,})/.exec(texto)![1]!;

  it('a stranger with the password of an operator gets ten guesses at the code from any addresses; then the right code is refused, too', async () => {
    const rita = await painel.createAdministrador();
    expect(await guess(rita, 60)).toEqual({ [recusada]: 10, [conhecida]: 50 });
    const answer = await enter(rita, painel.nextCodigo(rita.segredo));
    expect([toAnswer(answer), answer.headers['set-cookie']]).toEqual([conhecida, undefined]);
    // No time ends it: the password stays known.
    wait(30 * 24 * 60);
    expect(await enterRight(rita)).toBe(conhecida);
    expect(await guess(rita, 1, 'outra senha qualquer')).toEqual({ [recusada]: 1 });
  });

  it("a stranger with the password of an operator is told to the owner once, by the installation's sender, with the way out", async () => {
    const rita = await painel.createAdministrador();
    await guess(rita, 9);
    await notify();
    expect(await listAvisos(rita)).toEqual([]);
    await guess(rita, 5);
    await Promise.all([notify(), notify()]);
    await guess(rita, 5);
    await notify();
    const [aviso, ...more] = await listAvisos(rita);
    expect(more).toEqual([]);
    expect(mail.messages).toEqual([]);
    const token = tokenOf(aviso!.texto);
    const { body } = await painel.call('operador.abrirRecuperacao', { body: { token } as never });
    const { segredo } = body.retorno.autenticador;
    const nova = 'cinco trevos no jardim';
    const recovered = await painel.call('operador.recuperar', {
      body: { token, senha: nova, codigo: painel.nextCodigo(segredo), aparelho: 'Chrome' } as never,
    });
    expect(recovered.status).toBe(200);
    expect(await guess(rita, 1)).toEqual({ [recusada]: 1 });
    expect(toAnswer(await enter(rita, painel.nextCodigo(segredo), nova))).toBe('200');
    expect(await guess(rita, 11, nova)).toEqual({ [recusada]: 10, [conhecida]: 1 });
    await notify();
    expect(await listAvisos(rita)).toHaveLength(2);
  });

  it('a stranger with the password of an operator is told again after a failure of the mail server', async () => {
    const rita = await painel.createAdministrador();
    await guess(rita, 10);
    await test.db.execute(
      `alter table mensagem_local add constraint fora check (destinatario <> '${rita.email}') not valid`,
    );
    await notify();
    await test.db.execute('alter table mensagem_local drop constraint fora');
    await notify();
    expect(await listAvisos(rita)).toEqual([]);
    wait(16);
    await notify();
    wait(16);
    await notify();
    expect(await listAvisos(rita)).toHaveLength(1);
  });

  it('a stranger with the password of an operator is told to the others by the next run when a stop came between two e-mails', async () => {
    const owners = [await painel.createAdministrador(), await painel.createAdministrador()];
    for (const owner of owners) await guess(owner, 10);
    const stopping = new AbortController();
    const enviados: string[] = [];
    const avisar = createAvisoSenhas({
      store: createSenhaConhecidaStore(test.db),
      recuperacoes: { createLink: () => consoleOrigin },
      email: {
        async send({ destinatario }) {
          enviados.push(destinatario);
          stopping.abort();
        },
      },
      consoleOrigin,
      clock: test.clock,
      log: createLogger('silent'),
    });
    await avisar(stopping.signal);
    expect(enviados).toHaveLength(1);
    await avisar();
    expect(enviados.sort()).toEqual(owners.map(({ email }) => email).sort());
  });

  it('a stranger with the password of an operator does not keep the owner with a passkey out', async () => {
    const rita = await painel.createAdministrador();
    const autenticador = createAutenticador(consoleOrigin);
    const begun = await painel.call('operador.iniciarPasskey', { cookie: rita.cookie });
    const added = await painel.call('operador.criarPasskey', {
      body: { credencial: autenticador.create(begun.body.retorno.opcoes), nome: 'Chrome' } as never,
      cookie: rita.cookie,
    });
    expect(added.status).toBe(201);
    await guess(rita, 10);
    expect(await enterRight(rita)).toBe(conhecida);
    const { opcoes } = (await painel.call('operador.iniciarEntradaPasskey')).body.retorno;
    const entered = await painel.call('operador.entrarPasskey', {
      body: { credencial: autenticador.get(opcoes), aparelho: 'Chrome' } as never,
    });
    expect(toAnswer(entered)).toBe('200');
  });

  it('counts guesses within a session that confirm who it is', async () => {
    const rita = await painel.createAdministrador();
    await guess(rita, 5);
    for (let times = 0; times < 5; times++)
      expect(
        toAnswer(
          await painel.call('operador.elevar', {
            body: { senha, codigo: '000000' } as never,
            cookie: rita.cookie,
          }),
        ),
      ).toBe(recusada);
    expect(await enterRight(rita)).toBe(conhecida);
  });

  it('a stranger with the password of an operator cannot lock the owner out without the password, however many requests arrive', async () => {
    const rita = await painel.createAdministrador();
    const [errada] = await Promise.all([guess(rita, 60, 'outra senha qualquer'), guess(rita, 3)]);
    expect(errada).toEqual({ [recusada]: 60 });
    expect(await enterRight(rita)).toBe('200');
    await notify();
    expect(await listAvisos(rita)).toEqual([]);
  });

  it('does not ask an owner who mistypes now and then: a week forgets, and right or repeated codes do not count', async () => {
    const rita = await painel.createAdministrador();
    for (let week = 0; week < 3; week++) {
      await guess(rita, 6);
      const codigo = painel.nextCodigo(rita.segredo);
      const answers = await Promise.all(Array.from({ length: 4 }, () => enter(rita, codigo)));
      expect(answers.map(toAnswer).sort()).toEqual(['200', recusada, recusada, recusada]);
      wait(7 * 24 * 60 + 1);
    }
    expect(await enterRight(rita)).toBe('200');
  });

  it('does not count codes that the program failed to judge', async () => {
    const rita = await painel.createAdministrador();
    const [antes] = await test.db.query<{ selado: string; passo: number }>(
      `select encode(totp_cifrado, 'hex') as selado, totp_passo as passo from operador where email = '${rita.email}'`,
    );
    await test.db.execute(`update operador set totp_cifrado = '\\x00' where email = '${rita.email}'`);
    for (let times = 0; times < 11; times++) expect(await enterRight(rita)).toMatch(/^500 /);
    await test.db.execute(
      `update operador set totp_cifrado = decode('${antes!.selado}', 'hex') where email = '${rita.email}'`,
    );
    await test.db.execute(
      `alter table operador add constraint fora check (email <> '${rita.email}' or totp_passo <= ${antes!.passo}) not valid`,
    );
    for (let times = 0; times < 11; times++) expect(await enterRight(rita)).toMatch(/^500 /);
    await test.db.execute('alter table operador drop constraint fora');
    expect(await enterRight(rita)).toBe('200');
    expect(await guess(rita, 11)).toEqual({ [recusada]: 10, [conhecida]: 1 });
  });

  it('a stranger with the password of an operator is told about a second password that became known while the e-mail about the first left', async () => {
    const rita = await painel.createAdministrador();
    await notify();
    await guess(rita, 10);
    const pause = test.pauseAt('set senha_aviso_enviado_em');
    const notified = notify();
    await pause.reached;
    const token = tokenOf((await listAvisos(rita))[0]!.texto);
    const { body } = await painel.call('operador.abrirRecuperacao', { body: { token } as never });
    const nova = 'cinco trevos no jardim';
    await painel.call('operador.recuperar', {
      body: { token, senha: nova, codigo: painel.nextCodigo(body.retorno.autenticador.segredo) } as never,
    });
    expect(await guess(rita, 11, nova)).toEqual({ [recusada]: 10, [conhecida]: 1 });
    pause.release();
    await notified;
    await notify();
    expect(await listAvisos(rita)).toHaveLength(2);
  });
});
