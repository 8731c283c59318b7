import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type MutableArquivo, type TestApp } from './test-app.ts';
import { engines } from './test-db.ts';

const noon = '2026-11-21T15:00:00Z';

describe.each(engines)('publishing a campaign again (%s)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(engine);
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const publish = (identificacao: string, change: (arquivo: MutableArquivo) => void = () => undefined) =>
    test.publish((arquivo) => {
      arquivo.campanha.identificacao = identificacao;
      arquivo.hosts = [`${identificacao.toLowerCase()}.localhost`];
      arquivo.limites = { cupons: {}, raspadinhas: {}, documentosFiscais: [] };
      change(arquivo);
    });
  /** Over on the 28th, when the last cards are; the draw is on the day given. */
  const short = (extracao: string) => (arquivo: MutableArquivo) => {
    Object.assign(arquivo.campanha, {
      dataInicial: '2026-11-20',
      dataFinalCompras: '2026-11-23',
      dataFinalCadastros: '2026-11-23',
      dataFinal: '2026-11-28',
    });
    arquivo.sorteios = [{ data: extracao, nome: '1º', premio: 'Uma moto', numerosAte: '2026-11-23' }];
  };

  it('cannot prolong it once the key of its numbers was shown to everybody', async () => {
    await publish('REVELADA', short('2026-12-05'));
    test.clock.set('2026-12-06T02:58:00Z');
    await publish('REVELADA', short('2026-12-06'));
    test.clock.set('2026-12-07T03:00:00Z');
    await expect(publish('REVELADA', short('2026-12-12'))).rejects.toThrow('campanha.sorteRevelada');
    await publish('REVELADA', (arquivo) => {
      short('2026-12-06')(arquivo);
      arquivo.textos.regulamento = 'Outro texto.';
    });
  });

  it('cannot prolong the opening of cards once the places of the prizes were shown', async () => {
    const longer = (dia: string) => (arquivo: MutableArquivo) => {
      short('2026-12-26')(arquivo);
      arquivo.campanha.dataFinal = dia;
    };
    await publish('ABERTA', longer('2026-11-28'));
    test.clock.set('2026-11-29T03:00:00Z');
    await expect(publish('ABERTA', longer('2026-11-29'))).rejects.toThrow('campanha.sorteRevelada');
  });

  it('a host belongs to one promoter, also when two take it at the same moment', async () => {
    const take = (promotora: string, cnpj: string) =>
      publish('DISPUTA', (arquivo) => {
        Object.assign(arquivo.promotora, { identificacao: promotora, cnpj });
      });
    const results = await Promise.allSettled([
      take('primeira', '11222333000181'),
      take('segunda', '11444777000161'),
      take('primeira', '11222333000181'),
      take('segunda', '11444777000161'),
    ]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason))).toEqual([
      expect.stringContaining('campanha.hostDeOutraPromotora'),
      expect.stringContaining('campanha.hostDeOutraPromotora'),
    ]);
    const holders = await test.db.query(
      `select distinct c.promotora_id from campanha_host h join campanha c on c.campanha_id = h.campanha_id
       where h.host = 'disputa.localhost'`,
    );
    expect(holders).toHaveLength(1);
  });
});
