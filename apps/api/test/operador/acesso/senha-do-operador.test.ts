import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aparelhoCookie } from '@trevo/contract/operador/act-errors';
import { createAutenticador } from '../../login/autenticador.ts';
import { listMensagens } from '../../outbox.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import {
  consoleHost,
  createConsole,
  type OperadorDeTeste,
  readAparelho,
  senha,
} from '../operador-console.ts';

const consoleOrigin = `http://${consoleHost}`;
const nova = 'cinco trevos no jardim';

describe('an operator who replaces the password', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  beforeAll(async () => {
    test = await startTestApp(undefined, {
      consoleOrigin,
      trustProxy: 1,
      httpLimits: { inProgressLeast: 5, inProgressStart: 5, inProgressMost: 5 },
    });
    await test.publish();
    painel = createConsole(test);
  });
  afterAll(() => test.close());

  let addresses = 0;
  const nextAddress = () => ({ 'x-forwarded-for': `203.0.113.${++addresses}` });
  const toAnswer = ({ status, body }: { status: number; body: { codigo?: string } }) =>
    `${status} ${body.codigo ?? ''}`.trim();
  const enter = (
    { email, segredo }: { email: string; segredo?: string },
    { tentada = senha, aparelho }: { tentada?: string; aparelho?: string } = {},
  ) =>
    painel.call('operador.entrar', {
      body: { email, senha: tentada, codigo: segredo ? painel.nextCodigo(segredo) : '000000' } as never,
      cookie: aparelho === undefined ? undefined : `${aparelhoCookie}=${aparelho}`,
      headers: nextAddress(),
    });
  const countSessoes = async ({ operadorID }: OperadorDeTeste): Promise<number> =>
    (
      await test.db.query(
        'select 1 as one from operador_sessao where operador_id = $1 and encerrada_em is null',
        [operadorID],
      )
    ).length;

  /** Replaces password and authenticator by a recovery; the answer signs in. */
  async function recover(operador: OperadorDeTeste) {
    await painel.call('operador.pedirRecuperacao', {
      body: { email: operador.email } as never,
      headers: nextAddress(),
    });
    const findToken = async () =>
      (await listMensagens(test, operador.email)).flatMap(
        ({ texto }) => /\/recuperar#(\S+)/.exec(texto)?.[1] ?? [],
      )[0];
    await expect.poll(findToken).toBeDefined();
    const token = await findToken();
    const opened = await painel.call('operador.abrirRecuperacao', {
      body: { token } as never,
      headers: nextAddress(),
    });
    const { segredo } = opened.body.retorno.autenticador;
    const { status, headers } = await painel.call('operador.recuperar', {
      body: { token, senha: nova, codigo: painel.nextCodigo(segredo) } as never,
      headers: nextAddress(),
    });
    expect(status).toBe(200);
    return { segredo, aparelho: readAparelho(headers)! };
  }

  it('ends the lane of devices that signed in before, and keeps that of the new password', async () => {
    const rita = await painel.createAdministrador();
    const antiga = readAparelho((await enter(rita)).headers)!;
    const { segredo, aparelho } = await recover(rita);
    const pause = test.pauseAt('from operador o where o.email', 4);
    const held = Array.from({ length: 4 }, (_, at) => enter({ email: `estranha${at}@x.example` }));
    await pause.reached;
    const recuperada = { ...rita, segredo };
    try {
      const before = await enter(recuperada, { tentada: nova, aparelho: antiga });
      expect(toAnswer(before)).toBe('503 servidor.ocupado');
      expect(toAnswer(await enter(recuperada, { tentada: nova, aparelho }))).toBe('200');
    } finally {
      pause.release();
      await Promise.all(held);
    }
  });

  it('starts no session for a sign-in that judged the earlier password', async () => {
    const rita = await painel.createAdministrador();
    const pause = test.pauseAt('insert into operador_sessao');
    const entering = enter(rita);
    await pause.reached;
    await recover(rita);
    pause.release();
    const answer = await entering;
    expect([toAnswer(answer), answer.headers['set-cookie']]).toEqual([
      '401 operador.entradaRecusada',
      undefined,
    ]);
    expect(await countSessoes(rita)).toBe(1);
  });

  it('starts no session for a sign-in that waits for the end of the recovery', async () => {
    const rita = await painel.createAdministrador();
    const pause = test.pauseAt('insert into operador_sessao');
    const entering = enter(rita);
    await pause.reached;
    await test.db.transaction(async (tx) => {
      await tx.query('update operador set senha_hash = $2 where operador_id = $1', [
        rita.operadorID,
        'outra',
      ]);
      pause.release();
      await expect
        .poll(async () => {
          const waiting = await test.db.query(
            `select 1 as one from pg_stat_activity
             where wait_event_type = 'Lock' and query like '%insert into operador_sessao%' and datname = current_database()`,
          );
          return waiting.length;
        })
        .toBe(1);
    });
    expect(toAnswer(await entering)).toBe('401 operador.entradaRecusada');
  });

  it('starts no session for a passkey that was verified before the recovery removed it', async () => {
    const rita = await painel.createAdministrador();
    const autenticador = createAutenticador(consoleOrigin);
    const begun = await painel.call('operador.iniciarPasskey', {
      cookie: rita.cookie,
      headers: nextAddress(),
    });
    await painel.call('operador.criarPasskey', {
      body: { credencial: autenticador.create(begun.body.retorno.opcoes), nome: 'Chrome, Windows' } as never,
      cookie: rita.cookie,
      headers: nextAddress(),
    });
    const { body } = await painel.call('operador.iniciarEntradaPasskey', { headers: nextAddress() });
    const enterWith = () =>
      painel.call('operador.entrarPasskey', {
        body: { credencial: autenticador.get(body.retorno.opcoes), aparelho: 'Chrome' } as never,
        headers: nextAddress(),
      });
    const pause = test.pauseAt('insert into operador_sessao');
    const entering = enterWith();
    await pause.reached;
    await recover(rita);
    pause.release();
    expect(toAnswer(await entering)).toBe('401 operador.passkeyRecusada');
    expect(await countSessoes(rita)).toBe(1);
  });
});
