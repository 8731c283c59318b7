import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const agora = '2026-11-21T15:00:00Z';

describe('reports of the demo', () => {
  let test: TestApp;
  let hosts: string[];

  beforeAll(async () => {
    test = await startTestApp(agora);
    hosts = (await test.app.seed()).map(({ host }) => host);
  });
  afterAll(() => test.close());

  it('reports of the demo show receipts, people, reasons and days of each campaign with a history', async () => {
    const campanhas = await test.db.query<{
      ano: number;
      identificacao: string;
      host: string;
      notas: number;
    }>(
      `select c.ano, c.identificacao, min(h.host) as host, (select count(*) from documento_fiscal d
         where d.campanha_id = c.campanha_id and d.registrado_em >= timestamptz '2026-11-21T15:00:00Z' - interval '80 days')::int as notas
       from campanha c join campanha_host h on h.campanha_id = c.campanha_id group by c.campanha_id`,
    );
    expect(campanhas.length).toBeGreaterThanOrEqual(hosts.length);
    for (const { ano, identificacao, host, notas } of campanhas.filter((one) => one.notas > 0)) {
      const { body } = await test.client.call('operador.relatorio', {
        params: { ano, identificacao },
        query: { de: '2026-09-03', ate: '2026-11-21' },
        token: operatorToken,
        host,
      });
      expect(body.retorno.atualizadoEm).toBe(new Date(agora).toISOString());
      expect(body.retorno.totais.atual.notas).toBe(notas);
      expect(body.retorno.funil.atual.primeiras).toBeGreaterThan(0);
    }
  });

  it('reports of the demo show reasons, orders, balances and instant prizes of the first campaign', async () => {
    const { body } = await test.client.call('operador.relatorio', {
      params: { ano: 2026, identificacao: 'TREVO' },
      query: { de: '2026-09-03', ate: '2026-11-21' },
      token: operatorToken,
    });
    const { motivos, prazos, agora: estado } = body.retorno;
    expect(motivos.length).toBeGreaterThan(0);
    expect(prazos.pessoa?.notas).toBeGreaterThan(0);
    expect(estado.lidoEm).toBe(new Date(agora).toISOString());
    expect(estado.pedidos.length).toBeGreaterThan(0);
    expect(estado.saldos.length).toBeGreaterThan(0);
    expect(estado.premios?.length).toBeGreaterThan(0);
  });
});
