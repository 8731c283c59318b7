import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCampanha } from '../../campanha/campanha-propria.ts';
import { startMailServer } from '../../mail-server.ts';
import { listMensagens } from '../../outbox.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste, senha } from '../operador-console.ts';

const tokenOf = (texto: string): string => /#([\w-]{20,})/.exec(texto)![1]!;

describe('invitation of an existing account by an administrator of another promoter', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let bia: OperadorDeTeste;
  beforeAll(async () => {
    mail = await startMailServer();
    test = await startTestApp(undefined, {
      consoleOrigin: `http://${consoleHost}`,
      destinosPermitidos: [mail.origin],
    });
    await test.publish();
    await openCampanha(test, 'SEGUNDA', (arquivo) => {
      arquivo.promotora.identificacao = 'segunda';
    });
    painel = createConsole(test);
    bia = await painel.createAdministrador('segunda');
    const set = await test.client.call('operador.definirProvedor', {
      params: { promotora: 'segunda' },
      body: { servico: 'email', url: `${mail.origin}/?from=bia@segunda.example` } as never,
      token: operatorToken,
    });
    if (set.status !== 200) throw new Error(JSON.stringify(set.body));
  });
  afterAll(async () => {
    await test.close();
    await mail.close();
  });

  const invite = (email: string, por = bia, promotora = 'segunda') =>
    painel.call('operador.convidar', {
      body: { nome: 'Trocado', email, papel: 'cliente' } as never,
      cookie: por.cookie,
      promotora,
    });
  const readToken = async (email: string) => tokenOf((await listMensagens(test, email)).at(0)!.texto);
  const accept = (token: string, segredo: string) =>
    painel.call('operador.aceitarConvite', {
      body: { token, senha: 'cinco trevos no jardim', codigo: painel.nextCodigo(segredo) } as never,
    });
  const acceptDaConta = (token: string, cookie?: string) =>
    painel.call('operador.aceitarConviteDaConta', { body: { token } as never, cookie });
  const findConta = async (email: string) =>
    (
      await test.db.query(
        `select nome, senha_hash, totp_cifrado, da_instalacao from operador where email = $1`,
        [email],
      )
    )[0];

  it.each([
    ['the operator of the installation', () => painel.createDaInstalacao()],
    ['an administrator of another promoter', () => painel.createAdministrador()],
  ])('takes over no account of %s', async (_, create) => {
    const vitima = await create();
    const before = await findConta(vitima.email);
    expect((await invite(vitima.email)).status).toBe(200);
    expect(mail.messages).toEqual([]);
    const token = await readToken(vitima.email);
    const opened = await painel.call('operador.abrirConvite', { body: { token } as never });
    expect(opened.body.retorno).toMatchObject({ papel: 'cliente', temConta: true });
    const taken = await accept(token, opened.body.retorno.autenticador.segredo);
    expect([taken.status, taken.body.codigo]).toEqual([409, 'operador.conviteDeConta']);
    const foreign = await acceptDaConta(token, bia.cookie);
    expect([foreign.status, foreign.body.codigo]).toEqual([403, 'operador.conviteDeOutraConta']);
    expect((await acceptDaConta(token)).body.codigo).toBe('operador.semSessao');
    expect(await findConta(vitima.email)).toEqual(before);
    expect((await painel.call('operador.sessao', { cookie: vitima.cookie })).status).toBe(200);

    const accepted = await acceptDaConta(token, vitima.cookie);
    expect(accepted.body.retorno.papeis).toContainEqual(
      expect.objectContaining({ promotora: 'segunda', papel: 'cliente' }),
    );
    expect(await findConta(vitima.email)).toEqual(before);
    expect((await painel.call('operador.sessao', { cookie: vitima.cookie })).status).toBe(200);
    expect((await acceptDaConta(token, vitima.cookie)).body.codigo).toBe('operador.conviteInvalido');
  });

  it('takes over no account by an invitation that two administrators of the promoter approved', async () => {
    const vitima = await painel.createDaInstalacao();
    const cumplice = await painel.createAdministrador('segunda');
    const before = await findConta(vitima.email);
    const as = ({ cookie }: OperadorDeTeste) => ({ cookie, promotora: 'segunda' });
    const proposed = await painel.call('operador.propor', {
      body: {
        propostaID: '0d0c0f4e-5b8e-4a27-9a53-8a6f3f0c2b11',
        ato: 'operador.convidar',
        alvo: {},
        corpo: { nome: 'Trocado', email: vitima.email, papel: 'administrador' },
        motivo: 'Reforço da equipe',
      } as never,
      ...as(bia),
    });
    const { propostaID } = proposed.body.retorno;
    const params = { propostaID };
    const { visto } = (await painel.call('operador.proposta', { params, ...as(cumplice) })).body.retorno;
    const approved = await painel.call('operador.aprovarProposta', {
      params,
      body: { visto } as never,
      ...as(cumplice),
    });
    expect(approved.body.retorno.resultado).toMatchObject({ situacao: 'feito' });
    expect(mail.messages).toEqual([]);
    const token = await readToken(vitima.email);
    const opened = await painel.call('operador.abrirConvite', { body: { token } as never });
    const taken = await accept(token, opened.body.retorno.autenticador.segredo);
    expect([taken.status, taken.body.codigo]).toEqual([409, 'operador.conviteDeConta']);
    expect(await findConta(vitima.email)).toEqual(before);
    expect((await painel.call('operador.sessao', { cookie: vitima.cookie })).status).toBe(200);
  });

  it('refuses to create an account a second time, and leaves the invitation to the account', async () => {
    const email = 'nova.pessoa@agencia.example';
    await invite(email);
    const early = await readToken(email);
    const { segredo } = (await painel.call('operador.abrirConvite', { body: { token: early } as never })).body
      .retorno.autenticador;
    const raiz = await painel.createDaInstalacao();
    await invite(email, raiz, 'quatrofolhas');
    const nova = await painel.accept(`#${await readToken(email)}`);
    expect((await accept(early, segredo)).body.codigo).toBe('operador.conviteDeConta');
    expect((await acceptDaConta(early, nova.cookie)).status).toBe(200);
  });

  it('sends the recovery by the sender of the installation, to the account alone', async () => {
    const vitima = await painel.createAdministrador('segunda');
    const request = (email: string) => painel.call('operador.pedirRecuperacao', { body: { email } as never });
    const unknown = await request('ninguem@agencia.example');
    const known = await request(vitima.email);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await expect.poll(async () => (await listMensagens(test, vitima.email)).length).toBe(1);
    expect([mail.messages, await listMensagens(test, 'ninguem@agencia.example')]).toEqual([[], []]);
    const token = await readToken(vitima.email);
    const opened = await painel.call('operador.abrirRecuperacao', { body: { token } as never });
    expect(opened.body.retorno).toMatchObject({ nome: vitima.nome, email: vitima.email });
    const { segredo } = opened.body.retorno.autenticador;
    const recover = (codigo: string, nova = senha) =>
      painel.call('operador.recuperar', { body: { token, senha: nova, codigo } as never });
    expect((await recover(painel.nextCodigo(vitima.segredo))).body.codigo).toBe('operador.codigoRecusado');
    expect((await recover(painel.nextCodigo(segredo), 'curta')).body.codigo).toBe('operador.senhaFraca');
    const answers = await Promise.all([
      recover(painel.nextCodigo(segredo)),
      recover(painel.nextCodigo(segredo)),
    ]);
    const sorted = answers.toSorted((a, b) => a.status - b.status);
    expect(sorted.map(({ status, body }) => [status, body.codigo])).toEqual([
      [200, undefined],
      [404, 'operador.recuperacaoInvalida'],
    ]);
    expect((await painel.call('operador.sessao', { cookie: vitima.cookie })).body.codigo).toBe(
      'operador.semSessao',
    );
    await painel.enter({ ...vitima, segredo });
    expect((await recover(painel.nextCodigo(segredo))).body.codigo).toBe('operador.recuperacaoInvalida');
    await expect.poll(async () => (await listMensagens(test, vitima.email)).length).toBe(2);
    expect((await listMensagens(test, vitima.email)).map(({ texto }) => texto)).toContainEqual(
      expect.stringContaining('Se não foi você'),
    );
  });

  it('refuses a recovery after an hour, and one that was changed', async () => {
    const vitima = await painel.createAdministrador('segunda');
    await painel.call('operador.pedirRecuperacao', { body: { email: vitima.email } as never });
    await expect.poll(async () => (await listMensagens(test, vitima.email)).length).toBe(1);
    const token = await readToken(vitima.email);
    const open = (given: string) =>
      painel.call('operador.abrirRecuperacao', { body: { token: given } as never });
    // The last character of base64 has unused bits.
    const changed = token.slice(0, 60) + (token[60] === 'A' ? 'B' : 'A') + token.slice(61);
    expect((await open(changed)).body.codigo).toBe('operador.recuperacaoInvalida');
    expect((await open(token)).status).toBe(200);
    test.clock.set(new Date(test.clock.now().getTime() + 3_600_001).toISOString());
    expect((await open(token)).body.codigo).toBe('operador.recuperacaoInvalida');
  });
});
