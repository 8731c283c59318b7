import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRelogioEnsaio } from '../../src/kernel/db/relogio-ensaio.ts';
import { listPassos } from '../../src/modules/desenvolvimento/ensaio/ensaio.service.ts';
import { openClock } from '../../src/composicao/open-clock.ts';
import { consoleHost, createConsole, senha } from '../operador/operador-console.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openSorteio } from './sorteio-de-teste.ts';

const startedAt = '2026-11-24T15:00:00Z';

describe('rehearsal clock', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  beforeAll(async () => {
    test = await startTestApp(startedAt, {
      hasRelogioEnsaio: true,
      consoleOrigin: `http://${consoleHost}`,
    });
    await test.publish();
    painel = createConsole(test);
  });
  afterAll(() => test.close());

  const post = (ate: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${test.port}/_dev/relogio`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ate }),
      headers,
    });

  it('freezes a draw on the way to its extraction, and keeps the session of its operator', async () => {
    const own = await openSorteio(test, 'ENSAIO');
    await own.sendAt('2026-11-24T16:00:00Z');
    const rita = await painel.createAdministrador();
    expect((await own.manifesto()).status).toBe(404);
    expect((await post('2026-11-28T22:00:00.000Z')).status).toBe(303);
    const { congelado_em } = (await own.readCongelado())!;
    // An hour before the extraction, less the minute of the cut.
    expect(congelado_em.toISOString()).toBe('2026-11-28T20:59:00.000Z');
    const { headers, body } = await painel.call('operador.sorteios', {
      params: { ano: own.params.ano, identificacao: own.params.identificacao },
      cookie: rita.cookie,
      promotora: 'quatrofolhas',
    } as never);
    expect(headers['date']).toBe('Sat, 28 Nov 2026 22:00:00 GMT');
    expect(body.retorno).toMatchObject([{ situacao: 'CONGELADO' }]);
    // A real authenticator shows the code of the real time.
    const { status } = await painel.call('operador.entrar', {
      body: {
        email: rita.email,
        senha,
        codigo: generateSync({
          secret: rita.segredo,
          epoch: Math.floor(test.clock.now().getTime() / 1000) + 30,
        }),
      } as never,
    });
    expect(status).toBe(200);
  });

  it('refuses to move back, too far or to no moment at all', async () => {
    const page = await (await fetch(`http://127.0.0.1:${test.port}/_dev/relogio`)).text();
    expect(page).toContain('Já passou');
    for (const ate of [startedAt, '2031-01-01T00:00', 'amanhã', '']) {
      const answer = await post(ate);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('O relógio só anda para a frente');
    }
  });

  it('takes the local time of a form, and refuses the form of another site', async () => {
    expect((await post('2026-12-01T09:30', { origin: 'https://outro.example' })).status).toBe(404);
    expect((await post('2026-12-01T09:30')).status).toBe(303);
    const { headers } = await fetch(`http://127.0.0.1:${test.port}/saude`);
    expect(headers.get('date')).toBe('Tue, 01 Dec 2026 12:30:00 GMT');
  });

  it('moves once when the same form is sent twice at the same time', async () => {
    const answers = await Promise.all([post('2026-12-02T09:30'), post('2026-12-02T09:30')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const { headers } = await fetch(`http://127.0.0.1:${test.port}/saude`);
    expect(headers.get('date')).toBe('Wed, 02 Dec 2026 12:30:00 GMT');
  });

  it('the rehearsal clock is read by other processes and after a restart', async () => {
    const other = await openRelogioEnsaio(test.db, async () => undefined, test.clock);
    expect(other.now().toISOString()).toBe('2026-12-02T12:30:00.000Z');
    await post('2026-12-02T10:30');
    await other.job.run();
    expect(other.now().toISOString()).toBe('2026-12-02T13:30:00.000Z');
  });

  it('keeps a production program off a database whose clock was moved', async () => {
    await expect(openClock(test.db, { AMBIENTE: 'producao' })).rejects.toThrow(/rehearsal clock/);
    expect((await openClock(test.db, { AMBIENTE: 'teste' })).relogio?.isAdvanced()).toBe(true);
  });
});

describe('listPassos', () => {
  it('stops once in each day, at each moment between, and at the end', () => {
    const passos = listPassos(new Date('2026-12-01T12:00:00Z'), new Date('2026-12-03T12:00:00Z'), [
      new Date('2026-12-01T11:00:00Z'),
      new Date('2026-12-02T21:00:00Z'),
      new Date('2026-12-03T12:00:00Z'),
    ]);
    expect(passos.map((one) => one.toISOString())).toEqual([
      '2026-12-02T07:00:00.000Z',
      '2026-12-02T21:00:00.000Z',
      '2026-12-03T07:00:00.000Z',
      '2026-12-03T12:00:00.000Z',
    ]);
  });
});
