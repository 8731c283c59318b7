import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../../src/kernel/auth/key-ring.ts';
import { createAssinatura } from '../../../src/modules/operador/auditoria/assinatura.ts';
import { createCabecaService } from '../../../src/modules/operador/auditoria/cabeca.service.ts';
import { createCabecaStore } from '../../../src/modules/operador/auditoria/cabeca.store.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const promotora = 'quatrofolhas';

describe('e-mails of heads to witnesses', () => {
  let test: TestApp;
  let testemunhas: OperadorDeTeste[];
  beforeAll(async () => {
    test = await startTestApp('2026-11-20T12:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    const painel = createConsole(test);
    testemunhas = [];
    for (let i = 0; i < 3; i++) testemunhas.push(await painel.createAdministrador());
    await test.db.execute(
      `insert into auditoria_cabeca (corrente, dia, ordem, hash, assinatura)
       values ('${promotora}', '2026-11-18', 1, 'h1', 'a'), ('${promotora}', '2026-11-19', 2, 'h2', 'a')`,
    );
  });
  afterAll(() => test.close());

  /** A service with `send` as its mail server, its warnings and statements. */
  function createService(send: () => void) {
    const enviados: string[] = [];
    const avisos: object[] = [];
    const statements: string[] = [];
    const query: typeof test.db.query = (sql, values) => {
      statements.push(sql.trimStart().slice(0, 6));
      return test.db.query(sql, values);
    };
    const { notify } = createCabecaService({
      store: createCabecaStore({ ...test.db, query }),
      chainAll: () => Promise.resolve(),
      assinatura: createAssinatura(createKeyRing([{ uso: 'tudo', segredo: 'segredo' }]).sessoes),
      email: {
        async send({ destinatario, texto }) {
          expect(texto).toContain('h2');
          send();
          enviados.push(destinatario);
        },
      },
      clock: test.clock,
      log: pino({ level: 'warn' }, { write: (line: string) => void avisos.push(JSON.parse(line) as object) }),
    });
    return { notify, enviados, avisos, statements };
  }

  it('log one warning for all failures of a run, and are claimed for 15 minutes', async () => {
    const { notify, avisos, statements } = createService(() => {
      throw new Error('no mail server');
    });
    await notify();
    expect(avisos).toMatchObject([
      { event: 'audit_head_not_sent', total: 3, err: { message: 'no mail server' } },
    ]);
    statements.length = 0;
    await notify();
    expect(avisos).toHaveLength(1);
    expect(statements).toEqual(['select', 'delete']);
  });

  it('stop between two e-mails, and the next run sends the others at once', async () => {
    test.clock.set(new Date(test.clock.now().getTime() + 16 * 60_000).toISOString());
    const stopping = new AbortController();
    const { notify, enviados, avisos } = createService(() => stopping.abort());
    await notify(stopping.signal);
    expect(enviados).toHaveLength(1);
    await notify();
    expect(enviados.sort()).toEqual(testemunhas.map(({ email }) => email).sort());
    await notify();
    expect([enviados.length, avisos]).toEqual([3, []]);
  });
});
