import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCongeladoStore } from '../../src/modules/sorteio/congelamento/congelado.store.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';
import { dia, openSorteio, regra } from './sorteio-de-teste.ts';

const freezeAt = '2026-11-26T15:00:00.000Z';

type Change = (arquivo: MutableArquivo) => void;
type Sorteio = MutableArquivo['sorteios'][number];

const ofSorteio =
  (change: (sorteio: Sorteio) => void): Change =>
  ({ sorteios }) =>
    change(sorteios[0]!);

describe('publication of a campaign with a frozen draw', () => {
  let test: TestApp;
  let production: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    production = await startTestApp(freezeAt, { db: test.db, ambiente: 'producao' });
  });
  afterEach(() => test.clock.set('2026-11-21T15:00:00Z'));
  afterAll(async () => {
    await production.close();
    await test.close();
  });

  /** Publishes the campaign's own file with a change, with a reason, as one person and the program itself would. */
  async function publish(identificacao: string, change: Change, app = test) {
    const [{ arquivo }] = (await test.db.query<{ arquivo: MutableArquivo }>(
      'select c.arquivo from campanha c where c.identificacao = $1',
      [identificacao],
    )) as [{ arquivo: MutableArquivo }];
    change(arquivo);
    return app.client.call('operador.publicarCampanha', {
      body: {
        nomeArquivo: 'sorteio.campanha.json',
        texto: JSON.stringify(arquivo),
        confirmacao: { motivo: 'A promotora pediu outra data.' },
      },
      token: operatorToken,
    });
  }

  async function openCongelado(identificacao: string) {
    const own = await openSorteio(test, identificacao);
    await own.sendAt('2026-11-24T15:00:00Z');
    test.clock.set(freezeAt);
    expect((await own.congelar()).status).toBe(200);
    return own;
  }

  it.each<[string, string, Change, string]>([
    ['DIA', 'a later day', ofSorteio((s) => void (s.data = '2026-12-05')), 'data: 2026-11-28 → -'],
    ['HORA', 'a later hour', ofSorteio((s) => void (s.hora = '20:00')), 'hora: 19:00 → 20:00'],
    [
      'CORTE',
      'a later cut-off',
      ofSorteio((s) => void (s.numerosAte = '2026-11-26')),
      'numerosAte: 2026-11-25 → 2026-11-26',
    ],
    [
      'NOME',
      'another name',
      ofSorteio((s) => void (s.nome = 'Sorteio da moto')),
      'nome: 1º sorteio → Sorteio da moto',
    ],
    [
      'PREMIO',
      'another prize',
      ofSorteio((s) => void (s.premio = 'Um patinete')),
      'premio: Uma moto → Um patinete',
    ],
    [
      'REGRA',
      'another rule',
      ofSorteio((s) => void (s.regra = { ...regra, umPorPessoa: 'semLimite' })),
      'regra: ',
    ],
    ['FORA', 'no draw', (arquivo) => void (arquivo.sorteios = []), 'data: 2026-11-28 → -'],
  ])('refuses %s, a file with %s, in every environment', async (identificacao, _what, change, message) => {
    const own = await openCongelado(identificacao);
    const antes = (await own.manifesto()).body;
    for (const app of [test, production]) {
      const { status, body } = await publish(identificacao, change, app);
      expect([status, body.codigo]).toEqual([409, 'campanha.sorteioFixo']);
      expect(body.detalhes).toHaveLength(1);
      expect(body.detalhes![0]!.mensagem).toContain(`sorteios[1º sorteio].${message}`);
    }
    expect((await own.manifesto()).body).toEqual(antes);
  });

  it('accepts pictures, examples, delivery, and other draws', async () => {
    const own = await openCongelado('LIVRE');
    const { status } = await publish('LIVRE', (arquivo) => {
      arquivo.sorteios[0]!.retirada = { como: 'Na loja em que comprou.' };
      arquivo.sorteios.push({
        data: '2026-12-05',
        hora: '19:00',
        nome: '2º sorteio',
        premio: 'Uma TV',
        numerosAte: '2026-12-02',
      });
    });
    expect(status).toBe(200);
    expect((await own.manifesto()).status).toBe(200);
  });

  it('accepts another day before the freeze', async () => {
    await openSorteio(test, 'ANTES');
    test.clock.set('2026-11-24T15:00:00Z');
    const later = ofSorteio((sorteio) => {
      sorteio.data = '2026-12-05';
      sorteio.numerosAte = '2026-12-02';
    });
    expect((await publish('ANTES', later)).status).toBe(200);
  });

  it('refuses to change a draw without a rule whose winners are entered', async () => {
    const own = await openSorteio(test, 'GANHADORES', ({ sorteios }) => void delete sorteios[0]!.regra);
    const { numeros } = await own.sendAt('2026-11-24T15:00:00Z');
    test.clock.set('2026-11-28T23:00:00Z');
    const { status } = await test.client.call('operador.registrarPremiados', {
      params: own.params,
      body: {
        data: dia,
        premiados: numeros.map(({ serie, numero }) => ({ serie, numero, premio: 'Uma moto' })),
      },
      token: operatorToken,
      host: own.host,
    });
    expect(status).toBe(200);
    const { body } = await publish(
      'GANHADORES',
      ofSorteio((s) => void (s.premio = 'Um patinete')),
    );
    expect(body.codigo).toBe('campanha.sorteioFixo');
  });

  it('freezes nothing when the file was replaced while the numbers were read', async () => {
    const own = await openSorteio(test, 'CORRIDA');
    await own.sendAt('2026-11-24T15:00:00Z');
    test.clock.set(freezeAt);
    const [{ campanhaId, sorteio }] = (await test.db.query<{ campanhaId: never; sorteio: Sorteio }>(
      `select campanha_id as "campanhaId", arquivo -> 'sorteios' -> 0 as sorteio from campanha
       where identificacao = 'CORRIDA'`,
    )) as [{ campanhaId: never; sorteio: Sorteio }];
    const momento = new Date(freezeAt);
    const freezing = createCongeladoStore(test.db).freeze(
      campanhaId,
      sorteio,
      { concedidoAntesDe: momento, valiaEm: momento, registradoAntesDe: momento, hoje: '2026-11-26' },
      async () => {
        expect(
          (
            await publish(
              'CORRIDA',
              ofSorteio((s) => void (s.hora = '20:00')),
            )
          ).status,
        ).toBe(200);
        return {} as never;
      },
    );
    await expect(freezing).rejects.toMatchObject({ code: 'sorteio.arquivoMudou' });
    expect((await own.manifesto()).status).toBe(404);
  });

  it('enters no winners of a draw that another process has moved to another day', async () => {
    const own = await openSorteio(test, 'MOVIDO', ({ sorteios }) => void delete sorteios[0]!.regra);
    const { numeros } = await own.sendAt('2026-11-24T15:00:00Z');
    test.clock.set('2026-11-28T23:00:00Z');
    // This process still has the file of before.
    await test.db.query(
      `update campanha set arquivo = jsonb_set(arquivo, '{sorteios,0,data}', '"2026-12-05"')
       where identificacao = 'MOVIDO'`,
    );
    const { status, body } = await test.client.call('operador.registrarPremiados', {
      params: own.params,
      body: {
        data: dia,
        premiados: numeros.map(({ serie, numero }) => ({ serie, numero, premio: 'Uma moto' })),
      },
      token: operatorToken,
      host: own.host,
    });
    expect([status, body.codigo]).toEqual([409, 'sorteio.arquivoMudou']);
    const entered = await test.db.query(
      `select from sorteio_premiado p join campanha c on c.campanha_id = p.campanha_id where c.identificacao = 'MOVIDO'`,
    );
    expect(entered).toEqual([]);
  });
});
