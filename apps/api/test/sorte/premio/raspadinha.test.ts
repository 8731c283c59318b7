import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../../test-app.ts';
import { nextChave, nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';

const noon = '2026-11-21T15:00:00Z';
/** A campaign shorter than a session. */
const short = (arquivo: MutableArquivo) =>
  Object.assign(arquivo.campanha, {
    dataInicial: '2026-11-20',
    dataFinalCompras: '2026-11-23',
    dataFinalCadastros: '2026-11-23',
    dataFinal: '2026-11-24',
  });

const premio = (id: string, quantidade: number, more: object = {}) => ({
  id,
  nome: `Prêmio ${id}`,
  quantidade,
  entrega: 'promotora' as const,
  ...more,
});

describe('scratch cards', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  /** Publishes a campaign in which each receipt earns so many cards. */
  const publish = (
    identificacao: string,
    cards: number,
    premios: MutableArquivo['premios'],
    change: (arquivo: MutableArquivo) => void = () => undefined,
  ) =>
    openCampanha(test, identificacao, (arquivo) => {
      arquivo.recompensas.raspadinhas = { porDocumento: cards };
      if (premios) arquivo.premios = premios;
      change(arquivo);
    });

  it('a receipt earns its cards, the list is paged and filtered, and without cards it says so', async () => {
    const { send, listRaspadinhas, params, host } = await publish('LISTA', 3, {
      agenda: 'contador',
      cartelas: 1_000,
      itens: [premio('cesta', 1)],
    });
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const { body } = await send(ana);
    expect(body.retorno.raspadinhas).toBe(3);
    const cards = await listRaspadinhas(ana);
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(card).toMatchObject({ status: 'DISPONIVEL', raspada: false, premio: null, podeEntregar: false });
      expect(card.documentoFiscalID).toBe(body.retorno.documentoFiscalID);
    }
    expect(await listRaspadinhas(ana, 'RASPADA')).toEqual([]);
    const page = await test.client.call('raspadinhaAlternativa.listar', {
      params: { ...params, totalPorPagina: 2, paginaAtual: 2 },
      token: ana.token,
      host,
    });
    expect([page.body.retorno.retorno.length, page.body.retorno.total, page.body.retorno.paginas]).toEqual([
      1, 3, 2,
    ]);
    const all = await test.client.call('raspadinha.listarConsumidor', { token: ana.token, host });
    expect(all.body.retorno.retorno).toEqual(cards);
    const here = await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'LISTADOIS';
      arquivo.hosts = [host];
      arquivo.limites = { cupons: {}, raspadinhas: {}, documentosFiscais: [] };
    });
    await test.client.call('documentoFiscal.pendentes.enviar', {
      params: { ano: here.ano, identificacao: here.identificacao },
      body: { chaveAcesso: nextChave() },
      token: ana.token,
      host,
    });
    const both = await test.client.call('raspadinha.listarConsumidor', { token: ana.token, host });
    expect(both.body.retorno.total).toBe(4);
    const none = await test.client.call('raspadinha.listarConsumidor', { token: bia.token, host });
    expect([none.status, none.body.mensagem]).toEqual([404, 'Não há raspadinhas para esse consumidor.']);
  });

  it('rejects a filter that is no JSON, or has an unknown status, with its field', async () => {
    const { params, host } = await publish('FILTRO', 1, undefined);
    const ana = await nextPessoa(test);
    for (const filtro of ['{', '{"status":"OUTRA"}']) {
      const { status, body } = await test.client.call('raspadinhaAlternativa.listar', {
        params: { ...params, totalPorPagina: 10, paginaAtual: 1 },
        query: { filtro },
        token: ana.token,
        host,
      });
      expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
    }
  });

  it('opening a card is idempotent, and is refused to other consumers', async () => {
    const { send, listRaspadinhas, scratch } = await publish('IGUAL', 2, {
      agenda: 'contador',
      cartelas: 2,
      itens: [premio('cesta', 1, { instrucoes: 'Retire na loja.' })],
    });
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    await send(ana);
    const [one, two] = await listRaspadinhas(ana);
    const answers = await Promise.all(Array.from({ length: 16 }, () => scratch(ana, one!.id)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.retorno))).size).toBe(1);
    expect(answers[0]!.body.mensagem).toBe('Raspadinha raspada com sucesso.');
    const other = await scratch(ana, two!.id);
    // Two cards and one prize: exactly one of them wins it.
    const won = [answers[0]!.body.retorno, other.body.retorno].filter((card) => card.premio);
    expect(won).toHaveLength(1);
    expect(won[0]!.premio).toEqual({
      id: 'cesta',
      nome: 'Prêmio cesta',
      imagem: null,
      entrega: 'promotora',
      instrucoes: 'Retire na loja.',
      retiradaAte: null,
    });
    const stolen = await scratch(bia, one!.id);
    expect([stolen.status, stolen.body.codigo]).toEqual([404, 'raspadinha.naoEncontrada']);
  });

  it('64 concurrent clients win exactly ten prizes with five thousand cards', async () => {
    const { send, params, host } = await publish('ESTOQUE', 100, {
      agenda: 'contador',
      cartelas: 5_000,
      itens: [premio('cesta', 7), premio('vale', 3)],
    });
    const pessoas = await Promise.all(Array.from({ length: 10 }, () => nextPessoa(test)));
    for (const pessoa of pessoas) for (let i = 0; i < 5; i++) await send(pessoa);
    const cards = (
      await Promise.all(
        pessoas.map(async (pessoa) => {
          return test.db.query<{ consumidorId: string; id: string }>(
            `select c.consumidor_id as "consumidorId", r.raspadinha_id as id
             from raspadinha r join consumidor c on c.consumidor_id = r.consumidor_id
             where c.usuario = $1 and r.campanha_id = (select campanha_id from campanha where identificacao = 'ESTOQUE')`,
            [pessoa.usuario],
          );
        }),
      )
    ).flat();
    expect(cards).toHaveLength(5_000);
    // Calls the function directly, because the rate limit per person is far below this load.
    const open = (consumidorId: string, id: string) =>
      test.db.query(`select raspadinha_scratch($1::uuid, $2::uuid, 'contador', $3::timestamptz) as done`, [
        consumidorId,
        id,
        test.clock.now(),
      ]);
    let next = 0;
    await Promise.all(
      Array.from({ length: 64 }, async () => {
        while (next < cards.length) {
          const { consumidorId, id } = cards[next++]!;
          await open(consumidorId, id);
        }
      }),
    );
    const won = await test.db.query<{ total: number; units: number }>(
      `select r.total, u.units from campanha c
       join (select campanha_id, count(*) as total from raspadinha where premio_id is not null group by campanha_id) r
         on r.campanha_id = c.campanha_id
       join (select campanha_id, count(*) as units from premio_unidade where raspadinha_id is not null group by campanha_id) u
         on u.campanha_id = c.campanha_id
       where c.identificacao = 'ESTOQUE'`,
    );
    expect(won).toEqual([{ total: 10, units: 10 }]);
    const table = await test.client.call('raspadinhaAlternativa.tabelaPremio', { params, host });
    expect(
      table.body.retorno.map(({ id, quantidade, usados, disponiveis }) => [
        id,
        quantidade,
        usados,
        disponiveis,
      ]),
    ).toEqual([
      ['cesta', 7, 7, 0],
      ['vale', 3, 3, 0],
    ]);
  });

  it('the sealed schedule gives each prize to the card at its position', async () => {
    const { send, listRaspadinhas, scratch, compromissoPremios, host, params } = await publish('VEZ', 40, {
      agenda: 'contador',
      cartelas: 40,
      itens: [premio('cesta', 3)],
    });
    const lines = await test.db.query<{ unidade: number; premio_id: string; lugar: number }>(
      `select u.unidade, u.premio_id, u.lugar from premio_unidade u
       where u.campanha_id = (select campanha_id from campanha where identificacao = 'VEZ') order by u.unidade`,
    );
    const written = lines.map((u) => `${u.unidade};${u.premio_id};${u.lugar}\n`).join('');
    // Positions alone could be found by brute force against the published hash.
    expect(compromissoPremios).not.toBe(createHash('sha256').update(written).digest('hex'));
    const facts = await test.client.call('campanha.listar', { host });
    expect(facts.body.retorno[0]).toMatchObject({ compromissoPremios });
    const configuracoes = await test.client.call('raspadinhaAlternativa.configuracoes', { params, host });
    expect(configuracoes.body.retorno).toMatchObject({
      modo: 'raspadinha',
      agenda: 'contador',
      compromissoPremios,
    });

    const ana = await nextPessoa(test);
    await send(ana);
    const won: number[] = [];
    for (const [i, { id }] of (await listRaspadinhas(ana)).entries()) {
      if ((await scratch(ana, id)).body.retorno.premio) won.push(i + 1);
    }
    expect(won).toEqual(lines.map(({ lugar }) => lugar));
  });

  it('by timetable a prize is won by the first card after its instant', async () => {
    const { send, listRaspadinhas, scratch } = await publish(
      'HORA',
      3,
      { agenda: 'horario', itens: [premio('cesta', 1)] },
      short,
    );
    const [{ lugar }] = (await test.db.query<{ lugar: number }>(
      `select u.lugar from premio_unidade u
       where u.campanha_id = (select campanha_id from campanha where identificacao = 'HORA')`,
    )) as [{ lugar: number }];
    const ana = await nextPessoa(test);
    await send(ana);
    const [first, second, third] = await listRaspadinhas(ana);
    test.clock.set(new Date(lugar * 1000 - 1000).toISOString());
    expect((await scratch(ana, first!.id)).body.retorno.premio).toBeNull();
    test.clock.set(new Date(lugar * 1000 + 60_000).toISOString());
    expect((await scratch(ana, second!.id)).body.retorno.premio?.id).toBe('cesta');
    expect((await scratch(ana, third!.id)).body.retorno.premio).toBeNull();
  });

  it('sealed prizes may change their names, but not quantity or value', async () => {
    const premios = { agenda: 'contador' as const, cartelas: 100, itens: [premio('cesta', 2)] };
    const first = await publish('LACRE', 1, premios);
    const renamed = await publish('LACRE', 1, {
      ...premios,
      itens: [{ ...premio('cesta', 2), nome: 'Cesta nova' }],
    });
    expect(renamed.compromissoPremios).toBe(first.compromissoPremios);
    await expect(publish('LACRE', 1, { ...premios, itens: [premio('cesta', 3)] })).rejects.toThrow(
      'campanha.premiosFixos',
    );
    await expect(publish('LACRE', 1, undefined)).rejects.toThrow('campanha.premiosFixos');
    const cheaper = [{ ...premio('cesta', 2), valorCentavos: 1 }];
    await expect(publish('LACRE', 1, { ...premios, itens: cheaper })).rejects.toThrow(
      'campanha.premiosFixos',
    );
  });

  it('of different files published concurrently, the file in force matches the sealed schedule', async () => {
    const toPremios = (quantidade: number) => ({
      agenda: 'contador' as const,
      cartelas: 100,
      itens: [premio('cesta', quantidade)],
    });
    const quantities = [1, 2, 3, 4, 5, 6, 7, 8];
    const results = await Promise.allSettled(quantities.map((n) => publish('CORRIDA', 1, toPremios(n))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as Error).message] : [],
    );
    expect(refusals).toEqual(refusals.map(() => expect.stringContaining('campanha.premiosFixos') as string));
    const [row] = await test.db.query<{ quantidade: number; unidades: number }>(
      `select (c.arquivo #>> '{premios,itens,0,quantidade}')::integer as quantidade,
         u.unidades
       from campanha c
       join (select campanha_id, count(*)::integer as unidades from premio_unidade group by campanha_id) u
         on u.campanha_id = c.campanha_id
       where c.identificacao = 'CORRIDA'`,
    );
    expect(row!.unidades).toBe(row!.quantidade);
  });

  it('cards opened before prizes exist do not count when prizes are sealed later', async () => {
    const before = await publish('TARDIA', 2, undefined);
    const ana = await nextPessoa(test);
    await before.send(ana);
    for (const { id } of await before.listRaspadinhas(ana)) await before.scratch(ana, id);
    const premios = { agenda: 'contador' as const, cartelas: 100, itens: [premio('cesta', 1)] };
    const after = await publish('TARDIA', 1, premios);
    await after.send(ana);
    const [card] = await after.listRaspadinhas(ana, 'DISPONIVEL');
    await after.scratch(ana, card!.id);
    const [opened] = await test.db.query<{ ordem: number }>(
      'select ordem from raspadinha where raspadinha_id = $1',
      [card!.id],
    );
    expect(opened!.ordem).toBe(1);
  });

  it('after the end no card can be opened, opened ones stay visible, and the schedule is public', async () => {
    const { send, listRaspadinhas, scratch, params, host, compromissoPremios } = await publish(
      'FIM',
      2,
      { agenda: 'contador', cartelas: 10, itens: [premio('cesta', 1)] },
      short,
    );
    const ana = await nextPessoa(test);
    await send(ana);
    const [open, shut] = await listRaspadinhas(ana);
    const opened = await scratch(ana, open!.id);
    const agenda = () => test.client.call('raspadinhaAlternativa.agenda', { params, host });
    const sealed = await agenda();
    expect([sealed.status, sealed.body.codigo]).toEqual([409, 'raspadinha.agendaLacrada']);
    // Two days after the last one of purchases, and two more for the configured late receipts.
    test.clock.set('2026-11-28T03:00:00Z');
    const { nonce, unidades } = (await agenda()).body.retorno;
    const lines = unidades.map((u) => `${u.unidade};${u.premioId};${u.lugar}\n`).join('');
    expect(createHash('sha256').update(`${nonce}\n${lines}`).digest('hex')).toBe(compromissoPremios);
    expect((await scratch(ana, open!.id)).body.retorno).toEqual(opened.body.retorno);
    expect((await scratch(ana, shut!.id)).body.codigo).toBe('campanha.encerrada');
    // No list leads to a card that cannot be opened.
    expect(await listRaspadinhas(ana, 'DISPONIVEL')).toEqual([]);
    const { body } = await test.client.call('raspadinha.listarConsumidor', { token: ana.token, host });
    expect(body.retorno.retorno.map(({ status }) => status).sort()).toEqual(['EXPIRADA', 'RASPADA']);
  });

  it('limits on cards apply per period, and -1 and 0 are no limit', async () => {
    const { send, params, host } = await publish('LIMITERASP', 2, undefined, (arquivo) => {
      arquivo.limites.raspadinhas = { diario: 3, semanal: 0, mensal: -1 };
    });
    const ana = await nextPessoa(test);
    const earned = await Promise.all(Array.from({ length: 8 }, () => send(ana)));
    expect(earned.map(({ body }) => body.retorno.raspadinhas).sort((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 0, 0, 1, 2,
    ]);
    const without = earned.find(({ body }) => body.retorno.raspadinhas === 0)!;
    expect(without.body.retorno.apuracao.motivo?.codigo).toBe('cupom.soNumeros');
    const counted = await test.client.call('raspadinhaAlternativa.porPeriodo', {
      params: { ...params, cpf: ana.usuario },
      token: ana.token,
      host,
    });
    expect(counted.body.retorno).toEqual({ diario: 3, semanal: 3, mensal: 3, total: 3 });
    const limits = await test.client.call('raspadinhaAlternativa.configuracoes', { params, host });
    expect(limits.body.retorno.limitesPorUsuario).toEqual({ diario: 3, semanal: 0, mensal: -1 });
  });

  it('the operator sees balanced books', async () => {
    const { body } = await test.client.call('operador.medirNumeros', {
      params: { ano: 2026, identificacao: 'ESTOQUE' },
      token: operatorToken,
      host: 'estoque.localhost',
    });
    expect(body.retorno).toMatchObject({ concedidos: 50, diferencaNumeros: 0, diferencaRaspadinhas: 0 });
    expect(body.retorno.sorteDoMaisSortudo).toBeLessThanOrEqual(4);
  });
});
