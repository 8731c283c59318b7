import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLocalOutbox } from '../../../src/adapters/local-outbox.ts';
import { createHttpPicPay } from '../../../src/adapters/picpay/http-picpay.ts';
import { createLocalPicPay } from '../../../src/adapters/picpay/local-picpay.ts';
import { SendError } from '../../../src/adapters/post-json.ts';
import { createId } from '../../../src/kernel/ids.ts';
import { createLogger } from '../../../src/kernel/log.ts';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import { listMensagens } from '../../outbox.ts';
import type { Pessoa } from '../../pessoa.ts';
import { fetchHere, startProvider, type Provider } from '../../provider.ts';
import { configure, startTestApp, type MutableArquivo, type TestApp } from '../../test-app.ts';

const premio = {
  id: 'vale',
  nome: 'Vale-compras',
  quantidade: 1,
  entrega: 'picpay' as const,
  valorCentavos: 5000,
};
const on = (arquivo: MutableArquivo) => configure(arquivo, { 'picpay.entregaPremioAtiva': true });

/** Registers a consumer with an opened card and the prize of a campaign of its own, and the call that pays it. */
async function win(
  test: TestApp,
  identificacao: string,
  change: (arquivo: MutableArquivo) => void,
  conta: string | null = '@ana',
) {
  const { host, send, listRaspadinhas, scratch } = await openCampanha(test, identificacao, (arquivo) => {
    arquivo.recompensas.raspadinhas = { porDocumento: 1 };
    arquivo.premios = { agenda: 'contador', cartelas: 1, itens: [premio] };
    change(arquivo);
  });
  const pessoa = await nextPessoa(test);
  await send(pessoa);
  const [card] = await listRaspadinhas(pessoa);
  const id = card!.id;
  const deliver = () =>
    test.client.call('raspadinhaAlternativa.picPay', { params: { id }, token: pessoa.token, host });
  if (conta) await notifyConta(test, pessoa, host, conta);
  return { pessoa, host, id, deliver, scratch: () => scratch(pessoa, id) };
}

const notifyConta = (test: TestApp, pessoa: Pessoa, host: string, identificacao: string) =>
  test.client.call('cupom.dinamicaCupom', {
    body: { telefone: pessoa.usuario, dinamicaCupom: [{ dinamica: 'PICPAY', identificacao }] },
    token: pessoa.token,
    host,
  });

describe('prize through PicPay', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  it("pays once for repeated requests, and requires the consumer's PicPay name", async () => {
    const { pessoa, host, deliver, scratch } = await win(test, 'PAGA', on, null);
    const early = await deliver();
    expect([early.status, early.body.codigo]).toEqual([409, 'raspadinha.semPremio']);
    expect((await scratch()).body.retorno).toMatchObject({ status: 'RASPADA', podeEntregar: true });
    const unknown = await deliver();
    expect([unknown.status, unknown.body.codigo]).toEqual([409, 'raspadinha.semPicPay']);
    await notifyConta(test, pessoa, host, '@ana');
    const paid = await deliver();
    expect(paid.body).toMatchObject({
      mensagem: 'Prêmio entregue com sucesso!',
      retorno: { status: 'ENTREGUE', podeEntregar: false },
    });
    await Promise.all([deliver(), deliver()]);
    const payments = (await listMensagens(test, '@ana')).filter(({ canal }) => canal === 'picpay');
    expect(payments.map(({ destinatario, texto }) => [destinatario, texto])).toEqual([
      ['@ana', 'Vale-compras: R$ 50,00'],
    ]);
  });

  it('opens and pays once when one client uses POST and another one the specified GET', async () => {
    const { pessoa, host, id, deliver, scratch } = await win(test, 'DUPLO', on, '@duplo');
    const given = { params: { id }, token: pessoa.token, host };
    const opened = await Promise.all([
      scratch(),
      test.client.call('raspadinhaAlternativa.rasparPorGet', given),
    ]);
    expect(opened[0].body.retorno).toMatchObject({ status: 'RASPADA', podeEntregar: true });
    expect(opened[1].body).toEqual(opened[0].body);
    const paid = await deliver();
    expect(paid.body.retorno.status).toBe('ENTREGUE');
    expect((await test.client.call('raspadinhaAlternativa.picPayPorGet', given)).body).toEqual(paid.body);
    const payments = (await listMensagens(test, '@duplo')).filter(({ canal }) => canal === 'picpay');
    expect(payments).toHaveLength(1);
  });

  it('makes one payment for eight concurrent requests', async () => {
    const { deliver, scratch } = await win(test, 'OITO', on, '@oito');
    await scratch();
    const answers = await Promise.all(Array.from({ length: 8 }, deliver));
    for (const { status, body } of answers)
      expect([status, body.codigo ?? body.retorno.status]).toEqual(
        status === 200 ? [200, 'ENTREGUE'] : [409, 'raspadinha.entregaEmAndamento'],
      );
    expect(answers.filter(({ status }) => status === 200)).not.toEqual([]);
    expect((await deliver()).body.retorno.status).toBe('ENTREGUE');
    const payments = (await listMensagens(test, '@oito')).filter(({ canal }) => canal === 'picpay');
    expect(payments).toHaveLength(1);
  });

  it('pays after the program died during the payment', async () => {
    const { id, deliver, scratch } = await win(test, 'MORREU', on, '@bia');
    await scratch();
    const claim = (agora: Date) =>
      test.db.query('update raspadinha set entrega_pedida_em = $2 where raspadinha_id = $1', [id, agora]);
    await claim(test.clock.now());
    expect((await deliver()).body.codigo).toBe('raspadinha.entregaEmAndamento');
    await claim(new Date(test.clock.now().getTime() - 10 * 60_000));
    expect((await deliver()).body.retorno.status).toBe('ENTREGUE');
  });

  it('a PicPay prize is stored once in the local outbox under one reference', async () => {
    const picPay = createLocalPicPay(createLocalOutbox(test.db, test.clock));
    const payment = {
      promotoraId: 'trevo',
      referencia: createId(),
      conta: '@local',
      valorCentavos: 5000,
      descricao: 'Vale',
    };
    await Promise.all([picPay.pay(payment), picPay.pay(payment)]);
    expect(await listMensagens(test, '@local')).toHaveLength(1);
  });

  it('a PicPay prize is refused while the campaign keeps that switch off', async () => {
    const { deliver, scratch } = await win(test, 'DESLIGADA', (arquivo) => {
      arquivo.premios!.itens = [{ ...premio, entrega: 'promotora' }];
    });
    await scratch();
    expect((await deliver()).body.codigo).toBe('raspadinha.entregaInativa');
  });
});

describe('payment provider', () => {
  let provider: Provider;
  let test: TestApp;
  beforeAll(async () => {
    provider = await startProvider();
    test = await startTestApp(undefined, {
      log: createLogger('silent'),
      destinosPermitidos: [provider.url],
      picPay: { url: `${provider.url}/pagar`, token: 'segredo', timeoutMilliseconds: 3_000 },
    });
    await test.publish();
  });
  afterEach(() => provider.answer(() => ({ status: 200 })));
  afterAll(async () => {
    await test.close();
    await provider.close();
  });
  const listOf = (id: string) =>
    provider.requests.filter(({ body }) => (JSON.parse(body) as { reference: string }).reference === id);

  it('receives amount in reais, account, and card id as reference, with the token as bearer', async () => {
    const { id, deliver, scratch } = await win(test, 'CERTA', on);
    await scratch();
    expect((await deliver()).body.retorno.status).toBe('ENTREGUE');
    const [request] = listOf(id);
    expect([request!.method, request!.url, request!.headers.authorization]).toEqual([
      'POST',
      '/pagar',
      'Bearer segredo',
    ]);
    expect(JSON.parse(request!.body)).toEqual({
      reference: id,
      account: '@ana',
      amount: '50.00',
      description: 'Vale-compras',
    });
  });

  it.each([
    ['status 500', { status: 500 } as const, 'ERRO'],
    ['a timeout', 'nothing' as const, 'TARDE'],
  ])(
    'the payment provider on %s leaves the prize unpaid for a retry with the same reference',
    async (_, answer, identificacao) => {
      const { id, deliver, scratch } = await win(test, identificacao, on);
      await scratch();
      provider.answer(() => answer);
      const failed = await deliver();
      expect([failed.status, failed.body.mensagem]).toEqual([
        503,
        'Não conseguimos falar com o PicPay agora. Seu prêmio está guardado.',
      ]);
      provider.answer(() => ({ status: 200 }));
      expect((await deliver()).body.retorno).toMatchObject({ status: 'ENTREGUE', podeEntregar: false });
      expect(listOf(id)).toHaveLength(2);
    },
  );

  it('the payment provider is called once by eight requests while it is slow', async () => {
    const { id, deliver, scratch } = await win(test, 'DEVAGAR', on);
    await scratch();
    let release = () => {};
    provider.answer(() => new Promise((done) => (release = () => done({ status: 200 }))));
    const answers = Array.from({ length: 8 }, deliver);
    // All but the paying request are answered while that one waits.
    let refused = 0;
    await new Promise<void>((done) => {
      for (const answer of answers) void answer.then(() => ++refused === 7 && done());
    });
    release();
    const codes = (await Promise.all(answers)).map(({ body }) => body.codigo ?? body.retorno.status).sort();
    expect(codes).toEqual(['ENTREGUE', ...Array.from({ length: 7 }, () => 'raspadinha.entregaEmAndamento')]);
    expect(listOf(id)).toHaveLength(1);
  });

  it('fails when unreachable, without account or token in the message', async () => {
    const unreachable = createHttpPicPay(fetchHere('http://127.0.0.1:9'), {
      url: 'http://127.0.0.1:9/pagar',
      token: 'segredo',
    });
    const failure = await unreachable
      .pay({ promotoraId: 'trevo', referencia: 'r', conta: '@ana', valorCentavos: 1, descricao: 'Vale' })
      .catch((error: Error) => error);
    expect(failure).toBeInstanceOf(SendError);
    expect(String(failure)).not.toMatch(/ana|segredo/);
  });
});
