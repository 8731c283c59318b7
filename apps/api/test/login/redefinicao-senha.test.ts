import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMensagens, readCodigo, readLinkToken, toWrongCodigo } from '../outbox.ts';
import { registerPessoa, toCadastro, type Pessoa } from '../pessoa.ts';
import { startProvider } from '../provider.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };
const emailOf = (seed: number) => toCadastro(seed).email.toLowerCase();
const novaSenha = 'Novissima2026';

describe('forgotten password', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    await test.publish((arquivo) => configure(arquivo, { 'cadastro.confirmarCelular': false }), 'sol');
  });
  afterAll(() => test.close());

  const askEmail = (usuario: string, host = 'localhost') =>
    test.client.call('login.solicitarRedefinicao', { body: { usuario }, host });
  const askSms = (usuario: string, params = campanha, host = 'localhost') =>
    test.client.call('login.solicitarRedefinicaoSms', { params, body: { usuario }, host });
  const exchange = (usuario: string, codigo: string, host = 'localhost') =>
    test.client.call('login.obterTokenSms', { body: { usuario, codigo }, host });
  const confirm = (tokenVerificacao: string, senha = novaSenha, host = 'localhost') =>
    test.client.call('login.confirmarSenha', { body: { tokenVerificacao, novaSenha: senha }, host });
  const signIn = ({ usuario }: Pessoa, senha: string) =>
    test.client.call('login.autenticar', { body: { usuario, senha } });
  const readSenhaToken = (email: string) => readLinkToken(test, email, '/redefinirSenha');

  describe('by e-mail', () => {
    it.each(['localhost:x@alheio.example', 'localhost:80/@alheio.example', 'localhost:@alheio.example/?'])(
      'rejects a request to the host %s and sends no link',
      async (host) => {
        const seed = 40 + host.length;
        const { usuario } = await registerPessoa(test, seed);
        const asked = await askEmail(usuario, host);
        expect([asked.status, asked.body.codigo]).toEqual([400, 'requisicao.invalida']);
        const texts = (await listMensagens(test, emailOf(seed))).map(({ texto }) => texto).join('\n');
        expect(texts).not.toContain('/redefinirSenha');
        expect(texts).not.toContain('alheio');
      },
    );

    it('a link to a changed e-mail address is invalid', async () => {
      const caio = await registerPessoa(test, 30);
      await askEmail(caio.usuario);
      const token = await readSenhaToken(emailOf(30));
      const changed = await test.client.call('consumidor.salvar', {
        body: { telefone: caio.usuario, email: 'caio.novo@exemplo.com.br', senhaAtual: caio.senha },
        token: caio.token,
      });
      expect(changed.status).toBe(200);
      expect((await confirm(token)).body.codigo).toBe('login.linkInvalido');
      expect((await signIn(caio, caio.senha)).status).toBe(200);
    });

    it('checks a link without using it, and rejects an invalid one before the new password', async () => {
      const check = (tokenVerificacao: string, host = 'localhost') =>
        test.client.call('login.conferirLinkSenha', { body: { tokenVerificacao }, host });
      const rui = await registerPessoa(test, 60);
      await askEmail(rui.usuario);
      const token = await readSenhaToken(emailOf(60));
      for (let i = 0; i < 2; i++) {
        const { status, body } = await check(token);
        expect([status, body.retorno]).toEqual([200, { valido: true }]);
      }
      expect((await check(token, 'sol.localhost')).body.codigo).toBe('login.linkInvalido');
      expect((await check(token.slice(0, -1))).body.codigo).toBe('login.linkInvalido');
      expect((await confirm(token)).status).toBe(200);
      expect((await check(token)).body.codigo).toBe('login.linkInvalido');
    });

    it('the link sets a new password once, ends all sessions, and returns the login', async () => {
      const ana = await registerPessoa(test, 1);
      const asked = await askEmail(ana.usuario);
      expect([asked.status, asked.body.retorno]).toEqual([
        200,
        { email: `${emailOf(1)[0]}***@${emailOf(1).split('@')[1]}`, segundosRestantes: 60, enviado: true },
      ]);
      const token = await readSenhaToken(emailOf(1));
      const mensagens = await listMensagens(test, emailOf(1));
      expect(mensagens.some((m) => m.texto.includes(`http://localhost/redefinirSenha?token=${token}`))).toBe(
        true,
      );
      expect(
        (await test.client.call('login.obter', { params: { usuario: ana.usuario }, token: ana.token }))
          .status,
      ).toBe(200);

      const done = await confirm(token);
      expect([done.status, done.body.retorno]).toEqual([
        200,
        { login: { usuario: ana.usuario, tipo: 'consumidor' }, aparelho: expect.any(String) },
      ]);
      const old = await test.client.call('login.obter', {
        params: { usuario: ana.usuario },
        token: ana.token,
      });
      expect([old.status, old.body.codigo]).toEqual([401, 'sessao.invalida']);
      expect((await signIn(ana, ana.senha)).status).toBe(401);
      expect((await signIn(ana, novaSenha)).status).toBe(200);

      const again = await confirm(token, 'Outra2026A');
      expect([again.status, again.body.codigo, again.body.mensagem]).toEqual([
        400,
        'login.linkInvalido',
        'Este link não vale mais.',
      ]);
      expect((await signIn(ana, novaSenha)).status).toBe(200);
    });

    it('another message waits 60 seconds, with the remaining seconds; the sent link is valid', async () => {
      const bia = await registerPessoa(test, 2);
      test.clock.set('2026-11-21T15:10:00Z');
      expect((await askEmail(bia.usuario)).body.retorno.enviado).toBe(true);
      const first = await readSenhaToken(emailOf(2));
      test.clock.set('2026-11-21T15:10:20Z');
      const early = await askEmail(bia.usuario);
      expect([early.status, early.body.retorno.enviado, early.body.retorno.segundosRestantes]).toEqual([
        200,
        false,
        40,
      ]);
      expect(await readSenhaToken(emailOf(2))).toBe(first);
      test.clock.set('2026-11-21T15:11:00Z');
      expect((await askEmail(bia.usuario)).body.retorno.enviado).toBe(true);
      expect((await confirm(first)).status).toBe(200);
    });

    it('sends one message for concurrent requests', async () => {
      const lia = await registerPessoa(test, 3);
      const answers = await Promise.all(Array.from({ length: 10 }, () => askEmail(lia.usuario)));
      expect(answers.filter((a) => a.body.retorno.enviado)).toHaveLength(1);
      const links = (await listMensagens(test, emailOf(3))).filter((m) => m.texto.includes('redefinirSenha'));
      expect(links).toHaveLength(1);
    });

    it('rejects a weak password and keeps the link valid', async () => {
      const eva = await registerPessoa(test, 4);
      await askEmail(eva.usuario);
      const token = await readSenhaToken(emailOf(4));
      const weak = await confirm(token, 'fraca');
      expect([weak.status, weak.body.codigo, weak.body.detalhes?.[0]?.campo]).toEqual([
        400,
        'requisicao.invalida',
        'novaSenha',
      ]);
      expect((await confirm(token)).status).toBe(200);
    });

    it('sets one password for concurrent uses of a link', async () => {
      const ivo = await registerPessoa(test, 5);
      await askEmail(ivo.usuario);
      const token = await readSenhaToken(emailOf(5));
      const senhas = Array.from({ length: 8 }, (_, i) => `Corrida202${i}`);
      const answers = await Promise.all(senhas.map((senha) => confirm(token, senha)));
      expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
      const won = senhas[answers.findIndex((a) => a.status === 200)]!;
      expect((await signIn(ivo, won)).status).toBe(200);
    });

    it('a used link invalidates the person’s other links, and so does a changed password', async () => {
      const rui = await registerPessoa(test, 6);
      test.clock.set('2026-11-21T15:20:00Z');
      await askEmail(rui.usuario);
      const first = await readSenhaToken(emailOf(6));
      test.clock.set('2026-11-21T15:21:00Z');
      await askEmail(rui.usuario);
      const second = await readSenhaToken(emailOf(6));
      expect(second).not.toBe(first);
      expect((await confirm(first)).status).toBe(200);
      expect((await confirm(second)).body.codigo).toBe('login.linkInvalido');

      test.clock.set('2026-11-21T15:22:00Z');
      await askEmail(rui.usuario);
      const third = await readSenhaToken(emailOf(6));
      const { token } = (await signIn(rui, novaSenha)).body.retorno;
      const changed = await test.client.call('login.trocarSenha', {
        body: { senhaAtual: novaSenha, novaSenha: 'Trocada2026', confirmacao: 'Trocada2026' },
        token,
      });
      expect(changed.status).toBe(200);
      expect((await confirm(third)).body.codigo).toBe('login.linkInvalido');
    });

    it('a link is valid for 30 minutes and only at its own promoter', async () => {
      const gil = await registerPessoa(test, 7);
      test.clock.set('2026-11-21T15:30:00Z');
      await askEmail(gil.usuario);
      const token = await readSenhaToken(emailOf(7));
      expect((await confirm(token, novaSenha, 'sol.localhost')).body.codigo).toBe('login.linkInvalido');
      test.clock.set('2026-11-21T16:00:00Z');
      expect((await confirm(token)).body.codigo).toBe('login.linkInvalido');
      expect((await signIn(gil, gil.senha)).status).toBe(200);
    });

    it('distinguishes an unknown login from an account without e-mail', async () => {
      const unknown = await askEmail('11144477735');
      expect([unknown.status, unknown.body.codigo, unknown.body.mensagem]).toEqual([
        404,
        'login.naoExiste',
        'Esse login não existe.',
      ]);
      const { telefoneContato } = toCadastro(8);
      const body = { ...toCadastro(8), usuario: telefoneContato, email: '', telefoneContato: '' };
      expect((await test.client.call('login.cadastrar', { body, host: 'sol.localhost' })).status).toBe(201);
      const none = await askEmail(telefoneContato, 'sol.localhost');
      expect([none.status, none.body.codigo]).toEqual([422, 'login.semEmail']);
    });
  });

  describe('by SMS', () => {
    it('exchanges the code for a link on the request’s own origin', async () => {
      const ana = await registerPessoa(test, 11);
      const { telefoneContato } = toCadastro(11);
      const asked = await askSms(ana.usuario);
      expect([asked.status, asked.body.retorno]).toEqual([
        200,
        {
          numeroTelefone: `(${telefoneContato.slice(0, 2)}) *****-${telefoneContato.slice(7)}`,
          segundosRestantes: 300,
          enviado: true,
        },
      ]);
      const [sms] = await listMensagens(test, telefoneContato);
      expect(sms!.canal).toBe('sms');
      expect(sms!.texto).toMatch(
        /^\d{6} é seu código para criar outra senha em .+\. Ele vale por 10 minutos\. /,
      );
      const { body } = await exchange(ana.usuario, await readCodigo(test, telefoneContato));
      const link = new URL(body.retorno.linkRedefinirSenha);
      expect([link.origin, link.pathname]).toEqual(['http://localhost', '/redefinirSenha']);
      expect((await confirm(link.searchParams.get('token')!)).body.retorno.login.usuario).toBe(ana.usuario);
      expect((await signIn(ana, novaSenha)).status).toBe(200);
    });

    it('sends nothing again within 300 seconds and returns the remaining wait', async () => {
      const bia = await registerPessoa(test, 12);
      const { telefoneContato } = toCadastro(12);
      test.clock.set('2026-11-21T17:00:00Z');
      const parallel = await Promise.all(Array.from({ length: 6 }, () => askSms(bia.usuario)));
      expect(parallel.filter((a) => a.body.retorno.enviado)).toHaveLength(1);
      test.clock.set('2026-11-21T17:01:40Z');
      const early = await askSms(bia.usuario);
      expect([early.status, early.body.retorno.enviado, early.body.retorno.segundosRestantes]).toEqual([
        200,
        false,
        200,
      ]);
      expect(await listMensagens(test, telefoneContato)).toHaveLength(1);
    });

    it('rejects a wrong, a used, an expired code and one of another promoter with the same message', async () => {
      const eva = await registerPessoa(test, 13);
      const { telefoneContato } = toCadastro(13);
      await askSms(eva.usuario);
      const codigo = await readCodigo(test, telefoneContato);
      const refused = async (usuario: string, tried: string, host?: string) => {
        const { status, body } = await exchange(usuario, tried, host);
        expect([status, body.codigo, body.mensagem]).toEqual([
          400,
          'login.codigoTemporarioInvalido',
          'Tente novamente, pois o código temporário está inválido/expirado.',
        ]);
      };
      await refused(eva.usuario, toWrongCodigo(codigo));
      await refused('11144477735', codigo);
      await refused(eva.usuario, codigo, 'sol.localhost');
      expect((await exchange(eva.usuario, codigo)).status).toBe(200);
      await refused(eva.usuario, codigo);
      test.clock.set('2026-11-21T18:00:00Z');
      await askSms(eva.usuario);
      test.clock.set('2026-11-21T18:10:00Z');
      await refused(eva.usuario, await readCodigo(test, telefoneContato));
    });

    it('a changed password invalidates a sent code', async () => {
      const lia = await registerPessoa(test, 14);
      await askSms(lia.usuario);
      const codigo = await readCodigo(test, toCadastro(14).telefoneContato);
      await askEmail(lia.usuario);
      expect((await confirm(await readSenhaToken(emailOf(14)))).status).toBe(200);
      expect((await exchange(lia.usuario, codigo)).body.codigo).toBe('login.codigoTemporarioInvalido');
    });

    it('sends the code to a login by phone without another phone', async () => {
      const { telefoneContato: usuario } = toCadastro(15);
      const body = { ...toCadastro(15), usuario, telefoneContato: '' };
      await test.client.call('login.cadastrar', { body, host: 'sol.localhost' });
      const params = { ano: 2026, identificacao: 'VERAO' };
      expect((await askSms(usuario, params, 'sol.localhost')).body.retorno.enviado).toBe(true);
      expect(await listMensagens(test, usuario)).toHaveLength(1);
    });

    it('a password reset by SMS has separate errors for a campaign of another host, an unknown login, no phone and a wrong phone', async () => {
      const gil = await registerPessoa(test, 16);
      const codigoOf = async (...input: Parameters<typeof askSms>) => {
        const { status, body } = await askSms(...input);
        return [status, body.codigo];
      };
      expect(await codigoOf(gil.usuario, { ano: 2026, identificacao: 'VERAO' })).toEqual([
        404,
        'campanha.naoEncontrada',
      ]);
      expect(await codigoOf('11144477735')).toEqual([404, 'login.naoExiste']);
      const setTelefone = (telefone: string | null) =>
        test.db.query('update consumidor set telefone_contato = $1 where usuario = $2', [
          telefone,
          gil.usuario,
        ]);
      await setTelefone(null);
      expect(await codigoOf(gil.usuario)).toEqual([422, 'login.semTelefone']);
      await setTelefone('1133334444');
      const { body } = await askSms(gil.usuario);
      expect(body.mensagem).toBe('O número de telefone vinculado a essa conta é inválido.');
    });

    it('reports a campaign without SMS', async () => {
      await test.publish((arquivo) => {
        arquivo.campanha.identificacao = 'SEMSMS';
        arquivo.hosts = ['semsms.localhost'];
        configure(arquivo, { 'login.smsRedefinicaoAtivo': false });
      });
      const answer = await askSms('11144477735', { ano: 2026, identificacao: 'SEMSMS' }, 'semsms.localhost');
      expect([answer.status, answer.body.codigo]).toEqual([403, 'login.smsInativo']);
    });
  });

  describe('e-mail of a new account', () => {
    const confirmEmail = (tokenVerificacao: string, host = 'localhost', session?: string) =>
      test.client.call('login.confirmarEmail', { body: { tokenVerificacao }, host, token: session });

    it('the e-mail of a new account is confirmed by its token, with whether it belongs to the session that sent it', async () => {
      const [eva, leo] = [await registerPessoa(test, 27), await registerPessoa(test, 28)];
      const token = await readLinkToken(test, emailOf(27), '/verificarEmail');
      const isVerified = async ({ usuario, token: session }: Pessoa) =>
        (await test.client.call('login.obter', { params: { usuario }, token: session })).body.retorno
          .emailVerificado;
      const ofLeo = await confirmEmail(token, 'localhost', leo.token);
      expect(ofLeo.body.retorno).toEqual({ emailVerificado: true, daSessao: false });
      expect([await isVerified(eva), await isVerified(leo)]).toEqual([true, false]);
      const ofEva = await confirmEmail(token, 'localhost', eva.token);
      expect(ofEva.body.retorno).toEqual({ emailVerificado: true, daSessao: true });
    });

    it('the e-mail of a new account gets another link on request of its session, one a minute, until it is confirmed', async () => {
      const nina = await registerPessoa(test, 70);
      const resend = (session?: string) =>
        test.client.call('login.reenviarConfirmacaoEmail', { token: session });
      const welcome = await readLinkToken(test, emailOf(70), '/verificarEmail');
      expect((await resend()).status).toBe(401);
      const parallel = await Promise.all(Array.from({ length: 5 }, () => resend(nina.token)));
      expect(parallel.filter(({ body }) => body.retorno.enviado)).toHaveLength(1);
      expect(parallel[0]!.body.retorno).toMatchObject({
        email: `${emailOf(70)[0]}***@${emailOf(70).split('@')[1]}`,
        segundosRestantes: 60,
      });
      const another = await readLinkToken(test, emailOf(70), '/verificarEmail');
      expect(another).not.toBe(welcome);
      expect((await confirmEmail(another)).status).toBe(200);
      const done = await resend(nina.token);
      expect([done.status, done.body.codigo]).toEqual([409, 'login.emailJaConfirmado']);
    });

    it('the e-mail of a new account is confirmed by the link of the welcome message, idempotently', async () => {
      const ana = await registerPessoa(test, 21);
      const token = await readLinkToken(test, emailOf(21), '/verificarEmail');
      const read = () =>
        test.client.call('login.obter', { params: { usuario: ana.usuario }, token: ana.token });
      expect((await read()).body.retorno.emailVerificado).toBe(false);
      for (let i = 0; i < 2; i++) {
        const { status, body } = await confirmEmail(token);
        expect([status, body.mensagem, body.retorno]).toEqual([
          200,
          'Seu E-mail foi verificado com sucesso!',
          { emailVerificado: true, daSessao: false },
        ]);
      }
      expect((await read()).body.retorno.emailVerificado).toBe(true);
    });

    it('the e-mail of a new account is not confirmed after it was changed, after a week, or at another promoter', async () => {
      const bia = await registerPessoa(test, 22);
      const token = await readLinkToken(test, emailOf(22), '/verificarEmail');
      const refused = async (host?: string) => {
        const { status, body } = await confirmEmail(token, host);
        expect([status, body.codigo]).toEqual([400, 'login.linkEmailInvalido']);
      };
      await refused('sol.localhost');
      await test.db.query(`update consumidor set email = 'outra@exemplo.com.br' where usuario = $1`, [
        bia.usuario,
      ]);
      await refused();
      await test.db.query('update consumidor set email = $1 where usuario = $2', [emailOf(22), bia.usuario]);
      test.clock.set('2026-11-28T18:10:01Z');
      await refused();
      expect((await confirmEmail('a'.repeat(43))).body.codigo).toBe('login.linkEmailInvalido');
    });

    it('links for a password and for an e-mail are not interchangeable', async () => {
      const eva = await registerPessoa(test, 23);
      await askEmail(eva.usuario);
      const [senha, email] = [
        await readSenhaToken(emailOf(23)),
        await readLinkToken(test, emailOf(23), '/verificarEmail'),
      ];
      expect((await confirmEmail(senha)).body.codigo).toBe('login.linkEmailInvalido');
      expect((await confirm(email)).body.codigo).toBe('login.linkInvalido');
    });

    it('stores tokens only as hashes', async () => {
      const token = await readLinkToken(test, emailOf(23), '/verificarEmail');
      const rows = await test.db.query('select * from token_verificacao');
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain('@');
    });
  });
});

describe('failure to send a message', () => {
  it('a failure to send a message is reported, starts no waiting time, and the next attempt is sent', async () => {
    const provider = await startProvider();
    const test = await startTestApp(undefined, {
      destinosPermitidos: [provider.url],
      sms: { url: `${provider.url}/sms`, token: 'segredo' },
      smtpUrl: 'smtp://127.0.0.1:9',
    });
    await test.publish();
    const ana = await registerPessoa(test, 1);
    const body = { usuario: ana.usuario };
    const byEmail = () => test.client.call('login.solicitarRedefinicao', { body });
    for (let i = 0; i < 2; i++) {
      const { status, body: answer } = await byEmail();
      expect([status, answer.codigo, answer.mensagem]).toEqual([
        502,
        'login.emailNaoEnviado',
        'Um erro inesperado ocorreu, entre em contato com o suporte',
      ]);
    }
    const bySms = () => test.client.call('login.solicitarRedefinicaoSms', { params: campanha, body });
    const byCodigo = () =>
      test.client.call('login.enviarNotificacaoToken', { body: { usuario: '11987650001' } });
    provider.answer(() => ({ status: 500 }));
    expect((await bySms()).body.codigo).toBe('login.smsNaoEnviado');
    const failed = await byCodigo();
    expect([failed.status, failed.body.codigo, failed.body.mensagem]).toEqual([
      502,
      'login.codigoNaoEnviado',
      'Erro ao solicitar confirmação de número de celular, tente novamente ou verifique sua conexão com a rede!',
    ]);
    provider.answer(() => ({ status: 200 }));
    expect((await bySms()).body.retorno.enviado).toBe(true);
    expect((await byCodigo()).status).toBe(200);
    expect(provider.requests).toHaveLength(4);
    await test.close();
    await provider.close();
  });
});
