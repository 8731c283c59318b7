import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCampanha } from '../campanha/campanha-propria.ts';
import { startMailServer } from '../mail-server.ts';
import { listMensagens } from '../outbox.ts';
import { registerPessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from './operador-console.ts';

const promotora = 'quatrofolhas';
const senhaDoServidor = 'senha-do-servidor-novo';
const contato = 'loja@quatrofolhas.example';

describe('a change of the mail provider by an administrator of its promoter', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let raiz: OperadorDeTeste;
  let ana: OperadorDeTeste;
  let novo: object;
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
    raiz = await painel.createDaInstalacao();
    ana = await painel.createAdministrador();
    const url = new URL(`${mail.origin.replace('smtp', 'http')}/`);
    novo = {
      servico: 'email',
      url: `smtp://ana:${senhaDoServidor}@${url.host}/?from=ana@quatrofolhas.example`,
    };
  });
  afterAll(async () => {
    await test.close();
    await mail.close();
  });
  beforeEach(async () => {
    await setByCommand({ servico: 'email', url: `${mail.origin}/?from=${contato}` });
    await test.app.runJob('comunicado.enviar');
    await test.db.query('update operador_sessao set elevada_em = $1, usada_em = $1', [test.clock.now()]);
  });

  const setByCommand = (body: object) =>
    test.client.call('operador.definirProvedor', {
      params: { promotora },
      body: body as never,
      token: operatorToken,
    });
  const as = ({ cookie }: OperadorDeTeste, dela = promotora) => ({ cookie, promotora: dela });
  const set = (por = ana) =>
    painel.call('operador.definirProvedor', { params: { promotora }, body: novo as never, ...as(por) });
  const remove = (por = ana) =>
    painel.call('operador.removerProvedor', { params: { promotora, servico: 'email' }, ...as(por) });
  const propose = (por = ana, change: object = {}) =>
    painel.call('operador.propor', {
      body: {
        propostaID: randomUUID(),
        ato: 'operador.definirProvedor',
        alvo: { promotora },
        corpo: novo,
        motivo: 'Trocamos de servidor.',
        ...change,
      } as never,
      ...as(por),
    });
  const read = (propostaID: string, por: OperadorDeTeste) =>
    painel.call('operador.proposta', { params: { propostaID }, ...as(por) });
  const approve = async (propostaID: string, por: OperadorDeTeste) => {
    const { visto } = (await read(propostaID, por)).body.retorno;
    const params = { propostaID };
    return painel.call('operador.aprovarProposta', { params, body: { visto } as never, ...as(por) });
  };
  const readSelo = async () =>
    (
      await test.db.query<{ selo: string }>(
        `select encode(cifrado, 'hex') as selo from provedor where promotora_id = $1`,
        [promotora],
      )
    ).map(({ selo }) => selo);
  const listAssuntos = async (destinatario: string) =>
    (await listMensagens(test, destinatario)).map(({ assunto }) => assunto);

  it('a change of the mail provider is not made by one person, also in ten concurrent requests and as an operator of the installation', async () => {
    const before = await readSelo();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => set()),
      ...Array.from({ length: 5 }, () => remove()),
      set(raiz),
      remove(raiz),
    ]);
    for (const { status, body } of answers)
      expect([status, body.codigo, body.detalhes]).toEqual([
        409,
        'operador.precisaSegundaPessoa',
        [{ campo: 'servico', mensagem: expect.stringContaining('duas pessoas') }],
      ]);
    expect(await readSelo()).toEqual(before);
  });

  it('a change of the mail provider is told at the proposal to the installation, the administrators and the old contact, by the own sender', async () => {
    const eva = await painel.createAdministrador();
    mail.messages.length = 0;
    const { body } = await propose();
    expect(body.retorno).toMatchObject({
      resumo: 'Trocar o provedor de e-mail',
      situacao: 'aberta',
      podeRetirar: true,
      podeDecidir: false,
      conteudo: [
        {
          titulo: 'Hoje',
          frases: [expect.stringMatching(/^Endereço 127\.0\.0\.1:\d+$/), `Remetente ${contato}`],
        },
        {
          titulo: 'Depois',
          frases: [
            expect.stringMatching(/^Endereço 127\.0\.0\.1:\d+$/),
            'Remetente ana@quatrofolhas.example',
          ],
        },
        { titulo: 'O que acontece' },
      ],
    });
    // The operator's outbox is that of the installation; a second run sends none again.
    await test.app.runJob('comunicado.enviar');
    await test.app.runJob('comunicado.enviar');
    for (const destinatario of [raiz.email, ana.email, eva.email, contato]) {
      const assuntos = (await listAssuntos(destinatario)).filter((one) => one.startsWith('Proposta'));
      expect([destinatario, assuntos]).toEqual([
        destinatario,
        ['Proposta: outro provedor de e-mail para quatrofolhas'],
      ]);
    }
    expect(mail.messages).toEqual([]);
    const { texto } = (await listMensagens(test, contato))[0]!;
    expect(texto).toContain('ana@quatrofolhas.example');
    expect(texto).not.toContain(senhaDoServidor);
  });

  it('keeps the credentials of a proposal sealed, and deletes them with the decision', async () => {
    // Proposals of the same instant have no order.
    await test.db.query('delete from proposta');
    const { propostaID } = (await propose()).body.retorno;
    const findPendente = async () =>
      (await painel.call('operador.provedores', { params: { promotora }, ...as(ana) })).body.retorno.find(
        ({ servico }) => servico === 'email',
      )?.pendente;
    expect(await findPendente()).toMatchObject({ propostaID, nome: ana.nome });
    const stored = async () =>
      JSON.stringify(await test.db.query('select * from proposta where proposta_id = $1', [propostaID]));
    expect(await stored()).toContain('selado');
    expect(await stored()).not.toContain(senhaDoServidor);
    expect(JSON.stringify((await read(propostaID, raiz)).body)).not.toContain(senhaDoServidor);
    const withdrawn = await painel.call('operador.retirarProposta', { params: { propostaID }, ...as(ana) });
    expect(withdrawn.body.retorno.situacao).toBe('retirada');
    expect(await findPendente()).toBe(null);
    expect(await stored()).not.toContain('selado');
    const late = (await propose()).body.retorno.propostaID;
    test.clock.set(new Date(test.clock.now().getTime() + 49 * 3_600_000).toISOString());
    await test.app.runJob('operador.propostas.limpar');
    const left = await test.db.query('select corpo from proposta where proposta_id = $1', [late]);
    expect(left).toEqual([{ corpo: { servico: 'email' } }]);
    for (const one of [raiz, ana]) await painel.enter(one);
  });

  it('a change of the mail provider is made once when a second person approves ten times, and told by the sender of the installation', async () => {
    const before = await readSelo();
    const { propostaID } = (await propose()).body.retorno;
    expect((await approve(propostaID, ana)).body.codigo).toBe('operador.propostaPropria');
    mail.messages.length = 0;
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(propostaID, raiz)));
    expect(answers.map(({ status, body }) => body.codigo ?? status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 'operador.propostaEncerrada'),
    ]);
    expect(await readSelo()).not.toEqual(before);
    await test.app.runJob('comunicado.enviar');
    for (const destinatario of [raiz.email, ana.email, contato])
      expect((await listAssuntos(destinatario))[0]).toBe('O provedor de e-mail de quatrofolhas mudou');
    expect(mail.messages).toEqual([]);
    const { texto } = (await listMensagens(test, contato))[0]!;
    expect(texto).toContain(raiz.nome);
    expect(texto).toContain(ana.nome);
  });

  it('a change of the mail provider is not proposed for another promoter, nor approved by an administrator of another one', async () => {
    const bia = await painel.createAdministrador('segunda');
    const foreign = await painel.call('operador.propor', {
      body: {
        propostaID: randomUUID(),
        ato: 'operador.definirProvedor',
        alvo: { promotora },
        corpo: novo,
        motivo: 'Quero ler as mensagens.',
      } as never,
      ...as(bia, 'segunda'),
    });
    expect([foreign.status, foreign.body.codigo]).toEqual([403, 'operador.semPermissao']);
    const { propostaID } = (await propose()).body.retorno;
    const taken = await painel.call('operador.proposta', { params: { propostaID }, ...as(bia, 'segunda') });
    expect(taken.body.codigo).toBe('operador.propostaNaoEncontrada');
  });

  it('a change of the mail provider is told again after the mail server of the installation refused the e-mail', async () => {
    await propose();
    await test.db.query('alter table mensagem_local rename to mensagem_fora');
    await test.app.runJob('comunicado.enviar').catch(() => undefined);
    await test.db.query('alter table mensagem_fora rename to mensagem_local');
    const before = (await listAssuntos(raiz.email)).length;
    test.clock.set(new Date(test.clock.now().getTime() + 6 * 60_000).toISOString());
    await test.app.runJob('comunicado.enviar');
    expect((await listAssuntos(raiz.email)).length).toBe(before + 1);
  });

  it('removes a provider only with a second person', async () => {
    const { propostaID } = (
      await propose(ana, {
        ato: 'operador.removerProvedor',
        alvo: { promotora, servico: 'email' },
        corpo: {},
      })
    ).body.retorno;
    expect((await read(propostaID, raiz)).body.retorno.resumo).toBe('Tirar o provedor de e-mail');
    expect((await approve(propostaID, raiz)).body.retorno.resultado).toMatchObject({ situacao: 'feito' });
    expect(await readSelo()).toEqual([]);
  });

  it('shows the shopper in a message with a password link which sender is right', async () => {
    mail.messages.length = 0;
    const { usuario } = await registerPessoa(test, 941);
    await test.client.call('login.solicitarRedefinicao', { body: { usuario } });
    await expect
      .poll(() => mail.messages.filter((one) => one.includes('token=3D')).length)
      .toBeGreaterThan(0);
    const decoded = mail.messages.map((one) =>
      Buffer.from(
        one
          .replace(/=\r?\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString('utf8'),
    );
    expect(decoded.find((one) => one.includes('trocar sua senha'))).toMatch(
      new RegExp(`Esta mensagem é de .+, de .+\\. O remetente certo é ${contato}: desconfie de outro\\.`),
    );
  });
});
