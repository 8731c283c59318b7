import { randomUUID } from 'node:crypto';
import type { ProponivelId } from '@trevo/contract/operador/proponiveis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { listMensagens } from '../outbox.ts';
import { buildArquivoText, type MutableArquivo, startTestApp, type TestApp } from '../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste, senha } from './operador-console.ts';

const promotora = 'quatrofolhas';
const consoleOrigin = `http://${consoleHost}`;
const motivo = 'A Rita assume a campanha na segunda.';
type Painel = ReturnType<typeof createConsole>;
type Input = NonNullable<Parameters<Painel['call']>[1]>;

/** Calls about proposals as an operator. */
function createPropostas(painel: Painel) {
  const as = ({ cookie }: OperadorDeTeste) => ({ cookie, promotora });
  const propose = (
    por: OperadorDeTeste,
    ato: ProponivelId,
    { alvo = {}, corpo }: { alvo?: Record<string, string | number>; corpo: object },
    change: object = {},
  ) =>
    painel.call('operador.propor', {
      body: { propostaID: randomUUID(), ato, alvo, corpo, motivo, ...change } as never,
      ...as(por),
    });
  const read = (por: OperadorDeTeste, propostaID: string) =>
    painel.call('operador.proposta', { params: { propostaID }, ...as(por) });
  const decide = (
    id: 'operador.recusarProposta' | 'operador.retirarProposta',
    por: OperadorDeTeste,
    propostaID: string,
    body?: object,
  ) => painel.call(id, { params: { propostaID }, ...(body ? { body: body as never } : {}), ...as(por) });
  return {
    as,
    propose,
    read,
    approve: async (por: OperadorDeTeste, propostaID: string, change: object = {}) => {
      const { visto } = (await read(por, propostaID)).body.retorno;
      return painel.call('operador.aprovarProposta', {
        params: { propostaID },
        body: { visto, ...change } as never,
        ...as(por),
      });
    },
    refuse: (por: OperadorDeTeste, propostaID: string) =>
      decide('operador.recusarProposta', por, propostaID, { motivo: 'Não é a hora.' }),
    withdraw: (por: OperadorDeTeste, propostaID: string) =>
      decide('operador.retirarProposta', por, propostaID),
    list: async (por: OperadorDeTeste, query: object = {}) =>
      (
        await painel.call('operador.propostas', {
          params: { perPage: 100 },
          query: query as never,
          ...as(por),
        })
      ).body.retorno,
  };
}

describe('proposals of a promoter with two administrators', () => {
  let test: TestApp;
  let painel: Painel;
  let rita: OperadorDeTeste;
  let noemi: OperadorDeTeste;
  let lia: OperadorDeTeste;
  let propostas: ReturnType<typeof createPropostas>;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin });
    await test.publish();
    await test.publish(undefined, 'sol');
    painel = createConsole(test);
    propostas = createPropostas(painel);
    rita = await painel.createAdministrador();
    noemi = await painel.createAdministrador();
    lia = await painel.create(rita, 'operador');
  });
  afterAll(() => test.close());

  const wait = (minutes: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + minutes * 60_000).toISOString());
  /** Lets all sessions be alive and freshly verified. */
  const refresh = () =>
    test.db.query('update operador_sessao set elevada_em = $1, usada_em = $1, criada_em = $1', [
      test.clock.now(),
    ]);
  beforeEach(async () => void (await refresh()));
  const setPapel = (por: OperadorDeTeste, operadorID: string, papel: string | null) =>
    painel.call('operador.definirPapel', {
      params: { operadorID },
      body: { papel } as never,
      ...propostas.as(por),
    });
  const findPapel = async ({ operadorID }: OperadorDeTeste) =>
    (
      await test.db.query<{ papel: string }>('select papel from operador_papel where operador_id = $1', [
        operadorID,
      ])
    )[0]?.papel;
  /** Finds the row of the audit trail that names a proposal. */
  const findRegistro = async (acao: string, propostaID: string) =>
    (await painel.listRegistros(acao)).find(({ alvo }) => alvo['propostaID'] === propostaID);
  /** Proposes to make a new operator an administrator. */
  const proposePromotion = async (por = rita) => {
    const operador = await painel.create(rita, 'operador');
    const { body } = await propostas.propose(por, 'operador.definirPapel', {
      alvo: { operadorID: operador.operadorID },
      corpo: { papel: 'administrador' },
    });
    return { operador, id: body.retorno.propostaID };
  };
  const invite = (por: OperadorDeTeste, body: object) =>
    painel.call('operador.convidar', { body: body as never, ...propostas.as(por) });
  const readConvite = async (email: string): Promise<string> => {
    const [mail] = await test.db.query<{ texto: string }>(
      `select texto from mensagem_local where destinatario = $1 order by enviada_em desc limit 1`,
      [email],
    );
    return /http\S+#\S+/.exec(mail!.texto)![0];
  };

  it('runs an act after another person approved it, and names both in the audit trail', async () => {
    const direct = await setPapel(rita, lia.operadorID, 'administrador');
    expect([direct.status, direct.body.codigo, direct.body.detalhes]).toEqual([
      409,
      'operador.precisaSegundaPessoa',
      [
        {
          campo: 'papel',
          mensagem: `Com o papel de administrador, ${lia.nome} pode tudo nesta promotora.`,
        },
      ],
    ]);
    expect(await findPapel(lia)).toBe('operador');
    const { operador, id } = await proposePromotion();
    const read = (await propostas.read(noemi, id)).body.retorno;
    expect(read).toMatchObject({
      resumo: `${operador.nome}: Operador → Administrador`,
      motivo,
      propostaPor: { tipo: 'operador', nome: rita.nome },
      situacao: 'aberta',
      podeDecidir: true,
      podeRetirar: false,
      conteudo: [
        { titulo: 'Pessoa', frases: [`${operador.nome} (${operador.email})`] },
        {
          titulo: 'O que acontece',
          frases: [`O papel de ${operador.nome} muda de Operador para Administrador.`],
        },
      ],
      problema: null,
    });
    const approved = await propostas.approve(noemi, id);
    expect(approved.body.retorno).toMatchObject({
      situacao: 'aprovada',
      decisao: { nome: noemi.nome, motivo: null },
      resultado: { situacao: 'feito', codigo: null },
      podeDecidir: false,
    });
    expect(await findPapel(operador)).toBe('administrador');
    expect(await findRegistro('operador.propor', id)).toMatchObject({
      ator_nome: rita.nome,
      resultado: 'feito',
      corrente: promotora,
      motivo,
      alvo: { propostaID: id, ato: 'operador.definirPapel', operadorID: operador.operadorID },
    });
    expect(await findRegistro('operador.aprovarProposta', id)).toMatchObject({
      ator_nome: noemi.nome,
      resultado: 'feito',
      alvo: { propostaID: id },
    });
    expect(await findRegistro('operador.definirPapel', id)).toMatchObject({
      ator_nome: noemi.nome,
      resultado: 'feito',
      motivo,
      alvo: { operadorID: operador.operadorID, propostaID: id, propostaPor: rita.operadorID },
    });
  });

  it('refuses a decision by its proposer, by a lower role and by another promoter', async () => {
    const { operador, id } = await proposePromotion();
    expect((await propostas.approve(rita, id)).body.codigo).toBe('operador.propostaPropria');
    expect((await propostas.refuse(rita, id)).body.codigo).toBe('operador.propostaPropria');
    expect((await propostas.approve(lia, id)).body.codigo).toBe('operador.semPermissao');
    expect((await propostas.refuse(lia, id)).body.codigo).toBe('operador.semPermissao');
    expect((await propostas.withdraw(noemi, id)).body.codigo).toBe('operador.propostaAlheia');
    const [{ promotora_id: outra }] = (await test.db.query<{ promotora_id: string }>(
      'select promotora_id from promotora where promotora_id <> $1',
      [promotora],
    )) as [{ promotora_id: string }];
    const alheia = await painel.createAdministrador(outra);
    for (const [call, body] of [
      ['operador.proposta', undefined],
      ['operador.aprovarProposta', { visto: 'b4'.repeat(32) }],
      ['operador.recusarProposta', { motivo: 'Não é daqui, afinal.' }],
      ['operador.retirarProposta', undefined],
    ] as const) {
      const answer = await painel.call(call, {
        params: { propostaID: id },
        ...(body ? { body: body as never } : {}),
        cookie: alheia.cookie,
        promotora: outra,
      } as Input);
      expect([call, answer.status, answer.body.codigo]).toEqual([
        call,
        404,
        'operador.propostaNaoEncontrada',
      ]);
    }
    expect(await findPapel(operador)).toBe('operador');
    expect((await propostas.read(noemi, id)).body.retorno.situacao).toBe('aberta');
  });

  it('runs once under ten concurrent approvals, also of two persons', async () => {
    const eva = await painel.createAdministrador();
    const { operador, id } = await proposePromotion();
    const before = (await painel.listRegistros('operador.definirPapel')).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => propostas.approve(i % 2 === 0 ? noemi : eva, id)),
    );
    expect(answers.map(({ status, body }) => body.codigo ?? status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 'operador.propostaEncerrada'),
    ]);
    expect(await findPapel(operador)).toBe('administrador');
    expect((await painel.listRegistros('operador.definirPapel')).length).toBe(before + 1);
  });

  it('decides once when approval, refusal and withdrawal arrive at once', async () => {
    const { operador, id } = await proposePromotion();
    const answers = await Promise.all([
      propostas.approve(noemi, id),
      propostas.refuse(noemi, id),
      propostas.withdraw(rita, id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { situacao } = (await propostas.read(noemi, id)).body.retorno;
    expect(await findPapel(operador)).toBe(situacao === 'aprovada' ? 'administrador' : 'operador');
  });

  it('a proposal is refused with a reason or withdrawn without running', async () => {
    const [one, other] = [await proposePromotion(), await proposePromotion()];
    expect((await propostas.refuse(noemi, one.id)).body.retorno).toMatchObject({
      situacao: 'recusada',
      decisao: { nome: noemi.nome, motivo: 'Não é a hora.' },
      resultado: null,
    });
    expect((await propostas.withdraw(rita, other.id)).body.retorno).toMatchObject({
      situacao: 'retirada',
      decisao: { nome: rita.nome, motivo: null },
    });
    for (const { id, operador } of [one, other]) {
      expect((await propostas.approve(noemi, id)).body.codigo).toBe('operador.propostaEncerrada');
      expect(await findPapel(operador)).toBe('operador');
    }
    expect(await findRegistro('operador.recusarProposta', one.id)).toMatchObject({
      ator_nome: noemi.nome,
      motivo: 'Não é a hora.',
      alvo: { propostaID: one.id },
    });
    expect(await findRegistro('operador.retirarProposta', other.id)).toMatchObject({
      ator_nome: rita.nome,
      alvo: { propostaID: other.id },
    });
  });

  it('a proposal is not approved once its proposer has lost the role', async () => {
    const ida = await painel.createAdministrador();
    const { operador, id } = await proposePromotion(ida);
    expect((await setPapel(ida, ida.operadorID, 'auditor')).status).toBe(200);
    const mensagem = 'A pessoa ou a credencial que propôs não pode mais fazer isto.';
    expect((await propostas.read(noemi, id)).body.retorno.problema).toBe(mensagem);
    expect((await propostas.approve(noemi, id)).body.codigo).toBe('operador.proponenteSemPapel');
    expect(await findPapel(operador)).toBe('operador');
    expect((await propostas.refuse(noemi, id)).status).toBe(200);
  });

  it('rejects a decision by its proposer in the database too', async () => {
    const { id } = await proposePromotion();
    for (const decisao of ['aprovada', 'recusada']) {
      const forged = test.db.query(
        `update proposta set decisao = $2, decidida_por = proposta_por, decidida_nome = 'x', decidida_em = now()
         where proposta_id = $1`,
        [id, decisao],
      );
      await expect(forged).rejects.toThrow('proposta__pessoas');
    }
    await propostas.withdraw(rita, id);
  });

  it('ends after 48 hours', async () => {
    const { operador, id } = await proposePromotion();
    wait(48 * 60 - 1);
    await refresh();
    expect((await propostas.read(noemi, id)).body.retorno.situacao).toBe('aberta');
    wait(1);
    await refresh();
    const { situacao, podeDecidir, decisao } = (await propostas.read(noemi, id)).body.retorno;
    expect([situacao, podeDecidir, decisao]).toEqual(['vencida', false, null]);
    expect((await propostas.approve(noemi, id)).body.codigo).toBe('operador.propostaEncerrada');
    expect((await propostas.withdraw(rita, id)).body.codigo).toBe('operador.propostaEncerrada');
    expect(await findPapel(operador)).toBe('operador');
  });

  it('refuses an approval when the content changed since it was read, and judges the act again', async () => {
    const { operador, id } = await proposePromotion();
    const { visto } = (await propostas.read(noemi, id)).body.retorno;
    expect((await setPapel(noemi, operador.operadorID, 'auditor')).status).toBe(200);
    expect((await propostas.approve(noemi, id, { visto })).body.codigo).toBe('operador.propostaMudou');
    expect((await propostas.read(noemi, id)).body.retorno.resumo).toBe(
      `${operador.nome}: Auditor → Administrador`,
    );
    expect((await setPapel(noemi, operador.operadorID, null)).status).toBe(200);
    const gone = (await propostas.read(noemi, id)).body.retorno;
    expect(gone.problema).toBe('Esta pessoa não é da equipe da promotora.');
    expect((await propostas.approve(noemi, id)).body.retorno).toMatchObject({
      situacao: 'aprovada',
      resultado: {
        situacao: 'recusado',
        codigo: 'operador.naoEncontrado',
        mensagem: 'Esta pessoa não é da equipe da promotora.',
      },
    });
    expect(await findRegistro('operador.definirPapel', id)).toMatchObject({
      resultado: 'recusado',
      codigo: 'operador.naoEncontrado',
      alvo: { propostaID: id },
    });
  });

  it('a proposal is stored once when it is sent twice, and its id is refused for another one', async () => {
    const operador = await painel.create(rita, 'operador');
    const propostaID = randomUUID();
    const propose = (por: OperadorDeTeste, papel: string) =>
      propostas.propose(
        por,
        'operador.definirPapel',
        { alvo: { operadorID: operador.operadorID }, corpo: { papel } },
        { propostaID },
      );
    const answers = await Promise.all(Array.from({ length: 5 }, () => propose(rita, 'administrador')));
    expect(new Set(answers.map(({ body }) => body.retorno.propostaID))).toEqual(new Set([propostaID]));
    expect(
      await test.db.query('select 1 as one from proposta where proposta_id = $1', [propostaID]),
    ).toHaveLength(1);
    expect((await propose(rita, 'cliente')).body.codigo).toBe('operador.propostaRepetida');
    expect((await propose(noemi, 'administrador')).body.codigo).toBe('operador.propostaRepetida');
    await propostas.withdraw(rita, propostaID);
  });

  it('validates the body by the schema of its call, and needs its role and fresh verification', async () => {
    const alvo = { operadorID: lia.operadorID };
    const invalid = await propostas.propose(rita, 'operador.definirPapel', {
      alvo,
      corpo: { papel: 'chefe' },
    });
    expect([invalid.status, invalid.body.codigo, invalid.body.detalhes?.[0]?.campo]).toEqual([
      400,
      'requisicao.invalida',
      'papel',
    ]);
    const corpo = { papel: 'administrador' };
    expect((await propostas.propose(lia, 'operador.definirPapel', { alvo, corpo })).body.codigo).toBe(
      'operador.semPermissao',
    );
    await test.db.query(
      `update operador_sessao set elevada_em = elevada_em - interval '10 minutes' where operador_id = $1`,
      [rita.operadorID],
    );
    expect((await propostas.propose(rita, 'operador.definirPapel', { alvo, corpo })).body.codigo).toBe(
      'operador.confirmeQuemE',
    );
    await refresh();
    const outra = await propostas.propose(rita, 'operador.publicarCampanha' as ProponivelId, {
      corpo: { nomeArquivo: 'x.yaml', texto: 'x' },
    });
    expect(outra.body.codigo).toBe('campanha.arquivoInvalido');
  });

  it('lists open and closed ones with the number that waits for the caller', async () => {
    const before = (await propostas.list(noemi)).esperam;
    const { id } = await proposePromotion();
    const toIds = ({ retorno }: Awaited<ReturnType<typeof propostas.list>>) =>
      retorno.map(({ propostaID }) => propostaID);
    const mine = await propostas.list(noemi, { situacao: 'aberta' });
    expect([mine.esperam, toIds(mine)[0]]).toEqual([before + 1, id]);
    expect((await propostas.list(lia)).esperam).toBe(0);
    const own = await propostas.list(rita, { situacao: 'aberta' });
    expect(own.retorno[0]).toMatchObject({ podeDecidir: false, podeRetirar: true });
    expect(toIds(await propostas.list(noemi, { situacao: 'encerrada' }))).not.toContain(id);
    await propostas.refuse(noemi, id);
    expect((await propostas.list(noemi)).esperam).toBe(before);
    expect(toIds(await propostas.list(noemi, { situacao: 'encerrada' }))).toContain(id);
    const page = async (depois?: string) =>
      (
        await painel.call('operador.propostas', {
          params: { perPage: 1 },
          query: (depois ? { depois } : {}) as never,
          ...propostas.as(noemi),
        })
      ).body.retorno;
    const [all, first] = [toIds(await propostas.list(noemi)), await page()];
    expect([...toIds(first), ...toIds(await page(first.depois!))]).toEqual(all.slice(0, 2));
  });

  it('asks for a second person to remove an administrator, but not to leave oneself', async () => {
    const [one, other] = [await painel.createAdministrador(), await painel.createAdministrador()];
    const answers = await Promise.all([
      setPapel(one, other.operadorID, null),
      setPapel(other, one.operadorID, 'auditor'),
    ]);
    expect(answers.map(({ body }) => body.codigo)).toEqual([
      'operador.precisaSegundaPessoa',
      'operador.precisaSegundaPessoa',
    ]);
    expect([await findPapel(one), await findPapel(other)]).toEqual(['administrador', 'administrador']);
    expect((await setPapel(one, one.operadorID, 'auditor')).status).toBe(200);
    const { body } = await propostas.propose(rita, 'operador.definirPapel', {
      alvo: { operadorID: other.operadorID },
      corpo: { papel: null },
    });
    expect((await propostas.approve(noemi, body.retorno.propostaID)).body.retorno.resultado?.situacao).toBe(
      'feito',
    );
    expect(await findPapel(other)).toBeUndefined();
  });

  it('invites an administrator by two persons', async () => {
    const nova = { nome: 'Nova Pessoa', email: `nova@agencia.example`, papel: 'administrador' };
    expect((await invite(rita, nova)).body.codigo).toBe('operador.precisaSegundaPessoa');
    const convite = await propostas.propose(rita, 'operador.convidar', { corpo: nova });
    expect(
      (await propostas.approve(noemi, convite.body.retorno.propostaID)).body.retorno.resultado,
    ).toMatchObject({ situacao: 'feito' });
    const pessoa = await painel.accept(await readConvite(nova.email));
    expect(await findPapel(pessoa)).toBe('administrador');
  });

  it('refuses to create an account that was created meanwhile', async () => {
    const corpo = { nome: 'Ida Reis', email: `ida@agencia.example`, papel: 'auditor' };
    expect((await invite(rita, corpo)).status).toBe(200);
    const early = await readConvite(corpo.email);
    const token = early.split('#')[1]!;
    const { body } = await painel.call('operador.abrirConvite', { body: { token } as never });
    const raiz = await painel.createDaInstalacao();
    const elsewhere = await painel.call('operador.convidar', {
      body: corpo as never,
      cookie: raiz.cookie,
      promotora: (
        await test.db.query<{ promotora_id: string }>(
          'select promotora_id from promotora where promotora_id <> $1',
          [promotora],
        )
      )[0]!.promotora_id,
    });
    expect(elsewhere.status).toBe(200);
    const ida = await painel.accept(await readConvite(corpo.email));
    const taken = await painel.call('operador.aceitarConvite', {
      body: { token, senha, codigo: painel.nextCodigo(body.retorno.autenticador.segredo) } as never,
    });
    expect([taken.status, taken.body.codigo]).toEqual([409, 'operador.conviteDeConta']);
    const { body: sessao } = await painel.call('operador.sessao', { cookie: ida.cookie });
    expect(sessao.retorno.operadorID).toBe(ida.operadorID);
  });

  it.each(['administrador', 'operador'])(
    'asks for a second person before a new %s could approve proposals',
    async (papel) => {
      const corpo = { nome: 'Duas Caras', email: `caras.${papel}@agencia.example`, papel };
      expect((await invite(rita, corpo)).body.codigo).toBe('operador.precisaSegundaPessoa');
      const leitora = await painel.create(rita, 'auditor');
      const raised = await setPapel(rita, leitora.operadorID, papel);
      expect([raised.status, raised.body.codigo]).toEqual([409, 'operador.precisaSegundaPessoa']);
      expect(await findPapel(leitora)).toBe('auditor');
      expect((await invite(rita, { ...corpo, papel: 'atendimento' })).status).toBe(200);
    },
  );

  it('lets no session invite an operator of the installation', async () => {
    const raiz = await painel.createDaInstalacao();
    const refused = await painel.call('operador.convidarDaInstalacao', {
      body: { nome: 'Nova Pessoa', email: 'nova@trevo.example' } as never,
      cookie: raiz.cookie,
    });
    expect([refused.status, refused.body.codigo]).toEqual([403, 'operador.soPeloComando']);
  });

  describe('an amount above the ceiling', () => {
    const open = async (identificacao: string) => {
      const campanha = await openCampanha(test, identificacao, (arquivo) => {
        arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
        arquivo.recompensas = { pontos: { centavosPorPonto: 100 } };
        arquivo.documentos.centavosPorOperador = 50_000;
      });
      const ana = await nextPessoa(test);
      const { documentoFiscalID } = (await campanha.send(ana, { valorCentavos: 15_000 })).body.retorno;
      const [{ consumidor_id: consumidorID }] = (await test.db.query<{ consumidor_id: string }>(
        'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
        [documentoFiscalID],
      )) as [{ consumidor_id: string }];
      return { campanha, ana, alvo: { ...campanha.params, consumidorID, documentoFiscalID } };
    };

    it('an amount above the ceiling is corrected by two persons, and the proposal describes the granted numbers and points', async () => {
      const { campanha, ana, alvo } = await open('DUAS_PESSOAS');
      const corpo = { valorCentavos: 60_000 };
      const confirmacao = { motivo: 'Vi a nota no balcão.' };
      for (const body of [corpo, { ...corpo, confirmacao }]) {
        const refused = await painel.call('operador.corrigirDocumento', {
          params: alvo,
          body: body as never,
          ...propostas.as(lia),
        });
        expect([refused.status, refused.body.codigo, refused.body.detalhes?.[0]?.mensagem]).toEqual([
          409,
          'operador.precisaSegundaPessoa',
          'O valor R$\u00a0600,00 passa de R$\u00a0500,00, o que uma pessoa decide sozinha nesta campanha.',
        ]);
      }
      expect(await campanha.listNumeros(ana)).toHaveLength(3);
      const { propostaID, conteudo } = (
        await propostas.propose(lia, 'operador.corrigirDocumento', { alvo, corpo })
      ).body.retorno;
      expect(conteudo).toEqual([
        {
          titulo: 'Nota',
          frases: [expect.stringMatching(/^CNPJ /), 'Está aprovada'],
        },
        {
          titulo: 'Valor',
          frases: [
            'De R$\u00a0150,00 para R$\u00a0600,00',
            'Uma pessoa decide sozinha até R$\u00a0500,00 nesta campanha.',
          ],
        },
        { titulo: 'O que acontece', frases: ['12 números da sorte (hoje 3)', '600 pontos (hoje 150)'] },
      ]);
      const other = await painel.create(rita, 'operador');
      expect((await propostas.approve(other, propostaID)).body.retorno.resultado).toMatchObject({
        situacao: 'feito',
      });
      expect(await campanha.listNumeros(ana)).toHaveLength(12);
      const notas = await test.db.query(
        'select texto from documento_anotacao where documento_fiscal_id = $1',
        [alvo.documentoFiscalID],
      );
      expect(notas).toEqual([{ texto: `Decidida com R$\u00a0600,00, acima do teto. Motivo: ${motivo}` }]);
    });

    it('an amount above the ceiling is judged by two persons, and refused in a bulk decision', async () => {
      const { campanha, ana } = await open('DUAS_JULGAM');
      const { documentoFiscalID } = (await campanha.send(ana)).body.retorno;
      const [{ consumidor_id: consumidorID }] = (await test.db.query<{ consumidor_id: string }>(
        'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
        [documentoFiscalID],
      )) as [{ consumidor_id: string }];
      const decisao = { status: 'VALIDO', valorCentavos: 60_000 };
      const bulk = await painel.call('operador.apurarDocumentos', {
        params: campanha.params,
        body: {
          decisoes: [
            { ...decisao, consumidorID, documentoFiscalID, confirmacao: { motivo: 'Vi a nota no balcão.' } },
          ],
        } as never,
        ...propostas.as(lia),
      });
      expect(bulk.body.retorno).toMatchObject({
        julgados: 0,
        recusados: [{ lugar: 0, codigo: 'operador.precisaSegundaPessoa' }],
      });
      const { propostaID } = (
        await propostas.propose(lia, 'operador.apurarDocumento', {
          alvo: { ...campanha.params, consumidorID, documentoFiscalID },
          corpo: decisao,
        })
      ).body.retorno;
      expect((await propostas.approve(rita, propostaID)).body.retorno.resultado?.situacao).toBe('feito');
      expect(await campanha.listNumeros(ana)).toHaveLength(15);
    });

    it('an amount above the ceiling is refused after the approval when the receipt changed by then', async () => {
      const { alvo } = await open('DUAS_TARDE');
      const { propostaID } = (
        await propostas.propose(lia, 'operador.corrigirDocumento', { alvo, corpo: { valorCentavos: 60_000 } })
      ).body.retorno;
      const { visto } = (await propostas.read(rita, propostaID)).body.retorno;
      const judged = await painel.call('operador.apurarDocumento', {
        params: alvo,
        body: { status: 'INVALIDO' } as never,
        ...propostas.as(rita),
      });
      expect(judged.status).toBe(200);
      expect((await propostas.approve(rita, propostaID, { visto })).body.codigo).toBe(
        'operador.propostaMudou',
      );
      expect((await propostas.approve(rita, propostaID)).body.retorno.resultado).toMatchObject({
        situacao: 'recusado',
        codigo: 'documentoFiscal.naoValida',
      });
    });
  });
});

describe('a promoter with one administrator', () => {
  let test: TestApp;
  let painel: Painel;
  let propostas: ReturnType<typeof createPropostas>;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin });
    await test.publish();
    painel = createConsole(test);
    propostas = createPropostas(painel);
  });
  afterAll(() => test.close());

  it('invites its second administrator and an existing account alone', async () => {
    const rita = await painel.createAdministrador();
    const lia = await painel.create(rita, 'atendimento');
    const invite = (body: object) =>
      painel.call('operador.convidar', { body: body as never, ...propostas.as(rita) });
    const again = await invite({ nome: lia.nome, email: lia.email, papel: 'auditor' });
    expect([again.status, again.body.codigo]).toEqual([200, undefined]);
    const noemi = await painel.create(rita, 'administrador');
    const third = await invite({ nome: 'Eva Dias', email: 'eva@agencia.example', papel: 'administrador' });
    expect(third.body.codigo).toBe('operador.precisaSegundaPessoa');
    expect(third.body.detalhes?.map(({ campo }) => campo)).toEqual(['papel']);
    expect(noemi.operadorID).not.toBe(rita.operadorID);
  });
});

describe('an accepted invitation with a lower role', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin });
    await test.publish();
  });
  afterAll(() => test.close());

  it('an invitation with a lower role does not take the role of the last administrator, and is accepted once there is another', async () => {
    const painel = createConsole(test);
    const propostas = createPropostas(painel);
    const rita = await painel.createAdministrador();
    const raiz = await painel.createDaInstalacao();
    const corpo = { nome: rita.nome, email: rita.email, papel: 'auditor' };
    const invited = await painel.call('operador.convidar', { body: corpo as never, ...propostas.as(raiz) });
    expect(invited.status).toBe(200);
    const [mail] = await listMensagens(test, rita.email);
    const token = /#(\S+)/.exec(mail!.texto)![1]!;
    const accept = () =>
      painel.call('operador.aceitarConviteDaConta', { body: { token } as never, cookie: rita.cookie });
    const listPapeis = async () =>
      (await test.db.query<{ papel: string }>('select papel from operador_papel order by papel')).map(
        ({ papel }) => papel,
      );
    const refused = await accept();
    expect([refused.status, refused.body.codigo]).toEqual([409, 'operador.ultimoAdministrador']);
    expect(await listPapeis()).toEqual(['administrador']);
    expect((await painel.call('operador.sessao', { cookie: rita.cookie })).status).toBe(200);
    await painel.createAdministrador();
    expect((await accept()).status).toBe(200);
    expect(await listPapeis()).toEqual(['administrador', 'auditor']);
  });
});

describe('a publication in production', () => {
  let test: TestApp;
  let production: TestApp;
  let painel: Painel;
  let propostas: ReturnType<typeof createPropostas>;
  let rita: OperadorDeTeste;
  let noemi: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin });
    await test.publish();
    const setup = createConsole(test);
    rita = await setup.createAdministrador();
    noemi = await setup.createAdministrador();
    production = await startTestApp(test.clock.now().toISOString(), {
      db: test.db,
      ambiente: 'producao',
      consoleOrigin,
    });
    painel = createConsole(production);
    propostas = createPropostas(painel);
  });
  afterAll(async () => {
    await production.close();
    await test.close();
  });

  const build = (identificacao: string, change: (arquivo: MutableArquivo) => void = () => undefined) => ({
    nomeArquivo: 'duas.campanha.yaml',
    texto: buildArquivoText((arquivo) => {
      arquivo.campanha.identificacao = identificacao;
      arquivo.hosts = [`${identificacao.toLowerCase()}.localhost`];
      arquivo.limites.cupons = { diario: 5 };
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      change(arquivo);
    }),
  });
  const publish = (por: OperadorDeTeste, body: object) =>
    painel.call('operador.publicarCampanha', { body: body as never, ...propostas.as(por) });
  const lower = (arquivo: MutableArquivo) => void (arquivo.limites.cupons = { diario: 3 });
  const findDiario = async (identificacao: string) =>
    (
      await test.db.query<{ diario: number }>(
        `select (arquivo #>> '{limites,cupons,diario}')::int as diario from campanha where identificacao = $1`,
        [identificacao],
      )
    )[0]!.diario;

  it('a publication in production needs a second person for a change to the worse, and describes each change', async () => {
    expect((await publish(rita, build('DUAS'))).status).toBe(200);
    const confirmacao = { motivo: 'Muitas notas do mesmo caixa.' };
    const refused = await publish(rita, { ...build('DUAS', lower), confirmacao });
    expect([refused.status, refused.body.codigo, refused.body.detalhes]).toEqual([
      409,
      'operador.precisaSegundaPessoa',
      [{ campo: 'limites.cupons.diario', mensagem: 'limites.cupons.diario: 5 → 3' }],
    ]);
    const { propostaID, conteudo } = (
      await propostas.propose(rita, 'operador.publicarCampanha', { corpo: build('DUAS', lower) })
    ).body.retorno;
    expect(conteudo[1]).toEqual({
      titulo: 'O que muda para quem participa',
      frases: ['limites › cupons › diario: de 5 para 3'],
    });
    expect(await findDiario('DUAS')).toBe(5);
    production.clock.set(new Date(production.clock.now().getTime() + 1000).toISOString());
    expect((await propostas.approve(noemi, propostaID)).body.retorno.resultado?.situacao).toBe('feito');
    expect(await findDiario('DUAS')).toBe(3);
    expect(
      await test.db.query(
        `select p.motivo from campanha_publicacao p join campanha c on c.campanha_id = p.campanha_id
         where c.identificacao = 'DUAS' and p.motivo is not null`,
      ),
    ).toEqual([{ motivo }]);
  });

  it('refuses the proposal of a change that is never allowed', async () => {
    expect((await publish(rita, build('NUNCA'))).status).toBe(200);
    const fewer = (arquivo: MutableArquivo) =>
      void Object.assign(arquivo.ganho, { centavosPorNumero: 10_000 });
    const corpo = build('NUNCA', fewer);
    expect((await publish(rita, corpo)).body.codigo).toBe('campanha.mudancaProibida');
    expect((await propostas.propose(rita, 'operador.publicarCampanha', { corpo })).body.codigo).toBe(
      'campanha.mudancaProibida',
    );
  });

  it('a publication in production is judged again against the campaign as published at the approval', async () => {
    expect((await publish(rita, build('ANTES'))).status).toBe(200);
    const { propostaID } = (
      await propostas.propose(rita, 'operador.publicarCampanha', { corpo: build('ANTES', lower) })
    ).body.retorno;
    const { visto } = (await propostas.read(noemi, propostaID)).body.retorno;
    const higher = (arquivo: MutableArquivo) => void (arquivo.limites.cupons = { diario: 9 });
    expect((await publish(rita, build('ANTES', higher))).status).toBe(200);
    expect((await propostas.approve(noemi, propostaID, { visto })).body.codigo).toBe(
      'operador.propostaMudou',
    );
    expect((await propostas.read(noemi, propostaID)).body.retorno.conteudo[1]!.frases).toEqual([
      'limites › cupons › diario: de 9 para 3',
    ]);
  });

  it('accepts a proposal of a credential with the scope, and refuses its approval by an operator who saw the secret', async () => {
    const create = async (escopos: string[]) =>
      (
        await painel.call('operador.criarCredencial', {
          body: { nome: 'Publicação', escopos } as never,
          ...propostas.as(rita),
        })
      ).body.retorno;
    const { segredo } = await create(['campanha:publicar']);
    expect((await publish(rita, build('MAQUINA'))).status).toBe(200);
    const corpo = build('MAQUINA', lower);
    const direct = await production.client.call('operador.publicarCampanha', {
      body: { ...corpo, confirmacao: { motivo: 'Muitas notas do mesmo caixa.' } },
      token: segredo,
    });
    expect([direct.status, direct.body.codigo]).toEqual([409, 'operador.precisaSegundaPessoa']);
    const propose = (token: string) =>
      production.client.call('operador.propor', {
        body: { propostaID: randomUUID(), ato: 'operador.publicarCampanha', corpo, motivo },
        token,
      });
    const other = await create(['vendas:ler']);
    expect((await propose(other.segredo)).body.codigo).toBe('operador.semEscopo');
    const proposed = await propose(segredo);
    expect(proposed.body.retorno).toMatchObject({ propostaPor: { tipo: 'credencial', nome: 'Publicação' } });
    const { propostaID } = proposed.body.retorno;
    expect((await propostas.approve(rita, propostaID)).body.codigo).toBe('operador.propostaPropria');
    expect((await propostas.approve(noemi, propostaID)).body.retorno.resultado?.situacao).toBe('feito');
    expect(await findDiario('MAQUINA')).toBe(3);
  });
});
