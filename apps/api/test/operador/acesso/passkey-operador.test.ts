import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAutenticador, type CredencialUsada, type Desvio } from '../../login/autenticador.ts';
import { listMensagens } from '../../outbox.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste, senha } from '../operador-console.ts';

const consoleOrigin = `http://${consoleHost}`;
type Autenticador = ReturnType<typeof createAutenticador>;

describe('passkeys of operators', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let raiz: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin });
    await test.publish();
    painel = createConsole(test);
    raiz = await painel.createDaInstalacao();
  });
  afterAll(() => test.close());
  const wait = (minutes: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + minutes * 60_000).toISOString());
  // Sign-ins are limited per minute and hour, and a session ends without a call.
  beforeEach(async () => {
    wait(61);
    await painel.enter(raiz);
  });

  const begin = ({ cookie }: { cookie: string }) => painel.call('operador.iniciarPasskey', { cookie });
  const finish = ({ cookie }: { cookie: string }, credencial: object, nome = 'Chrome, Windows') =>
    painel.call('operador.criarPasskey', { body: { credencial, nome } as never, cookie });
  const list = async ({ cookie }: { cookie: string }) =>
    (await painel.call('operador.passkeys', { cookie })).body.retorno;

  /** Adds a passkey of a new device to the account of a session that was verified just now. */
  async function add(operador: OperadorDeTeste) {
    const autenticador = createAutenticador(consoleOrigin);
    const { body } = await begin(operador);
    const credencial = autenticador.create(body.retorno.opcoes);
    const added = await finish(operador, credencial);
    if (added.status !== 201) throw new Error(JSON.stringify(added.body));
    return { autenticador, credencial, passkey: added.body.retorno };
  }
  const beginEntrada = async () => (await painel.call('operador.iniciarEntradaPasskey')).body.retorno.opcoes;
  const enterWith = (credencial: CredencialUsada) =>
    painel.call('operador.entrarPasskey', {
      body: { credencial, aparelho: 'Chrome, Windows' } as never,
    });
  const enter = async (autenticador: Autenticador, desvio: Desvio = {}) =>
    enterWith(autenticador.get(await beginEntrada(), desvio));
  const beginElevar = async (cookie: string) =>
    (await painel.call('operador.iniciarElevarPasskey', { cookie })).body.retorno.opcoes;
  const elevate = (cookie: string, credencial: CredencialUsada) =>
    painel.call('operador.elevarPasskey', { body: { credencial } as never, cookie });
  const codes = (answers: readonly { status: number; body: { codigo?: string } }[]) =>
    answers.map(({ status, body }) => `${status} ${body.codigo ?? ''}`.trim()).sort();
  const recusada = '401 operador.passkeyRecusada';

  it('signs in without password and code, and records the use', async () => {
    const { autenticador, passkey } = await add(raiz);
    expect(passkey).toMatchObject({ nome: 'Chrome, Windows', usadaEm: null });
    const answer = await enter(autenticador);
    expect(answer.body.retorno).toMatchObject({ email: raiz.email, daInstalacao: true, passkeys: 1 });
    const cookie = painel.toCookie(answer.headers);
    expect((await painel.call('operador.sessao', { cookie })).status).toBe(200);
    expect((await list(raiz))[0]?.usadaEm).toBe(test.clock.now().toISOString());
    await painel.call('operador.excluirPasskey', { params: { passkeyID: passkey.passkeyID }, cookie });
  });

  it('asks for a discoverable passkey with user verification at the host of the console', async () => {
    const { opcoes } = (await begin(raiz)).body.retorno;
    expect(opcoes).toMatchObject({
      rp: { id: consoleHost },
      timeout: 300_000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await beginEntrada()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: consoleHost,
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  const desvios: [string, Desvio][] = [
    ['another origin', { origin: 'https://console.exemplo.invalid' }],
    ['another relying party', { rpId: 'localhost' }],
    ['no user verification', { flags: 1 }],
    ['the type of a registration', { type: 'webauthn.create' }],
    ['a made-up challenge', { challenge: Buffer.from('inventado').toString('base64url') }],
    ['an unknown account', { userHandle: 'AZobflLAfRGgtFLJ4fejEA' }],
    ['an account handle of another length', { userHandle: 'AZobflLA' }],
  ];
  it('refuses every credential that is not valid with the same answer', async () => {
    const lia = await painel.createDaInstalacao();
    const { autenticador } = await add(lia);
    const alheia = createAutenticador(consoleOrigin);
    const answers: string[] = [];
    for (const [name, desvio] of desvios) {
      wait(1);
      const { status, body } = await enter(autenticador, desvio);
      answers.push(`${name}: ${status} ${body.codigo} ${body.mensagem}`);
    }
    const { userHandle } = autenticador.get(await beginEntrada()).response;
    const { status, body } = await enter(alheia, { userHandle });
    answers.push(`the credential of another device: ${status} ${body.codigo} ${body.mensagem}`);
    expect(answers).toEqual(
      [...desvios.map(([name]) => name), 'the credential of another device'].map(
        (name) => `${name}: ${recusada} Esta passkey não foi aceita.`,
      ),
    );
    wait(1);
    expect((await enter(autenticador)).status).toBe(200);
  });

  it('accepts a challenge once, also when it arrives twice at the same time, and for five minutes', async () => {
    const { autenticador } = await add(await painel.createDaInstalacao());
    const credencial = autenticador.get(await beginEntrada());
    const answers = await Promise.all([1, 2, 3].map(() => enterWith(credencial)));
    expect(codes(answers)).toEqual(['200', recusada, recusada]);
    const late = autenticador.get(await beginEntrada());
    wait(5);
    expect(codes([await enterWith(late)])).toEqual([recusada]);
  });

  it('refuses a signature counter that does not increase, and accepts one that stays 0', async () => {
    const { autenticador } = await add(await painel.createDaInstalacao());
    expect((await enter(autenticador)).status).toBe(200);
    expect((await enter(autenticador, { contador: 7 })).status).toBe(200);
    wait(1);
    expect(codes([await enter(autenticador, { contador: 7 }), await enter(autenticador)])).toEqual([
      recusada,
      recusada,
    ]);
    expect((await enter(autenticador, { contador: 8 })).status).toBe(200);
  });

  it('limits the attempts at one account like those with a password', async () => {
    const { autenticador } = await add(await painel.createDaInstalacao());
    const other = await add(await painel.createDaInstalacao());
    wait(1);
    for (let i = 0; i < 5; i++) expect(codes([await enter(autenticador, { flags: 1 })])).toEqual([recusada]);
    expect(codes([await enter(autenticador)])).toEqual(['429 requisicao.muitas']);
    expect((await enter(other.autenticador)).status).toBe(200);
  });

  it('adds a passkey only after a fresh verification, and for the session that began', async () => {
    const lia = await painel.createDaInstalacao();
    const begun = createAutenticador(consoleOrigin);
    const credencial = begun.create((await begin(lia)).body.retorno.opcoes);
    expect(codes([await finish(raiz, credencial)])).toEqual(['400 operador.passkeyNaoCriada']);
    const entrada = createAutenticador(consoleOrigin);
    const { opcoes } = (await begin(lia)).body.retorno;
    const swapped = entrada.create({ ...opcoes, challenge: (await beginEntrada()).challenge });
    expect(codes([await finish(lia, swapped)])).toEqual(['400 operador.passkeyNaoCriada']);
    expect(await list(lia)).toEqual([]);
    wait(6);
    expect(codes([await begin(lia)])).toEqual(['403 operador.confirmeQuemE']);
  });

  it('returns the same passkey for a repeated request, and stores at most ten', async () => {
    const lia = await painel.createDaInstalacao();
    const autenticador = createAutenticador(consoleOrigin);
    const credencial = autenticador.create((await begin(lia)).body.retorno.opcoes);
    const twice = await Promise.all([finish(lia, credencial), finish(lia, credencial)]);
    expect(codes(twice)).toEqual(['201', '201']);
    expect(new Set(twice.map(({ body }) => body.retorno.passkeyID)).size).toBe(1);
    const mensagens = await listMensagens(test, lia.email);
    expect(mensagens.map(({ assunto }) => assunto)).toEqual(['Nova passkey na sua conta do console']);
    const begun = [];
    for (let i = 0; i < 10; i++) {
      if (i % 5 === 0) wait(1);
      begun.push(createAutenticador(consoleOrigin).create((await begin(lia)).body.retorno.opcoes));
    }
    wait(1);
    const answers = await Promise.all(begun.map((one) => finish(lia, one)));
    expect(codes(answers)).toEqual([
      ...Array.from({ length: 9 }, () => '201'),
      '409 operador.passkeysDemais',
    ]);
    expect(await list(lia)).toHaveLength(10);
    expect(codes([await begin(lia)])).toEqual(['409 operador.passkeysDemais']);
  });

  it('a passkey belongs to one account, also when two add it at the same time', async () => {
    const [ana, bia, caio] = [
      await painel.createDaInstalacao(),
      await painel.createDaInstalacao(),
      await painel.createDaInstalacao(),
    ];
    const { autenticador } = await add(ana);
    const create = async (operador: OperadorDeTeste, aparelho: Autenticador) =>
      aparelho.create((await begin(operador)).body.retorno.opcoes);
    expect(codes([await finish(bia, await create(bia, autenticador))])).toEqual([
      '400 operador.passkeyNaoCriada',
    ]);
    expect(await list(bia)).toEqual([]);
    const outro = createAutenticador(consoleOrigin);
    const [deBia, deCaio] = [await create(bia, outro), await create(caio, outro)];
    const answers = await Promise.all([
      finish(bia, deBia),
      finish(caio, deCaio),
      finish(bia, deBia),
      finish(caio, deCaio),
    ]);
    expect(codes(answers)).toEqual([
      '201',
      '201',
      '400 operador.passkeyNaoCriada',
      '400 operador.passkeyNaoCriada',
    ]);
    expect([...(await list(bia)), ...(await list(caio))]).toHaveLength(1);
  });

  it('verifies the operator again under another cookie, with an own passkey only', async () => {
    const [ana, bia] = [await painel.createDaInstalacao(), await painel.createDaInstalacao()];
    const [deAna, deBia] = [await add(ana), await add(bia)];
    wait(6);
    expect(codes([await begin(ana)])).toEqual(['403 operador.confirmeQuemE']);
    const opcoes = await beginElevar(ana.cookie);
    expect(opcoes.allowCredentials).toEqual([{ type: 'public-key', id: deAna.autenticador.id }]);
    expect(codes([await elevate(ana.cookie, deBia.autenticador.get(opcoes))])).toEqual([recusada]);
    // Challenges belong to one purpose and one session.
    const entrada = deAna.autenticador.get(await beginEntrada());
    const deOutra = deAna.autenticador.get(await beginElevar(bia.cookie));
    expect(codes([await elevate(ana.cookie, entrada), await elevate(ana.cookie, deOutra)])).toEqual([
      recusada,
      recusada,
    ]);
    const elevated = await elevate(ana.cookie, deAna.autenticador.get(opcoes));
    const after = painel.toCookie(elevated.headers);
    expect([elevated.status, after === ana.cookie]).toEqual([200, false]);
    expect((await painel.call('operador.sessao', { cookie: ana.cookie })).body.codigo).toBe(
      'operador.semSessao',
    );
    expect((await begin({ cookie: after })).status).toBe(200);
  });

  it('renames and removes own passkeys only; a removed one does not sign in', async () => {
    const [ana, bia] = [await painel.createDaInstalacao(), await painel.createDaInstalacao()];
    const { autenticador, passkey } = await add(ana);
    const params = { passkeyID: passkey.passkeyID };
    const rename = ({ cookie }: OperadorDeTeste, nome: string) =>
      painel.call('operador.nomearPasskey', { params, body: { nome } as never, cookie });
    expect((await rename(ana, '  Notebook da Ana ')).body.retorno.nome).toBe('Notebook da Ana');
    expect(codes([await rename(bia, 'Meu'), await rename(ana, ' ')])).toEqual([
      '400 requisicao.invalida',
      '404 operador.passkeyNaoEncontrada',
    ]);
    await painel.call('operador.excluirPasskey', { params, cookie: bia.cookie });
    expect(await list(ana)).toMatchObject([{ nome: 'Notebook da Ana' }]);
    for (let i = 0; i < 2; i++)
      expect((await painel.call('operador.excluirPasskey', { params, cookie: ana.cookie })).status).toBe(200);
    expect(codes([await enter(autenticador)])).toEqual([recusada]);
  });

  it('removes the passkeys with the recovery of the account', async () => {
    const lia = await painel.createDaInstalacao();
    const { autenticador } = await add(lia);
    const open = createAutenticador(consoleOrigin).create((await begin(lia)).body.retorno.opcoes);
    await painel.call('operador.pedirRecuperacao', { body: { email: lia.email } as never });
    const findToken = async () =>
      (await listMensagens(test, lia.email)).flatMap(
        ({ texto }) => /\/recuperar#(\S+)/.exec(texto)?.[1] ?? [],
      )[0];
    await expect.poll(findToken).toBeDefined();
    const token = await findToken();
    const opened = await painel.call('operador.abrirRecuperacao', { body: { token } as never });
    const { segredo } = opened.body.retorno.autenticador;
    const recovered = await painel.call('operador.recuperar', {
      body: { token, senha, codigo: painel.nextCodigo(segredo) } as never,
    });
    expect(recovered.status).toBe(200);
    const again = { ...lia, segredo };
    await painel.enter(again);
    expect(await list(again)).toEqual([]);
    expect(codes([await enter(autenticador), await finish(again, open)])).toEqual([
      '400 operador.passkeyNaoCriada',
      recusada,
    ]);
  });

  it('removing an operator from the team ends sessions and passkeys', async () => {
    // A promoter keeps an administrator.
    await painel.create(raiz, 'administrador');
    const pessoa = await painel.create(raiz, 'operador');
    const { autenticador } = await add(pessoa);
    expect((await enter(autenticador)).status).toBe(200);
    const removed = await painel.call('operador.definirPapel', {
      params: { operadorID: pessoa.operadorID },
      body: { papel: null } as never,
      cookie: raiz.cookie,
      promotora: 'quatrofolhas',
    });
    expect(removed.status).toBe(200);
    expect(codes([await enter(autenticador)])).toEqual([recusada]);
  });

  it('exists at the host of the console only, for its own origin', async () => {
    const elsewhere = await test.client.call('operador.iniciarEntradaPasskey', { host: 'localhost' });
    expect(codes([elsewhere])).toEqual(['404 requisicao.naoEncontrada']);
    const foreign = await painel.call('operador.iniciarEntradaPasskey', {
      headers: { origin: 'https://evil.example' },
    });
    expect(codes([foreign])).toEqual(['403 operador.origemRecusada']);
    expect(codes([await begin({ cookie: '' })])).toEqual(['401 operador.semSessao']);
  });
});
