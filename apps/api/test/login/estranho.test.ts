import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMensagens, readCodigo, readLinkToken, toWrongCodigo } from '../outbox.ts';
import { registerPessoa, toCadastro } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };
const novaSenha = 'Novissima2026';

/** Simulates an hour of failed attempts by a stranger that name one person. */
describe('a stranger cannot lock a person out', () => {
  let test: TestApp;
  let seed = 900;
  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z', { trustProxy: 1 });
    await test.publish();
  });
  afterAll(() => test.close());

  const stranger = '198.51.100.9';
  const from = (endereco: string, aparelho?: string) => ({
    headers: { 'x-forwarded-for': endereco, ...(aparelho ? { 'x-aparelho': aparelho } : {}) },
  });
  type From = ReturnType<typeof from>;

  const signIn = (usuario: string, senha: string, who: From) =>
    test.client.call('login.autenticar', { body: { usuario, senha }, ...who });
  const askEmail = (usuario: string, who: From) =>
    test.client.call('login.solicitarRedefinicao', { body: { usuario }, ...who });
  const askSms = (usuario: string, who: From) =>
    test.client.call('login.solicitarRedefinicaoSms', { params: campanha, body: { usuario }, ...who });
  const exchange = (usuario: string, codigo: string, who: From) =>
    test.client.call('login.obterTokenSms', { body: { usuario, codigo }, ...who });
  const verifyLogin = (user: string, who: From) =>
    test.client.call('login.verificar', { params: { user }, ...who });

  /** Creates a person with a signed-in device, in the state before the attack. */
  async function begin() {
    test.clock.set('2026-11-21T15:00:00Z');
    const pessoa = await registerPessoa(test, ++seed);
    const home = await signIn(pessoa.usuario, pessoa.senha, from('203.0.113.1'));
    return { ...pessoa, ...toCadastro(seed), aparelho: home.body.retorno.aparelho };
  }

  async function doEverythingWrong(usuario: string, telefone: string): Promise<void> {
    const who = from(stranger);
    for (let minute = 0; minute < 60; minute += 12) {
      test.clock.set(`2026-11-21T16:${String(minute).padStart(2, '0')}:00Z`);
      for (let i = 0; i < 11; i++) await signIn(usuario, 'Errada1234', who);
      for (let i = 0; i < 21; i++) await verifyLogin(usuario, who);
      for (let i = 0; i < 3; i++) await askEmail(usuario, who);
      for (let i = 0; i < 2; i++) await askSms(usuario, who);
      const wrong = toWrongCodigo(await readCodigo(test, telefone));
      for (let i = 0; i < 21; i++) await exchange(usuario, wrong, who);
    }
    expect((await signIn(usuario, 'Errada1234', who)).body.codigo).toBe('requisicao.muitas');
    expect((await askEmail(usuario, who)).body.codigo).toBe('requisicao.muitas');
    expect((await exchange(usuario, '000000', who)).status).not.toBe(200);
  }

  it('all notations of a phone share one attempt counter', async () => {
    test.clock.set('2026-11-21T15:00:00Z');
    const ways = [
      '11987650000',
      '(11) 98765-0000',
      '+5511987650000',
      '5511987650000',
      '011987650000',
      '+55 11 98765-0000',
    ];
    const codes: string[] = [];
    for (let i = 0; i < 12; i++)
      codes.push((await signIn(ways[i % ways.length]!, 'Errada1234', from('198.51.100.20'))).body.codigo);
    expect(codes.slice(0, 2)).toEqual(['login.senhaIncorreta', 'login.senhaIncorreta']);
    expect(codes.at(-1)).toBe('requisicao.muitas');
  });

  it.each([
    ['at another address', '203.0.113.77', false],
    ['on their own device at the same address', stranger, true],
  ])('the owner %s signs in, gets a link and a code, and uses them', async (_, endereco, isOwnDevice) => {
    const ana = await begin();
    await doEverythingWrong(ana.usuario, ana.telefoneContato);
    const who = from(endereco, isOwnDevice ? ana.aparelho : undefined);
    expect((await verifyLogin(ana.usuario, who)).status).toBe(200);
    expect((await signIn(ana.usuario, ana.senha, who)).status).toBe(200);

    expect((await askSms(ana.usuario, who)).status).toBe(200);
    const codigo = await readCodigo(test, ana.telefoneContato);
    const exchanged = await exchange(ana.usuario, codigo, who);
    expect(exchanged.status).toBe(200);

    const byEmail = await askEmail(ana.usuario, who);
    expect([byEmail.status, byEmail.body.retorno.email]).toEqual([200, `${ana.email[0]}***@exemplo.invalid`]);
    const tokenVerificacao = await readLinkToken(test, ana.email.toLowerCase(), '/redefinirSenha');
    const done = await test.client.call('login.confirmarSenha', {
      body: { tokenVerificacao, novaSenha },
      ...who,
    });
    expect(done.status).toBe(200);
    // The app replaces the device token by that of the answer.
    const after = from(endereco, isOwnDevice ? done.body.retorno.aparelho : undefined);
    expect((await signIn(ana.usuario, novaSenha, after)).status).toBe(200);
  });

  it("a code allows 7 guesses for all strangers, and the owner's known device keeps 3", async () => {
    const rita = await begin();
    test.clock.set('2026-11-21T16:00:00Z');
    await askSms(rita.usuario, from(stranger));
    const codigo = await readCodigo(test, rita.telefoneContato);
    const wrong = toWrongCodigo(codigo);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => exchange(rita.usuario, wrong, from(`198.51.100.${index}`))),
    );
    const count = (code: string) => answers.filter(({ body }) => body.codigo === code).length;
    expect([count('login.codigoTemporarioInvalido'), count('login.codigoGasto')]).toEqual([7, 57]);
    const newDevice = await exchange(rita.usuario, codigo, from('203.0.113.77'));
    expect([newDevice.status, newDevice.body.codigo, newDevice.body.mensagem]).toEqual([
      400,
      'login.codigoGasto',
      'Este código já foi tentado vezes demais. Peça outro.',
    ]);
    const home = from('203.0.113.77', rita.aparelho);
    for (let i = 0; i < 2; i++)
      expect((await exchange(rita.usuario, wrong, home)).body.codigo).toBe('login.codigoTemporarioInvalido');
    expect((await exchange(rita.usuario, codigo, home)).status).toBe(200);
  });

  it('after 600 wrong passwords from 60 addresses a new device signs in through a password reset', async () => {
    const vera = await begin();
    const codes: string[] = [];
    for (let minute = 0; minute < 12; minute++) {
      test.clock.set(`2026-11-21T16:${String(minute).padStart(2, '0')}:00Z`);
      for (let i = 0; i < 50; i++) {
        const who = from(`198.51.100.${(minute % 6) * 10 + (i % 10)}`);
        codes.push((await signIn(vera.usuario, 'Errada1234', who)).body.codigo);
      }
    }
    expect(codes.filter((code) => code === 'login.senhaIncorreta')).toHaveLength(600);

    const newDevice = from('203.0.113.77');
    const refused = await signIn(vera.usuario, vera.senha, newDevice);
    expect([refused.status, refused.body.codigo]).toEqual([429, 'login.contaMuitoTentada']);
    expect(refused.headers['retry-after']).toBe('2940');
    expect((await askEmail(vera.usuario, newDevice)).body.retorno.enviado).toBe(true);
    const tokenVerificacao = await readLinkToken(test, vera.email.toLowerCase(), '/redefinirSenha');
    const done = await test.client.call('login.confirmarSenha', {
      body: { tokenVerificacao, novaSenha },
      ...newDevice,
    });
    const { aparelho } = done.body.retorno;
    expect((await signIn(vera.usuario, novaSenha, newDevice)).status).toBe(429);
    expect((await signIn(vera.usuario, novaSenha, from('203.0.113.77', aparelho))).status).toBe(200);
  });

  it('strangers at 60 addresses do not prevent the owner from requesting and using a code or a link', async () => {
    const zeca = await begin();
    for (let minute = 0; minute < 60; minute += 12) {
      test.clock.set(`2026-11-21T16:${String(minute).padStart(2, '0')}:00Z`);
      const strangers = Array.from({ length: 60 }, (_, index) => from(`198.51.100.${index}`));
      await Promise.all(strangers.flatMap((who) => [askEmail(zeca.usuario, who), askSms(zeca.usuario, who)]));
      await Promise.all(strangers.map((who) => exchange(zeca.usuario, '000000', who)));
    }
    const newDevice = from('203.0.113.77');
    expect((await askEmail(zeca.usuario, newDevice)).status).toBe(200);
    test.clock.set('2026-11-21T16:59:00Z');
    expect((await askSms(zeca.usuario, newDevice)).body.retorno.enviado).toBe(true);
    const codigo = await readCodigo(test, zeca.telefoneContato);
    expect((await exchange(zeca.usuario, codigo, newDevice)).status).toBe(200);
  });

  it('a message triggered by a stranger is valid for the owner, whose request reports it as already sent', async () => {
    const ana = await begin();
    test.clock.set('2026-11-21T16:00:00Z');
    await askSms(ana.usuario, from(stranger));
    await askEmail(ana.usuario, from(stranger));
    const who = from('203.0.113.77');
    const [sms, email] = [await askSms(ana.usuario, who), await askEmail(ana.usuario, who)];
    expect([sms.status, sms.body.retorno.enviado]).toEqual([200, false]);
    expect([email.status, email.body.retorno]).toEqual([
      200,
      { email: `${ana.email[0]}***@exemplo.invalid`, segundosRestantes: 60, enviado: false },
    ]);
    const codigo = await readCodigo(test, ana.telefoneContato);
    expect((await exchange(ana.usuario, codigo, who)).status).toBe(200);
  });

  it('a stranger cannot flood the owner with messages', async () => {
    const bia = await begin();
    await doEverythingWrong(bia.usuario, bia.telefoneContato);
    const sent = [
      ...(await listMensagens(test, bia.telefoneContato)),
      ...(await listMensagens(test, bia.email.toLowerCase())),
    ].filter(({ texto }) => /redefinirSenha|código/.test(texto));
    expect(sent.length).toBeLessThanOrEqual(18);
  });

  it('a device has attempts of its own for its own consumer only, and no more than a stranger', async () => {
    const [caio, duda] = [await begin(), await begin()];
    test.clock.set('2026-11-21T18:00:00Z');
    const who = from('203.0.113.5', caio.aparelho);
    for (let i = 0; i < 10; i++) await signIn(caio.usuario, 'Errada1234', who);
    expect((await signIn(caio.usuario, caio.senha, who)).status).toBe(429);
    // For other consumers it counts as a stranger's and shares the attempts of its address.
    for (let i = 0; i < 10; i++) await signIn(duda.usuario, 'Errada1234', from('203.0.113.5'));
    expect((await signIn(duda.usuario, duda.senha, who)).status).toBe(429);
  });

  it("renewing a session creates no known device, and a stranger's text is none", async () => {
    const eva = await begin();
    test.clock.set('2026-11-21T19:00:00Z');
    const renewed = await test.client.call('login.autenticar', {
      body: { usuario: eva.usuario, token: eva.token },
    });
    const again = await test.client.call('login.autenticar', {
      body: { usuario: eva.usuario, token: renewed.body.retorno.token },
    });
    const [one, two] = [renewed, again].map(({ body }) => from('203.0.113.6', body.retorno.aparelho));
    for (let i = 0; i < 10; i++) await signIn(eva.usuario, 'Errada1234', one!);
    expect((await signIn(eva.usuario, eva.senha, two!)).status).toBe(429);
    for (let i = 0; i < 10; i++) await signIn(eva.usuario, 'Errada1234', from('203.0.113.7'));
    for (const made of ['x', eva.token, eva.aparelho.slice(0, -4) + 'AAAA'])
      expect((await signIn(eva.usuario, eva.senha, from('203.0.113.7', made))).status).toBe(429);
  });

  it('a new password ends the known devices of the earlier one, and counts them apart from the new one', async () => {
    const ivo = await begin();
    test.clock.set('2026-11-21T23:00:00Z');
    const troca = { senhaAtual: ivo.senha, novaSenha, confirmacao: novaSenha };
    const changed = await test.client.call('login.trocarSenha', { body: troca, token: ivo.token });
    expect(changed.status).toBe(200);
    const endereco = '203.0.113.10';
    for (let i = 0; i < 10; i++) await signIn(ivo.usuario, 'Errada1234', from(endereco));
    const [before, after] = [ivo.aparelho, changed.body.retorno.aparelho].map((one) => from(endereco, one));
    expect((await signIn(ivo.usuario, novaSenha, before!)).status).toBe(429);
    for (let i = 0; i < 10; i++) await signIn(ivo.usuario, 'Errada1234', before!);
    expect((await signIn(ivo.usuario, novaSenha, after!)).status).toBe(200);
  });

  it('several own devices, of one account or more, add no attempts for other accounts from an address', async () => {
    const [gil, hugo, ida] = [await begin(), await begin(), await begin()];
    const minted = [gil.aparelho, hugo.aparelho];
    for (const one of [gil, gil, hugo, hugo])
      minted.push((await signIn(one.usuario, one.senha, from('203.0.113.8'))).body.retorno.aparelho);
    test.clock.set('2026-11-21T20:00:00Z');
    const codes: string[] = [];
    for (let i = 0; i < 72; i++) {
      const who = from('203.0.113.9', minted[i % minted.length]);
      codes.push((await verifyLogin(toCadastro(5_000 + i).usuario, who)).body.codigo);
    }
    expect(codes.filter((code) => code !== 'requisicao.muitas')).toHaveLength(60);
    expect((await verifyLogin(ida.usuario, from('203.0.113.9'))).status).toBe(429);
    // None of them counts against a person at the same address.
    expect((await verifyLogin(ida.usuario, from('203.0.113.9', ida.aparelho))).status).toBe(200);
  });

  it('all devices of one account share one attempt counter, for its password and for a code', async () => {
    const lia = await begin();
    const minted = [lia.aparelho];
    for (let i = 0; i < 4; i++)
      minted.push((await signIn(lia.usuario, lia.senha, from('203.0.113.1'))).body.retorno.aparelho);
    test.clock.set('2026-11-21T21:00:00Z');
    const each = (i: number) => from(`203.0.113.${30 + i}`, minted[i % minted.length]);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await signIn(lia.usuario, 'Errada1234', each(i))).status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10);

    expect((await askSms(lia.usuario, each(0))).status).toBe(200);
    const codigo = await readCodigo(test, lia.telefoneContato);
    for (let i = 0; i < 5; i++) await exchange(lia.usuario, toWrongCodigo(codigo), each(i));
    expect((await exchange(lia.usuario, codigo, each(4))).status).not.toBe(200);
    expect((await exchange(lia.usuario, codigo, from('203.0.113.40'))).status).toBe(200);
  });

  it('a session is counted separately from the strangers of its address', async () => {
    const noa = await begin();
    test.clock.set('2026-11-21T22:00:00Z');
    const verify = (usuario: string, who: From, token?: string) =>
      test.client.call('login.verificarCodigo', {
        body: { usuario, codigo: '000000' },
        headers: { ...who.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
    let left = 200;
    while (left > 0 && (await verify(`119876${10_000 + left}`, from('203.0.113.50'))).status !== 429) left--;
    expect(left).toBeGreaterThan(0);
    const own = await verify('11987699999', from('203.0.113.50', noa.aparelho), noa.token);
    expect(own.status).toBe(200);
  });

  it('the device token does not reveal the person or the password hash', async () => {
    const { aparelho, usuario } = await begin();
    const told = Buffer.from(aparelho.split('.')[1]!, 'base64url').toString();
    expect(told).not.toContain(usuario);
    const [conta] = await test.db.query<{ senha_hash: string }>(
      'select senha_hash from consumidor where usuario = $1',
      [usuario],
    );
    expect(told).not.toContain(conta!.senha_hash.split('$').at(-1));
    expect(Object.keys(JSON.parse(told)).sort()).toEqual(['exp', 'iat', 'jti', 'senha', 'sub']);
  });
});
