import { createHash } from 'node:crypto';
import { createPermutation } from '@trevo/rules/sorte/numeros/numero-sorte';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCupomStore } from '../../src/modules/cupom/cupom.store.ts';
import { createSorteioStore } from '../../src/modules/sorteio/sorteio.store.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import type { Pessoa } from '../pessoa.ts';
import type { CampanhaId } from '../../src/modules/campanha/public.ts';

describe('numbers, lists and draws', () => {
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  let ana: Pessoa;
  let documentos: string[];
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'];

  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    campanha = await openCampanha(test, 'SORTEIOS', (arquivo) => {
      arquivo.ganho = { por: 'documento', numeros: 2 };
      arquivo.codigos = { numeros: 1, raspadinhas: 0 };
      arquivo.sorteios = [
        { data: '2026-11-21', nome: '1º sorteio', premio: 'Uma moto', numerosAte: '2026-11-20' },
        { data: '2026-12-05', nome: '2º sorteio', premio: 'Um carro', numerosAte: '2026-12-03' },
      ];
    });
    ana = await nextPessoa(test);
    documentos = [];
    for (const day of days) {
      test.clock.set(`${day}T15:00:00Z`);
      documentos.push((await campanha.send(ana)).body.retorno.documentoFiscalID);
    }
    await test.client.call('operador.importarCodigos', {
      params: campanha.params,
      body: { lote: 'L', codigos: ['CODE1'] },
      token: operatorToken,
      host: campanha.host,
    });
    await test.client.call('cupom.escanear', {
      params: { anoCampanha: 2026, identificacaoCampanha: 'SORTEIOS', numeroAleatorio: 'CODE1' },
      token: ana.token,
      host: campanha.host,
    });
  });
  afterAll(() => test.close());

  const page = { porPagina: 10, pagina: 1 };
  const asAna = () => ({ token: ana.token, host: campanha.host });

  it('lists the draws of each number', async () => {
    const { body } = await test.client.call('cupom.listarConsumidor', {
      params: { ...campanha.params, user: ana.usuario, ...page },
      ...asAna(),
    });
    expect(body.retorno.total).toBe(7);
    const byDay = Object.fromEntries(
      body.retorno.retorno.map(({ dataHora, sorteios }) => [
        dataHora.slice(0, 10),
        sorteios.map((sorteio) => sorteio.data),
      ]),
    );
    expect(byDay).toEqual({
      '2026-11-19': ['2026-11-21', '2026-12-05'],
      '2026-11-20': ['2026-11-21', '2026-12-05'],
      '2026-11-21': ['2026-12-05'],
    });
  });

  describe('counts of the coming draws', () => {
    const askChances = (pessoa: Pessoa, where = campanha) =>
      test.client.call('cupom.chances', { params: where.params, token: pessoa.token, host: where.host });
    const sorteios = [
      { data: '2026-11-18', nome: 'Passado', premio: 'Um fogão', numerosAte: '2026-11-17' },
      { data: '2026-11-25', nome: '1º sorteio', premio: 'Uma moto', numerosAte: '2026-11-20' },
      { data: '2026-12-05', nome: '2º sorteio', premio: 'Um carro', numerosAte: '2026-12-03' },
    ];
    const openChances = (identificacao: string, chancesAtivo = true) =>
      openCampanha(test, identificacao, (arquivo) => {
        arquivo.ganho = { por: 'documento', numeros: 2 };
        arquivo.sorteios = sorteios;
        configure(arquivo, { 'cupom.chancesAtivo': chancesAtivo });
      });
    /** Runs the job that counts the campaigns' numbers, and reloads the campaigns. */
    async function countAll(): Promise<void> {
      await createCupomStore(test.db).updateTotais(toSaoPaulo(test.clock.now()).dia);
      test.clock.set(new Date(test.clock.now().getTime() + 2 * 60_000).toISOString());
    }
    afterEach(() => test.clock.set('2026-11-21T15:00:00Z'));

    it('returns own and all numbers of each draw by its window, without a past draw', async () => {
      const own = await openChances('CHANCES');
      const [bia, caio] = [await nextPessoa(test), await nextPessoa(test)];
      test.clock.set('2026-11-20T15:00:00Z');
      await own.send(bia);
      await own.send(caio);
      test.clock.set('2026-11-21T15:00:00Z');
      await own.send(bia);
      await own.send(caio);
      const { documentoFiscalID } = (await own.send(caio)).body.retorno;
      await own.judge(documentoFiscalID, { status: 'INVALIDO', observacao: 'Outra loja.' });
      await countAll();
      const { status, body } = await askChances(bia, own);
      expect(status).toBe(200);
      expect(body.retorno.map(({ contadoEm: _, ...chance }) => chance)).toEqual([
        { data: '2026-11-25', meus: 2, total: 4 },
        { data: '2026-12-05', meus: 4, total: 8 },
      ]);
      expect(Date.parse(body.retorno[0]!.contadoEm)).toBe(test.clock.now().getTime());
      // Another campaign's numbers do not count.
      expect((await askChances(ana, own)).body.retorno.map(({ meus }) => meus)).toEqual([0, 0]);
    });

    it('shares the count of a closed window among requests for minutes', async () => {
      const own = await openChances('CHANCESJUNTAS');
      const bia = await nextPessoa(test);
      await own.send(bia);
      await countAll();
      const first = (await askChances(bia, own)).body.retorno[0]!;
      test.clock.set(new Date(test.clock.now().getTime() + 1_000).toISOString());
      expect((await askChances(bia, own)).body.retorno[0]).toEqual(first);
      test.clock.set(new Date(test.clock.now().getTime() + 5 * 60_000).toISOString());
      expect((await askChances(bia, own)).body.retorno[0]!.contadoEm > first.contadoEm).toBe(true);
    });

    it('returns no total while the count is behind the own numbers', async () => {
      const own = await openChances('CHANCESCEDO');
      const bia = await nextPessoa(test);
      await own.send(bia);
      expect((await askChances(bia, own)).body.retorno.at(-1)).toMatchObject({ meus: 2, total: null });
    });

    it('returns nothing where the campaign does not show the counts, and requires a session', async () => {
      const own = await openChances('SEMCHANCES', false);
      expect((await askChances(await nextPessoa(test), own)).body.retorno).toEqual([]);
      const { status } = await test.client.call('cupom.chances', { params: own.params, host: own.host });
      expect(status).toBe(401);
    });
  });

  it('lists by campaign and period, both days inclusive', async () => {
    const list = async (periodo: { inicial?: string; final?: string }) =>
      (
        await test.client.call('cupom.listarPorCampanha', {
          params: campanha.params,
          body: { filtro: { consumidor: ana.usuario, periodo } },
          ...asAna(),
        })
      ).body;
    expect((await list({})).retorno.total).toBe(7);
    expect((await list({ inicial: '2026-11-20', final: '2026-11-20' })).retorno.total).toBe(2);
    expect((await list({ inicial: '2026-11-20' })).retorno.total).toBe(5);
    expect((await list({ final: '2026-11-18' })).mensagem).toBe('Nenhum cupom encontrado para esse usuário.');
  });

  it('lists by receipt, and only numbers earned by receipts', async () => {
    const list = async (documentoFiscalID?: string) =>
      (
        await test.client.call('cupom.listarDocumentoFiscal', {
          params: { ...campanha.params, ...page },
          query: documentoFiscalID ? { documentoFiscalID } : {},
          ...asAna(),
        })
      ).body.retorno;
    expect((await list()).total).toBe(6);
    const of = await list(documentos[0]);
    expect(of.retorno.map((cupom) => cupom.documentoFiscalID)).toEqual([documentos[0], documentos[0]]);
  });

  it('lists by the own CPF, masked or not; another CPF looks unregistered', async () => {
    const byCpf = (cpf: string) =>
      test.client.call('cupom.listarConsumidorCpf', {
        params: { ...campanha.params, cpf, ...page },
        ...asAna(),
      });
    const masked = ana.usuario.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
    expect((await byCpf(masked)).body.retorno.total).toBe(7);
    const bia = await nextPessoa(test);
    for (const cpf of [bia.usuario, '52998224725']) {
      const { status, body } = await byCpf(cpf);
      expect([status, body.mensagem]).toEqual([
        404,
        'Nenhum usuário cadastrado com este CPF. Por favor revise os dados digitados.',
      ]);
    }
    const suffix = await test.client.call('cupom.listarConsumidorCpfSufixo', {
      params: { ...campanha.params, user: ana.usuario, cpf: ana.usuario, ...page },
      ...asAna(),
    });
    expect(suffix.body.retorno.total).toBe(7);
  });

  it('does not return another consumer as a coupon consumer', async () => {
    const bia = await nextPessoa(test);
    const { status, body } = await test.client.call('cupom.consumidor', {
      params: { telefone: bia.usuario },
      ...asAna(),
    });
    expect([status, body.mensagem]).toEqual([404, 'Nenhum consumidor encontrado.']);
  });

  it('reveals the key after the last draw, from which every number can be recomputed', async () => {
    const before = '2026-11-21T15:00:00Z';
    const open = await openCampanha(test, 'CHAVE', (arquivo) => {
      arquivo.ganho = { por: 'documento', numeros: 3 };
      arquivo.numeros.series = 7;
      Object.assign(arquivo.campanha, {
        dataInicial: '2026-11-20',
        dataFinalCompras: '2026-11-23',
        dataFinalCadastros: '2026-11-23',
        dataFinal: '2026-11-29',
      });
      arquivo.sorteios = [
        { data: '2026-12-05', nome: '1º sorteio', premio: 'Uma moto', numerosAte: '2026-11-23' },
      ];
    });
    await open.send(ana);
    const { body } = await test.client.call('cupom.listarTodosConsumidor', {
      params: { ...open.params, user: ana.usuario },
      token: ana.token,
      host: open.host,
    });
    const readFacts = async (now: string) => {
      test.clock.set(now);
      const { body: facts } = await test.client.call('campanha.listar', { host: open.host });
      return facts.retorno[0]!;
    };
    expect((await readFacts('2026-12-06T02:58:00Z')).chaveNumeros).toBeNull();
    const { chaveNumeros, compromissoNumeros } = await readFacts('2026-12-06T03:01:00Z');
    test.clock.set(before);
    const key = Buffer.from(chaveNumeros!, 'hex');
    expect(createHash('sha256').update(key).digest('hex')).toBe(compromissoNumeros);
    const { permute } = createPermutation(key, 7);
    const orders = await test.db.query<{ indice: number; serie: string; numero: string }>(
      `select c.indice, c.serie, c.numero from cupom c join campanha a using (campanha_id)
       where a.compromisso_numeros = $1`,
      [compromissoNumeros],
    );
    for (const { serie, numero } of body.retorno.retorno) {
      const { indice } = orders.find((one) => one.serie === serie && one.numero === numero)!;
      expect(permute(indice)).toMatchObject({ serie, numero });
    }
    expect(body.retorno.retorno).toHaveLength(3);
  });

  describe('winners of a draw', () => {
    afterEach(() => test.clock.set('2026-11-21T15:00:00Z'));
    const register = (extracao: string, premiados: { serie: string; numero: string; premio: string }[]) =>
      test.client.call('operador.registrarPremiados', {
        params: campanha.params,
        body: { data: extracao, premiados },
        token: operatorToken,
        host: campanha.host,
      });
    const listPremiados = (date: string) =>
      test.client.call('cupom.premiados', { params: { ...campanha.params, date }, host: campanha.host });
    const numeroOf = async (documentoFiscalID: string) => {
      const [row] = await test.db.query<{ serie: string; numero: string }>(
        'select serie, numero from cupom where documento_fiscal_id = $1 order by indice limit 1',
        [documentoFiscalID],
      );
      return row!;
    };

    it('winners of a draw are not shown before they are recorded', async () => {
      const { status, body } = await listPremiados('2026-11-21');
      expect([status, body.codigo]).toEqual([404, 'cupom.nenhumPremiado']);
      const { body: sorteios } = await test.client.call('cupom.sorteios', {
        params: campanha.params,
        host: campanha.host,
      });
      expect(sorteios.retorno.map(({ apurado }) => apurado)).toEqual([false, false]);
    });

    it('winners of a draw are shown with first name and initials, and a correction replaces them', async () => {
      const first = { ...(await numeroOf(documentos[0]!)), premio: 'Uma moto' };
      const second = { ...(await numeroOf(documentos[1]!)), premio: 'Uma moto' };
      expect((await register('2026-11-21', [first])).body.retorno).toEqual({ total: 1 });
      expect((await register('2026-11-21', [second])).status).toBe(200);
      const { body } = await listPremiados('2026-11-21');
      expect(body.retorno).toHaveLength(1);
      expect(body.retorno[0]).toMatchObject(second);
      const [row] = await test.db.query<{ nome: string }>('select nome from consumidor where usuario = $1', [
        ana.usuario,
      ]);
      expect(body.retorno[0]!.nome.split(' ')[0]).toBe(row!.nome.split(' ')[0]);
      expect(
        body.retorno[0]!.nome.split(' ')
          .slice(1)
          .every((part) => /^\p{L}\.$/u.test(part)),
      ).toBe(true);
    });

    it('winners of a draw have no name after their account is deleted', async () => {
      const lia = await nextPessoa(test);
      test.clock.set('2026-11-20T15:00:00Z');
      const { body } = await campanha.send(lia);
      test.clock.set('2026-11-21T15:00:00Z');
      const premiado = { ...body.retorno.numeros[0]!, premio: 'Uma moto' };
      await register('2026-11-21', [premiado]);
      await test.client.call('consumidor.excluir', { params: { usuario: lia.usuario }, token: lia.token });
      expect((await listPremiados('2026-11-21')).body.retorno[0]!.nome).toBe('Conta excluída');
      // Other entries of the list can still be corrected.
      expect((await register('2026-11-21', [{ ...premiado, premio: 'Um carro' }])).status).toBe(200);
      expect((await listPremiados('2026-11-21')).body.retorno[0]).toMatchObject({ premio: 'Um carro' });
    });

    it("winners of a draw are hidden when their receipt is revoked, with a warning in the operator's response", async () => {
      const own = await openCampanha(test, 'REVOGADA', (arquivo) => {
        arquivo.sorteios = [{ data: '2026-11-22', nome: '1º', premio: 'Um carro', numerosAte: '2026-11-21' }];
      });
      const enter = (premiados: { serie: string; numero: string; premio: string }[]) =>
        test.client.call('operador.registrarPremiados', {
          params: own.params,
          body: { data: '2026-11-22', premiados },
          token: operatorToken,
          host: own.host,
        });
      const [lia, bia] = [await nextPessoa(test), await nextPessoa(test)];
      const [one, two] = [(await own.send(lia)).body.retorno, (await own.send(bia)).body.retorno];
      const other = (await own.send(lia)).body.retorno;
      const premiados = [one, two].map(({ numeros }) => ({ ...numeros[0]!, premio: 'Um carro' }));
      test.clock.set('2026-11-22T03:00:00Z');
      await enter(premiados);
      const show = async () => {
        const { body } = await test.client.call('cupom.premiados', {
          params: { ...own.params, date: '2026-11-22' },
          host: own.host,
        });
        return body.codigo ?? body.retorno.map(({ numero }) => numero);
      };
      expect(await show()).toEqual(premiados.map(({ numero }) => numero));
      const ator = { tipo: 'token', id: null, nome: 'Token único' };
      expect(await test.db.query('select distinct ator from sorteio_premiado')).toEqual([{ ator }]);
      expect(
        await test.db.query(`select distinct ator from notificacao_geral where tipo = 'SORTEIO'`),
      ).toEqual([{ ator }]);
      const unlucky = await own.judge(other.documentoFiscalID, { status: 'INVALIDO' });
      expect(unlucky.body.retorno.sorteados).toEqual([]);
      const revoked = await own.judge(one.documentoFiscalID, { status: 'INVALIDO' });
      expect(revoked.body.retorno.sorteados).toEqual([{ data: '2026-11-22', ...one.numeros[0]! }]);
      expect(await show()).toEqual([two.numeros[0]!.numero]);
      await own.judge(two.documentoFiscalID, { status: 'INVALIDO' });
      expect(await show()).toBe('cupom.nenhumPremiado');
      const { body } = await test.client.call('cupom.sorteios', { params: own.params, host: own.host });
      expect(body.retorno.map(({ apurado }) => apurado)).toEqual([false]);
    });

    it('winners of a draw are not recorded with a concurrently revoked number', async () => {
      const own = await openCampanha(test, 'AOMESMOTEMPO', (arquivo) => {
        arquivo.sorteios = [{ data: '2026-11-22', nome: '1º', premio: 'Um carro', numerosAte: '2026-11-21' }];
      });
      const { documentoFiscalID, numeros } = (await own.send(await nextPessoa(test))).body.retorno;
      test.clock.set('2026-11-22T03:00:00Z');
      const { entered } = await test.db.transaction(async (tx) => {
        await tx.query('update cupom set cancelado_em = now() where documento_fiscal_id = $1', [
          documentoFiscalID,
        ]);
        const call = test.client.call('operador.registrarPremiados', {
          params: own.params,
          body: { data: '2026-11-22', premiados: [{ ...numeros[0]!, premio: 'Um carro' }] },
          token: operatorToken,
          host: own.host,
        });
        await new Promise((done) => setTimeout(done, 300));
        return { entered: call };
      });
      expect((await entered).body.codigo).toBe('cupom.numeroNaoDistribuido');
    });

    it("winners of a draw cannot be recorded before the draw's time, nor with numbers granted after it", async () => {
      const own = await openCampanha(test, 'COMHORA', (arquivo) => {
        arquivo.sorteios = [
          { data: '2026-11-22', hora: '19:00', nome: '1º', premio: 'Um carro', numerosAte: '2026-11-22' },
        ];
      });
      const enter = async ({ numeros }: { numeros: { serie: string; numero: string }[] }) =>
        (
          await test.client.call('operador.registrarPremiados', {
            params: own.params,
            body: { data: '2026-11-22', premiados: [{ ...numeros[0]!, premio: 'Um carro' }] },
            token: operatorToken,
            host: own.host,
          })
        ).body;
      const lia = await nextPessoa(test);
      test.clock.set('2026-11-22T21:59:59Z');
      const early = (await own.send(lia)).body.retorno;
      expect((await enter(early)).codigo).toBe('cupom.sorteioPorVir');
      test.clock.set('2026-11-22T22:00:00Z');
      const late = (await own.send(lia)).body.retorno;
      expect((await enter(late)).codigo).toBe('cupom.numeroNaoDistribuido');
      expect((await enter(early)).retorno).toEqual({ total: 1 });
    });

    it.each([10, 200])(
      'winners of a draw are found from the drawn number, in both directions and past the end, among participating ones in %i series',
      async (series) => {
        const own = await openCampanha(test, `VIZINHOS${series}`, (arquivo) => {
          arquivo.numeros.series = series;
          arquivo.ganho = { por: 'documento', numeros: 5 };
          arquivo.sorteios = [
            { data: '2026-11-22', nome: '1º', premio: 'Um carro', numerosAte: '2026-11-20' },
          ];
        });
        const [lia, gone] = [await nextPessoa(test), await nextPessoa(test)];
        test.clock.set('2026-11-20T15:00:00Z');
        const taking = (await own.send(lia)).body.retorno;
        await own.send(gone);
        await test.client.call('consumidor.excluir', {
          params: { usuario: gone.usuario },
          token: gone.token,
        });
        test.clock.set('2026-11-21T15:00:00Z');
        await own.send(lia);
        const ask = (serie: string, numero: string) =>
          test.client.call('operador.procurarNumero', {
            params: own.params,
            query: { data: '2026-11-22', serie, numero },
            token: operatorToken,
            host: own.host,
          });
        const width = series > 100 ? 3 : 2;
        expect((await ask('0'.repeat(width), '00000')).body.codigo).toBe('cupom.sorteioPorVir');
        test.clock.set('2026-11-22T15:00:00Z');
        const total = series * 100_000;
        expect(taking.numeros.map(({ serie }) => serie.length)).toEqual(taking.numeros.map(() => width));
        const lugarOf = (n: { serie: string; numero: string }) =>
          Number(n.serie) * 100_000 + Number(n.numero);
        const lugares = taking.numeros.map(lugarOf).sort((a, b) => a - b);
        for (const drawn of [0, lugares[2]!, lugares[2]! + 1, lugares[4]! + 1, total - 1]) {
          const text = String(drawn).padStart(width + 5, '0');
          const { acima, abaixo } = (await ask(text.slice(0, width), text.slice(width))).body.retorno;
          const up = lugares.find((lugar) => lugar >= drawn) ?? lugares[0]!;
          const down = lugares.findLast((lugar) => lugar <= drawn) ?? lugares.at(-1)!;
          expect([acima, abaixo].map((vizinho) => [lugarOf(vizinho!), vizinho!.distancia])).toEqual([
            [up, (up - drawn + total) % total],
            [down, (drawn - down + total) % total],
          ]);
          expect(acima).toMatchObject({ documentoFiscalID: taking.documentoFiscalID });
        }
        expect((await ask(String(series), '00000')).body.codigo).toBe('requisicao.invalida');
        const { status } = await test.client.call('operador.procurarNumero', {
          params: own.params,
          query: { data: '2026-11-22', serie: '00', numero: '00000' },
          token: lia.token,
          host: own.host,
        });
        expect(status).toBe(401);
      },
    );

    it('winners of a draw are found page by page among many, with the fairness measured', async () => {
      const own = await openCampanha(test, 'MUITOS');
      const lia = await nextPessoa(test);
      const { documentoFiscalID } = (await own.send(lia)).body.retorno;
      const [{ campanha_id: campanhaId }] = (await test.db.query<{ campanha_id: CampanhaId }>(
        `select campanha_id from campanha where identificacao = 'MUITOS'`,
      )) as [{ campanha_id: CampanhaId }];
      await test.db.query('delete from cupom where campanha_id = $1', [campanhaId]);
      const total = 1_000_000;
      // Dense around the end, and sparse elsewhere.
      const lugares = [
        ...Array.from({ length: 900 }, (_, n) => (total - 60_000 + n * 137) % total),
        320_000,
        455_555,
        700_001,
      ];
      await test.db.query(
        `insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
         select c.consumidor_id, $1, l.lugar, lpad((l.lugar / 100000)::text, 2, '0'), lpad((l.lugar % 100000)::text, 5, '0'), $2, now()
         from unnest($3::bigint[]) as l (lugar), consumidor c where c.usuario = $4`,
        [campanhaId, documentoFiscalID, lugares, lia.usuario],
      );
      const store = createSorteioStore(test.db);
      // The widest gap is between the end of the dense ones and the first of the sparse ones.
      const medida = { concedidos: 903, cancelados: 0, repetidos: 0, maior_intervalo: 320_000 - 63_163 };
      expect(await store.measure(campanhaId, total)).toMatchObject(medida);
      await test.db.query(
        `insert into cupom select consumidor_id, campanha_id, indice + 2000000 + n, serie, numero, documento_fiscal_id, concedido_em, now()
         from cupom, generate_series(1, 2) as n where campanha_id = $1 and indice = 455555`,
        [campanhaId],
      );
      await test.db.query(
        'update cupom set cancelado_em = now() where campanha_id = $1 and indice = 320000',
        [campanhaId],
      );
      const depois = { concedidos: 902, cancelados: 3, repetidos: 1, maior_intervalo: 455_555 - 63_163 };
      expect(await store.measure(campanhaId, total)).toMatchObject(depois);
      lugares.splice(lugares.indexOf(320_000), 1);
      for (const lugar of [0, 999_999, 947_000, 63_200, 400_000, 899_999]) {
        for (const [direcao, sentido] of [['acima', 1] as const, ['abaixo', -1] as const]) {
          const distances = lugares
            .map((one) => (sentido * (one - lugar) + total) % total)
            .sort((a, b) => a - b);
          for (const pular of [0, 300, 850]) {
            const found = await store.listVizinhos(
              campanhaId,
              { lugar, totalNumeros: total, direcao },
              pular,
            );
            expect(found.map(({ distancia }) => distancia)).toEqual(distances.slice(pular, pular + 100));
          }
        }
      }
    });

    it('winners of a draw cannot be numbers of deleted accounts', async () => {
      const lia = await nextPessoa(test);
      test.clock.set('2026-11-20T15:00:00Z');
      const { numeros } = (await campanha.send(lia)).body.retorno;
      test.clock.set('2026-11-21T15:00:00Z');
      await test.client.call('consumidor.excluir', { params: { usuario: lia.usuario }, token: lia.token });
      const { body } = await register('2026-11-21', [{ ...numeros[0]!, premio: 'Uma moto' }]);
      expect(body.codigo).toBe('cupom.numeroNaoDistribuido');
    });

    it('must be participating numbers', async () => {
      const late = await numeroOf(documentos[2]!);
      const refused = await register('2026-11-21', [{ ...late, premio: 'Uma moto' }]);
      expect([refused.status, refused.body.codigo]).toEqual([422, 'cupom.numeroNaoDistribuido']);
      test.clock.set('2026-12-05T15:00:00Z');
      const nobody = await register('2026-12-05', [{ serie: '99', numero: '00000', premio: 'Um carro' }]);
      expect(nobody.body.mensagem).toBe(
        'O número 99 00000 não está com ninguém ou não participa deste sorteio.',
      );
      expect((await register('2026-11-30', [{ ...late, premio: 'x' }])).body.codigo).toBe(
        'cupom.sorteioNaoEncontrado',
      );
    });
  });

  it('filters receipts by kind, status and days', async () => {
    const list = async (query: object) =>
      (
        await test.client.call('documentoFiscal.listar', {
          params: { perPage: 100, page: 1 },
          query: {
            usuario: ana.usuario,
            anoCampanha: '2026',
            identificacaoCampanha: 'SORTEIOS',
            ...query,
          } as never,
          ...asAna(),
        })
      ).body;
    expect((await list({})).retorno.total).toBe(4);
    expect((await list({ tipoDocumento: 'Cupom' })).retorno.total).toBe(1);
    const byTipo = await test.client.call('documentoFiscal.listarPorTipo', {
      params: { limit: 100 },
      query: { usuario: ana.usuario, tipoDocumento: 'Fiscal' },
      ...asAna(),
    });
    expect(byTipo.body.retorno.total).toBe(3);
    expect((await list({ inicial: '2026-11-20', final: '2026-11-20' })).retorno.total).toBe(1);
    expect((await list({ status: 'INVALIDO' })).mensagem).toBe('Não foi encontrado nenhum documento fiscal!');
  });
});
