import { startMailServer } from '../mail-server.ts';
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest';
import { nextChave, openCampanha } from '../campanha/campanha-propria.ts';
import { listMensagens } from '../outbox.ts';
import { registerPessoa } from '../pessoa.ts';
import { startProvider, type Provider } from '../provider.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';

describe('providers of a promoter', () => {
  let providers: Provider[];
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let test: TestApp;
  beforeAll(async () => {
    providers = await Promise.all([startProvider(), startProvider(), startProvider()]);
    mail = await startMailServer();
    const destinosPermitidos = [...providers.map(({ url }) => url), mail.origin];
    test = await startTestApp(undefined, {
      destinosPermitidos,
      // The program's own, for promoters without one.
      sms: { url: `${providers[2]!.url}/sms`, token: 'programa' },
    });
    await test.publish();
    for (const promotora of ['primeira', 'segunda'])
      await openCampanha(test, promotora.toUpperCase(), (arquivo) => {
        arquivo.promotora.identificacao = promotora;
        arquivo.recompensas.raspadinhas = { porDocumento: 1 };
        const vale = {
          id: 'vale',
          nome: 'Vale',
          quantidade: 1,
          entrega: 'picpay' as const,
          valorCentavos: 5000,
        };
        arquivo.premios = { agenda: 'contador', cartelas: 1, itens: [vale] };
        configure(arquivo, { 'picpay.entregaPremioAtiva': true });
      });
  });
  afterAll(async () => {
    await test.close();
    await Promise.all([...providers.map((one) => one.close()), mail.close()]);
  });

  const set = (promotora: string, body: object) =>
    test.client.call('operador.definirProvedor', {
      params: { promotora },
      body: body as never,
      token: operatorToken,
    });
  const remove = (promotora: string, servico: 'sms' | 'picpay' | 'email') =>
    test.client.call('operador.removerProvedor', { params: { promotora, servico }, token: operatorToken });
  const list = (promotora: string) =>
    test.client.call('operador.provedores', { params: { promotora }, token: operatorToken });
  const asked = (at: number) =>
    providers[at]!.requests.map(({ url, headers, body }) => [
      url,
      headers.authorization,
      JSON.parse(body) as Record<string, unknown>,
    ]);
  const sendCodigo = (usuario: string, host: string) =>
    test.client.call('login.enviarNotificacaoToken', { body: { usuario }, host });

  let before: number[];
  beforeEach(() => {
    before = providers.map(({ requests }) => requests.length);
  });
  afterEach(async () => {
    for (const promotora of ['primeira', 'segunda', 'quatrofolhas'])
      for (const servico of ['sms', 'picpay', 'email'] as const) await remove(promotora, servico);
  });
  const askedNow = (at: number) => asked(at).slice(before[at]);

  it("providers of a promoter send messages and pay prizes of the promoter's own campaigns only", async () => {
    for (const [at, promotora] of ['primeira', 'segunda'].entries()) {
      const { url } = providers[at]!;
      const answer = await set(promotora, {
        servico: 'sms',
        url: `${url}/sms`,
        token: promotora,
        from: promotora,
      });
      expect(answer.status).toBe(200);
      expect(
        (await set(promotora, { servico: 'picpay', url: `${url}/pagar`, token: promotora })).status,
      ).toBe(200);
    }
    for (const [at, promotora] of ['primeira', 'segunda'].entries()) {
      const host = `${promotora}.localhost`;
      expect((await sendCodigo(`1198765100${at}`, host)).status).toBe(200);
      const pessoa = await registerPessoa(test, 700 + at, host);
      const params = { ano: 2026, identificacao: promotora.toUpperCase() };
      await test.client.call('documentoFiscal.pendentes.enviar', {
        params,
        body: { chaveAcesso: nextChave() },
        token: pessoa.token,
        host,
      });
      const { body } = await test.client.call('raspadinhaAlternativa.listar', {
        params: { ...params, totalPorPagina: 10, paginaAtual: 1 },
        query: { usuario: pessoa.usuario },
        token: pessoa.token,
        host,
      });
      const { id } = body.retorno.retorno[0]!;
      await test.client.call('cupom.dinamicaCupom', {
        body: {
          telefone: pessoa.usuario,
          dinamicaCupom: [{ dinamica: 'PICPAY', identificacao: `@${promotora}` }],
        },
        token: pessoa.token,
        host,
      });
      await test.client.call('raspadinhaAlternativa.raspar', { params: { id }, token: pessoa.token, host });
      const paid = await test.client.call('raspadinhaAlternativa.picPay', {
        params: { id },
        token: pessoa.token,
        host,
      });
      expect(paid.body.retorno.status).toBe('ENTREGUE');
      const [sms, payment] = askedNow(at);
      expect(sms).toMatchObject(['/sms', `Bearer ${promotora}`, { from: promotora }]);
      expect(payment).toMatchObject(['/pagar', `Bearer ${promotora}`, {}]);
      expect(JSON.stringify(payment)).toContain(`@${promotora}`);
    }
    expect([0, 1, 2].map((at) => askedNow(at).length)).toEqual([2, 2, 0]);
  });

  it("fall back to the program's until they are set and after they were removed", async () => {
    const [own, , program] = providers;
    await set('primeira', { servico: 'sms', url: `${own!.url}/sms`, token: 'primeira' });
    expect((await sendCodigo('11987651011', 'primeira.localhost')).status).toBe(200);
    expect((await sendCodigo('11987651012', 'segunda.localhost')).status).toBe(200);
    expect([askedNow(0).length, askedNow(2).length]).toEqual([1, 1]);
    const { body } = await remove('primeira', 'sms');
    expect(body.retorno.find(({ servico }) => servico === 'sms')).toEqual({
      servico: 'sms',
      origem: 'programa',
      definidoEm: null,
      ator: null,
      pendente: null,
    });
    expect((await sendCodigo('11987651013', 'primeira.localhost')).status).toBe(200);
    expect(program!.requests.length - before[2]!).toBe(2);
  });

  it('providers of a promoter send e-mail in the name of the promoter', async () => {
    await set('segunda', { servico: 'email', url: `${mail.origin}/?from=Segunda%20<oi@segunda.example>` });
    const pessoa = await registerPessoa(test, 721, 'segunda.localhost');
    const { status } = await test.client.call('login.solicitarRedefinicao', {
      body: { usuario: pessoa.usuario },
      host: 'segunda.localhost',
    });
    expect(status).toBe(200);
    await expect.poll(() => mail.messages.length).toBeGreaterThanOrEqual(2);
    for (const message of mail.messages) expect(message).toContain('From: Segunda <oi@segunda.example>');
  });

  it("providers of a promoter do not fall back to the program's on a failure", async () => {
    await set('primeira', { servico: 'sms', url: `${providers[0]!.url}/sms`, token: 'primeira' });
    providers[0]!.answer(() => ({ status: 500 }));
    const { body } = await sendCodigo('11987651021', 'primeira.localhost');
    providers[0]!.answer(() => ({ status: 200 }));
    expect(body.codigo).toBe('login.codigoNaoEnviado');
    expect(askedNow(2)).toEqual([]);
    expect(await listMensagens(test, '11987651021')).toEqual([]);
  });

  it('providers of a promoter are encrypted in the database and never returned', async () => {
    await set('primeira', { servico: 'picpay', url: `${providers[0]!.url}/pagar`, token: 'muito-secreto' });
    const rows = await test.db.query('select * from provedor');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/muito-secreto|127\.0\.0\.1/);
    const { body } = await list('primeira');
    expect(JSON.stringify(body)).not.toMatch(/muito-secreto|127\.0\.0\.1/);
    expect(body.retorno.map(({ servico, origem }) => [servico, origem])).toEqual([
      ['email', 'nenhum'],
      ['sms', 'programa'],
      ['whatsapp', 'nenhum'],
      ['picpay', 'promotora'],
      ['voucher', 'nenhum'],
      ['onesignal', 'nenhum'],
      ['sns', 'nenhum'],
    ]);
  });

  it.each([
    ['a URL without https', { servico: 'sms', url: 'http://sms.example/v1', token: 't' }],
    ['a URL of the internal network', { servico: 'picpay', url: 'https://10.0.0.7/pagar', token: 't' }],
    ['a mail server of the internal network', { servico: 'email', url: 'smtp://192.168.0.9:25' }],
  ])('%s is rejected', async (_, body) => {
    const { status, body: refused } = await set('primeira', body);
    expect([status, refused.codigo]).toEqual([422, 'operador.destinoNaoPermitido']);
  });

  it.each([
    ['an unknown service', { servico: 'fax', url: 'https://fax.example', token: 't' }],
    ['credentials in a URL', { servico: 'sms', url: 'https://a:b@sms.example/v1', token: 't' }],
    ['a mail server without a scheme', { servico: 'email', url: 'mail.example:25' }],
    ['a mail server with an undecodable password', { servico: 'email', url: 'smtp://a:%ZZ@mail.example' }],
    [
      'Amazon with an undecodable key',
      {
        servico: 'sns',
        url: 'https://%ZZ:b@sns.example',
        aplicativos: { ios: 'arn:aws:sns:sa-east-1:1:app/APNS/a' },
      },
    ],
    ['Amazon without an application', { servico: 'sns', url: 'https://a:b@sns.example', aplicativos: {} }],
  ])('%s is rejected with its field', async (_, body) => {
    const { status, body: refused } = await set('primeira', body);
    expect([status, refused.codigo]).toEqual([400, 'requisicao.invalida']);
    expect(refused.detalhes).not.toEqual([]);
  });

  it('providers of an unknown promoter are rejected', async () => {
    for (const answer of [
      await list('ninguem'),
      await set('ninguem', { servico: 'picpay', url: 'https://pay.example', token: 't' }),
      await remove('ninguem', 'sms'),
    ])
      expect([answer.status, answer.body.codigo]).toEqual([404, 'operador.promotoraNaoEncontrada']);
  });
});
