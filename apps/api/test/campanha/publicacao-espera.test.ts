import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildArquivoText,
  operatorToken,
  startTestApp,
  type MutableArquivo,
  type TestApp,
} from '../test-app.ts';

describe('publication of a large campaign', () => {
  let test: TestApp;
  beforeAll(async () => {
    // The embedded database runs in this process and blocks its event loop by itself.
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  /** Measures the duration of a publication and the longest event-loop delay, in ms. */
  async function measure(change: (arquivo: MutableArquivo) => void) {
    const texto = buildArquivoText(change);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const startedAt = performance.now();
    delay.enable();
    const { status, body } = await test.client.call('operador.publicarCampanha', {
      body: { nomeArquivo: 'grande.yaml', texto },
      token: operatorToken,
    });
    const whole = performance.now() - startedAt;
    delay.disable();
    expect([status, body.codigo]).toEqual([200, undefined]);
    return { ...body.retorno, whole, longest: delay.max / 1e6 };
  }

  it('seals 300,000 instant prizes without blocking the event loop', async () => {
    const { whole, longest, compromissoPremios } = await measure((arquivo) => {
      arquivo.campanha.identificacao = 'MUITOS';
      arquivo.premios!.agenda = 'horario';
      delete arquivo.premios!.cartelas;
      arquivo.premios!.itens = [{ ...arquivo.premios!.itens[0]!, quantidade: 300_000 }];
    });
    expect(compromissoPremios).toMatch(/^[0-9a-f]{64}$/);
    // Relative to the same run, because both grow with the machine's load.
    expect(longest).toBeLessThan(whole / 5);
    const [kept] = await test.db.query<{ total: number; places: number; last: number }>(
      `select count(*)::integer as total, count(distinct u.lugar)::integer as places, max(u.unidade) as last
       from premio_unidade u join campanha c using (campanha_id) where c.identificacao = 'MUITOS'`,
    );
    expect(kept).toEqual({ total: 300_000, places: 300_000, last: 299_999 });
  });

  it('validates a file of 3,500 shops without blocking the event loop', async () => {
    const { whole, longest } = await measure((arquivo) => {
      const [loja] = arquivo.associados!;
      arquivo.campanha.identificacao = 'LOJAS';
      arquivo.associados = Array.from({ length: 3_500 }, (_, at) => ({
        ...loja!,
        nome: `Loja ${at}`,
        cnpj: buildCnpj(at),
      }));
    });
    expect(longest).toBeLessThan(whole / 2);
  });
});
