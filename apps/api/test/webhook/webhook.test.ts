import type { Papel } from '@trevo/contract/operador/papeis';
import type { CallId } from '@trevo/contract/paths';
import { webhookEventos } from '@trevo/contract/webhook/webhook-eventos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador/operador-console.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';
const campos = {
  url: 'https://erp.example/webhooks/trevo',
  descricao: 'ERP da matriz',
  eventos: ['documento.julgado', 'pedido.alterado'],
};

describe('registration of webhooks', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  const porPapel = {} as Record<Papel | 'outra', OperadorDeTeste>;

  beforeAll(async () => {
    test = await startTestApp(noon, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    await test.publish(undefined, 'sol');
    painel = createConsole(test);
    porPapel.administrador = await painel.createAdministrador();
    const raiz = await painel.createDaInstalacao();
    for (const papel of ['operador', 'atendimento', 'auditor', 'cliente'] as const)
      porPapel[papel] = await painel.create(raiz, papel);
    porPapel.outra = await painel.createAdministrador('solario');
    await painel.enter(porPapel.administrador);
  });
  afterEach(() => test.db.query('delete from webhook'));
  afterAll(() => test.close());

  const call = <Id extends CallId>(id: Id, input: object = {}, papel: Papel | 'outra' = 'administrador') =>
    painel.call(id, {
      ...input,
      cookie: porPapel[papel].cookie,
      promotora: papel === 'outra' ? 'solario' : 'quatrofolhas',
    } as never);
  const create = async (body: object = {}) =>
    (await call('operador.criarWebhook', { body: { ...campos, ...body } })).body.retorno;
  const list = async (papel?: Papel | 'outra') => (await call('operador.webhooks', {}, papel)).body.retorno;

  it('registers an endpoint, shows its secret once and stores it sealed', async () => {
    const { segredo, ...webhook } = await create();
    expect(segredo).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({ ...campos, pausa: null, segredoAnteriorAte: null });
    expect(webhook.ator.nome).toBe(porPapel.administrador.nome);
    expect(await list()).toEqual([webhook]);
    const rows = await test.db.query<{ cifrado: string }>(
      `select encode(cifrado, 'base64') as cifrado from webhook_segredo where webhook_id = $1`,
      [webhook.webhookID],
    );
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]!.cifrado, 'base64').includes(Buffer.from(segredo.slice(6), 'base64'))).toBe(
      false,
    );
  });

  it('lets an administrator write, an auditor read, and no other role do either', async () => {
    const { webhookID } = await create();
    const status = async (id: CallId, papel: Papel | 'outra') =>
      (
        await call(
          id,
          { params: { webhookID, perPage: 10 }, body: id.includes('criar') ? campos : undefined },
          papel,
        )
      ).status;
    for (const papel of ['operador', 'atendimento', 'cliente'] as const)
      expect([papel, await status('operador.webhooks', papel)]).toEqual([papel, 403]);
    expect(await status('operador.webhooks', 'auditor')).toBe(200);
    expect(await status('operador.entregasWebhook', 'auditor')).toBe(200);
    for (const id of ['operador.criarWebhook', 'operador.pausarWebhook', 'operador.girarWebhook'] as const)
      expect([id, await status(id, 'auditor')]).toEqual([id, 403]);
  });

  it('shows and changes the endpoints of one promoter only', async () => {
    const { webhookID } = await create();
    expect(await list('outra')).toEqual([]);
    for (const id of [
      'operador.webhook',
      'operador.pausarWebhook',
      'operador.girarWebhook',
      'operador.testarWebhook',
      'operador.entregasWebhook',
      'operador.removerWebhook',
    ] as const)
      expect((await call(id, { params: { webhookID, perPage: 10 } }, 'outra')).body.codigo).toBe(
        'webhook.nenhum',
      );
    expect((await list()).map((one) => one.webhookID)).toEqual([webhookID]);
  });

  it.each([
    ['http://erp.example/', 'webhook.enderecoNaoPermitido'],
    ['https://erp.example:8443/', 'webhook.enderecoNaoPermitido'],
    ['https://192.168.0.10/', 'webhook.enderecoNaoPermitido'],
    ['https://[::1]/', 'webhook.enderecoNaoPermitido'],
    ['https://ana:senha@erp.example/', 'requisicao.invalida'],
    ['ftp://erp.example/', 'requisicao.invalida'],
    ['erp.example', 'requisicao.invalida'],
  ])('refuses the address %s', async (url, codigo) => {
    expect((await call('operador.criarWebhook', { body: { ...campos, url } })).body.codigo).toBe(codigo);
    expect(await list()).toEqual([]);
  });

  it('changes address, description and events, and refuses a private address there too', async () => {
    const { webhookID } = await create();
    const novo = { url: 'https://outro.example/', descricao: 'ERP novo', eventos: [...webhookEventos] };
    const change = (body: object) =>
      call('operador.alterarWebhook', { params: { webhookID }, body: { ...novo, ...body } });
    expect((await change({ url: 'https://127.0.0.1/' })).body.codigo).toBe('webhook.enderecoNaoPermitido');
    expect((await change({})).body.retorno).toMatchObject(novo);
    expect((await list())[0]).toMatchObject(novo);
  });

  it('pauses, resumes and removes an endpoint, each twice with the same result', async () => {
    const { webhookID } = await create();
    const act = (id: 'operador.pausarWebhook' | 'operador.retomarWebhook') =>
      call(id, { params: { webhookID } });
    const pauseTwice = [await act('operador.pausarWebhook'), await act('operador.pausarWebhook')];
    expect(pauseTwice.map(({ body }) => body.retorno.pausa?.motivo)).toEqual(['operador', 'operador']);
    const resumeTwice = [await act('operador.retomarWebhook'), await act('operador.retomarWebhook')];
    expect(resumeTwice.map(({ body }) => body.retorno.pausa)).toEqual([null, null]);
    expect((await call('operador.removerWebhook', { params: { webhookID } })).status).toBe(200);
    expect((await call('operador.removerWebhook', { params: { webhookID } })).body.codigo).toBe(
      'webhook.nenhum',
    );
    expect(await list()).toEqual([]);
    const segredos = await test.db.query('select 1 from webhook_segredo where webhook_id = $1', [webhookID]);
    expect(segredos).toEqual([]);
  });

  it('accepts ten endpoints of a promoter also under concurrent requests, and reuses the place of a removed one', async () => {
    const created = await Promise.all(
      Array.from({ length: 12 }, () => call('operador.criarWebhook', { body: campos })),
    );
    expect(created.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array<number>(10).fill(200),
      409,
      409,
    ]);
    const webhooks = await list();
    expect(webhooks).toHaveLength(10);
    await call('operador.removerWebhook', { params: { webhookID: webhooks[4]!.webhookID } });
    expect((await call('operador.criarWebhook', { body: campos })).status).toBe(200);
    expect((await call('operador.criarWebhook', { body: campos })).body.codigo).toBe('webhook.demais');
  });

  it('records each act on the audit trail, without the secret', async () => {
    const { webhookID } = await create();
    await call('operador.girarWebhook', { params: { webhookID } });
    const registros = await painel.listRegistros('operador.girarWebhook');
    expect(registros.filter(({ alvo }) => alvo['webhookID'] === webhookID)).toMatchObject([
      { ator_nome: porPapel.administrador.nome, resultado: 'feito', corrente: 'quatrofolhas' },
    ]);
    expect(JSON.stringify(await test.db.query('select * from auditoria'))).not.toContain('whsec_');
  });
});
