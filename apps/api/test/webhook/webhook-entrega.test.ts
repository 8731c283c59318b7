import { createHmac } from 'node:crypto';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { CallId } from '@trevo/contract/paths';
import { webhookEventos } from '@trevo/contract/webhook/webhook-eventos';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { type Provider, type ProviderRequest, startProvider } from '../provider.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

type Criado = RetornoOf<Calls['operador.criarWebhook']>;
type Entrega = RetornoOf<Calls['operador.entregasWebhook']>['retorno'][number];

const noon = '2026-11-21T15:00:00Z';
const day = 86_400;

describe('delivery of webhooks', () => {
  let test: TestApp;
  /** Another process on the same database. */
  let outro: TestApp;
  let receptor: Provider;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  let ana: Pessoa;

  beforeAll(async () => {
    receptor = await startProvider();
    const destinosPermitidos = [receptor.url];
    test = await startTestApp(noon, { destinosPermitidos });
    outro = await startTestApp(noon, { db: test.db, destinosPermitidos });
    await test.publish();
    campanha = await openCampanha(test, 'WEBHOOKS');
    ana = await nextPessoa(test);
  });
  beforeEach(async () => {
    receptor.answer(() => ({ status: 200 }));
    seen = receptor.requests.length;
  });
  afterEach(async () => {
    setClock(noon);
    for (const table of ['webhook', 'webhook_segredo', 'webhook_saude', 'webhook_saida', 'webhook_entrega'])
      await test.db.query(`delete from ${table}`);
  });
  afterAll(async () => {
    await outro.close();
    await test.close();
    await receptor.close();
  });

  let seen = 0;
  /** Returns the requests of this test. */
  const received = (): ProviderRequest[] => receptor.requests.slice(seen);
  const setClock = (instant: string) => [test, outro].forEach(({ clock }) => clock.set(instant));
  const moveClock = (seconds: number) =>
    setClock(new Date(test.clock.now().getTime() + seconds * 1000).toISOString());
  const call = <Id extends CallId>(id: Id, input: object = {}) =>
    test.client.call(id, { ...input, token: operatorToken, host: campanha.host } as never);
  const create = async (eventos: readonly string[] = ['documento.julgado'], caminho = '/trevo') =>
    (
      await call('operador.criarWebhook', {
        body: { url: `${receptor.url}${caminho}`, descricao: 'ERP da matriz', eventos },
      })
    ).body.retorno;
  const act = async (
    id: 'operador.pausarWebhook' | 'operador.retomarWebhook' | 'operador.webhook',
    { webhookID }: Pick<Criado, 'webhookID'>,
  ) => (await call(id, { params: { webhookID } })).body.retorno;
  const list = async ({ webhookID }: Pick<Criado, 'webhookID'>, query: object = {}, perPage = 50) =>
    (await call('operador.entregasWebhook', { params: { webhookID, perPage }, query })).body.retorno;
  const listOnly = async (webhook: Criado): Promise<Entrega> => {
    const { retorno } = await list(webhook);
    expect(retorno).toHaveLength(1);
    return retorno[0]!;
  };
  /** Moves events to their endpoints and sends due deliveries. */
  const run = async (app = test) => {
    await app.app.runJob('webhook.distribuir');
    await app.app.runJob('webhook.entregar');
  };
  /** Registers a receipt, and returns its id. */
  const send = async () => (await campanha.send(ana)).body.retorno.documentoFiscalID;
  const countSaida = async () =>
    (await test.db.query<{ total: number }>('select count(*) as total from webhook_saida'))[0]!.total;
  const isSigned = ({ headers, body }: ProviderRequest, segredo: string): boolean => {
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const hmac = createHmac('sha256', Buffer.from(segredo.slice('whsec_'.length), 'base64'));
    return String(headers['webhook-signature'])
      .split(' ')
      .includes(`v1,${hmac.update(signed).digest('base64')}`);
  };

  it('delivers a judged receipt once, signed, with ids and status only', async () => {
    const webhook = await create();
    const documentoFiscalID = await send();
    expect(received()).toEqual([]);
    await run();
    await run();
    expect(received()).toHaveLength(1);
    const [request] = received() as [ProviderRequest];
    expect(request).toMatchObject({ method: 'POST', url: '/trevo' });
    expect(request.headers['content-type']).toBe('application/json');
    const body = JSON.parse(request.body) as { id: string };
    expect(body).toEqual({
      id: request.headers['webhook-id'],
      tipo: 'documento.julgado',
      em: '2026-11-21T15:00:00.000Z',
      promotora: 'quatrofolhas',
      campanha: { ano: 2026, identificacao: 'WEBHOOKS' },
      objetoID: documentoFiscalID,
      status: 'VALIDO',
    });
    expect(request.headers['webhook-timestamp']).toBe(String(Date.parse(noon) / 1000));
    expect(isSigned(request, webhook.segredo)).toBe(true);
    expect(await listOnly(webhook)).toMatchObject({
      eventoID: body.id,
      estado: 'entregue',
      proximaEm: null,
      tentativas: [{ httpStatus: 200, falha: null, duracaoMs: expect.any(Number) as number }],
    });
    expect((await act('operador.webhook', webhook)).saude).toMatchObject({
      entregueEm: '2026-11-21T15:00:00.000Z',
      falhandoDesde: null,
      pendentes: 0,
    });
  });

  it('writes no event without an active endpoint of the promoter that asks for its kind', async () => {
    await send();
    expect(await countSaida()).toBe(0);
    const webhook = await create(['pedido.alterado']);
    await send();
    expect(await countSaida()).toBe(0);
    await create(['documento.julgado']);
    await send();
    expect(await countSaida()).toBe(1);
    await run();
    expect((await list(webhook)).retorno).toEqual([]);
  });

  it('delivers an event to no endpoint of another promoter', async () => {
    await test.publish(undefined, 'sol');
    const webhook = await create();
    const alheio = await test.client.call('operador.criarWebhook', {
      body: { url: `${receptor.url}/alheio`, descricao: 'ERP da Solário', eventos: ['documento.julgado'] },
      token: operatorToken,
      host: 'sol.localhost',
    });
    expect(alheio.status).toBe(200);
    await send();
    await run();
    expect(received().map(({ url }) => url)).toEqual(['/trevo']);
    expect(await listOnly(webhook)).toMatchObject({ estado: 'entregue' });
  });

  it('rolls the event back with the transaction of the act', async () => {
    await create();
    const work = test.db.transaction(async (tx) => {
      await tx.query(
        `select webhook_note(c.campanha_id, c.campanha_id, 'documento.julgado', 'a', 'VALIDO', now())
         from campanha c where c.identificacao = 'WEBHOOKS'`,
      );
      throw new Error('the act failed');
    });
    await expect(work).rejects.toThrow('the act failed');
    expect(await countSaida()).toBe(0);
  });

  it('delivers every kind of event', async () => {
    await create(webhookEventos);
    const host = 'eventos.localhost';
    const aberta = await openCampanha(test, 'EVENTOS', (arquivo) => {
      arquivo.recompensas = { raspadinhas: { porDocumento: 1 }, pontos: { centavosPorPonto: 100 } };
      const produto = { codigo: 'a', nome: 'Produto', moeda: 'pontos', valor: 10, estoque: 100 };
      arquivo.produtos = { categorias: [], itens: [produto] as never, entrega: { retirada: false } };
      arquivo.premios = {
        agenda: 'contador',
        cartelas: 1,
        itens: [{ id: 'cesta', nome: 'Cesta', quantidade: 1, entrega: 'promotora', instrucoes: 'Ligue.' }],
      };
    });
    const { body } = await aberta.send(ana, { valorCentavos: 10_000 });
    const { documentoFiscalID } = body.retorno;
    const [cartela] = await aberta.listRaspadinhas(ana);
    await aberta.scratch(ana, cartela!.id);
    const casa = {
      cep: '01001000',
      estado: 'SP',
      endereco: 'Praça da Sé',
      numero: '120',
      bairro: 'Sé',
      cidade: 'São Paulo',
    };
    await test.db.query('update consumidor set endereco = $2 where usuario = $1', [
      ana.usuario,
      JSON.stringify(casa),
    ]);
    await test.db.query(
      `select conta_credit(p.consumidor_id, c.campanha_id, 'pontos', 'quiz', $2, 1000, null, null, now())
       from consumidor p, campanha c where p.usuario = $1 and c.identificacao = 'EVENTOS'`,
      [ana.usuario, documentoFiscalID],
    );
    const pedido = await test.client.call('cashback.pedido', {
      params: { user: ana.usuario },
      body: { produtos: [{ codigo: 'a', quantidade: 1, valor: 10 }] },
      token: ana.token,
      host,
    });
    const [numero] = await aberta.listNumeros(ana);
    const [serie, ordem] = numero!.split(' ') as [string, string];
    test.clock.set('2026-12-20T15:00:00Z');
    const premiados = [{ serie, numero: ordem, premio: 'Carro' }];
    const sorteio = await test.client.call('operador.registrarPremiados', {
      params: aberta.params,
      body: { data: '2026-12-19', premiados },
      token: operatorToken,
      host,
    });
    expect(sorteio.body.codigo).toBeUndefined();
    setClock(noon);
    const outra = (await aberta.send(ana)).body.retorno.documentoFiscalID;
    await aberta.judge(outra, { status: 'INVALIDO', motivo: 'documentoFiscal.duplicado' });
    const contestada = await test.client.call('documentoFiscal.contestar', {
      params: { documentoFiscalID: outra },
      body: { mensagem: 'A compra é minha.' },
      token: ana.token,
      host,
    });
    expect(contestada.body.codigo).toBeUndefined();
    await run();
    const sent = received().map(({ body: text }) => JSON.parse(text) as Record<string, string>);
    const seenEvents = sent.map(({ tipo, objetoID, status }) => [tipo, objetoID, status].join(' '));
    expect(seenEvents.sort()).toEqual(
      [
        'campanha.publicada 2026/EVENTOS ATIVA',
        `documento.julgado ${documentoFiscalID} VALIDO`,
        `documento.julgado ${outra} VALIDO`,
        `documento.julgado ${outra} INVALIDO`,
        `revisao.aberta ${outra} PENDENTE`,
        `premio.revelado ${cartela!.id} REVELADO`,
        `pedido.alterado ${pedido.body.retorno.id} PENDENTE`,
        'sorteio.publicado 2026-12-19 PUBLICADO',
      ].sort(),
    );
    for (const text of received().map((one) => one.body)) expect(text).not.toContain(ana.usuario);
  });

  it('retries a failing endpoint with growing waits, and delivers after its recovery', async () => {
    const webhook = await create();
    await send();
    receptor.answer(() => ({ status: 500 }));
    await run();
    expect(await listOnly(webhook)).toMatchObject({
      estado: 'pendente',
      tentativas: [{ httpStatus: 500, falha: 'status' }],
    });
    // Not due yet.
    await run();
    expect(received()).toHaveLength(1);
    moveClock(7);
    await run();
    expect(received()).toHaveLength(2);
    moveClock(7);
    await run();
    expect(received()).toHaveLength(2);
    receptor.answer(() => ({ status: 202 }));
    moveClock(30);
    await run();
    expect(received()).toHaveLength(3);
    expect(new Set(received().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received().map(({ body }) => body)).size).toBe(1);
    const entrega = await listOnly(webhook);
    expect(entrega.estado).toBe('entregue');
    expect(entrega.tentativas.map(({ httpStatus }) => httpStatus)).toEqual([500, 500, 202]);
    expect((await act('operador.webhook', webhook)).saude.falhandoDesde).toBeNull();
  });

  it('waits as long as Retry-After asks', async () => {
    const webhook = await create();
    await send();
    receptor.answer(() => ({ status: 503, headers: { 'retry-after': '600' } }));
    await run();
    expect((await listOnly(webhook)).proximaEm).toBe('2026-11-21T15:10:00.000Z');
  });

  it('gives up after a day, and sends the event again when an operator asks', async () => {
    const webhook = await create();
    await send();
    receptor.answer(() => ({ status: 404 }));
    for (let at = 0; (await list(webhook, { estado: 'falhou' })).retorno.length === 0; at++) {
      expect(at).toBeLessThan(20);
      await run();
      const { proximaEm } = (await list(webhook)).retorno[0] ?? {};
      if (proximaEm) setClock(proximaEm);
    }
    const tentativas = received().length;
    expect([12, 13]).toContain(tentativas);
    // By the jitter, the last attempt is at the end of the day or in the half hour before.
    const passados = (test.clock.now().getTime() - Date.parse(noon)) / 1000;
    expect(passados).toBeGreaterThan(day - 1_800);
    expect(passados).toBeLessThanOrEqual(day);
    expect((await act('operador.webhook', webhook)).saude.falhas).toBe(1);

    receptor.answer(() => ({ status: 200 }));
    const { eventoID } = await listOnly(webhook);
    const again = await call('operador.reenviarEntrega', {
      params: { webhookID: webhook.webhookID, eventoID },
    });
    expect(again.body.retorno.estado).toBe('pendente');
    await run();
    expect(received()).toHaveLength(tentativas + 1);
    expect(received().at(-1)!.headers['webhook-id']).toBe(eventoID);
    expect((await listOnly(webhook)).estado).toBe('entregue');
    const unknown = { webhookID: webhook.webhookID, eventoID: webhook.webhookID };
    expect((await call('operador.reenviarEntrega', { params: unknown })).body.codigo).toBe(
      'webhook.entregaNenhuma',
    );
  });

  it('sends the failed events of a period again, or all of them, and no test event', async () => {
    const webhook = await create();
    receptor.answer(({ url }) => ({ status: url === '/trevo' ? 400 : 200 }));
    const enviadas = [await send()];
    moveClock(600);
    enviadas.push(await send());
    await run();
    await test.db.query(`update webhook_entrega set estado = 'falhou', tentar_em = null`);
    receptor.answer(() => ({ status: 200 }));
    moveClock(600);
    await send();
    await run();
    await call('operador.testarWebhook', { params: { webhookID: webhook.webhookID } });
    const resend = async (body: object) =>
      (
        await call('operador.reenviarEntregas', {
          params: { webhookID: webhook.webhookID },
          body: { de: '2026-11-21T00:00:00Z', ate: '2026-11-22T00:00:00Z', ...body },
        })
      ).body.retorno;
    expect(await resend({ ate: noon })).toEqual({ total: 0, completo: true });
    expect(await resend({ ate: '2026-11-21T15:05:00Z' })).toEqual({ total: 1, completo: true });
    expect(await resend({})).toEqual({ total: 1, completo: true });
    const before = received().length;
    await run();
    expect(
      received()
        .slice(before)
        .map(({ body }) => (JSON.parse(body) as { objetoID: string }).objetoID)
        .sort(),
    ).toEqual(enviadas.sort());
    expect(await resend({ todas: true })).toEqual({ total: 3, completo: true });
    const wrong = { de: '2026-11-22T00:00:00Z', ate: '2026-11-21T00:00:00Z' };
    const refused = await call('operador.reenviarEntregas', {
      params: { webhookID: webhook.webhookID },
      body: wrong,
    });
    expect(refused.body.codigo).toBe('requisicao.invalida');
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const webhook = await create();
    const { body } = await call('operador.girarWebhook', { params: { webhookID: webhook.webhookID } });
    const { segredo: novo, segredoAnteriorAte } = body.retorno;
    expect(segredoAnteriorAte).toBe('2026-11-22T15:00:00.000Z');
    await send();
    await run();
    expect([webhook.segredo, novo].map((segredo) => isSigned(received()[0]!, segredo))).toEqual([true, true]);
    moveClock(day + 1);
    await send();
    await run();
    const signedBy = [webhook.segredo, novo].map((segredo) => isSigned(received()[1]!, segredo));
    expect(signedBy).toEqual([false, true]);
    expect((await act('operador.webhook', webhook)).segredoAnteriorAte).toBeNull();
  });

  it('keeps waiting deliveries of a paused endpoint, stores no new events, and delivers after it is resumed', async () => {
    const webhook = await create();
    await send();
    await test.app.runJob('webhook.distribuir');
    await act('operador.pausarWebhook', webhook);
    await send();
    expect(await countSaida()).toBe(0);
    await run();
    expect(received()).toEqual([]);
    expect((await act('operador.webhook', webhook)).saude.pendentes).toBe(1);
    await act('operador.retomarWebhook', webhook);
    await run();
    expect(received()).toHaveLength(1);
  });

  it('retries waiting deliveries of a resumed endpoint for a day', async () => {
    const webhook = await create();
    await enqueue(1);
    await act('operador.pausarWebhook', webhook);
    moveClock(2 * day);
    await act('operador.retomarWebhook', webhook);
    receptor.answer(() => ({ status: 500 }));
    await run();
    expect(await listOnly(webhook)).toMatchObject({ estado: 'pendente', tentativas: [{ httpStatus: 500 }] });
  });

  it('pauses an endpoint after three days of only failures, and names the reason', async () => {
    const webhook = await create();
    receptor.answer(() => ({ status: 500 }));
    for (let hour = 0; hour < 72; hour += 6) {
      await send();
      await run();
      moveClock(6 * 3_600);
    }
    expect((await act('operador.webhook', webhook)).pausa).toBeNull();
    moveClock(60);
    await run();
    const paused = await act('operador.webhook', webhook);
    expect(paused.pausa?.motivo).toBe('falhas');
    expect(paused.saude.falhandoDesde).toBe('2026-11-21T15:00:00.000Z');
    const before = received().length;
    moveClock(day);
    await run();
    expect(received()).toHaveLength(before);
    receptor.answer(() => ({ status: 200 }));
    expect(await act('operador.retomarWebhook', webhook)).toMatchObject({
      pausa: null,
      saude: { falhandoDesde: null },
    });
    await run();
    expect(received().length).toBeGreaterThan(before);
  });

  it('does not pause an endpoint that accepted one event within three days', async () => {
    const webhook = await create();
    for (let hour = 0; hour < 96; hour += 6) {
      receptor.answer(() => ({ status: hour === 48 ? 200 : 500 }));
      await send();
      await run();
      moveClock(6 * 3_600);
    }
    expect((await act('operador.webhook', webhook)).pausa).toBeNull();
  });

  it('delivers each event once per endpoint under concurrent jobs of two processes', async () => {
    const webhooks = [await create(), await create(['documento.julgado'], '/outro')];
    const ids: string[] = [];
    for (let at = 0; at < 12; at++) ids.push(await send());
    const apps = [test, outro, test, outro];
    await Promise.all(apps.map(({ app }) => app.runJob('webhook.distribuir')));
    await Promise.all(apps.map(({ app }) => app.runJob('webhook.entregar')));
    for (const { webhookID } of webhooks) {
      const { retorno } = await list({ webhookID });
      expect(retorno.map(({ objetoID }) => objetoID).sort()).toEqual([...ids].sort());
      expect(
        retorno.every(({ estado, tentativas }) => estado === 'entregue' && tentativas.length === 1),
      ).toBe(true);
    }
    expect(received()).toHaveLength(24);
  });

  /** Registers receipts, and moves their events to the deliveries. */
  const enqueue = async (total: number) => {
    for (let at = 0; at < total; at++) await send();
    await test.app.runJob('webhook.distribuir');
  };
  /** Runs an act once, at the first request from now on. */
  const atFirstRequest = (act: () => Promise<unknown>) => {
    let done: Promise<unknown> | undefined;
    receptor.answer(async () => {
      done ??= act();
      await done;
      return { status: 200 };
    });
  };

  it('gives an endpoint that becomes due its turn before the rest of a long queue', async () => {
    await create(['documento.julgado'], '/longa');
    await enqueue(20);
    atFirstRequest(async () => {
      await create(['documento.julgado'], '/outro');
      await enqueue(1);
    });
    await test.app.runJob('webhook.entregar');
    const urls = received().map(({ url }) => url);
    expect(urls).toHaveLength(22);
    expect(urls.indexOf('/outro')).toBe(8);
  });

  it('ends a run after its time, and delivers the rest in the next one', async () => {
    await create();
    await enqueue(10);
    const now = performance.now.bind(performance);
    let late = 0;
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + late);
    receptor.answer(() => {
      late = 60_000;
      return { status: 200 };
    });
    await test.app.runJob('webhook.entregar');
    spy.mockRestore();
    expect(received()).toHaveLength(8);
    await test.app.runJob('webhook.entregar');
    expect(received()).toHaveLength(10);
  });

  it('sends the rest of a queue to a new address, signed with a rotated secret', async () => {
    const webhook = await create();
    await enqueue(10);
    const params = { webhookID: webhook.webhookID };
    let novo = '';
    atFirstRequest(async () => {
      const body = { url: `${receptor.url}/novo`, descricao: 'ERP', eventos: ['documento.julgado'] };
      await call('operador.alterarWebhook', { params, body });
      novo = (await call('operador.girarWebhook', { params })).body.retorno.segredo;
    });
    await test.app.runJob('webhook.entregar');
    expect(received().map(({ url }) => url)).toEqual([
      ...Array<string>(8).fill('/trevo'),
      ...Array<string>(2).fill('/novo'),
    ]);
    expect(received().map((request) => isSigned(request, novo))).toEqual([
      ...Array<boolean>(8).fill(false),
      ...Array<boolean>(2).fill(true),
    ]);
  });

  it('signs with the time outside under the rehearsal clock', async () => {
    const ensaio = await startTestApp(noon, {
      hasRelogioEnsaio: true,
      destinosPermitidos: [receptor.url],
    });
    await ensaio.publish();
    const { host } = await openCampanha(ensaio, 'ENSAIO');
    const as = { token: operatorToken, host };
    const body = { url: `${receptor.url}/trevo`, descricao: 'ERP', eventos: ['documento.julgado'] as const };
    const { webhookID } = (await ensaio.client.call('operador.criarWebhook', { body, ...as } as never)).body
      .retorno;
    await fetch(`http://127.0.0.1:${ensaio.port}/_dev/relogio`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ate: '2026-11-22T15:00:00.000Z' }),
    });
    const { em } = (await ensaio.client.call('operador.testarWebhook', { params: { webhookID }, ...as })).body
      .retorno.tentativas[0]!;
    await ensaio.close();
    expect(em).toBe('2026-11-22T15:00:00.000Z');
    expect(received()[0]!.headers['webhook-timestamp']).toBe(String(Date.parse(noon) / 1000));
  });

  it('begins no further request to an endpoint that is paused during a run', async () => {
    const webhook = await create();
    await enqueue(10);
    atFirstRequest(() => act('operador.pausarWebhook', webhook));
    await test.app.runJob('webhook.entregar');
    expect(received()).toHaveLength(8);
    expect((await act('operador.webhook', webhook)).saude.pendentes).toBe(2);
  });

  it('discards the result of a process whose lease expired', async () => {
    const webhook = await create();
    await send();
    let release = () => undefined as void;
    const reached = new Promise<void>((arrive) => {
      receptor.answer(async () => {
        arrive();
        await new Promise<void>((done) => (release = done));
        return { status: 500 };
      });
    });
    const slow = run();
    await reached;
    receptor.answer(() => ({ status: 200 }));
    moveClock(61);
    await run(outro);
    release();
    await slow;
    expect(await listOnly(webhook)).toMatchObject({ estado: 'entregue', tentativas: [{ httpStatus: 200 }] });
    expect((await act('operador.webhook', webhook)).saude.falhandoDesde).toBeNull();
  });

  it('sends a test event at once, also to a paused endpoint, and returns the result', async () => {
    const webhook = await create();
    await act('operador.pausarWebhook', webhook);
    const sendTeste = async () =>
      (await call('operador.testarWebhook', { params: { webhookID: webhook.webhookID } })).body.retorno;
    expect(await sendTeste()).toMatchObject({
      tipo: 'webhook.teste',
      campanha: null,
      estado: 'entregue',
      tentativas: [{ httpStatus: 200, falha: null }],
    });
    expect(isSigned(received()[0]!, webhook.segredo)).toBe(true);
    receptor.answer(() => ({ status: 302, headers: { location: 'https://10.0.0.1/' } }));
    expect(await sendTeste()).toMatchObject({
      estado: 'falhou',
      tentativas: [{ httpStatus: 302, falha: 'redirecionamento' }],
    });
    moveClock(day);
    await run();
    expect(received()).toHaveLength(2);
  });

  it('lists deliveries by keyset, newest first, and by state', async () => {
    const webhook = await create();
    for (let at = 0; at < 5; at++) {
      await send();
      await run();
      moveClock(1);
    }
    receptor.answer(() => ({ status: 500 }));
    await send();
    await run();
    const first = await list(webhook, {}, 4);
    const second = await list(webhook, { depois: first.depois! }, 4);
    expect(second.depois).toBeNull();
    const all = [...first.retorno, ...second.retorno];
    expect(all).toHaveLength(6);
    expect(all.map(({ criadaEm }) => criadaEm)).toEqual(
      all
        .map(({ criadaEm }) => criadaEm)
        .sort()
        .reverse(),
    );
    expect((await list(webhook, { estado: 'pendente' })).retorno).toEqual([all[0]]);
    expect((await list(webhook, { estado: 'entregue' })).retorno).toEqual(all.slice(1));
  });

  it('deletes deliveries after thirty days', async () => {
    const webhook = await create();
    await send();
    await run();
    moveClock(30 * day - 60);
    await test.app.runJob('webhook.limpar');
    expect((await list(webhook)).retorno).toHaveLength(1);
    moveClock(120);
    await test.app.runJob('webhook.limpar');
    expect((await list(webhook)).retorno).toEqual([]);
  });
});
