import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCampanha } from '../campanha/campanha-propria.ts';
import { listMensagens } from '../outbox.ts';
import { registerPessoa, toCadastro, type Pessoa } from '../pessoa.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';
import {
  createAutenticador,
  type CredencialNova,
  type CredencialUsada,
  type Desvio,
} from './autenticador.ts';

const inicio = Date.parse('2026-11-21T15:00:00Z');
const fiveMinutes = 300_000;
const novaSenha = 'Folha482913';

describe('passkeys', () => {
  let test: TestApp;
  let seed = 1;
  let agora = inicio;
  const forward = (milliseconds: number) => test.clock.set(new Date((agora += milliseconds)).toISOString());
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    await test.publish(undefined, 'sol');
  });
  afterAll(() => test.close());
  // Registrations and attempts at a password are limited per minute and hour.
  beforeEach(() => forward(3_600_000));

  const register = () => registerPessoa(test, seed++);
  const beginSignIn = async (host = 'localhost') =>
    (await test.client.call('login.iniciarEntradaPasskey', { host })).body.retorno.opcoes;
  const finishSignIn = (credencial: CredencialUsada, host = 'localhost') =>
    test.client.call('login.autenticarPasskey', { body: { credencial }, host });
  const begin = ({ token, senha }: Pick<Pessoa, 'token' | 'senha'>, senhaAtual = senha) =>
    test.client.call('login.iniciarPasskey', { body: { senhaAtual }, token });
  const finish = (
    { token }: Pick<Pessoa, 'token'>,
    credencial: CredencialNova,
    descricao = 'Chrome, Android',
  ) => test.client.call('login.criarPasskey', { body: { credencial, descricao }, token });
  const list = async ({ token }: Pick<Pessoa, 'token'>) =>
    (await test.client.call('login.passkeys', { token })).body.retorno;
  const remove = ({ token }: Pick<Pessoa, 'token'>, id: string) =>
    test.client.call('login.excluirPasskey', { params: { id }, token });

  /** Adds a passkey of a new device to an account. */
  async function add(pessoa: Pick<Pessoa, 'token' | 'senha'>) {
    const autenticador = createAutenticador();
    const credencial = autenticador.create((await begin(pessoa)).body.retorno.opcoes);
    const { status, body } = await finish(pessoa, credencial);
    if (status !== 201) throw new Error(`adding a passkey answered ${status} ${body.codigo}`);
    return { autenticador, credencial, passkey: body.retorno };
  }
  const signIn = async (autenticador: ReturnType<typeof createAutenticador>, desvio: Desvio = {}) =>
    finishSignIn(autenticador.get(await beginSignIn(), desvio));
  const codes = (answers: readonly { status: number; body: { codigo?: string } }[]) =>
    answers.map(({ status, body }) => `${status} ${body.codigo ?? ''}`.trim()).sort();

  it('signs in like the password: a session, a known device and the time of the last use', async () => {
    const ana = await register();
    const { autenticador, passkey } = await add(ana);
    expect(await list(ana)).toEqual([
      {
        id: passkey.id,
        descricao: 'Chrome, Android',
        host: 'localhost',
        criadoEm: new Date(agora).toISOString(),
        usadoEm: null,
      },
    ]);
    const { status, body } = await signIn(autenticador);
    expect([status, body.retorno.usuario, body.retorno.tipo]).toEqual([200, ana.usuario, 'consumidor']);
    const byPassword = await test.client.call('login.autenticar', {
      body: { usuario: ana.usuario, senha: ana.senha },
    });
    expect(Object.keys(body.retorno).sort()).toEqual(Object.keys(byPassword.body.retorno).sort());
    const own = await test.client.call('login.obter', {
      params: { usuario: ana.usuario },
      token: body.retorno.token,
    });
    expect(own.status).toBe(200);
    expect((await list(ana))[0]?.usadoEm).toBe(new Date(agora).toISOString());
  });

  it('begins a sign-in with the same options for every caller and writes no row', async () => {
    const [one, two] = [await beginSignIn(), await beginSignIn()];
    expect({ ...one, challenge: '' }).toEqual({
      challenge: '',
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
    expect(two.challenge).not.toBe(one.challenge);
    const rows = await test.db.query('select desafio_id from passkey_desafio where desafio_id = any ($1)', [
      [one.challenge, two.challenge],
    ]);
    expect(rows).toEqual([]);
  });

  it('accepts an answered challenge once, also when it arrives twice at the same time', async () => {
    const { autenticador } = await add(await register());
    const credencial = autenticador.get(await beginSignIn());
    const answers = await Promise.all([credencial, credencial, credencial].map((one) => finishSignIn(one)));
    expect(codes(answers)).toEqual(['200', '401 login.passkeyRecusado', '401 login.passkeyRecusado']);
    expect(codes([await finishSignIn(credencial)])).toEqual(['401 login.passkeyRecusado']);
  });

  const desvios: [string, Desvio][] = [
    ['another origin', { origin: 'https://trevo.exemplo.invalid' }],
    ['another port of the host', { origin: 'http://localhost:9999' }],
    ['another relying party', { rpId: 'sol.localhost' }],
    ['no user verification', { flags: 1 }],
    ['the type of a registration', { type: 'webauthn.create' }],
    ['a made-up challenge', { challenge: Buffer.from('inventado').toString('base64url') }],
    ['an unknown account', { userHandle: 'AZobflLAfRGgtFLJ4fejEA' }],
    ['an account handle of another length', { userHandle: 'AZobflLA' }],
  ];
  it.each(desvios)('refuses a sign-in with %s', async (_, desvio) => {
    const { autenticador } = await add(await register());
    expect(codes([await signIn(autenticador, desvio)])).toEqual(['401 login.passkeyRecusado']);
    expect((await signIn(autenticador)).status).toBe(200);
  });

  it("refuses a passkey with another person's account, and a signature of another key", async () => {
    const [ana, bia] = [await add(await register()), await add(await register())];
    const opcoes = await beginSignIn();
    const credencial = ana.autenticador.get(opcoes);
    const foreign = bia.autenticador.get(opcoes);
    const asBia = {
      ...credencial,
      response: { ...credencial.response, userHandle: foreign.response.userHandle },
    };
    const forged = {
      ...credencial,
      response: { ...credencial.response, signature: foreign.response.signature },
    };
    expect(codes([await finishSignIn(asBia), await finishSignIn(forged)])).toEqual([
      '401 login.passkeyRecusado',
      '401 login.passkeyRecusado',
    ]);
  });

  it('refuses a credential that is not one with the field, instead of failing', async () => {
    const { autenticador } = await add(await register());
    const credencial = autenticador.get(await beginSignIn());
    const broken = [
      { ...credencial, response: { ...credencial.response, authenticatorData: 'AAAA' } },
      { ...credencial, response: { ...credencial.response, clientDataJSON: 'AAAA' } },
      { ...credencial, rawId: 'AAAA' },
    ];
    const answers = await Promise.all(broken.map((one) => finishSignIn(one)));
    expect(new Set(codes(answers))).toEqual(new Set(['401 login.passkeyRecusado']));
    const { status, body } = await finishSignIn({ ...credencial, id: 'not base64!' });
    expect([status, body.codigo, body.detalhes?.map(({ campo }) => campo)]).toEqual([
      400,
      'requisicao.invalida',
      ['credencial.id'],
    ]);
  });

  it('refuses a challenge after five minutes, of a registration, and of another host', async () => {
    const ana = await register();
    const { autenticador } = await add(ana);
    const opcoes = await beginSignIn();
    const { challenge } = (await begin(ana)).body.retorno.opcoes;
    const foreign = await beginSignIn('sol.localhost');
    const answers = [
      await finishSignIn(autenticador.get({ ...opcoes, challenge })),
      await finishSignIn(autenticador.get({ ...opcoes, challenge: foreign.challenge })),
      await finishSignIn(autenticador.get(foreign, { origin: 'http://sol.localhost' }), 'sol.localhost'),
    ];
    forward(fiveMinutes);
    answers.push(await finishSignIn(autenticador.get(opcoes)));
    expect(codes(answers)).toEqual(Array(4).fill('401 login.passkeyRecusado'));
  });

  it('compares the origin with the port of the server', async () => {
    const ana = await register();
    const host = `localhost:${test.port}`;
    const autenticador = createAutenticador(`http://${host}`);
    const opcoes = (await begin(ana)).body.retorno.opcoes;
    const body = { credencial: autenticador.create(opcoes), descricao: '' };
    const created = await test.client.call('login.criarPasskey', { body, token: ana.token, host });
    expect([created.status, created.body.retorno.host]).toEqual([201, 'localhost']);
    expect((await finishSignIn(autenticador.get(await beginSignIn(host)), host)).status).toBe(200);
  });

  it('accepts a signature count that stays 0 or grows, and refuses one that goes backwards', async () => {
    const ana = await register();
    const { autenticador } = await add(ana);
    expect(codes([await signIn(autenticador), await signIn(autenticador)])).toEqual(['200', '200']);
    expect(codes([await signIn(autenticador, { contador: 7 })])).toEqual(['200']);
    const answers = [];
    for (const contador of [7, 6, 0]) answers.push(await signIn(autenticador, { contador }));
    expect(codes(answers)).toEqual(Array(3).fill('401 login.passkeyRecusado'));
    expect((await signIn(autenticador, { contador: 8 })).status).toBe(200);
  });

  it('adds a passkey only with the current password', async () => {
    const ana = await register();
    expect(codes([await begin(ana, 'Errada123')])).toEqual(['400 login.senhaAtualIncorreta']);
    const { opcoes } = (await begin(ana)).body.retorno;
    expect(opcoes).toMatchObject({
      rp: { id: 'localhost', name: 'Trevo da Sorte' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(JSON.stringify(opcoes)).not.toContain(ana.usuario);
  });

  const desviosNova: [string, Desvio][] = [
    ['another origin', { origin: 'http://sol.localhost' }],
    ['another relying party', { rpId: 'sol.localhost' }],
    ['no user verification', { flags: 1 }],
    ['the type of a sign-in', { type: 'webauthn.get' }],
  ];
  it.each(desviosNova)('refuses to add a passkey with %s', async (_, desvio) => {
    const ana = await register();
    const { opcoes } = (await begin(ana)).body.retorno;
    const answer = await finish(ana, createAutenticador().create(opcoes, desvio));
    expect(codes([answer])).toEqual(['400 login.passkeyNaoCriado']);
    expect(await list(ana)).toEqual([]);
  });

  it("refuses to add a passkey with another person's challenge, one of a sign-in, or after five minutes", async () => {
    const [ana, bia] = [await register(), await register()];
    const { opcoes } = (await begin(ana)).body.retorno;
    const { challenge } = await beginSignIn();
    const answers = [
      await finish(bia, createAutenticador().create(opcoes)),
      await finish(ana, createAutenticador().create({ ...opcoes, challenge })),
    ];
    forward(fiveMinutes);
    answers.push(await finish(ana, createAutenticador().create(opcoes)));
    expect(codes(answers)).toEqual(Array(3).fill('400 login.passkeyNaoCriado'));
    expect([...(await list(ana)), ...(await list(bia))]).toEqual([]);
  });

  it('adds one passkey under concurrent requests with the same credential, and sends one e-mail', async () => {
    const ana = await register();
    const { email } = toCadastro(seed - 1);
    const autenticador = createAutenticador();
    const credencial = autenticador.create((await begin(ana)).body.retorno.opcoes);
    const answers = await Promise.all([1, 2, 3].map(() => finish(ana, credencial)));
    expect(codes(answers)).toEqual(['201', '201', '201']);
    expect(new Set(answers.map(({ body }) => body.retorno.id)).size).toBe(1);
    expect(await list(ana)).toHaveLength(1);
    const { opcoes } = (await begin(ana)).body.retorno;
    expect(opcoes.excludeCredentials).toEqual([{ type: 'public-key', id: autenticador.id }]);
    const sent = await vi.waitFor(async () => {
      const mensagens = await listMensagens(test, email);
      const about = mensagens.filter(({ assunto }) =>
        assunto.startsWith('Um aparelho agora entra sem senha'),
      );
      expect(about).not.toEqual([]);
      return about;
    }, 120_000);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.texto).toContain('Chrome, Android');
    expect(sent[0]?.texto).toContain('http://localhost/esqueciSenha');
  });

  it('refuses a second credential for one challenge', async () => {
    const ana = await register();
    const { opcoes } = (await begin(ana)).body.retorno;
    expect((await finish(ana, createAutenticador().create(opcoes))).status).toBe(201);
    expect(codes([await finish(ana, createAutenticador().create(opcoes))])).toEqual([
      '400 login.passkeyNaoCriado',
    ]);
  });

  it('keeps at most ten passkeys, also under concurrent requests', async () => {
    const ana = await register();
    for (let at = 0; at < 9; at++) await add(ana);
    forward(60_000);
    const [one, two] = [await begin(ana), await begin(ana)];
    const answers = await Promise.all(
      [one, two].map(({ body }) => finish(ana, createAutenticador().create(body.retorno.opcoes))),
    );
    expect(codes(answers)).toEqual(['201', '409 login.passkeysDemais']);
    const refused = await begin(ana);
    expect([refused.body.codigo, refused.body.mensagem]).toEqual([
      'login.passkeysDemais',
      'Sua conta já tem 10 aparelhos que entram sem senha.',
    ]);
    expect(await list(ana)).toHaveLength(10);
  });

  it('removes a passkey of its owner only, idempotently, and does not add it again by a replay', async () => {
    const [ana, bia] = [await register(), await register()];
    const { autenticador, credencial, passkey } = await add(ana);
    expect((await remove(bia, passkey.id)).status).toBe(200);
    expect(await list(ana)).toHaveLength(1);
    expect(await list(bia)).toEqual([]);
    const answers = await Promise.all([remove(ana, passkey.id), remove(ana, passkey.id)]);
    expect(codes(answers)).toEqual(['200', '200']);
    expect(codes([await signIn(autenticador)])).toEqual(['401 login.passkeyRecusado']);
    expect(codes([await finish(ana, credencial)])).toEqual(['400 login.passkeyNaoCriado']);
    expect(await list(ana)).toEqual([]);
  });

  it('refuses every call where the campaign does not use passkeys', async () => {
    const { host } = await openCampanha(test, 'SEM_PASSKEY', (arquivo) =>
      configure(arquivo, { 'login.passkeyAtivo': false }),
    );
    const { token, senha } = await register();
    const { autenticador, credencial } = await add({ token, senha });
    const id = '01890000-0000-7000-8000-000000000000';
    const answers = [
      await test.client.call('login.iniciarEntradaPasskey', { host }),
      await finishSignIn(autenticador.get(await beginSignIn()), host),
      await test.client.call('login.passkeys', { token, host }),
      await test.client.call('login.iniciarPasskey', { body: { senhaAtual: senha }, token, host }),
      await test.client.call('login.criarPasskey', { body: { credencial }, token, host }),
      await test.client.call('login.excluirPasskey', { params: { id }, token, host }),
    ];
    expect(codes(answers)).toEqual(Array(6).fill('403 login.passkeyInativo'));
  });

  it('ends all passkeys with a new password, and registrations that began before it', async () => {
    const ana = await register();
    const { autenticador } = await add(ana);
    const { opcoes } = (await begin(ana)).body.retorno;
    const { body } = await test.client.call('login.trocarSenha', {
      body: { senhaAtual: ana.senha, novaSenha, confirmacao: novaSenha },
      token: ana.token,
    });
    const { token } = body.retorno;
    expect(await list({ token })).toEqual([]);
    expect(codes([await signIn(autenticador)])).toEqual(['401 login.passkeyRecusado']);
    expect(codes([await finish({ token }, createAutenticador().create(opcoes))])).toEqual([
      '400 login.passkeyNaoCriado',
    ]);
  });

  it('erases the passkeys of a deleted account, and refuses them', async () => {
    const ana = await register();
    const { autenticador } = await add(ana);
    const { status } = await test.client.call('consumidor.excluir', {
      params: { usuario: ana.usuario },
      token: ana.token,
    });
    expect(status).toBe(200);
    const rows = await test.db.query('select 1 as one from passkey where credencial_id = $1', [
      autenticador.id,
    ]);
    expect(rows).toEqual([]);
    expect(codes([await signIn(autenticador)])).toEqual(['401 login.passkeyRecusado']);
  });

  it('refuses a blocked account like the password does', async () => {
    const ana = await register();
    const { autenticador } = await add(ana);
    await test.db.query('update consumidor set ativo = false where usuario = $1', [ana.usuario]);
    expect(codes([await signIn(autenticador)])).toEqual(['401 login.inativo']);
  });

  it('refuses a person with nothing waiting after the campaign closed registrations, like the password does', async () => {
    const { autenticador } = await add(await register());
    await test.publish((arquivo) => configure(arquivo, { 'campanha.bloquearLoginAposCadastros': true }));
    test.clock.set('2027-12-01T15:00:00Z');
    // The passkey names the person, so only the end can tell whether anything waits.
    const finished = await finishSignIn(autenticador.get(await beginSignIn()));
    expect(codes([finished])).toEqual(['403 campanha.cadastrosEncerrados']);
  });
});
