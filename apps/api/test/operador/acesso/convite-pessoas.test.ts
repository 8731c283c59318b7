import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMensagens } from '../../outbox.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste, senha } from '../operador-console.ts';

const promotora = 'quatrofolhas';

describe('an invitation to a role that approves', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let raiz: OperadorDeTeste;
  let ana: OperadorDeTeste;
  let pessoas = 0;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    raiz = await painel.createDaInstalacao();
    ana = await painel.createAdministrador();
  });
  afterAll(() => test.close());
  beforeEach(() =>
    test.db.query('update operador_sessao set elevada_em = $1, usada_em = $1, criada_em = $1', [
      test.clock.now(),
    ]),
  );

  const as = ({ cookie }: OperadorDeTeste) => ({ cookie, promotora });
  const toConvidada = (papel: string) => ({
    nome: 'Bia Prado',
    email: `bia${++pessoas}@agencia.example`,
    papel,
  });
  const invite = (body: object, por = ana) =>
    painel.call('operador.convidar', { body: body as never, ...as(por) });
  const tokenOf = async (email: string) => /#(\S+)/.exec((await listMensagens(test, email))[0]!.texto)![1]!;
  /** Proposes and approves an invitation. */
  async function inviteByTwo(papel = 'administrador', { por = ana, aprova = raiz } = {}) {
    const corpo = toConvidada(papel);
    const { body } = await painel.call('operador.propor', {
      body: {
        propostaID: randomUUID(),
        ato: 'operador.convidar',
        alvo: {},
        corpo,
        motivo: 'Entra na equipe.',
      } as never,
      ...as(por),
    });
    const params = { propostaID: body.retorno.propostaID };
    const { visto } = (await painel.call('operador.proposta', { params, ...as(aprova) })).body.retorno;
    const approved = await painel.call('operador.aprovarProposta', {
      params,
      body: { visto } as never,
      ...as(aprova),
    });
    expect(approved.body.retorno.resultado).toMatchObject({ situacao: 'feito' });
    return { ...corpo, token: await tokenOf(corpo.email) };
  }
  /** Opens an invitation and returns the function that accepts it with a code of its authenticator. */
  async function open(token: string) {
    const { body } = await painel.call('operador.abrirConvite', { body: { token } as never });
    const { segredo } = body.retorno.autenticador;
    return (toCodigo: (segredo: string) => string) =>
      painel.call('operador.aceitarConvite', { body: { token, senha, codigo: toCodigo(segredo) } as never });
  }
  const accept = async (token: string) => (await open(token))(painel.nextCodigo);
  /** For requests at the same time: the clock stays. */
  const toCodigo = (secret: string) =>
    generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) });
  const setPapel = (operadorID: string, papel: string | null) =>
    test.client.call('operador.definirPapel', {
      params: { operadorID },
      body: { papel } as never,
      token: operatorToken,
    });

  it.each(['administrador', 'operador'])(
    'as %s is not made by the only administrator, in ten concurrent requests, nor by an operator of the installation',
    async (papel) => {
      const answers = await Promise.all([
        ...Array.from({ length: 10 }, () => invite(toConvidada(papel))),
        invite(toConvidada(papel), raiz),
      ]);
      expect(answers.map(({ body }) => body.codigo)).toEqual(
        answers.map(() => 'operador.precisaSegundaPessoa'),
      );
      const open = await test.db.query(
        `select 1 from operador_convite where papel = $1 and retirado_em is null`,
        [papel],
      );
      expect(open).toEqual([]);
    },
  );

  it('an invitation to a role that approves is not replaced by raising the role of an account that one person invited', async () => {
    const convidada = toConvidada('auditor');
    expect((await invite(convidada)).status).toBe(200);
    const { operadorID } = (await accept(await tokenOf(convidada.email))).body.retorno;
    const raised = await painel.call('operador.definirPapel', {
      params: { operadorID },
      body: { papel: 'administrador' } as never,
      ...as(ana),
    });
    expect(raised.body.codigo).toBe('operador.precisaSegundaPessoa');
  });

  it('names promoter, role and both people in the e-mail and in the trail', async () => {
    const { email, token } = await inviteByTwo();
    const [{ nome }] = (await test.db.query<{ nome: string }>(
      'select nome from promotora where promotora_id = $1',
      [promotora],
    )) as [{ nome: string }];
    const [mail] = await listMensagens(test, email);
    expect(mail).toMatchObject({ assunto: `Seu acesso ao console de ${nome}` });
    expect(mail!.texto).toContain(`promoções de ${nome}, com o papel Administrador.`);
    expect(mail!.texto).toContain(`Quem convidou: ${ana.nome}. Quem aprovou: ${raiz.nome}.`);
    const accepted = await accept(token);
    expect(accepted.status).toBe(200);
    const rows = await painel.listRegistros('operador.aceitarConvite');
    expect(rows.at(-1)).toMatchObject({
      corrente: promotora,
      ator_nome: 'Bia Prado',
      resultado: 'feito',
      alvo: { papel: 'administrador', convidadoPor: ana.nome, aprovadoPor: raiz.nome },
    });
    await setPapel(accepted.body.retorno.operadorID, null);
  });

  it('an invitation to a role that approves is judged again when it is accepted: the inviter or the approver may have lost the role', async () => {
    const caio = await painel.createAdministrador();
    const byCaio = await inviteByTwo('operador', { por: caio });
    const approvedByCaio = await inviteByTwo('operador', { por: ana, aprova: caio });
    // As by an invitation that was being made while its inviter lost the role: it was not withdrawn.
    await test.db.query(`update operador_papel set papel = 'auditor' where operador_id = $1`, [
      caio.operadorID,
    ]);
    for (const { token } of [byCaio, approvedByCaio])
      expect((await accept(token)).body.codigo).toBe('operador.conviteDeUmaPessoa');
    expect((await painel.listRegistros('operador.aceitarConvite')).at(-1)).toMatchObject({
      resultado: 'recusado',
      codigo: 'operador.conviteDeUmaPessoa',
    });
  });

  it.each([
    ['lowered', 'auditor'],
    ['removed', null],
  ] as const)(
    'an invitation to a role that approves is withdrawn when its inviter or approver is %s, with a row in the trail',
    async (_, papel) => {
      const caio = await painel.createAdministrador();
      const withdrawn = [
        await inviteByTwo('operador', { por: caio }),
        await inviteByTwo('administrador', { por: ana, aprova: caio }),
      ];
      const comum = toConvidada('auditor');
      expect((await invite(comum, caio)).status).toBe(200);
      withdrawn.push({ ...comum, token: await tokenOf(comum.email) });
      const kept = await inviteByTwo('operador');
      // Of another promoter, with the right lost otherwise.
      const elsewhere = await inviteByTwo('operador', { por: caio });
      await test.db.query(
        `with outra as (insert into promotora (promotora_id, nome, cnpj) values ('outra', 'Outra', '11444777000161')
           on conflict do nothing)
         update operador_convite set promotora_id = 'outra' where email = $1`,
        [elsewhere.email],
      );
      const before = (await painel.listRegistros('operador.retirarConvite')).length;
      const [answer] = await Promise.all([
        setPapel(caio.operadorID, papel),
        setPapel(caio.operadorID, papel),
      ]);
      const open = (await painel.call('operador.equipe', as(ana))).body.retorno.convites;
      const emails = open.map(({ email }) => email);
      expect(emails).toContain(kept.email);
      for (const { email, token } of withdrawn) {
        expect(emails).not.toContain(email);
        const opened = await painel.call('operador.abrirConvite', { body: { token } as never });
        expect(opened.body.codigo).toBe('operador.conviteRetirado');
      }
      expect(answer.status).toBeLessThan(500);
      const rows = (await painel.listRegistros('operador.retirarConvite')).slice(before);
      expect(rows.map(({ corrente, resultado }) => [corrente, resultado])).toEqual(
        withdrawn.map(() => [promotora, 'feito']),
      );
      const others = await test.db.query(
        'select 1 from operador_convite where email = $1 and retirado_em is null',
        [elsewhere.email],
      );
      expect(others).toHaveLength(1);
      const taken = await test.client.call('operador.retirarConvite', {
        params: { conviteID: open.find(({ email }) => email === kept.email)!.conviteID },
        token: operatorToken,
      });
      expect(taken.status).toBe(200);
    },
  );

  it('an invitation to a role that approves stays open, with the role of its inviter, when the row of its withdrawal cannot be written', async () => {
    const caio = await painel.createAdministrador();
    const { email } = await inviteByTwo('operador', { por: caio });
    await test.db.query(
      `create function recusar_linha() returns trigger language plpgsql as $$ begin raise 'no row'; end $$`,
    );
    await test.db.query(
      `create trigger recusar_linha before insert on auditoria for each row
       when (new.acao = 'operador.retirarConvite') execute function recusar_linha()`,
    );
    const failed = await setPapel(caio.operadorID, 'auditor');
    await test.db.query('drop function recusar_linha cascade');
    const { operadores, convites } = (await painel.call('operador.equipe', as(ana))).body.retorno;
    expect(failed.status).toBe(500);
    expect(operadores.find(({ operadorID }) => operadorID === caio.operadorID)!.papel).toBe('administrador');
    expect(convites.map((one) => one.email)).toContain(email);
  });

  it('an invitation to a role that approves is withdrawn when its inviter accepts an invitation to a lower role', async () => {
    const caio = await painel.createAdministrador();
    const { email } = await inviteByTwo('operador', { por: caio });
    const lower = { nome: caio.nome, email: caio.email, papel: 'auditor' };
    expect((await invite(lower)).status).toBe(200);
    const accepting = { body: { token: await tokenOf(caio.email) } as never, cookie: caio.cookie };
    const answers = await Promise.all([
      painel.call('operador.aceitarConviteDaConta', accepting),
      painel.call('operador.aceitarConviteDaConta', accepting),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
    const { convites } = (await painel.call('operador.equipe', as(ana))).body.retorno;
    expect(convites.map((one) => one.email)).not.toContain(email);
    const [{ convite_id: conviteID }] = (await test.db.query<{ convite_id: string }>(
      'select convite_id from operador_convite where email = $1',
      [email],
    )) as [{ convite_id: string }];
    const rows = await painel.listRegistros('operador.retirarConvite');
    expect(rows.filter(({ alvo }) => alvo.conviteID === conviteID)).toMatchObject([
      { corrente: promotora, resultado: 'feito' },
    ]);
  });

  it('an invitation by one person, as the release of before stored it, is not accepted', async () => {
    const { token } = await inviteByTwo();
    await test.db.query(
      `update operador_convite set convidado_por = null, aprovado_por = null where email like 'bia%'`,
    );
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status, body }) => [status, body.codigo])).toEqual([
      [409, 'operador.conviteDeUmaPessoa'],
      [409, 'operador.conviteDeUmaPessoa'],
    ]);
    const account = await test.db.query(`select 1 from operador where email = $1`, [
      `bia${pessoas}@agencia.example`,
    ]);
    expect(account).toEqual([]);
  });

  /** Makes an invitation with one person or none, as a release of before stored it. */
  async function inviteAlone(papel: string, por: OperadorDeTeste | null) {
    const convite = await inviteByTwo(papel);
    const [{ convite_id: conviteID }] = (await test.db.query<{ convite_id: string }>(
      `update operador_convite set convidado_por = $2, convidado_nome = $3, aprovado_por = null, aprovado_nome = null
       where email = $1 returning convite_id`,
      [convite.email, por?.operadorID ?? null, por?.nome ?? null],
    )) as [{ convite_id: string }];
    return { ...convite, conviteID };
  }
  const listOpen = async () =>
    (await painel.call('operador.equipe', as(ana))).body.retorno.convites.map(({ email }) => email);

  const vindas = {
    'accepts with a new account': async () => {
      const { token } = await inviteByTwo('operador');
      const acceptOpened = await open(token);
      return () => acceptOpened(toCodigo);
    },
    'accepts with an account': async () => {
      const { email, cookie } = await painel.create(ana, 'auditor');
      const { token, email: before } = await inviteByTwo('operador');
      await test.db.query('update operador_convite set email = $2 where email = $1', [before, email]);
      return () => painel.call('operador.aceitarConviteDaConta', { body: { token } as never, cookie });
    },
    'gets a higher role': async () => {
      const { operadorID } = await painel.create(ana, 'auditor');
      return () => setPapel(operadorID, 'operador');
    },
  } as const;
  it.each(Object.entries(vindas))(
    'an invitation by one person is withdrawn as a person who approves %s, while it is accepted itself',
    async (_, prepare) => {
      const alone = [await inviteAlone('operador', ana), await inviteAlone('administrador', null)];
      const comum = toConvidada('auditor');
      const kept = [(await inviteByTwo('operador')).email, comum.email];
      expect((await invite(comum)).status).toBe(200);
      const come = await prepare();
      const opened = await Promise.all(alone.map(({ token }) => open(token)));
      const [came, ...refused] = await Promise.all([
        come(),
        ...opened.map((acceptOne) => acceptOne(toCodigo)),
      ]);
      expect(came.status).toBe(200);
      for (const { body } of refused)
        expect(body.codigo).toMatch(/^operador\.convite(DeUmaPessoa|Retirado|Invalido)$/);
      const emails = await listOpen();
      expect(emails).toEqual(expect.arrayContaining(kept));
      const rows = await painel.listRegistros('operador.retirarConvite');
      for (const { email, token, conviteID, papel } of alone) {
        expect(emails).not.toContain(email);
        const { body } = await painel.call('operador.abrirConvite', { body: { token } as never });
        expect(body.codigo).toBe('operador.conviteRetirado');
        expect(rows.filter(({ alvo }) => alvo.conviteID === conviteID)).toMatchObject([
          { corrente: promotora, resultado: 'feito', alvo: { papel, convidado: 'Bia Prado' } },
        ]);
      }
      const inviters = alone.map(
        ({ conviteID }) => rows.find(({ alvo }) => alvo.conviteID === conviteID)!.alvo.convidadoPor,
      );
      expect(inviters).toEqual([ana.nome, undefined]);
    },
  );

  it('an invitation by one person stays when a role without approvals comes, and at another promoter', async () => {
    const [alone, elsewhere] = [await inviteAlone('operador', ana), await inviteAlone('operador', ana)];
    await test.db.query(
      `with outra as (insert into promotora (promotora_id, nome, cnpj) values ('outra', 'Outra', '11444777000161')
         on conflict do nothing)
       update operador_convite set promotora_id = 'outra' where email = $1`,
      [elsewhere.email],
    );
    const { operadorID } = await painel.create(ana, 'auditor');
    expect((await setPapel(operadorID, 'atendimento')).status).toBe(200);
    expect(await listOpen()).toContain(alone.email);
    expect((await setPapel(operadorID, 'operador')).status).toBe(200);
    expect(await listOpen()).not.toContain(alone.email);
    const others = await test.db.query(
      'select 1 from operador_convite where email = $1 and retirado_em is null',
      [elsewhere.email],
    );
    expect(others).toHaveLength(1);
  });

  it('records a recovery of an account in the chains of its promoters', async () => {
    await painel.call('operador.pedirRecuperacao', { body: { email: ana.email } as never });
    await expect.poll(async () => (await listMensagens(test, ana.email))[0]?.assunto).toContain('Nova senha');
    const token = await tokenOf(ana.email);
    const opened = await painel.call('operador.abrirRecuperacao', { body: { token } as never });
    const { segredo } = opened.body.retorno.autenticador;
    const recovered = await painel.call('operador.recuperar', {
      body: { token, senha: 'cinco trevos no jardim', codigo: painel.nextCodigo(segredo) } as never,
    });
    expect(recovered.status).toBe(200);
    expect(await painel.listRegistros('operador.recuperar')).toMatchObject([
      { corrente: promotora, ator_nome: ana.nome, resultado: 'feito' },
    ]);
  });
});
