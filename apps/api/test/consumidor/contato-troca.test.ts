import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listMensagens, readCodigo, readLinkToken } from '../outbox.ts';
import { registerPessoa, toCadastro, type Pessoa } from '../pessoa.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };
/** Phones need no code, and the e-mail is optional. */
const keys = {
  'login.smsRedefinicaoAtivo': true,
  'perfil.confirmarCelularAoAlterar': false,
  'cadastro.emailObrigatorio': false,
};
const novaSenha = 'Novissima2026';

describe('account takeover by a stolen session', () => {
  let test: TestApp;
  let seed = 1400;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish((arquivo) => configure(arquivo, keys));
    await test.publish(undefined, 'sol');
  });
  afterAll(() => test.close());

  async function begin(change: object = {}) {
    const pessoa = await beginUnproved(change);
    await test.db.query('update consumidor set email_verificado = true where usuario = $1 and email = $2', [
      pessoa.usuario,
      pessoa.email,
    ]);
    return pessoa;
  }
  /** Starts with unverified contacts. */
  async function beginUnproved(change: object = {}) {
    const pessoa = await registerPessoa(test, ++seed, 'localhost', change);
    const { telefoneContato } = toCadastro(seed);
    return {
      ...pessoa,
      telefoneContato,
      email: toCadastro(seed).email.toLowerCase(),
      novo: `novo${seed}@x.com.br`,
    };
  }
  async function verify(email: string) {
    const tokenVerificacao = await readLinkToken(test, email, '/verificarEmail');
    expect((await test.client.call('login.confirmarEmail', { body: { tokenVerificacao } })).status).toBe(200);
  }
  const save = (pessoa: Pessoa, body: object) =>
    test.client.call('consumidor.salvar', { body, token: pessoa.token });
  const read = async ({ usuario, token }: Pessoa) =>
    (await test.client.call('consumidor.obter', { params: { usuario }, token })).body.retorno;
  const undo = (tokenVerificacao: string, host = 'localhost') =>
    test.client.call('login.desfazerContato', { body: { tokenVerificacao }, host });
  const signIn = ({ usuario }: Pessoa, senha: string) =>
    test.client.call('login.autenticar', { body: { usuario, senha } });
  const askEmail = ({ usuario }: Pessoa) =>
    test.client.call('login.solicitarRedefinicao', { body: { usuario } });
  const askSms = ({ usuario }: Pessoa) =>
    test.client.call('login.solicitarRedefinicaoSms', { params: campanha, body: { usuario } });
  const readUndo = (destinatario: string) => readLinkToken(test, destinatario, '/naoFuiEu');
  /** Waits for the notifications sent to a previous contact. */
  async function readAvisos(destinatario: string) {
    return vi.waitFor(async () => {
      const avisos = (await listMensagens(test, destinatario)).map(({ texto }) => texto);
      const ours = avisos.filter((texto) => /da sua conta em .* mud/.test(texto));
      expect(ours).not.toHaveLength(0);
      return ours;
    }, 120_000);
  }
  const resetsTo = async (destinatario: string) =>
    (await listMensagens(test, destinatario)).filter(({ texto }) => texto.includes('/redefinirSenha')).length;
  const wait = (minutes: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + minutes * 60_000).toISOString());

  it('requires the password to change an existing contact and keeps the rest of the form on refusal', async () => {
    const ana = await begin();
    for (const body of [
      { email: ana.novo },
      { email: ana.novo, nome: 'Ana Nova' },
      { telefoneContato: '11966601401' },
    ]) {
      const { status, body: answer } = await save(ana, body);
      expect([status, answer.codigo, answer.mensagem]).toEqual([
        403,
        'consumidor.senhaNecessaria',
        'Para trocar seu e-mail ou celular, digite sua senha.',
      ]);
    }
    const wrong = await save(ana, { email: ana.novo, senhaAtual: 'Errada1234' });
    expect([wrong.status, wrong.body.codigo]).toEqual([400, 'login.senhaAtualIncorreta']);
    expect(await read(ana)).toMatchObject({ email: ana.email, telefoneContato: ana.telefoneContato });
    // Unchanged contacts require no password.
    expect((await save(ana, { nome: 'Ana Souza Lima', email: ana.email.toUpperCase() })).status).toBe(200);
    const right = await save(ana, { email: ana.novo, telefoneContato: '11966601401', senhaAtual: ana.senha });
    expect(right.status).toBe(200);
    expect(await read(ana)).toMatchObject({ email: ana.novo, telefoneContato: '11966601401' });
  });

  it('limits password guesses of a session to ten per minute over all calls', async () => {
    const bia = await begin();
    for (let i = 0; i < 10; i++)
      expect((await save(bia, { email: bia.novo, senhaAtual: 'Errada1234' })).status).toBe(400);
    expect((await save(bia, { email: bia.novo, senhaAtual: bia.senha })).status).toBe(429);
    const body = { senhaAtual: bia.senha, novaSenha, confirmacao: novaSenha };
    expect((await test.client.call('login.trocarSenha', { body, token: bia.token })).status).toBe(429);
    wait(1);
  });

  it('notifies an unverified previous contact without any undo link', async () => {
    const ines = await beginUnproved();
    const body = { email: ines.novo, telefoneContato: '11966601405', senhaAtual: ines.senha };
    expect((await save(ines, body)).status).toBe(200);
    for (const contato of [ines.email, ines.telefoneContato]) {
      const [texto] = await readAvisos(contato);
      expect(texto).toContain('peça uma nova senha no aplicativo');
      expect(texto).not.toMatch(/naoFuiEu|http|token/);
    }
  });

  it('sends the undo link to the login phone and to no other phone', async () => {
    await test.publish((arquivo) => configure(arquivo, { ...keys, 'login.tipoIdentificacao': 'telefone' }));
    const login = '11966601406';
    const lua = await beginUnproved({ usuario: login });
    expect((await save(lua, { telefoneContato: '11966601407', senhaAtual: lua.senha })).status).toBe(200);
    const token = await readUndo(login);
    expect((await readAvisos(lua.telefoneContato))[0]).not.toContain('naoFuiEu');
    expect((await readAvisos(lua.email))[0]).not.toContain('naoFuiEu');
    expect((await undo(token)).status).toBe(200);
    await test.publish((arquivo) => configure(arquivo, keys));
  });

  it('stores the profile even when the hourly SMS quota prevents the notification', async () => {
    wait(61);
    await test.publish((arquivo) => configure(arquivo, { ...keys, 'login.codigosPorHora': 1 }));
    const [um, dois] = [await begin(), await begin()];
    await save(um, { telefoneContato: '11966601408', senhaAtual: um.senha });
    expect(await readAvisos(um.telefoneContato)).toHaveLength(1);
    expect((await askSms(dois)).body.codigo).toBe('login.codigosEsgotados');
    const second = await save(dois, { telefoneContato: '11966601409', senhaAtual: dois.senha });
    expect(second.status).toBe(200);
    expect(await readAvisos(dois.email)).toHaveLength(1);
    expect(await listMensagens(test, dois.telefoneContato)).toHaveLength(0);
    await test.publish((arquivo) => configure(arquivo, keys));
  });

  it('notifies previous e-mail and phone, whose undo link restores the contacts once', async () => {
    const caio = await begin();
    await save(caio, { email: caio.novo, telefoneContato: '11966601402', senhaAtual: caio.senha });
    const token = await readUndo(caio.email);
    expect(await readAvisos(caio.telefoneContato)).toHaveLength(1);
    expect((await listMensagens(test, caio.novo)).some(({ texto }) => texto.includes('/naoFuiEu'))).toBe(
      false,
    );
    expect((await undo(token, 'sol.localhost')).status).not.toBe(200);

    const answers = await Promise.all([undo(token), undo(token), undo(token)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await undo(token)).body.codigo).toBe('login.linkInvalido');
    expect(
      (await test.client.call('login.obter', { params: { usuario: caio.usuario }, token: caio.token }))
        .status,
    ).toBe(401);
    // The attacker knew the password: it is revoked.
    expect((await signIn(caio, caio.senha)).status).toBe(401);
    const link = new URL(answers.find(({ status }) => status === 200)!.body.retorno.linkRedefinirSenha);
    expect(link.pathname).toBe('/redefinirSenha');
    const done = await test.client.call('login.confirmarSenha', {
      body: { tokenVerificacao: link.searchParams.get('token')!, novaSenha },
    });
    expect(done.status).toBe(200);
    const signed = (await signIn(caio, novaSenha)).body.retorno;
    expect(await read({ ...caio, token: signed.token })).toMatchObject({
      email: caio.email,
      telefoneContato: caio.telefoneContato,
    });
    // The previous phone is claimed again, and the other one is free.
    const free = (telefone: string) =>
      test.client.call('login.verificarTelefoneContato', { params: { telefone } });
    expect((await free(caio.telefoneContato)).body.codigo).toBe('consumidor.telefoneDuplicado');
    expect((await free('11966601402')).status).toBe(200);
  });

  it('lets the undo link of an earlier change override that of a later one', async () => {
    const duda = await begin();
    await save(duda, { email: duda.novo, senhaAtual: duda.senha });
    const first = await readUndo(duda.email);
    await verify(duda.novo);
    wait(5);
    await save(duda, { email: `outra${duda.novo}`, senhaAtual: duda.senha });
    const second = await readUndo(duda.novo);
    expect((await undo(first)).status).toBe(200);
    expect((await undo(second)).body.codigo).toBe('login.linkInvalido');
    const rows = await test.db.query<{ email: string }>('select email from consumidor where usuario = $1', [
      duda.usuario,
    ]);
    expect(rows[0]?.email).toBe(duda.email);
  });

  it('does not restore a phone that another consumer claimed meanwhile', async () => {
    const [eva, outro] = [await begin(), await begin()];
    await save(eva, { telefoneContato: '11966601403', senhaAtual: eva.senha });
    expect(
      (await save(outro, { telefoneContato: eva.telefoneContato, senhaAtual: outro.senha })).status,
    ).toBe(200);
    expect((await undo(await readUndo(eva.email))).status).toBe(200);
    expect((await read(outro)).telefoneContato).toBe(eva.telefoneContato);
    const rows = await test.db.query<{ telefone_contato: string | null }>(
      'select telefone_contato from consumidor where usuario = $1',
      [eva.usuario],
    );
    expect(rows[0]?.telefone_contato).toBeNull();
  });

  it('accepts the undo link for seven days', async () => {
    const gil = await begin();
    await save(gil, { email: gil.novo, senhaAtual: gil.senha });
    const token = await readUndo(gil.email);
    wait(7 * 24 * 60);
    expect((await undo(token)).body.codigo).toBe('login.linkInvalido');
    await test.app.runJob('codigos.limpar');
    wait(2 * 24 * 60);
    await test.app.runJob('codigos.limpar');
    expect(
      await test.db.query(
        'select 1 from contato_troca where consumidor_id in (select consumidor_id from consumidor where usuario = $1)',
        [gil.usuario],
      ),
    ).toHaveLength(0);
  });

  it('makes one change with one message from two equal concurrent requests', async () => {
    const hugo = await begin();
    const body = { email: hugo.novo, senhaAtual: hugo.senha };
    const answers = await Promise.all([save(hugo, body), save(hugo, body), save(hugo, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await readUndo(hugo.email);
    const told = (await listMensagens(test, hugo.email)).filter(({ texto }) => texto.includes('/naoFuiEu'));
    expect(told).toHaveLength(1);
    expect((await undo(await readUndo(hugo.email))).status).toBe(200);
  });

  it('sends reset links to the previous e-mail until the new one is verified', async () => {
    const ivo = await begin();
    await save(ivo, { email: ivo.novo, senhaAtual: ivo.senha });
    await askEmail(ivo);
    expect([await resetsTo(ivo.email), await resetsTo(ivo.novo)]).toEqual([1, 0]);
    wait(5);
    // A second unverified change: still the first e-mail.
    await save(ivo, { email: `outra${ivo.novo}`, senhaAtual: ivo.senha });
    await askEmail(ivo);
    expect([await resetsTo(ivo.email), await resetsTo(ivo.novo)]).toEqual([2, 0]);
    const tokenVerificacao = await readLinkToken(test, `outra${ivo.novo}`, '/verificarEmail');
    expect((await test.client.call('login.confirmarEmail', { body: { tokenVerificacao } })).status).toBe(200);
    wait(5);
    await askEmail(ivo);
    expect([await resetsTo(ivo.email), await resetsTo(`outra${ivo.novo}`)]).toEqual([2, 1]);
  });

  it('requires the password for a first phone, notifies the e-mail and sends codes there only after a week', async () => {
    const lia = await begin({ telefoneContato: '' });
    const body = { telefoneContato: '11966601404' };
    expect((await save(lia, body)).body.codigo).toBe('consumidor.senhaNecessaria');
    expect((await save(lia, { ...body, senhaAtual: lia.senha })).status).toBe(200);
    const token = await readUndo(lia.email);
    expect((await askSms(lia)).body.codigo).toBe('login.semTelefone');
    wait(7 * 24 * 60);
    expect((await askSms(lia)).body.retorno.enviado).toBe(true);
    expect(await readCodigo(test, '11966601404')).toMatch(/^\d{6}$/);
    expect((await undo(token)).status).toBe(400);
  });

  it('requires the password for a first e-mail, and delays reset links by a week when a phone can object', async () => {
    const rui = await begin({ email: '' });
    expect((await save(rui, { email: rui.novo })).body.codigo).toBe('consumidor.senhaNecessaria');
    expect((await save(rui, { email: rui.novo, senhaAtual: rui.senha })).status).toBe(200);
    expect((await askEmail(rui)).body.codigo).toBe('login.semEmail');
    expect(await readAvisos(rui.telefoneContato)).toHaveLength(1);

    const alone = await begin({ email: '', telefoneContato: '' });
    expect((await save(alone, { email: alone.novo, senhaAtual: alone.senha })).status).toBe(200);
    expect((await askEmail(alone)).status).toBe(200);
    expect(await resetsTo(alone.novo)).toBe(1);
  });

  it('requires no password for a first contact while the registration is unfinished', async () => {
    await test.publish((arquivo) =>
      configure(arquivo, { ...keys, 'perfil.camposObrigatorios': ['nome', 'rg'] }),
    );
    const mel = await begin({ telefoneContato: '' });
    const rg = '123456789';
    expect((await save(mel, { telefoneContato: '11966601410', rg })).status).toBe(200);
    await test.publish((arquivo) => configure(arquivo, keys));
  });

  it('deletes the previous contacts together with the account', async () => {
    const zoe = await begin();
    await save(zoe, { email: zoe.novo, senhaAtual: zoe.senha });
    const gone = await test.client.call('consumidor.excluir', {
      params: { usuario: zoe.usuario },
      token: zoe.token,
    });
    expect(gone.status).toBe(200);
    expect((await undo(await readUndo(zoe.email))).body.codigo).toBe('login.linkInvalido');
    for (const table of ['consumidor', 'contato_troca', 'sessao_encerrada'])
      expect(JSON.stringify(await test.db.query(`select * from ${table}`))).not.toContain(zoe.email);
  });
});
