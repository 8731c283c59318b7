import { createHash } from 'node:crypto';
import { findRaizDe, hashFolha, type Sha256 } from '@trevo/rules/sorte/numeros/arvore-merkle';
import { findFalhaPremios, type RevelacaoPremios } from '@trevo/rules/sorte/premios/conferencia-premios';
import { collectAberturas, toAberturaLinha } from '@trevo/rules/sorte/premios/registro-aberturas';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkPremios, type Ask } from '../../../src/comandos/sorteio/check-premios.ts';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import { listMensagens } from '../../outbox.ts';
import type { Pessoa } from '../../pessoa.ts';
import { startTestApp, type MutableArquivo, type TestApp } from '../../test-app.ts';
import { changeTriggers } from '../../test-db.ts';

const noon = '2026-11-21T15:00:00Z';
const afterTheEnd = '2026-11-28T03:00:00Z';
const sha256: Sha256 = async (bytes) => createHash('sha256').update(bytes).digest();
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const premio = (id: string, quantidade: number) => ({
  id,
  nome: `Prêmio ${id}`,
  quantidade,
  entrega: 'promotora' as const,
});

describe('record of openings', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  /** Publishes a short campaign with so many cards per receipt, with the public requests about its prizes. */
  async function publish(identificacao: string, cards: number, premios: MutableArquivo['premios']) {
    const campanha = await openCampanha(test, identificacao, (arquivo) => {
      Object.assign(arquivo.campanha, {
        dataInicial: '2026-11-20',
        dataFinalCompras: '2026-11-23',
        dataFinalCadastros: '2026-11-23',
        dataFinal: '2026-11-24',
      });
      arquivo.recompensas.raspadinhas = { porDocumento: cards };
      if (premios) arquivo.premios = premios;
    });
    const { host, params } = campanha;
    const ask = { host, params };
    const listDias = async () =>
      (await test.client.call('raspadinhaAlternativa.registro', ask)).body.retorno.dias;
    return {
      ...campanha,
      ask,
      listDias,
      prove: (pessoa: Pessoa, id: string) =>
        test.client.call('raspadinhaAlternativa.prova', { params: { id }, token: pessoa.token, host }),
      /** All data revealed after the end. */
      async reveal(): Promise<RevelacaoPremios> {
        test.clock.set(afterTheEnd);
        const { body } = await test.client.call('raspadinhaAlternativa.agenda', ask);
        const { compromissoPremios: compromisso, ...rest } = body.retorno;
        const aberturas = await collectAberturas(
          async (depois) =>
            (
              await test.client.call('raspadinhaAlternativa.aberturas', {
                host,
                params: { ...params, depois },
              })
            ).body.retorno,
        );
        return { ...rest, compromisso, dias: await listDias(), aberturas };
      },
    };
  }

  const changeUnit = (identificacao: string, lugar: number | string) =>
    test.db.query(
      `update premio_unidade set lugar = ${lugar} where unidade = 0
         and campanha_id = (select campanha_id from campanha where identificacao = $1)`,
      [identificacao],
    );
  const getLugar = async (identificacao: string) =>
    (
      await test.db.query<{ lugar: number }>(
        `select u.lugar from premio_unidade u join campanha c using (campanha_id)
         where c.identificacao = $1 and u.unidade = 0`,
        [identificacao],
      )
    )[0]!.lugar;

  it('public data does not disclose the position of one unit among fifty thousand', async () => {
    const { ask, compromissoPremios, send, listRaspadinhas, scratch, prove } = await publish('ATAQUE', 1, {
      agenda: 'contador',
      cartelas: 50_000,
      itens: [premio('carro', 1)],
    });
    const ana = await nextPessoa(test);
    await send(ana);
    const [card] = await listRaspadinhas(ana);
    const opened = await scratch(ana, card!.id);
    test.clock.set('2026-11-22T04:00:00Z');
    await test.app.runJob('raspadinha.registro');
    const { host } = ask;
    const told = JSON.stringify([
      (await test.client.call('campanha.listar', { host })).body,
      (await test.client.call('configuracao.listar', { host })).body,
      (await test.client.call('raspadinhaAlternativa.configuracoes', ask)).body,
      (await test.client.call('raspadinhaAlternativa.tabelaPremio', ask)).body,
      (await test.client.call('raspadinhaAlternativa.agenda', ask)).body,
      (await test.client.call('raspadinhaAlternativa.registro', ask)).body,
      opened.body,
      (await prove(ana, card!.id)).body,
    ]);
    expect(told).toContain(compromissoPremios);
    const tried = ['', ...new Set(told.match(/\b[0-9a-f]{64}\b/g))].map((text) => text && `${text}\n`);
    expect(tried.length).toBeGreaterThan(3);
    const find = (compromisso: string | null) => {
      for (const nonce of tried)
        for (let lugar = 1; lugar <= 50_000; lugar++)
          if (hash(`${nonce}0;carro;${lugar}\n`) === compromisso) return lugar;
      return undefined;
    };
    const lugar = await getLugar('ATAQUE');
    expect(find(hash(`0;carro;${lugar}\n`)), 'what has no nonce opens').toBe(lugar);
    expect(find(compromissoPremios)).toBeUndefined();
  });

  it('an opened card has its sequence number, and an inclusion proof once its day is closed', async () => {
    const { send, listRaspadinhas, scratch, listDias, prove } = await publish('PROVA', 5, {
      agenda: 'contador',
      cartelas: 5,
      itens: [premio('cesta', 2)],
    });
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    await send(ana);
    const cards = await listRaspadinhas(ana);
    expect(cards.map(({ ordem }) => ordem)).toEqual([null, null, null, null, null]);
    const unopened = await prove(ana, cards[0]!.id);
    expect([unopened.status, unopened.body.codigo]).toEqual([404, 'raspadinha.semRegistro']);
    for (const { id } of cards) await scratch(ana, id);
    const opened = (await listRaspadinhas(ana)).toSorted((a, b) => a.ordem! - b.ordem!);
    expect(opened.map(({ ordem }) => ordem)).toEqual([1, 2, 3, 4, 5]);
    const early = await prove(ana, cards[0]!.id);
    expect([early.status, early.body.codigo]).toEqual([409, 'raspadinha.diaAberto']);
    expect(await listDias()).toEqual([]);

    test.clock.set('2026-11-22T02:59:00Z');
    await test.app.runJob('raspadinha.registro');
    expect(await listDias(), 'the day is not over in São Paulo').toEqual([]);
    test.clock.set('2026-11-22T03:00:00Z');
    await Promise.all([test.app.runJob('raspadinha.registro'), test.app.runJob('raspadinha.registro')]);
    const dias = await listDias();
    expect(dias).toMatchObject([{ dia: '2026-11-21', primeira: 1, quantidade: 5 }]);
    for (const { id, ordem, premio: won } of opened) {
      const { abertura, dia, irmaos } = (await prove(ana, id)).body.retorno;
      expect(dia).toEqual(dias[0]);
      expect([abertura.raspadinhaId, abertura.ordem, abertura.unidade !== null]).toEqual([
        id,
        ordem,
        won !== null,
      ]);
      const folha = await hashFolha(toAberturaLinha(abertura), sha256);
      const lugar = { indice: abertura.ordem - dia.primeira, quantidade: dia.quantidade, irmaos };
      expect(await findRaizDe(folha, lugar, sha256)).toBe(dia.raiz);
    }
    const stranger = await prove(bia, cards[0]!.id);
    expect([stranger.status, stranger.body.codigo]).toEqual([404, 'raspadinha.naoEncontrada']);
  });

  it('after the end seal, record and prizes verify for openings on any days', async () => {
    const { send, listRaspadinhas, scratch, reveal, ask, params, host } = await publish('ACORDO', 6, {
      agenda: 'contador',
      cartelas: 12,
      itens: [premio('cesta', 3), premio('vale', 2)],
    });
    const ana = await nextPessoa(test);
    for (const day of ['2026-11-21T15:00:00Z', '2026-11-23T15:00:00Z']) {
      test.clock.set(day);
      await send(ana);
      for (const { id } of await listRaspadinhas(ana, 'DISPONIVEL')) await scratch(ana, id);
    }
    for (const closed of [
      await test.client.call('raspadinhaAlternativa.aberturas', { host, params: { ...params, depois: 0 } }),
      await test.client.call('raspadinhaAlternativa.agenda', ask),
    ])
      expect([closed.status, closed.body.codigo]).toEqual([409, 'raspadinha.agendaLacrada']);
    const all = await reveal();
    expect(all.dias.map(({ dia, quantidade }) => [dia, quantidade])).toEqual([
      ['2026-11-21', 6],
      ['2026-11-23', 6],
    ]);
    expect(all.aberturas.filter(({ unidade }) => unidade !== null)).toHaveLength(5);
    expect(await findFalhaPremios(all, sha256)).toBeUndefined();

    // The same verification by the command.
    const asked: Ask = async (id, more = { depois: 0 }) =>
      (await test.client.call(id, { host, params: { ...params, ...more } })).body.retorno;
    const check = (...elos: string[]) => checkPremios(asked, elos);
    expect(await check(all.dias[0]!.elo)).toEqual({
      isSame: true,
      words: expect.stringContaining('2 dias, 12 aberturas') as string,
    });
    expect(await check('00'.repeat(32))).toMatchObject({ isSame: false });
  });

  it('records concurrent openings by timetable without gaps and according to the rule', async () => {
    const { send, listRaspadinhas, reveal } = await publish('PARALELO', 60, {
      agenda: 'horario',
      itens: [premio('cesta', 20)],
    });
    const ana = await nextPessoa(test);
    await send(ana);
    const moments = ['2026-11-21T16:00:00Z', '2026-11-22T12:00:00Z', '2026-11-23T12:00:00Z'];
    const cards = await listRaspadinhas(ana);
    const [{ anaId }] = (await test.db.query<{ anaId: string }>(
      'select consumidor_id as "anaId" from consumidor where usuario = $1',
      [ana.usuario],
    )) as [{ anaId: string }];
    for (const [at, moment] of moments.entries())
      await Promise.all(
        cards
          .slice(at * 20, at * 20 + 20)
          .map(({ id }) =>
            test.db.query(`select raspadinha_scratch($1::uuid, $2::uuid, 'horario', $3::timestamptz)`, [
              anaId,
              id,
              new Date(moment),
            ]),
          ),
      );
    const all = await reveal();
    expect(all.aberturas.map(({ ordem }) => ordem)).toEqual(cards.map((_, i) => i + 1));
    expect(all.aberturas.filter(({ unidade }) => unidade !== null).length).toBeGreaterThan(5);
    expect(await findFalhaPremios(all, sha256)).toBeUndefined();
  });

  it('verification detects a position that was moved, used and put back', async () => {
    const { send, listRaspadinhas, scratch, reveal } = await publish('MOVIDO', 4, {
      agenda: 'contador',
      cartelas: 1_000_000,
      itens: [premio('carro', 1)],
    });
    const ana = await nextPessoa(test);
    await send(ana);
    const lugar = await getLugar('MOVIDO');
    const [first, second, third] = await listRaspadinhas(ana);
    await scratch(ana, first!.id);
    await changeUnit('MOVIDO', 2);
    expect((await scratch(ana, second!.id)).body.retorno.premio?.id).toBe('carro');
    await changeUnit('MOVIDO', lugar);
    await scratch(ana, third!.id);
    expect(await findFalhaPremios(await reveal(), sha256)).toEqual({ em: 'abertura', ordem: 2 });
  });

  it('recorded days are immutable, and an independently stored link detects tampering without that guard', async () => {
    const { send, listRaspadinhas, scratch, reveal, listDias } = await publish('GUARDA', 4, {
      agenda: 'contador',
      // Keys are random: the prize must be beyond the opened cards.
      cartelas: 1_000_000,
      itens: [premio('cesta', 1)],
    });
    const ana = await nextPessoa(test);
    await send(ana);
    for (const { id } of await listRaspadinhas(ana)) await scratch(ana, id);
    test.clock.set('2026-11-22T12:00:00Z');
    await test.app.runJob('raspadinha.registro');
    const { elo } = (await listDias())[0]!;
    for (const table of ['premio_abertura', 'premio_dia'])
      for (const statement of [
        `update ${table} set campanha_id = campanha_id`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(test.db.query(statement), statement).rejects.toThrow('only added to');

    const ofCampanha = `campanha_id = (select campanha_id from campanha where identificacao = 'GUARDA')`;
    const unguarded = async (...statements: string[]) => {
      const guard = (how: 'disable' | 'enable') =>
        changeTriggers(
          test.db,
          ...['premio_abertura', 'premio_dia'].map((table) => `alter table ${table} ${how} trigger user`),
        );
      await guard('disable');
      for (const statement of statements) await test.db.query(statement);
      await guard('enable');
    };
    await unguarded(`delete from premio_abertura where ordem = 4 and ${ofCampanha}`);
    expect(await findFalhaPremios(await reveal(), sha256)).toMatchObject({ em: 'raiz' });
    await unguarded(
      `update premio_abertura set ordem = 10 - ordem where ordem in (2, 3) and ${ofCampanha}`,
      `update premio_abertura set ordem = ordem - 5 where ordem in (7, 8) and ${ofCampanha}`,
      `delete from premio_dia where ${ofCampanha}`,
    );
    // A rebuilt record is consistent with itself: only an independently stored link detects it.
    const anew = await reveal();
    expect(await findFalhaPremios(anew, sha256)).toBeUndefined();
    expect(await findFalhaPremios(anew, sha256, [elo])).toEqual({ em: 'guardado' });
  });

  it('sends the link of a closed day to witnesses once, for any number of programs', async () => {
    const { send, listRaspadinhas, scratch, listDias, compromissoPremios } = await publish('TESTEMUNHA', 2, {
      agenda: 'contador',
      cartelas: 100,
      testemunhas: ['auditoria@exemplo.com.br', 'jornal@exemplo.com.br'],
      itens: [premio('cesta', 1)],
    });
    const ana = await nextPessoa(test);
    await send(ana);
    const [first, second] = await listRaspadinhas(ana);
    await scratch(ana, first!.id);
    test.clock.set('2026-11-22T12:00:00Z');
    await Promise.all(Array.from({ length: 4 }, () => test.app.runJob('raspadinha.registro')));
    await test.app.runJob('raspadinha.registro');
    const [dia] = await listDias();
    for (const destinatario of ['auditoria@exemplo.com.br', 'jornal@exemplo.com.br']) {
      const sent = await listMensagens(test, destinatario);
      expect(sent).toHaveLength(1);
      expect(sent[0]!.assunto).toContain('Registro de 21 nov. 2026');
      for (const told of [dia!.elo, dia!.raiz, compromissoPremios!]) expect(sent[0]!.texto).toContain(told);
    }
    await scratch(ana, second!.id);
    test.clock.set('2026-11-23T12:00:00Z');
    await test.app.runJob('raspadinha.registro');
    expect(await listMensagens(test, 'jornal@exemplo.com.br')).toHaveLength(2);
    // As if the program had died between claiming and sending it.
    await test.db.query(
      `update premio_testemunho set enviado_em = null where destinatario = $1 and dia = $2`,
      ['jornal@exemplo.com.br', '2026-11-22'],
    );
    await test.app.runJob('raspadinha.registro');
    expect(await listMensagens(test, 'jornal@exemplo.com.br'), 'another may still be at it').toHaveLength(2);
    test.clock.set('2026-11-23T12:16:00Z');
    await test.app.runJob('raspadinha.registro');
    expect(await listMensagens(test, 'jornal@exemplo.com.br')).toHaveLength(3);
    test.clock.set('2026-11-23T20:00:00Z');
    await test.app.runJob('raspadinha.registro');
    expect(await listMensagens(test, 'jornal@exemplo.com.br'), 'it was told').toHaveLength(3);
  });

  it('a campaign sealed without a nonce keeps its seal and remains verifiable', async () => {
    const { host, ask } = await publish('ANTIGA', 1, {
      agenda: 'contador',
      cartelas: 1_000,
      itens: [premio('cesta', 2)],
    });
    const units = await test.db.query<{ unidade: number; premio_id: string; lugar: number }>(
      `select u.unidade, u.premio_id, u.lugar from premio_unidade u join campanha c using (campanha_id)
       where c.identificacao = 'ANTIGA' order by u.unidade`,
    );
    const lines = units.map((u) => `${u.unidade};${u.premio_id};${u.lugar}\n`).join('');
    await test.db.query(
      `update campanha set compromisso_premios = $1, lacre_com_nonce = false where identificacao = 'ANTIGA'`,
      [hash(lines)],
    );
    await publish('ANTIGA', 2, { agenda: 'contador', cartelas: 1_000, itens: [premio('cesta', 2)] });
    const facts = await test.client.call('campanha.listar', { host });
    expect(facts.body.retorno[0]).toMatchObject({ compromissoPremios: hash(lines) });
    const registro = await test.client.call('raspadinhaAlternativa.registro', ask);
    expect([registro.status, registro.body.codigo]).toEqual([404, 'raspadinha.semRegistro']);
    test.clock.set(afterTheEnd);
    const { nonce, unidades, compromissoPremios } = (
      await test.client.call('raspadinhaAlternativa.agenda', ask)
    ).body.retorno;
    expect([nonce, compromissoPremios]).toEqual([null, hash(lines)]);
    const all = { agenda: 'contador' as const, compromisso: compromissoPremios, nonce, unidades };
    expect(await findFalhaPremios({ ...all, dias: [], aberturas: [] }, sha256)).toBeUndefined();
  });
});
