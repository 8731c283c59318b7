import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/kernel/log.ts';
import { createCanalStore } from '../../src/modules/notificacao/canal.store.ts';
import { createEnvioStore } from '../../src/modules/notificacao/envio.store.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { registerPessoa, type Pessoa } from '../pessoa.ts';
import { startProvider, type Provider } from '../provider.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';

interface Pedido {
  readonly app_id: string;
  readonly idempotency_key: string;
  readonly include_subscription_ids: string[];
  readonly headings: { readonly pt: string };
  readonly contents: { readonly pt: string };
  readonly url: string;
}

describe('push delivery of notifications', () => {
  let provider: Provider;
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  const logged: string[] = [];
  const log = createLogger('warn', { write: (line: string) => void logged.push(line) });
  const viaOnesignal = () => ({
    onesignal: { chaves: { 'app-1': 'segredo' }, url: provider.url, timeoutMilliseconds: 3_000 },
    destinosPermitidos: [provider.url],
  });

  beforeAll(async () => {
    provider = await startProvider();
    test = await startTestApp(noon, { log, ...viaOnesignal() });
    await test.publish();
    campanha = await publish(true);
  });
  const publish = (ativo: boolean) =>
    openCampanha(test, 'AVISOS', (arquivo) => {
      arquivo.documentos.apuracao = 'manual';
      arquivo.sorteios = [
        { data: '2026-11-23', nome: '1º sorteio', premio: 'Uma moto', numerosAte: '2026-11-22' },
      ];
      configure(arquivo, { 'notificacao.ativo': ativo, 'notificacao.onesignalAppId': 'app-1' });
    });
  beforeEach(async () => {
    provider.answer(() => ({ status: 200, body: { id: 'n1' } }));
    for (const table of ['envio', 'envio_geral', 'dispositivo', 'canal', 'taxa_requisicao'])
      await test.db.query(`delete from ${table}`);
    await forget();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  let begun = 0;
  /** Clears recorded requests and log lines. */
  const forget = async () => {
    begun = provider.requests.length;
    logged.length = 0;
  };
  const listPedidos = () => provider.requests.slice(begun).map(({ body }) => JSON.parse(body) as Pedido);
  const send = ({ app } = test) => app.runJob('notificacao.enviar');
  const wait = (seconds: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + seconds * 1000).toISOString());
  const countWaiting = async () =>
    (await test.db.query<{ total: number }>('select count(*) as total from envio'))[0]!.total;

  const register = (
    { usuario, token }: Pessoa,
    id: string,
    { host = campanha.host, servico = 'onesignal' as 'onesignal' | 'sns' } = {},
  ) =>
    test.client.call('notificacao.dispositivos', {
      body: { id: `aparelho-${id}`, usuario, identificacao: { servico, id } },
      token,
      host,
    });
  let notices = 0;
  /** Writes a notification for a consumer with the same statement as an event. */
  const tell = async (
    { usuario }: Pessoa,
    tipo = 'PEDIDO',
    valores: object = { situacao: 'ENVIADO' },
  ): Promise<void> => {
    const origem = `${notices++}`;
    const [whose] = await test.db.query<{ consumidor_id: string; campanha_id: string }>(
      `select p.consumidor_id, c.campanha_id from consumidor p, campanha c
       where p.usuario = $1 and p.promotora_id = c.promotora_id and c.identificacao = $2`,
      [usuario, 'AVISOS'],
    );
    const { consumidor_id, campanha_id } = whose!;
    await test.db.query('select notificacao_add($1::uuid, $2::uuid, $3, $4, $5::jsonb, $6)', [
      consumidor_id,
      campanha_id,
      tipo,
      origem,
      JSON.stringify(valores),
      test.clock.now(),
    ]);
  };
  const notifyAll = (titulo: string) =>
    test.client.call('operador.enviarNotificacao', {
      params: campanha.params,
      body: { titulo, mensagem: 'O sorteio é no sábado.' },
      token: operatorToken,
      host: campanha.host,
    });
  /** Adds devices of a consumer directly, with the rows of a registration. */
  const addMany = async (pessoa: Pessoa, prefix: string, total: number) => {
    await register(pessoa, `${prefix}-00000`);
    await test.db.query(
      `insert into dispositivo (promotora_id, dispositivo_id, consumidor_id, descricao, tipo, servico, identificacao, registrado_em, canal_id)
       select d.promotora_id, $1 || lpad(i::text, 5, '0'), d.consumidor_id, '', 'pwa', d.servico, $1 || lpad(i::text, 5, '0'),
         d.registrado_em, d.canal_id
       from dispositivo d, generate_series(1, $3::int) i where d.identificacao = $2`,
      [prefix, `${prefix}-00000`, total - 1],
    );
  };
  /** Gives every ten devices an owner of their own, and notifies all owners. */
  const notifyOwners = async () => {
    await test.db.query(
      `update dispositivo set consumidor_id =
         ('01890000-0000-7000-8000-' || lpad((right(dispositivo_id, 5)::integer / 10)::text, 12, '0'))::uuid`,
    );
    await test.db.query(
      `insert into consumidor (consumidor_id, promotora_id, usuario, tipo, nome, aceita_notificacao, senha_hash, criado_em, atualizado_em)
       select distinct d.consumidor_id, d.promotora_id, d.consumidor_id::text, 'consumidor', 'Dono', true, '', d.registrado_em, d.registrado_em
       from dispositivo d on conflict do nothing`,
    );
    const owners = await test.db.query<{ consumidor_id: string; campanha_id: string }>(
      `select distinct d.consumidor_id, c.campanha_id from dispositivo d, campanha c where c.identificacao = 'AVISOS'`,
    );
    await test.db.query(
      `select notificacao_add(p.id, $2::uuid, 'PEDIDO', $3, '{"situacao":"ENVIADO"}', $4) from unnest($1::uuid[]) p (id)`,
      [
        owners.map(({ consumidor_id }) => consumidor_id),
        owners[0]!.campanha_id,
        `${notices++}`,
        test.clock.now(),
      ],
    );
  };
  const nextAceitante = () =>
    registerPessoa(test, 80_000 + notices++, 'localhost', { aceitaNotificacao: true });

  it('lists a notification but sends it to no device of a consumer with notifications off', async () => {
    const ana = await nextAceitante();
    await register(ana, 'ana-1');
    await register(ana, 'ana-2');
    const accept = (aceitaNotificacao: boolean) =>
      test.client.call('consumidor.alterarNotificacao', {
        body: { telefone: ana.usuario, aceitaNotificacao },
        token: ana.token,
        host: campanha.host,
      });
    await accept(false);
    await tell(ana);
    expect(await countWaiting()).toBe(0);
    const listed = await test.client.call('notificacao.listar', {
      params: { ...campanha.params, user: ana.usuario },
      query: { enviado: 'true', metodosEnvio: 'PUSH' },
      token: ana.token,
      host: campanha.host,
    });
    expect(listed.body.retorno).toHaveLength(1);
    await accept(true);
    await tell(ana);
    await send();
    expect(
      listPedidos()
        .flatMap((pedido) => pedido.include_subscription_ids)
        .sort(),
    ).toEqual(['ana-1', 'ana-2']);
  });

  it("sends an event once to each device of its consumer, with the URL of its screen at the device's host", async () => {
    const [ana, bia] = [await nextAceitante(), await nextAceitante()];
    await register(ana, 'ana-1');
    await register(ana, 'ana-2');
    await register(bia, 'bia');
    const { documentoFiscalID } = (await campanha.send(ana)).body.retorno;
    await campanha.judge(documentoFiscalID, { status: 'VALIDO' });
    expect(listPedidos()).toEqual([]);
    for (let run = 0; run < 2; run++) await send();
    const pedidos = listPedidos();
    expect(pedidos.map((p) => p.include_subscription_ids.join()).toSorted()).toEqual(['ana-1', 'ana-2']);
    expect(new Set(pedidos.map((p) => p.idempotency_key)).size).toBe(2);
    const url = `http://${campanha.host}/documentosFiscais`;
    for (const pedido of pedidos)
      expect(pedido).toMatchObject({ app_id: 'app-1', headings: { pt: 'Nota aprovada' }, url });
    expect(await countWaiting()).toBe(0);
  });

  it("queues nothing for a consumer without a device, or with one at another campaign's address only", async () => {
    const [ana, bia] = [await nextAceitante(), await nextAceitante()];
    await register(bia, 'bia', { host: 'localhost' });
    await tell(ana);
    await tell(bia);
    expect(await countWaiting()).toBe(0);
  });

  it("sends to the ten newest of a consumer's many devices", async () => {
    const ana = await nextAceitante();
    await addMany(ana, 'muitos', 40);
    test.clock.set('2026-11-21T15:00:01Z');
    await register(ana, 'o-novo');
    await tell(ana);
    expect(await countWaiting()).toBe(10);
    const rows = await test.db.query(`select 1 from envio where dispositivo_id = 'aparelho-o-novo'`);
    expect(rows).toHaveLength(1);
  });

  it('treats hosts that differ in case as the same address', async () => {
    const [ana, bia] = [await nextAceitante(), await nextAceitante()];
    await register(ana, 'ana');
    await register(bia, 'bia', { host: campanha.host.toUpperCase() });
    expect(await test.db.query('select 1 from canal')).toHaveLength(1);
  });

  it('groups several pending notifications of a device into one that names each kind once', async () => {
    const ana = await nextAceitante();
    await register(ana, 'ana');
    await tell(ana);
    await tell(ana);
    await tell(ana, 'SALDO_LIBERADO', { moeda: 'pontos', valor: 10 });
    await send();
    expect(listPedidos()).toMatchObject([
      {
        headings: { pt: 'Você tem 3 novidades' },
        contents: {
          pt: expect.stringMatching(/^(Pedido enviado · Saldo liberado|Saldo liberado · Pedido enviado)$/),
        },
        url: `http://${campanha.host}/home`,
      },
    ]);
    await tell(ana);
    await tell(ana);
    await send();
    expect(listPedidos()[1]).toMatchObject({
      contents: { pt: 'Pedido enviado' },
      url: `http://${campanha.host}/acompanharPedidos`,
    });
  });

  it('holds notifications in the quiet hours and sends them together at eight', async () => {
    const ana = await nextAceitante();
    await register(ana, 'ana');
    test.clock.set('2026-11-22T00:00:00Z');
    await tell(ana);
    await notifyAll('Boa noite');
    await send();
    test.clock.set('2026-11-22T10:59:59Z');
    await tell(ana);
    await send();
    expect(listPedidos()).toEqual([]);
    test.clock.set('2026-11-22T11:00:00Z');
    await send();
    expect(
      listPedidos()
        .map(({ headings }) => headings.pt)
        .sort(),
    ).toEqual(['Boa noite', 'Você tem 2 novidades']);
  });

  it('retries an attempt without a result after a hundred seconds with the same idempotency key', async () => {
    const ana = await nextAceitante();
    await register(ana, 'inscricao-ana');
    await tell(ana);
    provider.answer(() => 'nothing');
    await send();
    provider.answer(() => ({ status: 200, body: { id: 'n1' } }));
    wait(99);
    // Later events get an idempotency key of their own.
    await tell(ana, 'SALDO_LIBERADO', { moeda: 'pontos', valor: 10 });
    await send();
    expect(listPedidos()).toHaveLength(1);
    wait(1);
    await send();
    const [first, ...others] = listPedidos();
    expect(others).toHaveLength(2);
    expect(others.filter((p) => p.idempotency_key === first!.idempotency_key)).toMatchObject([
      { headings: { pt: 'Pedido enviado' } },
    ]);
    expect(await countWaiting()).toBe(0);
    expect(logged.join('')).not.toMatch(/inscricao|Pedido enviado|segredo/);
  });

  it('loses nothing when a process dies before sending, and duplicates nothing when it dies after', async () => {
    const ana = await nextAceitante();
    await register(ana, 'ana');
    await tell(ana);
    const [canal] = await createCanalStore(test.db).listDevidos(test.clock.now());
    const agora = test.clock.now();
    const span = { agora, ate: new Date(agora.getTime() + 150_000), desde: new Date(0) };
    const [taken] = await createEnvioStore(test.db).lease(canal!, span, 50);
    await send();
    expect(listPedidos()).toEqual([]);
    wait(150);
    const pause = test.pauseAt('delete from envio where remessa_id');
    const slow = send();
    await pause.reached;
    wait(150);
    const other = await startTestApp(test.clock.now().toISOString(), {
      db: test.db,
      log,
      ...viaOnesignal(),
    });
    await send(other);
    pause.release();
    await slow;
    await other.close();
    expect(listPedidos().map((p) => p.idempotency_key)).toEqual([taken!.remessaId, taken!.remessaId]);
    expect(await countWaiting()).toBe(0);
  });

  it('sends each notification once per device when processes share the outbox', async () => {
    const ana = await nextAceitante();
    await addMany(ana, 'p', 60);
    await notifyOwners();
    const other = await startTestApp(noon, { db: test.db, log, ...viaOnesignal() });
    await Promise.all([send(), send(other), send(), send(other)]);
    await other.close();
    const told = listPedidos().flatMap((p) => p.include_subscription_ids);
    expect([told.length, new Set(told).size, await countWaiting()]).toEqual([60, 60, 0]);
  });

  it('deletes an unregistered device, and only that', async () => {
    const ana = await nextAceitante();
    await register(ana, 'morto');
    await register(ana, 'vivo');
    provider.answer(({ body }) => ({
      status: 200,
      body: body.includes('"morto"') ? { id: '', errors: { invalid_player_ids: ['morto'] } } : { id: 'n1' },
    }));
    await tell(ana);
    await send();
    expect(await test.db.query('select identificacao from dispositivo')).toEqual([{ identificacao: 'vivo' }]);
    expect(await countWaiting()).toBe(0);
  });

  it("does not send a consumer's notification to a device taken over by another consumer, nor a revoked one", async () => {
    const [ana, bia] = [await nextAceitante(), await nextAceitante()];
    await register(ana, 'um');
    await tell(ana);
    await register(bia, 'um');
    await tell(bia, 'SORTEIO_PREMIADO', { serie: '1', numero: '2', premio: 'Uma moto' });
    const won = await test.db.query<{ consumidor_id: string; campanha_id: string; origem_id: string }>(
      `select n.consumidor_id, n.campanha_id, n.origem_id from notificacao n where n.tipo = 'SORTEIO_PREMIADO'`,
    );
    for (const { consumidor_id, campanha_id, origem_id } of won)
      await test.db.query(`select notificacao_revoke($1::uuid, $2::uuid, 'SORTEIO_PREMIADO', $3)`, [
        consumidor_id,
        campanha_id,
        origem_id,
      ]);
    await send();
    expect(listPedidos()).toEqual([]);
    expect(await countWaiting()).toBe(0);
  });

  it.each([401, 403])(
    'reports a wrong provider key (%i), keeps pending notifications, and pauses before the next request',
    async (status) => {
      const ana = await nextAceitante();
      await addMany(ana, 'k', 30);
      await notifyOwners();
      provider.answer(() => ({ status }));
      await send();
      await send();
      // Requests that were already in flight.
      expect(listPedidos()).toHaveLength(10);
      expect(logged[0]).toContain(`OneSignal answered ${status}`);
      expect(await countWaiting()).toBe(30);
      provider.answer(() => ({ status: 200, body: { id: 'n1' } }));
      wait(900);
      await send();
      expect(await countWaiting()).toBe(0);
    },
  );

  it('a rejected notification blocks no others, and expires after two days', async () => {
    const [ana, bia] = [await nextAceitante(), await nextAceitante()];
    await register(ana, 'recusado');
    await register(bia, 'aceito');
    await tell(ana);
    await tell(bia);
    provider.answer(({ body }) =>
      body.includes('"recusado"') ? { status: 400 } : { status: 200, body: { id: 'n' } },
    );
    await send();
    expect(listPedidos()).toHaveLength(2);
    expect(await countWaiting()).toBe(1);
    test.clock.set('2026-11-23T15:00:00Z');
    await forget();
    await send();
    expect(listPedidos()).toEqual([]);
    await test.app.runJob('notificacao.limpar');
    expect(await countWaiting()).toBe(0);
  });

  it('limits a canal to four notifications per device in a quarter of an hour, across processes', async () => {
    const ana = await nextAceitante();
    await register(ana, 'ana');
    for (let at = 0; at < 6; at++) {
      await tell(ana);
      await Promise.all([send(), send()]);
    }
    expect(listPedidos()).toHaveLength(4);
    test.clock.set('2026-11-21T15:14:59Z');
    await send();
    expect(listPedidos()).toHaveLength(4);
    test.clock.set('2026-11-21T15:15:00Z');
    await send();
    expect(listPedidos()).toHaveLength(5);
    expect(listPedidos()[4]).toMatchObject({ contents: { pt: 'Pedido enviado' } });
    expect(await countWaiting()).toBe(0);
  });

  it('limits a canal to 250 requests in five seconds, across all processes', async () => {
    const canais = createCanalStore(test.db);
    const ana = await nextAceitante();
    await addMany(ana, 'x', 300);
    const [canal] = await test.db.query<{ canalId: string }>('select canal_id as "canalId" from canal');
    const take = (instant: string) =>
      canais.take(
        { ...canal!, promotoraId: 'trevo', servico: 'onesignal', aplicativo: 'app-1', origem: '', host: '' },
        50,
        1,
        new Date(instant),
      );
    const taken = await Promise.all(Array.from({ length: 6 }, () => take(noon)));
    expect(taken.filter(({ cabem }) => cabem === 50)).toHaveLength(5);
    expect(taken.find(({ cabem }) => cabem === 0)!.voltaEm).toEqual(new Date('2026-11-21T15:00:05Z'));
    expect((await take('2026-11-21T15:00:05Z')).cabem).toBe(50);
  });

  it('broadcasts once per consumer in batches of two thousand, and resumes after a process died in between', async () => {
    const [ana, bia] = [await nextAceitante(), await nextPessoa(test)];
    await addMany(ana, 'a', 5_000);
    await addMany(bia, 'b', 10);
    await notifyAll('Sorteio no sábado');
    const pause = test.pauseAt('set depois_de = g.ate');
    const slow = send();
    await pause.reached;
    expect(listPedidos()).toHaveLength(1);
    wait(150);
    const other = await startTestApp(test.clock.now().toISOString(), {
      db: test.db,
      log,
      ...viaOnesignal(),
    });
    await send(other);
    pause.release();
    await slow;
    await send(other);
    await other.close();
    const pedidos = listPedidos();
    expect(pedidos.map((p) => p.include_subscription_ids.length)).toEqual([2_000, 2_000, 2_000, 1_000]);
    expect(pedidos[1]).toEqual(pedidos[0]);
    expect(new Set(pedidos.map((p) => p.idempotency_key)).size).toBe(3);
    const told = pedidos.slice(1).flatMap((p) => p.include_subscription_ids);
    expect([told.length, new Set(told).size]).toEqual([5_000, 5_000]);
    expect(told.filter((id) => id.startsWith('b'))).toEqual([]);
    expect(pedidos[0]).toMatchObject({
      headings: { pt: 'Sorteio no sábado' },
      url: `http://${campanha.host}/home`,
    });
    expect(await test.db.query('select 1 from envio_geral')).toEqual([]);
  });

  it('retries a failed batch with the same recipients and idempotency key, and excludes other campaigns', async () => {
    const ana = await nextAceitante();
    await addMany(ana, 'c', 2_500);
    await register(ana, 'alhures', { host: 'localhost' });
    await notifyAll('De novo');
    provider.answer(() => ({ status: 503 }));
    await send();
    provider.answer(() => ({ status: 200, body: { id: 'n1' } }));
    await send();
    expect(listPedidos()).toHaveLength(1);
    wait(100);
    await send();
    const [first, again, rest, ...others] = listPedidos();
    expect(again).toEqual(first);
    expect(rest!.include_subscription_ids).toHaveLength(500);
    expect(others).toEqual([]);
  });

  it('a device rejected by the service does not block a broadcast to others', async () => {
    const ana = await nextAceitante();
    await addMany(ana, 'd', 40);
    await test.db.query(`update dispositivo set identificacao = 'x' where identificacao = 'd00017'`);
    await notifyAll('Para todos');
    const told: string[] = [];
    provider.answer(({ body }) => {
      const { include_subscription_ids: ids } = JSON.parse(body) as Pedido;
      if (ids.includes('x')) return { status: 400 };
      told.push(...ids);
      return { status: 200, body: { id: 'n1' } };
    });
    for (let at = 0; at < 60; at++) {
      await send();
      wait(30);
    }
    expect([told.length, new Set(told).size]).toEqual([39, 39]);
    expect(new Set(listPedidos().map((p) => p.idempotency_key)).size).toBe(listPedidos().length);
    expect(await test.db.query('select 1 from envio_geral')).toEqual([]);
  });

  it('retries a rejected broadcast with increasing back-off', async () => {
    const ana = await nextAceitante();
    await addMany(ana, 'e', 400);
    await notifyAll('Grande demais');
    provider.answer(() => ({ status: 400 }));
    for (let at = 0; at < 360; at++) {
      await send();
      wait(5);
    }
    expect(listPedidos().length).toBeLessThan(50);
  });

  it("notifies winners and all consumers of a draw's result once, and a correction revokes the wrong one", async () => {
    const [ana, bia] = [await nextAceitante(), await nextPessoa(test)];
    const numeros = [];
    for (const pessoa of [ana, bia]) {
      const { documentoFiscalID } = (await campanha.send(pessoa)).body.retorno;
      await campanha.judge(documentoFiscalID, { status: 'VALIDO' });
      const [numero] = await campanha.listNumeros(pessoa);
      numeros.push(numero!.split(' ') as [string, string]);
    }
    await register(ana, 'ana');
    await register(bia, 'bia');
    await test.db.query('delete from envio');
    test.clock.set('2026-11-23T15:00:00Z');
    const enter = ([serie, numero]: [string, string]) =>
      test.client.call('operador.registrarPremiados', {
        params: campanha.params,
        body: { data: '2026-11-23', premiados: [{ serie, numero, premio: 'Uma moto' }] },
        token: operatorToken,
        host: campanha.host,
      });
    const list = async ({ usuario, token }: Pessoa) =>
      (
        await test.client.call('notificacao.listar', {
          params: { ...campanha.params, user: usuario },
          token,
          host: campanha.host,
        })
      ).body.retorno
        .map(({ tipo }) => tipo)
        .filter((tipo) => tipo.startsWith('SORTEIO'))
        .toSorted();
    expect((await enter(numeros[1]!)).status).toBe(200);
    expect(await list(bia)).toEqual(['SORTEIO', 'SORTEIO_PREMIADO']);
    for (let time = 0; time < 2; time++) await enter(numeros[0]!);
    expect(await list(ana)).toEqual(['SORTEIO', 'SORTEIO_PREMIADO']);
    expect(await list(bia)).toEqual(['SORTEIO']);
    await send();
    expect(listPedidos().map((p) => [p.headings.pt, ...p.include_subscription_ids])).toEqual([
      ['Você ganhou!', 'ana'],
      ['Saiu o resultado do sorteio', 'ana'],
    ]);
    for (const { url } of listPedidos()) expect(url).toBe(`http://${campanha.host}/cupons`);
  });

  it('a campaign with notifications off sends none, and sends pending ones when they are enabled', async () => {
    const ana = await nextAceitante();
    await register(ana, 'ana');
    await tell(ana);
    await publish(false);
    wait(6);
    await send();
    expect(listPedidos()).toEqual([]);
    await publish(true);
    wait(6);
    await send();
    expect(listPedidos()).toHaveLength(1);
  });

  it('deleting an account removes its pending notifications', async () => {
    const ana = await nextAceitante();
    await register(ana, 'ana');
    await tell(ana);
    await test.client.call('consumidor.excluir', { params: { usuario: ana.usuario }, token: ana.token });
    expect(await countWaiting()).toBe(0);
  });

  it('without provider keys delivers to the local outbox at any hour; in production keeps notifications until they expire', async () => {
    const local = await startTestApp(noon, { db: test.db, log });
    const ana = await nextAceitante();
    await register(ana, 'local');
    test.clock.set('2026-11-22T02:00:00Z');
    local.clock.set('2026-11-22T02:00:00Z');
    await tell(ana);
    await send(local);
    await tell(ana, 'SALDO_LIBERADO', { moeda: 'cashback', valor: 500 });
    await send(local);
    await local.close();
    expect(
      await test.db.query(
        `select assunto, texto from mensagem_local where canal = 'push' and destinatario = 'local' order by assunto`,
      ),
    ).toEqual([
      {
        assunto: 'Pedido enviado',
        texto: `Seus produtos estão a caminho.\nhttp://${campanha.host}/acompanharPedidos`,
      },
      {
        assunto: 'Saldo liberado',
        texto: `Você já pode usar R$\u00a05,00.\nhttp://${campanha.host}/saldoCashback`,
      },
    ]);
    const closed = await startTestApp(noon, { db: test.db, log, ambiente: 'producao' });
    test.clock.set(noon);
    await tell(ana);
    await send(closed);
    await closed.close();
    expect(await countWaiting()).toBe(1);
    expect(logged.join('')).toContain('ONESIGNAL_KEYS is not set');
  });
});
