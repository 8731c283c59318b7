import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMensagens, readCodigo, toWrongCodigo } from '../outbox.ts';
import { registerPessoa, toCadastro, type Pessoa } from '../pessoa.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';

const sol = 'sol.localhost';
const invalido = 'Tente novamente, pois o código de verificação está inválido/expirado.';

describe('phone confirmation', () => {
  let test: TestApp;
  let ana: Pessoa;

  beforeAll(async () => {
    test = await startTestApp();
    await test.publish((arquivo) => configure(arquivo, { 'cadastro.confirmarCelular': false }));
    await test.publish((arquivo) => configure(arquivo, { 'cadastro.emailObrigatorio': true }), 'sol');
    ana = await registerPessoa(test, 1);
  });
  afterAll(() => test.close());

  const send = (usuario: string, host = 'localhost', token?: string) =>
    test.client.call('login.enviarNotificacaoToken', { body: { usuario }, host, token });
  const verify = (usuario: string, codigo: string, host = 'localhost') =>
    test.client.call('login.verificarCodigo', { body: { usuario, codigo }, host });
  const confirm = async (telefone: string, host = 'localhost'): Promise<string> => {
    expect((await send(telefone, host)).status).toBe(200);
    const { body } = await verify(telefone, await readCodigo(test, telefone), host);
    return body.retorno.comprovante!;
  };

  it("sends the code by the campaign's channel with title, validity of ten minutes and warning", async () => {
    const { status, body } = await send('(11) 98765-0001');
    expect([status, body.retorno]).toEqual([200, { metodo: 'sms', segundosRestantes: 30 }]);
    const [sms] = await listMensagens(test, '11987650001');
    expect(sms!.canal).toBe('sms');
    expect(sms!.texto).toMatch(
      /^\d{6} é seu código em .+\. Ele vale por 10 minutos\. Nunca passe este código a ninguém\.$/,
    );
    const { body: other } = await send('11987650001', sol);
    expect(other.retorno.metodo).toBe('whatsapp');
    const [whatsapp] = await listMensagens(test, '11987650001');
    expect(whatsapp).toMatchObject({ canal: 'whatsapp' });
    expect(whatsapp!.texto).toContain('Verão que Volta');
  });

  it('accepts a correct code once', async () => {
    await send('11987650002');
    const codigo = await readCodigo(test, '11987650002');
    const right = await verify('11987650002', codigo);
    expect(right.body).toMatchObject({ mensagem: 'Código válido!', retorno: { codigoValido: true } });
    expect(right.body.retorno.comprovante).toEqual(expect.any(String));
    const again = await verify('11987650002', codigo);
    expect([again.status, again.body.mensagem]).toEqual([200, invalido]);
  });

  it('answers a wrong code with 200 and a message, and blocks the network after five', async () => {
    await send('11987650003');
    const codigo = await readCodigo(test, '11987650003');
    for (let i = 0; i < 5; i++) {
      const wrong = await verify('11987650003', toWrongCodigo(codigo));
      expect([wrong.status, wrong.body.mensagem]).toEqual([200, invalido]);
      expect(wrong.body.retorno).toEqual({ codigoValido: false, comprovante: null });
    }
    const spent = await verify('11987650003', codigo);
    expect([spent.status, spent.body.codigo]).toEqual([400, 'login.codigoGasto']);
  });

  it('refuses a code of another number or another promoter', async () => {
    await send('11987650004');
    const codigo = await readCodigo(test, '11987650004');
    expect((await verify('11987650005', codigo)).body.retorno.codigoValido).toBe(false);
    expect((await verify('11987650004', codigo, sol)).body.retorno.codigoValido).toBe(false);
    expect((await verify('11987650004', codigo)).body.retorno.codigoValido).toBe(true);
  });

  it('ignores isProd', async () => {
    await send('11987650006');
    const body = { usuario: '11987650006', codigo: await readCodigo(test, '11987650006'), isProd: true };
    const answer = await test.client.call('login.verificarCodigo', { body });
    expect(answer.body.retorno.codigoValido).toBe(true);
  });

  it('refuses another code for 30 seconds and returns the remaining seconds', async () => {
    await send('11987650007');
    test.clock.set('2026-11-21T15:00:11Z');
    const early = await send('11987650007');
    expect([early.status, early.body.codigo]).toEqual([429, 'login.aguardeReenvio']);
    expect(early.body.mensagem).toBe(
      'Já enviamos um código a este celular. Use-o, ou aguarde 19 segundos para pedir outro.',
    );
    expect([early.headers['retry-after'], early.body.valores]).toEqual(['19', { segundos: 19 }]);
    test.clock.set('2026-11-21T15:00:30Z');
    expect((await send('11987650007')).status).toBe(200);
    expect(await listMensagens(test, '11987650007')).toHaveLength(2);
    const { body } = await verify('11987650007', await readCodigo(test, '11987650007'));
    expect(body.retorno.codigoValido).toBe(true);
  });

  it('sends one message for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('11987650008')));
    expect(answers.map((a) => a.status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(429)]);
    expect(await listMensagens(test, '11987650008')).toHaveLength(1);
  });

  it.each(['1133334444', '20987654321', '11887654321', '11957654321'])(
    'refuses %s as mobile number',
    async (telefone) => {
      const { status, body } = await send(telefone);
      expect([status, body.codigo]).toEqual([400, 'consumidor.celularInvalido']);
      expect(body.mensagem).toBe('Campo inválido: Número do celular');
    },
  );

  it("sends no code to another account's phone but allows its owner", async () => {
    const { telefoneContato } = toCadastro(1);
    const taken = await send(telefoneContato);
    expect([taken.status, taken.body.codigo]).toEqual([400, 'consumidor.telefoneDuplicado']);
    expect(taken.body.mensagem).toBe('Já existe outra conta cadastrada com este mesmo número de celular!');
    expect((await send(telefoneContato, 'localhost', ana.token)).status).toBe(200);
    const bia = await registerPessoa(test, 2);
    expect((await send(telefoneContato, 'localhost', bia.token)).body.codigo).toBe(
      'consumidor.telefoneDuplicado',
    );
    expect((await send(telefoneContato, sol)).status).toBe(200);
  });

  it('checks whether a phone is free without sending a message', async () => {
    const ask = (telefone: string) =>
      test.client.call('login.verificarTelefoneContato', { params: { telefone } });
    const free = await ask('11987650009');
    expect([free.status, free.body.retorno]).toEqual([200, { disponivel: true }]);
    const taken = await ask(toCadastro(1).telefoneContato);
    expect([taken.status, taken.body.codigo]).toEqual([400, 'consumidor.telefoneDuplicado']);
    expect(await listMensagens(test, '11987650009')).toEqual([]);
  });

  it('verifies the code that a signed-in consumer displays by login', async () => {
    const made = await test.client.call('login.gerarCodigoTemporario', { token: ana.token });
    expect(made.body.retorno).toMatch(/^\d{6}$/);
    const bia = await registerPessoa(test, 3);
    expect((await verify(bia.usuario, made.body.retorno)).body.retorno.codigoValido).toBe(false);
    const right = await verify(ana.usuario, made.body.retorno);
    expect(right.body).toMatchObject({
      mensagem: 'Código válido!',
      retorno: { codigoValido: true, comprovante: null },
    });
    expect((await verify(ana.usuario, made.body.retorno)).body.retorno.codigoValido).toBe(false);
    const next = await test.client.call('login.gerarCodigoTemporario', { token: ana.token });
    test.clock.set('2026-11-21T15:11:00Z');
    expect((await verify(ana.usuario, next.body.retorno)).body.retorno.codigoValido).toBe(false);
  });

  describe('at registration', () => {
    const cadastro = (seed: number, comprovanteTelefone?: string) => ({
      ...toCadastro(seed),
      usuario: toCadastro(seed).telefoneContato,
      telefoneContato: '',
      ...(comprovanteTelefone ? { comprovanteTelefone } : {}),
    });
    const register = (body: ReturnType<typeof cadastro>) =>
      test.client.call('login.cadastrar', { body, host: sol });

    it('refuses a missing, foreign or expired proof and creates no consumer', async () => {
      const { telefoneContato: telefone } = toCadastro(20);
      const ofOther = await confirm(toCadastro(21).telefoneContato, sol);
      const ofPromoter = await confirm(telefone);
      for (const proof of [undefined, 'abc', ofOther, ofPromoter]) {
        const { status, body } = await register(cadastro(20, proof));
        expect([status, body.codigo]).toEqual([422, 'login.celularNaoConfirmado']);
      }
      test.clock.set('2026-11-21T16:00:00Z');
      const old = await confirm(telefone, sol);
      test.clock.set('2026-11-21T16:30:01Z');
      expect((await register(cadastro(20, old))).body.codigo).toBe('login.celularNaoConfirmado');
    });

    it('creates the consumer with a proof and claims the phone once under concurrent registrations', async () => {
      const { telefoneContato: telefone } = toCadastro(22);
      const proof = await confirm(telefone, sol);
      const others = [23, 24, 25, 26].map((seed) => ({
        ...cadastro(seed, proof),
        telefoneContato: telefone,
      }));
      const answers = await Promise.all(others.map(register));
      expect(answers.filter((a) => a.status === 201)).toHaveLength(1);
      for (const { body } of answers.filter((a) => a.status !== 201))
        expect(body.codigo).toBe('consumidor.telefoneDuplicado');
      const loser = others[answers.findIndex((a) => a.status !== 201)]!;
      // The refusal is atomic: the loser's login is still free.
      const exists = await test.client.call('login.verificar', {
        params: { user: loser.usuario },
        host: sol,
      });
      expect(exists.status).toBe(404);
    });

    it('normalizes country code and leading zeros of login and contact phone', async () => {
      const telefone = '11987650040';
      const spelled = '+55 (11) 98765-0040';
      expect((await send(spelled, sol)).status).toBe(200);
      const right = await verify(spelled, await readCodigo(test, telefone), sol);
      const proof = right.body.retorno.comprovante!;
      const body = { ...cadastro(40, proof), usuario: spelled, telefoneContato: '011987650040' };
      const { status, body: answer } = await register(body);
      expect([status, answer.detalhes]).toEqual([201, undefined]);
      const [row] = await test.db.query(
        'select usuario, telefone_contato from consumidor where usuario = $1',
        [telefone],
      );
      expect(row).toEqual({ usuario: telefone, telefone_contato: telefone });
      for (const user of ['+5511987650040', '5511987650040', '011987650040', '0 11 98765-0040']) {
        const known = await test.client.call('login.verificar', { params: { user }, host: sol });
        expect([user, known.status]).toEqual([user, 200]);
      }
      for (const usuario of ['+1 212 555 1234', '01198765432']) {
        const refused = await register({ ...body, usuario, telefoneContato: '' });
        expect(refused.body.detalhes?.map(({ campo }) => campo)).toContain('usuario');
      }
    });

    it('registers a second consumer with the same unconfirmed phone while the first keeps the claim', async () => {
      const body = { ...toCadastro(30), telefoneContato: toCadastro(1).telefoneContato };
      expect((await test.client.call('login.cadastrar', { body })).status).toBe(201);
    });

    it('stores the fields added in later releases', async () => {
      const body = {
        ...toCadastro(31),
        telefoneContato: '(11) 98765-0031',
        jaCliente: true,
        documentoVariavel: '123456',
      };
      const { status, body: answer } = await test.client.call('login.cadastrar', { body });
      expect([status, answer.detalhes]).toEqual([201, undefined]);
      const [row] = await test.db.query(
        `select telefone_contato, ja_cliente, documento_estrangeiro, documento_variavel
         from consumidor where usuario = $1`,
        [body.usuario],
      );
      expect(row).toEqual({
        telefone_contato: '11987650031',
        ja_cliente: true,
        documento_estrangeiro: true,
        documento_variavel: '123456',
      });
    });
  });

  it('deletes expired codes and tokens after a day and keeps valid ones', async () => {
    const count = async () =>
      (
        await test.db.query<{ n: number }>(
          'select (select count(*) from codigo_temporario) + (select count(*) from token_verificacao) as n',
        )
      )[0]!.n;
    const before = await count();
    expect(before).toBeGreaterThan(5);
    await test.app.runJob('codigos.limpar');
    expect(await count()).toBe(before);
    test.clock.set('2026-12-05T00:00:00Z');
    await send('11987650099');
    await test.app.runJob('codigos.limpar');
    expect(await count()).toBe(1);
  });
});
