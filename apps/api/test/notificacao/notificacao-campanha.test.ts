import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { avisosPorDia } from '@trevo/contract/notificacao/operador-notificacao.calls';
import type { CallId } from '@trevo/contract/paths';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { registerPessoa, type Pessoa } from '../pessoa.ts';
import { startProvider, type Provider } from '../provider.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';
const words = { titulo: 'Sorteio no sábado', mensagem: 'Seus números já estão na lista.' };

type Body = BodyInputOf<Calls['operador.enviarNotificacao']>;
type Notificacao = RetornoOf<Calls['operador.notificacao']>;

describe('notices to the people of a campaign', () => {
  let provider: Provider;
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  let seed = 81_000;

  beforeAll(async () => {
    provider = await startProvider();
    test = await startTestApp(noon, {
      onesignal: { chaves: { 'app-1': 'segredo' }, url: provider.url, timeoutMilliseconds: 3_000 },
      destinosPermitidos: [provider.url],
    });
    await test.publish();
    campanha = await openCampanha(test, 'COMUNICA', (arquivo) => {
      configure(arquivo, { 'notificacao.ativo': true, 'notificacao.onesignalAppId': 'app-1' });
    });
  });
  beforeEach(async () => {
    provider.answer(() => ({ status: 200, body: { id: 'n1' } }));
    for (const table of [
      'envio_geral',
      'notificacao_campanha',
      'notificacao_geral',
      'dispositivo',
      'canal',
      'taxa_requisicao',
    ])
      await test.db.query(`delete from ${table}`);
    await test.db.query(`update consumidor set ativo = false`);
  });
  afterEach(() => test.clock.set(noon));
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  const call = <Id extends CallId>(id: Id, body?: object, params: object = {}, query: object = {}) =>
    test.client.call(id, {
      params: { ...campanha.params, ...params } as never,
      ...(body ? { body: body as never } : {}),
      query: query as never,
      token: operatorToken,
      host: campanha.host,
    } as never);
  const send = (body: Partial<Body> = {}) => call('operador.enviarNotificacao', { ...words, ...body });
  const sendOne = async (body: Partial<Body> = {}): Promise<string> => {
    const { status, body: answer } = await send(body);
    expect(status, JSON.stringify(answer)).toBe(201);
    return (answer as { retorno: { id: string } }).retorno.id;
  };
  const read = async (notificacaoID: string) =>
    (await call('operador.notificacao', undefined, { notificacaoID })).body.retorno as Notificacao;
  const stop = (notificacaoID: string) => call('operador.pararNotificacao', {}, { notificacaoID });
  const list = async ({ token, usuario }: Pessoa) =>
    (
      await test.client.call('notificacao.listar', {
        params: { ...campanha.params, user: usuario },
        token,
        host: campanha.host,
      })
    ).body.retorno.filter(({ tipo }) => tipo === 'CAMPANHA');
  const see = (pessoa: Pessoa, ids: string[]) =>
    test.client.call('notificacao.vistas', { body: { ids }, token: pessoa.token, host: campanha.host });
  const nextAceitante = () => registerPessoa(test, seed++, 'localhost', { aceitaNotificacao: true });
  const register = ({ usuario, token }: Pessoa, id: string) =>
    test.client.call('notificacao.dispositivos', {
      body: { id: `aparelho-${id}`, usuario, identificacao: { servico: 'onesignal', id } },
      token,
      host: campanha.host,
    });
  const proceed = () => test.app.runJob('notificacao.andar');
  const deliver = () => test.app.runJob('notificacao.enviar');
  const listPushed = (from: number) =>
    provider.requests
      .slice(from)
      .flatMap(
        ({ body }) => (JSON.parse(body) as { include_subscription_ids: string[] }).include_subscription_ids,
      )
      .toSorted();

  it('sends one notice for concurrent requests with the same id, and refuses other content under it', async () => {
    const ana = await nextPessoa(test);
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send({ id })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.retorno.id))).toEqual(new Set([id]));
    expect(await list(ana)).toHaveLength(1);
    for (const other of [
      { titulo: 'Outro' },
      { publico: { tipo: 'semNota' } as const },
      { enviarEm: '2026-11-22T15:00:00Z' },
    ]) {
      const refused = await send({ id, ...other });
      expect([refused.status, refused.body.codigo]).toEqual([409, 'notificacao.outroConteudo']);
    }
    expect(await list(ana)).toMatchObject([words]);
  });

  it('sends at most the notices of a day, of concurrent requests too, and repeats a sent one', async () => {
    const ids = Array.from({ length: avisosPorDia.daCampanha + 4 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => send({ id })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]!.body).toMatchObject({
      codigo: 'notificacao.limiteDaCampanha',
      mensagem: 'Esta campanha já tem 10 avisos nesse dia. Este não foi enviado.',
    });
    expect((await send({ id: ids[answers.findIndex(({ status }) => status === 201)]! })).status).toBe(201);
    // The day is that of the sending, in São Paulo.
    const tomorrow = { enviarEm: '2026-11-23T02:59:00Z' };
    const scheduled = [];
    for (let n = 0; n < avisosPorDia.daCampanha; n++) scheduled.push(await sendOne(tomorrow));
    expect((await send(tomorrow)).body.codigo).toBe('notificacao.limiteDaCampanha');
    expect((await send({ enviarEm: '2026-11-23T03:00:00Z' })).status).toBe(201);
    expect((await stop(scheduled[0]!)).status).toBe(200);
    await sendOne(tomorrow);
  });

  it('counts the notices of all campaigns of a promoter', async () => {
    await openCampanha(test, 'COMUNICADEMAIS');
    await test.db.query(
      `insert into notificacao_campanha (notificacao_id, campanha_id, titulo, mensagem, publico, enviar_em, criada_em)
       select gen_random_uuid(), c.campanha_id, 'a', 'b', '{"tipo":"semNota"}', $1, $1
       from campanha c, generate_series(1, $2::int) where c.identificacao = 'COMUNICADEMAIS'`,
      [new Date(noon), avisosPorDia.daPromotora - 1],
    );
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 429]);
    expect(answers.find(({ status }) => status === 429)!.body).toMatchObject({
      codigo: 'notificacao.limiteDaPromotora',
      mensagem: 'As campanhas desta promotora já têm 30 avisos nesse dia. Este não foi enviado.',
    });
  });

  it('sends each request without an id as a notice of its own', async () => {
    expect(await sendOne()).not.toBe(await sendOne());
  });

  it('lists notices newest first by pages, with author and state', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) {
      test.clock.set(`2026-11-21T15:0${at}:00Z`);
      ids.unshift(await sendOne({ titulo: `Aviso ${at}` }));
    }
    const page = async (depois?: string) =>
      (await call('operador.notificacoes', undefined, { perPage: '2' }, depois ? { depois } : {})).body
        .retorno as RetornoOf<Calls['operador.notificacoes']>;
    const first = await page();
    expect(first.retorno.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.retorno[0]).toMatchObject({
      situacao: 'enviando',
      publico: { tipo: 'todos' },
      ator: { tipo: 'token' },
      pessoas: null,
      aceitos: 0,
      vistas: 0,
    });
    const second = await page(first.depois!);
    expect([second.retorno.map(({ id }) => id), second.depois]).toEqual([ids.slice(2), null]);
    const other = await openCampanha(test, 'COMUNICAOUTRA');
    const missing = await test.client.call('operador.notificacao', {
      params: { ...other.params, notificacaoID: ids[0]! },
      token: operatorToken,
      host: other.host,
    });
    expect(missing.body.codigo).toBe('notificacao.nenhuma');
  });

  it('counts accepted and gone devices once, and the people who saw the notice', async () => {
    const [ana, bia] = [await nextAceitante(), await nextAceitante()];
    await register(ana, 'vivo');
    await register(bia, 'morto');
    const id = await sendOne();
    provider.answer(() => ({ status: 200, body: { id: 'n1', errors: { invalid_player_ids: ['morto'] } } }));
    await deliver();
    expect(await read(id)).toMatchObject({ situacao: 'enviando', aceitos: 1, recusados: 1, vistas: 0 });
    await see(ana, [id]);
    await see(ana, [id]);
    await deliver();
    await proceed();
    expect(await read(id)).toMatchObject({ situacao: 'enviada', aceitos: 1, recusados: 1, vistas: 1 });
  });

  it('counts a device that the push service refuses alone', async () => {
    const ana = await nextAceitante();
    await register(ana, 'x');
    const id = await sendOne();
    provider.answer(() => ({ status: 400 }));
    await deliver();
    expect(await read(id)).toMatchObject({ aceitos: 0, recusados: 1 });
  });

  it('lists a scheduled notice in the app at its time only, and pushes it after the quiet hours', async () => {
    const ana = await nextAceitante();
    await register(ana, 'ana');
    const from = provider.requests.length;
    const id = await sendOne({ enviarEm: '2026-11-23T01:00:00Z' });
    expect(await read(id)).toMatchObject({
      situacao: 'agendada',
      enviarEm: '2026-11-23T01:00:00.000Z',
      aparelhosEm: '2026-11-23T11:00:00.000Z',
    });
    test.clock.set('2026-11-23T00:59:59Z');
    await proceed();
    expect(await list(ana)).toEqual([]);
    test.clock.set('2026-11-23T01:00:00Z');
    await Promise.all([proceed(), proceed()]);
    await deliver();
    expect(await list(ana)).toMatchObject([words]);
    expect(listPushed(from)).toEqual([]);
    expect((await read(id)).situacao).toBe('enviando');
    test.clock.set('2026-11-23T11:00:00Z');
    await deliver();
    expect(listPushed(from)).toEqual(['ana']);
  });

  it('refuses a time in the past, beyond thirty days and after the campaign, but answers a late repetition', async () => {
    for (const enviarEm of ['2026-11-21T15:00:00Z', '2026-12-22T15:00:00Z', '2028-01-01T15:00:00Z']) {
      const refused = await send({ id: randomUUID(), enviarEm });
      expect([refused.status, refused.body.codigo]).toEqual([422, 'notificacao.horarioInvalido']);
    }
    const body = { id: randomUUID(), enviarEm: '2026-11-22T15:00:00Z' };
    await sendOne(body);
    test.clock.set('2026-11-22T15:00:01Z');
    expect(await sendOne(body)).toBe(body.id);
  });

  it('lists the notices of before the migration, without counts of devices', async () => {
    const ana = await nextAceitante();
    await register(ana, 'ana');
    const sending = await sendOne();
    await test.db.query('delete from envio_geral');
    const sent = await sendOne();
    await test.db.query('delete from notificacao_campanha');
    await test.db.query('update envio_geral set notificacao_id = $1', [sending]);
    const migration = readFileSync(
      join(import.meta.dirname, '../../migrations/0045-notificacao-campanha.sql'),
      'utf8',
    );
    await test.db.execute(migration.slice(migration.indexOf('insert into notificacao_campanha')));
    expect(await read(sent)).toMatchObject({ ...words, situacao: 'enviada', aceitos: null, recusados: null });
    expect((await read(sending)).situacao).toBe('enviando');
    await deliver();
    await proceed();
    expect(await read(sending)).toMatchObject({ situacao: 'enviada', aceitos: null });
  });

  it('stops a scheduled notice before it begins, once', async () => {
    const ana = await nextPessoa(test);
    const id = await sendOne({ enviarEm: '2026-11-22T15:00:00Z' });
    const answers = await Promise.all([stop(id), stop(id)]);
    expect(answers.map(({ body }) => (body.retorno as Notificacao).situacao)).toEqual(['parada', 'parada']);
    const { paradaEm } = await read(id);
    test.clock.set('2026-11-22T15:00:00Z');
    await stop(id);
    await proceed();
    expect(await list(ana)).toEqual([]);
    expect(await read(id)).toMatchObject({ situacao: 'parada', paradaEm, paradaPor: { tipo: 'token' } });
    expect((await stop(randomUUID())).body.codigo).toBe('notificacao.nenhuma');
  });

  it('counts the batch that is being sent during a stop, and sends no other', async () => {
    const ana = await nextAceitante();
    for (const id of ['a', 'b', 'c']) await register(ana, id);
    const from = provider.requests.length;
    const id = await sendOne();
    const pause = test.pauseAt('set depois_de = g.ate, ate = null, remessa_id = null, tentativas = 0');
    const sending = deliver();
    await pause.reached;
    expect((await stop(id)).body.retorno).toMatchObject({ situacao: 'parada', aceitos: 0 });
    expect(await list(ana)).toEqual([]);
    await register(ana, 'd');
    pause.release();
    await sending;
    await deliver();
    expect(listPushed(from)).toEqual(['a', 'b', 'c']);
    expect(await read(id)).toMatchObject({ situacao: 'parada', aceitos: 3 });
    expect(await test.db.query('select 1 from envio_geral')).toEqual([]);
  });

  it('begins no batch after a stop that came between lease and begin', async () => {
    const ana = await nextAceitante();
    await register(ana, 'a');
    const from = provider.requests.length;
    const id = await sendOne();
    const pause = test.pauseAt('set ate = $4, remessa_id = gen_random_uuid()');
    const sending = deliver();
    await pause.reached;
    await stop(id);
    pause.release();
    await sending;
    await deliver();
    expect(listPushed(from)).toEqual([]);
    expect(await read(id)).toMatchObject({ situacao: 'parada', aceitos: 0 });
  });

  it('does not repeat a batch of unknown outcome after a stop', async () => {
    const ana = await nextAceitante();
    await register(ana, 'a');
    const from = provider.requests.length;
    const id = await sendOne();
    provider.answer(() => 'nothing');
    await deliver();
    await stop(id);
    provider.answer(() => ({ status: 200, body: { id: 'n1' } }));
    test.clock.set('2026-11-21T16:00:00Z');
    await deliver();
    expect(listPushed(from)).toEqual(['a']);
    expect(await test.db.query('select 1 from envio_geral')).toEqual([]);
  });

  describe('to some people', () => {
    /** A person without a receipt, one with a valid receipt, and one with a last receipt of ten days ago. */
    const registerThree = async () => {
      const [semNota, valida, antiga] = [await nextAceitante(), await nextAceitante(), await nextAceitante()];
      test.clock.set('2026-11-11T15:00:00Z');
      await campanha.send(antiga);
      await test.db.query(`update documento_fiscal set status = 'INVALIDO'`);
      test.clock.set(noon);
      await campanha.send(valida);
      await test.db.query(`update documento_fiscal set status = 'VALIDO' where registrado_em = $1`, [
        new Date(noon),
      ]);
      return { semNota, valida, antiga };
    };
    type Nome = keyof Awaited<ReturnType<typeof registerThree>>;
    const publicos: readonly [Body['publico'] & object, Nome[]][] = [
      [{ tipo: 'todos' }, ['semNota', 'valida', 'antiga']],
      [{ tipo: 'semNota' }, ['semNota']],
      [{ tipo: 'comNotaValida' }, ['valida']],
      [{ tipo: 'semNotaNova', dias: 10 }, []],
      [{ tipo: 'semNotaNova', dias: 9 }, ['antiga']],
    ];

    beforeEach(async () => {
      await test.db.query(`delete from notificacao`);
      await test.db.query(`delete from documento_fiscal`);
    });

    it.each(publicos)('counts and reaches the people of %j', async (publico, nomes) => {
      const people = await registerThree();
      const counted = await call('operador.contarPublico', { publico });
      expect(counted.body.retorno).toEqual({ pessoas: nomes.length, aceitam: nomes.length });
      await sendOne({ publico });
      await proceed();
      const told = [];
      for (const [nome, pessoa] of Object.entries(people))
        if ((await list(pessoa)).length > 0) told.push(nome);
      expect(told).toEqual(nomes);
    });

    it('selects people by the state of their profile', async () => {
      const ana = await nextAceitante();
      const bia = await nextAceitante();
      await test.db.query(`update consumidor set endereco = '{"estado":"sp"}' where usuario = $1`, [
        ana.usuario,
      ]);
      await test.db.query(`update consumidor set endereco = '{}' where usuario = $1`, [bia.usuario]);
      const publico = { tipo: 'uf', uf: 'SP' } as const;
      expect((await call('operador.contarPublico', { publico })).body.retorno.pessoas).toBe(1);
      await sendOne({ publico });
      await proceed();
      expect([(await list(ana)).length, (await list(bia)).length]).toEqual([1, 0]);
      expect((await call('operador.contarPublico', { publico: { tipo: 'uf', uf: 'XX' } })).status).toBe(400);
    });

    it.each([
      'javascript:alert(1)',
      'http://img.example/a.png',
      'data:image/png;base64,AAAA',
      'https://ana:senha@img.example/a.png',
      'https:img.example',
      '//img.example/a.png',
    ])('refuses the picture %s', async (urlImagem) => {
      const { status, body } = await call('operador.enviarNotificacao', { ...words, urlImagem });
      expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
      expect(new Set(body.detalhes!.map(({ campo }) => campo))).toEqual(new Set(['urlImagem']));
    });

    it('pushes to the devices of its members only, and counts members and views', async () => {
      const { semNota, valida } = await registerThree();
      await register(semNota, 'sem');
      await register(valida, 'com');
      const from = provider.requests.length;
      const id = await sendOne({
        publico: { tipo: 'comNotaValida' },
        urlImagem: 'https://img.example/a.png',
      });
      await proceed();
      await deliver();
      expect(listPushed(from)).toEqual(['com']);
      const [aviso] = await list(valida);
      expect(aviso).toMatchObject({ ...words, urlImagem: 'https://img.example/a.png', vista: false });
      await see(valida, [aviso!.id]);
      await proceed();
      expect(await read(id)).toMatchObject({
        situacao: 'enviada',
        pessoas: 1,
        aceitos: 1,
        recusados: 0,
        vistas: 1,
      });
    });

    it('writes each member once when a process dies in between and another one continues', async () => {
      const { semNota } = await registerThree();
      const id = await sendOne({ publico: { tipo: 'semNota' } });
      const pause = test.pauseAt('notificacao_campanha_gather');
      const slow = proceed();
      await pause.reached;
      const other = await startTestApp(noon, { db: test.db });
      await other.app.runJob('notificacao.andar');
      pause.release();
      await slow;
      await other.close();
      expect(await list(semNota)).toHaveLength(1);
      expect((await read(id)).pessoas).toBe(1);
    });

    it('walks over many people page by page beside another process, and deletes after a stop', async () => {
      const total = 11_000;
      await test.db.query(
        `insert into consumidor (consumidor_id, promotora_id, usuario, tipo, nome, senha_hash, criado_em, atualizado_em)
         select gen_random_uuid(), c.promotora_id, 'm' || i, 'consumidor', 'Membro', '', $1, $1
         from campanha c, generate_series(1, $2::int) i where c.identificacao = 'COMUNICA'`,
        [test.clock.now(), total],
      );
      const id = await sendOne({ publico: { tipo: 'semNota' } });
      const pause = test.pauseAt('notificacao_campanha_gather');
      const slow = proceed();
      await pause.reached;
      const other = await startTestApp(noon, { db: test.db });
      await other.app.runJob('notificacao.andar');
      await other.close();
      pause.release();
      await slow;
      const count = async () =>
        (
          await test.db.query<{ total: number }>(
            'select count(*)::int as total from notificacao where origem_id = $1',
            [id],
          )
        )[0]!.total;
      expect([await count(), (await read(id)).pessoas]).toEqual([total, total]);
      await stop(id);
      await proceed();
      expect(await count()).toBe(0);
      await test.db.query(`delete from consumidor where nome = 'Membro'`);
    });

    it('deletes a stopped notice from its members and writes no further page', async () => {
      const { semNota, valida } = await registerThree();
      await register(semNota, 'sem');
      const from = provider.requests.length;
      const id = await sendOne({ publico: { tipo: 'semNota' } });
      const later = await sendOne({ publico: { tipo: 'comNotaValida' } });
      const pause = test.pauseAt('notificacao_campanha_gather');
      const gathering = proceed();
      await pause.reached;
      await stop(id);
      pause.release();
      await gathering;
      expect(await list(semNota)).toEqual([]);
      await proceed();
      expect(await list(valida)).toHaveLength(1);
      await stop(later);
      await proceed();
      await deliver();
      expect([await list(valida), listPushed(from)]).toEqual([[], []]);
      expect((await read(later)).pessoas).toBe(1);
    });
  });
});
