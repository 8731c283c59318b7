import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecrets } from '../src/kernel/auth/secrets.ts';
import {
  createHospedagemService,
  type CampanhaPublicada,
} from '../src/modules/campanha/hospedagem.service.ts';
import { createCampanhaStore } from '../src/modules/campanha/campanha.store.ts';
import { createCupomStore } from '../src/modules/cupom/cupom.store.ts';
import { createNumeroAllocator } from '../src/modules/cupom/numero-allocator.ts';
import { nextPessoa, openCampanha } from './campanha-propria.ts';
import { registerPessoa, toChave } from './pessoa.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { engines } from './test-db.ts';

describe.each(engines)('numbers are lent in blocks (%s)', (engine) => {
  let test: TestApp;
  let publicada: CampanhaPublicada;
  const secrets = createSecrets('master-secret-of-the-tests-only-0000');

  beforeAll(async () => {
    test = await startTestApp(engine);
    await test.publish();
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'BLOCOS';
      arquivo.hosts = ['blocos.localhost'];
      arquivo.numeros.series = 1;
    });
    const hospedagens = createHospedagemService(createCampanhaStore(test.db), test.clock, {
      hasDemoFallback: false,
    });
    publicada = (await hospedagens.get('blocos.localhost')).principal;
  });
  afterAll(() => test.close());

  it('two processes never hold the same index, and their numbers never meet', async () => {
    const store = createCupomStore(test.db);
    const [one, two] = [createNumeroAllocator(store, secrets), createNumeroAllocator(store, secrets)];
    const taken = (
      await Promise.all(Array.from({ length: 60 }, (_, i) => (i % 2 ? one : two).reserve(publicada, 50)))
    ).flatMap(({ indices, numeros }) => indices.map((indice, i) => ({ indice, numero: numeros[i] })));
    expect(taken).toHaveLength(3_000);
    expect(new Set(taken.map((t) => t.indice)).size).toBe(3_000);
    expect(new Set(taken.map((t) => t.numero)).size).toBe(3_000);
    await one.close();
    await two.close();
  });

  it('what a stopping process did not use is the first to be lent again', async () => {
    const store = createCupomStore(test.db);
    const stopping = createNumeroAllocator(store, secrets);
    const { indices } = await stopping.reserve(publicada, 10);
    await stopping.close();
    const next = createNumeroAllocator(store, secrets);
    const again = await next.reserve(publicada, 10);
    expect(Math.min(...again.indices)).toBeLessThanOrEqual(indices.at(-1)! + 1);
    expect(again.indices.filter((indice) => indices.includes(indice))).toEqual([]);
    await next.close();
  });

  it('numbers that were not granted are handed out again by the same process', async () => {
    const allocator = createNumeroAllocator(createCupomStore(test.db), secrets);
    const reserved = await allocator.reserve(publicada, 5);
    allocator.giveBack(publicada, reserved, 2);
    const next = await allocator.reserve(publicada, 3);
    expect(next.indices).toEqual(reserved.indices.slice(2));
    await allocator.close();
  });

  it('after its time a block is worth nothing to the process that held it', async () => {
    let now = 0;
    const clocks = { monotonic: () => now, wall: () => 0 };
    const allocator = createNumeroAllocator(createCupomStore(test.db), secrets, clocks);
    const before = await allocator.reserve(publicada, 3);
    allocator.giveBack(publicada, before, 0);
    now = 600_000;
    const after = await allocator.reserve(publicada, 3);
    expect(after.indices.filter((indice) => before.indices.includes(indice))).toEqual([]);
    await allocator.close();
  });

  it('a block also ends by the wall clock, because the other one stands still while the machine is suspended', async () => {
    let wall = 0;
    const clocks = { monotonic: () => 0, wall: () => wall };
    const allocator = createNumeroAllocator(createCupomStore(test.db), secrets, clocks);
    const before = await allocator.reserve(publicada, 3);
    allocator.giveBack(publicada, before, 0);
    wall = 600_000;
    const after = await allocator.reserve(publicada, 3);
    expect(after.indices.filter((indice) => before.indices.includes(indice))).toEqual([]);
    await allocator.close();
  });

  describe('a number that somebody else was given meanwhile', () => {
    /** Writes the index that follows the campaign's last one down for a stranger, or for its only holder; what it was. */
    const takeNext = async (identificacao: string, owner: 'stranger' | 'holder' = 'stranger') => {
      const id = owner === 'stranger' ? 'gen_random_uuid()' : '(array_agg(c.consumidor_id))[1]';
      const [row] = await test.db.query<{ indice: number }>(
        `insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
         select ${id}, c.campanha_id, max(c.indice) + 1, '99', '99999', gen_random_uuid(), now()
         from cupom c join campanha a using (campanha_id) where a.identificacao = $1 group by c.campanha_id
         returning indice`,
        [identificacao],
      );
      return row!.indice;
    };
    const listIndices = async (identificacao: string) =>
      (
        await test.db.query<{ indice: number }>(
          `select c.indice from cupom c join campanha a using (campanha_id) where a.identificacao = $1 order by c.indice`,
          [identificacao],
        )
      ).map(({ indice }) => indice);

    it.each([
      ['stranger', 'TOMADO'],
      ['holder', 'TOMADOSEU'],
    ] as const)(
      '(a %s) is not given twice: what registers takes others, of a new block',
      async (owner, nome) => {
        const { send } = await openCampanha(test, nome, (arquivo) => {
          arquivo.ganho = { por: 'documento', numeros: 3 };
        });
        const pessoa = await nextPessoa(test);
        await send(pessoa);
        expect(await takeNext(nome, owner)).toBe(3);
        const answers = await Promise.all(Array.from({ length: 4 }, () => send(pessoa)));
        expect(answers.map(({ status, body }) => [status, body.retorno.numeros.length])).toEqual(
          answers.map(() => [201, 3]),
        );
        const indices = await listIndices(nome);
        expect(indices).toHaveLength(16);
        expect(new Set(indices).size).toBe(16);
      },
    );

    it('is not given twice by a verdict either', async () => {
      const { send, judge } = await openCampanha(test, 'TOMADODEPOIS', (arquivo) => {
        arquivo.ganho = { por: 'valor', centavosPorNumero: 100, acumulaResto: false };
      });
      const pessoa = await nextPessoa(test);
      await send(pessoa, { valorCentavos: 200 });
      const { body } = await send(pessoa);
      expect(await takeNext('TOMADODEPOIS')).toBe(2);
      const judged = await judge(body.retorno.documentoFiscalID, { status: 'VALIDO', valorCentavos: 200 });
      expect([judged.status, judged.body.retorno.numeros.length]).toEqual([200, 2]);
      const indices = await listIndices('TOMADODEPOIS');
      expect(indices).toEqual([0, 1, 2, 1_000, 1_001]);
    });
  });

  it('of a block whose process died, exactly the unused indices come back', async () => {
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'MORTO';
      arquivo.hosts = ['morto.localhost'];
      arquivo.numeros.series = 1;
    });
    const pessoa = await registerPessoa(test, 900, 'morto.localhost');
    for (let i = 0; i < 4; i++) {
      await test.client.call('documentoFiscal.pendentes.enviar', {
        params: { ano: 2026, identificacao: 'MORTO' },
        body: { chaveAcesso: toChave(i) },
        token: pessoa.token,
        host: 'morto.localhost',
      });
    }
    const [row] = await test.db.query<{ campanha_id: string }>(
      "select campanha_id from campanha where identificacao = 'MORTO'",
    );
    // The receipts used the indices 0 to 3; as if their process had died, and only 1 and 3 had been written.
    await test.db.query('delete from cupom where campanha_id = $1 and indice in (0, 2)', [row!.campanha_id]);
    await test.db.query(
      "update numero_arrendamento set expira_em = now() - interval '1 second' where campanha_id = $1",
      [row!.campanha_id],
    );
    await createCupomStore(test.db).reclaimNumeros();
    const free = await test.db.query<{ inicio: number; fim: number }>(
      'select inicio, fim from numero_livre where campanha_id = $1 order by inicio',
      [row!.campanha_id],
    );
    expect(free.map(({ inicio, fim }) => [inicio, fim])).toEqual([
      [0, 1],
      [2, 3],
      [4, 1_000],
    ]);
  });

  it('a campaign hands out its very last number once and then says that it is over', async () => {
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'FIM';
      arquivo.hosts = ['fim.localhost'];
      arquivo.numeros.series = 1;
      arquivo.ganho = { por: 'documento', numeros: 2 };
      arquivo.limites = {} as typeof arquivo.limites;
    });
    await test.db.query(
      `update numero_faixa set proximo = total - 5 where campanha_id = (select campanha_id from campanha where identificacao = 'FIM')`,
    );
    const pessoa = await registerPessoa(test, 901, 'fim.localhost');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        test.client.call('documentoFiscal.pendentes.enviar', {
          params: { ano: 2026, identificacao: 'FIM' },
          body: { chaveAcesso: toChave(100 + i) },
          token: pessoa.token,
          host: 'fim.localhost',
        }),
      ),
    );
    const granted = answers.flatMap((a) =>
      a.status === 201 ? a.body.retorno.numeros.map((n) => n.numero) : [],
    );
    expect(granted).toHaveLength(5);
    expect(new Set(granted).size).toBe(5);
    expect(new Set(answers.filter((a) => a.status !== 201).map((a) => a.body.codigo))).toEqual(
      new Set(['campanha.encerrada']),
    );
  });
});
