import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenUnico } from '../../src/kernel/auth/ator.ts';
import { createId } from '../../src/kernel/ids.ts';
import type { CampanhaId } from '../../src/modules/campanha/public.ts';
import { createLeituraStore } from '../../src/modules/venda/leitura.store.ts';
import { createVendaArquivoStore } from '../../src/modules/venda/venda-arquivo.store.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('waiting sales files of another promoter', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await startTestApp()));
  afterAll(() => test.close());

  it('waiting sales files of another promoter end a turn only when one of them can be leased', async () => {
    const um = await test.publish();
    const sol = await test.publish(undefined, 'sol');
    const idOf = async ({ identificacao }: { identificacao: string }) =>
      (
        await test.db.query<{ campanha_id: CampanhaId }>(
          'select campanha_id from campanha where identificacao = $1',
          [identificacao],
        )
      )[0]!.campanha_id;
    const arquivos = createVendaArquivoStore(test.db);
    const [umId, solId] = [await idOf(um), await idOf(sol)];
    const agora = test.clock.now();
    for (const nome of ['a.csv', 'b.csv'])
      await arquivos.create(
        {
          venda_arquivo_id: createId(),
          campanha_id: solId,
          nome,
          sha256: nome,
          bytes: 10,
          codificacao: 'utf-8',
          arquivo: nome,
          recebido_em: agora,
          ator: tokenUnico,
        },
        100,
      );
    const store = createLeituraStore(test.db);
    const ate = new Date(agora.getTime() + 30_000);
    const arrendamento = { arrendatario: '00000000-0000-7000-8000-000000000001', agora, ate };
    expect(await store.isOtherWaiting(umId, agora)).toBe(true);
    const first = await store.lease(arrendamento);
    expect(first!.nome).toBe('a.csv');
    // The second file waits for the first one, which another process reads.
    expect(await store.lease(arrendamento)).toBeUndefined();
    expect(await store.isOtherWaiting(umId, agora)).toBe(false);
    await store.end(first!.venda_arquivo_id, arrendamento, { situacao: 'pronto', motivo: null, linha: null });
    expect(await store.isOtherWaiting(umId, agora)).toBe(true);
    expect((await store.lease(arrendamento))!.nome).toBe('b.csv');
  });
});
