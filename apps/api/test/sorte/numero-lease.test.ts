import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../src/kernel/ids.ts';
import {
  createHospedagemService,
  type CampanhaPublicada,
} from '../../src/modules/campanha/hospedagem.service.ts';
import { createCofre } from '../../src/modules/campanha/chaves/chaves-campanha.ts';
import { createCampanhaStore } from '../../src/modules/campanha/campanha.store.ts';
import { createCupomStore } from '../../src/modules/cupom/cupom.store.ts';
import { createNumeroAllocator } from '../../src/modules/cupom/numero-allocator.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { registerPessoa, toChave } from '../pessoa.ts';
import { createTestKeys, startTestApp, type TestApp } from '../test-app.ts';

describe('leases of number blocks', () => {
  let test: TestApp;
  let publicada: CampanhaPublicada;
  const cofre = createCofre(createTestKeys());

  beforeAll(async () => {
    test = await startTestApp();
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

  it('two processes never hold the same index or grant the same number', async () => {
    const store = createCupomStore(test.db);
    const [one, two] = [createNumeroAllocator(store, cofre), createNumeroAllocator(store, cofre)];
    const taken = (
      await Promise.all(Array.from({ length: 60 }, (_, i) => (i % 2 ? one : two).reserve(publicada, 50)))
    ).flatMap(({ indices, numeros }) => indices.map((indice, i) => ({ indice, numero: numeros[i] })));
    expect(taken).toHaveLength(3_000);
    expect(new Set(taken.map((t) => t.indice)).size).toBe(3_000);
    expect(new Set(taken.map((t) => t.numero)).size).toBe(3_000);
    await one.close();
    await two.close();
  });

  it('unused numbers of a stopped process are leased first', async () => {
    const store = createCupomStore(test.db);
    const stopping = createNumeroAllocator(store, cofre);
    const { indices } = await stopping.reserve(publicada, 10);
    await stopping.close();
    const next = createNumeroAllocator(store, cofre);
    const again = await next.reserve(publicada, 10);
    expect(Math.min(...again.indices)).toBeLessThanOrEqual(indices.at(-1)! + 1);
    expect(again.indices.filter((indice) => indices.includes(indice))).toEqual([]);
    await next.close();
  });

  it('the same process grants numbers that an aborted registration did not use', async () => {
    const allocator = createNumeroAllocator(createCupomStore(test.db), cofre);
    const reserved = await allocator.reserve(publicada, 5);
    allocator.giveBack(publicada, reserved, 2);
    const next = await allocator.reserve(publicada, 3);
    expect(next.indices).toEqual(reserved.indices.slice(2));
    await allocator.close();
  });

  it('an expired block is unusable for its former holder', async () => {
    let now = 0;
    const clocks = { monotonic: () => now, wall: () => 0 };
    const allocator = createNumeroAllocator(createCupomStore(test.db), cofre, clocks);
    const before = await allocator.reserve(publicada, 3);
    allocator.giveBack(publicada, before, 0);
    now = 600_000;
    const after = await allocator.reserve(publicada, 3);
    expect(after.indices.filter((indice) => before.indices.includes(indice))).toEqual([]);
    await allocator.close();
  });

  it('a block also expires by the wall clock, because the monotonic clock stops while the machine is suspended', async () => {
    let wall = 0;
    const clocks = { monotonic: () => 0, wall: () => wall };
    const allocator = createNumeroAllocator(createCupomStore(test.db), cofre, clocks);
    const before = await allocator.reserve(publicada, 3);
    allocator.giveBack(publicada, before, 0);
    wall = 600_000;
    const after = await allocator.reserve(publicada, 3);
    expect(after.indices.filter((indice) => before.indices.includes(indice))).toEqual([]);
    await allocator.close();
  });

  describe('expired lease', () => {
    /** Grants a number of a block that expires in so many seconds, and returns the database's result. */
    const grant = async (indice: number, seconds: number | null) =>
      test.db
        .query(
          `select cupom_grant($1, $2, $1, now(), $3, $4, $5, clock_timestamp() + make_interval(secs => $6), 1)`,
          [createId(), publicada.campanhaId, [indice], ['0'], ['00000'], seconds],
        )
        .then(
          () => 'granted',
          (error: Error) => error.message,
        );
    const listHeld = async () =>
      (
        await test.db.query<{ indice: number }>(
          'select indice from cupom where campanha_id = $1 and indice >= 90000 order by indice',
          [publicada.campanhaId],
        )
      ).map(({ indice }) => indice);

    it('grants nothing, also when it expires before the statement runs', async () => {
      expect([await grant(90_000, -1), await grant(90_000, 0), await grant(90_000, 29)]).toEqual(
        Array.from({ length: 3 }, () => 'cupom.numeroTomado'),
      );
      expect(await listHeld()).toEqual([]);
    });

    it('grants while it is valid', async () => {
      expect([await grant(90_001, 31), await grant(90_002, 600)]).toEqual(['granted', 'granted']);
      expect(await listHeld()).toEqual([90_001, 90_002]);
    });

    it('registers no receipt with its numbers, and rolls everything back', async () => {
      const register = async (validade: Date) => {
        const [consumidorId, documentoFiscalId] = [createId(), createId()];
        const documento = {
          documento_fiscal_id: documentoFiscalId,
          campanha_id: publicada.campanhaId,
          tipo: 'Fiscal',
          origem: 'teste',
          status: 'VALIDO',
          contado: true,
          raspadinhas_concedidas: 0,
          multiplicador_milesimos: 1000,
          resto_variacao_centavos: 0,
          registrado_em: test.clock.now(),
        };
        const concessao = {
          assuntos: [],
          periodos: [],
          limites: [],
          indices: [90_003],
          series: ['0'],
          numeros: ['00000'],
          validade,
          raspadinhas: [],
        };
        const said = await test.db
          .query<{ resultado: string }>(`select resultado from documento_register($1, $2, $3, null, 0, $4)`, [
            consumidorId,
            JSON.stringify(documento),
            `teste-${documentoFiscalId}`,
            JSON.stringify(concessao),
          ])
          .then(
            ([row]) => row!.resultado,
            (error: Error) => error.message,
          );
        const claims = await test.db.query(
          'select 1 as one from chave_acesso_registrada where chave_acesso = $1',
          [`teste-${documentoFiscalId}`],
        );
        return [said, claims.length];
      };
      expect(await register(new Date(Date.now() + 20_000))).toEqual(['cupom.numeroTomado', 0]);
      expect(await register(new Date(Date.now() + 600_000))).toEqual(['registrado', 1]);
    });

    it('reports its expiry by the database clock that checks it', async () => {
      const faixa = await createCupomStore(test.db).leaseNumeros(publicada.campanhaId, 10, 600);
      const [row] = await test.db.query<{ rest: number }>(
        'select extract(epoch from $1::timestamptz - clock_timestamp())::float8 as rest',
        [faixa!.expiraEm],
      );
      expect(row!.rest).toBeGreaterThan(590);
      expect(row!.rest).toBeLessThanOrEqual(600);
    });
  });

  describe('a number granted to another receipt meanwhile', () => {
    /** Grants the campaign's next index directly to a stranger, or to its only holder; returns it. */
    const takeNext = async (identificacao: string, owner: 'stranger' | 'holder') => {
      const [last] = await test.db.query<{ consumidor_id: string; campanha_id: string; indice: number }>(
        `select c.consumidor_id, c.campanha_id, c.indice from cupom c join campanha a using (campanha_id)
         where a.identificacao = $1 order by c.indice desc limit 1`,
        [identificacao],
      );
      await test.db.query(
        `insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
         values ($1, $2, $3, '99', '99999', $1, now())`,
        [owner === 'holder' ? last!.consumidor_id : createId(), last!.campanha_id, last!.indice + 1],
      );
      return last!.indice + 1;
    };
    const listIndices = async (identificacao: string) =>
      (
        await test.db.query<{ indice: number }>(
          `select c.indice from cupom c join campanha a using (campanha_id) where a.identificacao = $1 order by c.indice`,
          [identificacao],
        )
      ).map(({ indice }) => indice);

    const owners = [
      ['holder', 'TOMADOSEU'],
      ['stranger', 'TOMADO'],
    ] as const;
    it.each(owners)(
      '(by a %s) is not granted twice at registration, which uses a new block',
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

    it.each(owners)('(by a %s) is not granted twice by a decision either', async (owner, nome) => {
      const identificacao = `${nome}DEPOIS`;
      const { send, judge } = await openCampanha(test, identificacao, (arquivo) => {
        arquivo.ganho = { por: 'valor', centavosPorNumero: 100, acumulaResto: false };
      });
      const pessoa = await nextPessoa(test);
      await send(pessoa, { valorCentavos: 200 });
      const { body } = await send(pessoa);
      expect(await takeNext(identificacao, owner)).toBe(2);
      const judged = await judge(body.retorno.documentoFiscalID, { status: 'VALIDO', valorCentavos: 200 });
      expect([judged.status, judged.body.retorno.numeros.length]).toEqual([200, 2]);
      const indices = await listIndices(identificacao);
      // The first blocks hold two numbers; the rest of the block with the foreign number is not used.
      expect(indices).toEqual([0, 1, 2, 4, 5]);
    });
  });

  it("exactly the unused indices of a dead process's block become free", async () => {
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'MORTO';
      arquivo.hosts = ['morto.localhost'];
      arquivo.numeros.series = 1;
    });
    const pessoa = await registerPessoa(test, 900, 'morto.localhost');
    for (let i = 0; i < 5; i++) {
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
    // The receipts used the indices 0 to 4, of blocks of two; simulates a dead process that had not written 0 and 2.
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
      [5, 6],
    ]);
  });

  it('frees no block with a valid lease, even on request of a process', async () => {
    const { inicio, fim } = (await createCupomStore(test.db).leaseNumeros(publicada.campanhaId, 10, 600))!;
    const free = async () => {
      const [row] = await test.db.query<{ faixas: number }>(
        'select numero_free($1, $2, $3, $2, $3) as faixas',
        [publicada.campanhaId, [inicio], [fim]],
      );
      return row!.faixas;
    };
    expect(await free()).toBe(0);
    await test.db.query(
      `update numero_arrendamento set expira_em = clock_timestamp() - interval '1 second'
       where campanha_id = $1 and inicio = $2`,
      [publicada.campanhaId, inicio],
    );
    expect(await free()).toBe(1);
  });

  it('a campaign grants its last number once and then reports that none is left', async () => {
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
