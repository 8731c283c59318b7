import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Papel } from '@trevo/contract/operador/papeis';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { hideCpf } from '@trevo/rules/texto/mask';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextChave, openCampanha } from '../../campanha/campanha-propria.ts';
import { type Pessoa, registerPessoa } from '../../pessoa.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

type Busca = BodyInputOf<Calls['operador.procurarPessoa']>;

const promotora = 'quatrofolhas';
const motivo = 'A pessoa pediu no telefone.';

describe('people in the hands of support', () => {
  const seed = 7_001;
  const dados = buildConsumidor(seed);
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let raiz: OperadorDeTeste;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  let ana: Pessoa;
  const porPapel = {} as Record<Papel, OperadorDeTeste>;
  let consumidorID: string;
  const params = () => ({ ...campanha.params, consumidorID });

  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    campanha = await openCampanha(test, 'PESSOAS', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: false };
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 }, raspadinhas: { porDocumento: 1 } };
      arquivo.premios = {
        agenda: 'contador',
        cartelas: 9,
        itens: [{ id: 'cesta', nome: 'Cesta', quantidade: 9, entrega: 'promotora' }],
      };
    });
    raiz = await painel.createDaInstalacao();
    for (const papel of ['administrador', 'operador', 'atendimento', 'auditor', 'cliente'] as const)
      porPapel[papel] =
        papel === 'administrador' ? await painel.createAdministrador() : await painel.create(raiz, papel);
    ana = await registerPessoa(test, seed, campanha.host);
    [{ consumidor_id: consumidorID }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from consumidor_cpf where promotora_id = $1 and cpf = $2',
      [promotora, dados.cpf],
    )) as [{ consumidor_id: string }];
  });
  afterAll(() => test.close());

  const as = (papel: Papel, as = promotora) => ({ cookie: porPapel[papel].cookie, promotora: as });
  const search = (busca: Busca, papel: Papel = 'atendimento') =>
    painel.call('operador.procurarPessoa', { body: busca as never, ...as(papel) });
  const read = async (papel: Papel = 'atendimento') =>
    (await painel.call('operador.pessoa', { params: params(), ...as(papel) })).body.retorno;
  const send = async (valorCentavos: number) => (await campanha.send(ana, { valorCentavos })).body.retorno;
  const explain = async (body: object) =>
    (
      await painel.call('operador.explicarNota', {
        params: params(),
        body: body as never,
        ...as('atendimento'),
      })
    ).body.retorno;
  const listRegistros = async (acao: string) =>
    test.db.query<{ campos: string[]; alvo: object; motivo: string | null; resultado: string }>(
      'select campos, alvo, motivo, resultado from auditoria where acao = $1 order by em, registro_id',
      [acao],
    );

  it('finds a person by CPF, phone, e-mail, number, access key, protocol and voucher code, masked', async () => {
    const idempotencia = randomUUID();
    const { cabecalho } = (
      await campanha.send(ana, { valorCentavos: 12_000 }, { 'idempotency-key': idempotencia })
    ).body.retorno;
    const [numero] = await campanha.listNumeros(ana);
    const [serie, digits] = numero!.split(' ') as [string, string];
    const [card] = await campanha.listRaspadinhas(ana, 'DISPONIVEL');
    await campanha.scratch(ana, card!.id);
    const buscas: Busca[] = [
      { cpf: dados.cpf },
      { cpf: dados.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4') },
      { telefone: dados.telefoneContato },
      { email: dados.email.toUpperCase() },
      { numero: { ...campanha.params, serie: String(Number(serie)), numero: digits } },
      { chaveAcesso: cabecalho.chaveAcesso! },
      { protocolo: `${idempotencia.slice(0, 4)}-${idempotencia.slice(4, 8)}`.toUpperCase() },
      { codigo: card!.id.replaceAll('-', '').slice(-12) },
    ];
    for (const busca of buscas) {
      const { body } = await search(busca);
      expect([Object.keys(busca), body.retorno]).toEqual([
        Object.keys(busca),
        [
          expect.objectContaining({
            consumidorID,
            nome: expect.stringMatching(/^\p{Lu}\S* \p{Lu}\.$/u) as string,
            cpf: hideCpf(dados.cpf),
            excluidaEm: null,
          }),
        ],
      ]);
      expect(body.retorno[0]!.campanhas).toContainEqual(
        expect.objectContaining({ identificacao: 'PESSOAS' }),
      );
    }
  });

  it('answers the same for an unknown person, a person of another promoter and an ungranted number', async () => {
    const { host } = await openCampanha(test, 'ALHEIA', (arquivo) => {
      arquivo.promotora.identificacao = 'alheia';
    });
    const deOutra = await registerPessoa(test, 7_002, host);
    const refusals = await Promise.all([
      search({ cpf: '52998224725' }),
      search({ cpf: deOutra.usuario }),
      search({ chaveAcesso: nextChave() }),
      search({ numero: { ...campanha.params, serie: '999', numero: '99999' } }),
      search({ protocolo: '0000-0000' }),
      search({ codigo: '4444 5555 6661' }),
    ]);
    for (const { status, body } of refusals)
      expect([status, body.codigo]).toEqual([404, 'atendimento.nenhumaPessoa']);
    const [{ consumidor_id: alheia }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from consumidor_cpf where cpf = $1',
      [deOutra.usuario],
    )) as [{ consumidor_id: string }];
    for (const id of [alheia, '01890000-0000-7000-8000-000000000000']) {
      const onOther = { params: { ...campanha.params, consumidorID: id }, ...as('atendimento') };
      const answers = await Promise.all([
        painel.call('operador.pessoa', onOther),
        painel.call('operador.historicoPessoa', { ...onOther, params: { ...onOther.params, perPage: 20 } }),
        painel.call('operador.revelarCampo', {
          ...onOther,
          params: { ...onOther.params, campo: 'cpf' },
          body: { motivo } as never,
        }),
        painel.call('operador.explicarNota', { ...onOther, body: { chaveAcesso: nextChave() } as never }),
      ]);
      expect(answers.map(({ body }) => body.codigo)).toEqual(Array(4).fill('atendimento.nenhumaPessoa'));
    }
  });

  it('refuses a search without a value, with two values, and one by name', async () => {
    const bodies = [{}, { cpf: dados.cpf, email: dados.email }, { nome: 'Ana' }, { cpf: '1' }] as Busca[];
    for (const body of bodies) expect((await search(body)).status).toBe(400);
  });

  it('lets an operator of receipts search by receipts and numbers, not by the person', async () => {
    expect((await search({ cpf: dados.cpf }, 'operador')).body.codigo).toBe('operador.semPermissao');
    const { cabecalho } = await send(12_000);
    const { body } = await search({ chaveAcesso: cabecalho.chaveAcesso! }, 'operador');
    expect(body.retorno[0]!.consumidorID).toBe(consumidorID);
  });

  it('keeps the kind of a search on the trail and never its value', async () => {
    await search({ email: dados.email });
    expect(await listRegistros('operador.procurarPessoa')).toContainEqual(
      expect.objectContaining({ campos: ['email'], resultado: 'feito' }),
    );
    const rows = await test.db.query<{ total: number }>(
      `select count(*)::int as total from auditoria a
       where a::text ilike any ($1::text[])`,
      [[dados.cpf, dados.email, dados.telefoneContato].map((text) => `%${text}%`)],
    );
    expect(rows[0]!.total).toBe(0);
  });

  it('reads the card with holdings by draw, masked by role', async () => {
    const ficha = await read();
    expect(ficha).toMatchObject({
      cpf: hideCpf(dados.cpf),
      telefone: expect.stringContaining('*****') as string,
      email: expect.stringMatching(/^.\*\*\*@/) as string,
      cadastroIncompleto: false,
      bloqueada: false,
      bloqueios: [],
      excluidaEm: null,
      guardadaAte: null,
    });
    expect(ficha.notas.map(({ status }) => status)).toEqual(ficha.notas.map(() => 'VALIDO'));
    expect(ficha.numeros.validos).toBe((await campanha.listNumeros(ana)).length);
    expect(ficha.numeros.sorteios[0]).toMatchObject({ numeros: ficha.numeros.validos, realizado: false });
    expect(ficha.contas[0]).toMatchObject({ moeda: 'pontos', disponivel: 240 });
    expect(ficha.premios[0]).toMatchObject({ nome: 'Cesta', situacao: 'A_RECEBER' });
    const { nome, cpf, telefone, email, pseudonimo } = await read('auditor');
    expect([nome, cpf, telefone, email]).toEqual([null, null, null, null]);
    expect(pseudonimo).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    expect((await search({ cpf: dados.cpf }, 'auditor')).body.retorno[0]).toMatchObject({
      nome: null,
      cpf: null,
      pseudonimo,
    });
    const foreign = { params: params(), ...as('atendimento', 'alheia') };
    expect((await painel.call('operador.pessoa', foreign)).body.codigo).toBe('operador.semPermissao');
  });

  it('reveals one field with a reason, to the roles that may, and records field and reason', async () => {
    const reveal = (campo: string, papel: Papel, body: object = { motivo }) =>
      painel.call('operador.revelarCampo', {
        params: { ...params(), campo },
        body: body as never,
        ...as(papel),
      });
    expect((await reveal('email', 'atendimento')).body.retorno).toEqual({
      campo: 'email',
      valor: dados.email,
    });
    expect((await reveal('cpf', 'administrador')).body.retorno.valor.replace(/\D/g, '')).toBe(dados.cpf);
    expect((await reveal('cpf', 'operador')).body.codigo).toBe('operador.semPermissao');
    expect((await reveal('cpf', 'auditor')).body.codigo).toBe('operador.semPermissao');
    expect((await reveal('cpf', 'atendimento', { motivo: 'curto' })).status).toBe(400);
    expect((await reveal('senha', 'atendimento')).status).toBe(400);
    expect(await listRegistros('operador.revelarCampo')).toContainEqual({
      campos: ['motivo'],
      alvo: { identificacao: 'PESSOAS', consumidorID, campo: 'email' },
      motivo,
      resultado: 'feito',
    });
  });

  it('explains each outcome of a receipt in one sentence with the way on', async () => {
    const poor = await send(4_050);
    expect(await explain({ documentoFiscalID: poor.documentoFiscalID })).toMatchObject({
      situacao: 'semNumeros',
      numeros: [],
      acao: null,
      cura: expect.stringMatching(/./) as string,
    });
    const rich = await send(12_000);
    expect(await explain({ chaveAcesso: rich.cabecalho.chaveAcesso })).toMatchObject({
      situacao: 'ganhou',
      frase: expect.stringContaining('deu 2 números') as string,
    });
    await campanha.judge(rich.documentoFiscalID, {
      status: 'INVALIDO',
      motivo: 'documentoFiscal.imagemIlegivel',
    });
    expect(await explain({ documentoFiscalID: rich.documentoFiscalID })).toMatchObject({
      situacao: 'recusada',
      acao: 'anotar',
      numeros: [],
    });
    expect(await explain({ chaveAcesso: nextChave() })).toMatchObject({
      situacao: 'naoEnviada',
      acao: 'pedirEnvio',
    });
    const bia = await registerPessoa(test, 7_003);
    const { cabecalho } = (await campanha.send(bia, { valorCentavos: 12_000 })).body.retorno;
    const foreign = await explain({ chaveAcesso: cabecalho.chaveAcesso });
    expect(foreign).toMatchObject({ situacao: 'deOutraConta', documentoFiscalID: null });
    expect(JSON.stringify(foreign)).not.toContain(bia.usuario);
    for (const [apurarEm, situacao] of [
      [test.clock.now(), 'procurando'],
      [null, 'naFila'],
    ] as const) {
      await test.db.query(
        `update documento_fiscal set status = 'PENDENTE', apurar_em = $2 where documento_fiscal_id = $1`,
        [poor.documentoFiscalID, apurarEm],
      );
      expect((await explain({ documentoFiscalID: poor.documentoFiscalID })).situacao).toBe(situacao);
    }
  });

  it('lists the history in the words of the person with causes, by page and by area', async () => {
    const list = async (query: object, perPage: number) =>
      (
        await painel.call('operador.historicoPessoa', {
          params: { ...params(), perPage },
          query: query as never,
          ...as('atendimento'),
        })
      ).body.retorno;
    const { retorno: todos, depois } = await list({}, 100);
    expect(depois).toBeNull();
    const paged: typeof todos = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await list(cursor ? { depois: cursor } : {}, 3);
      paged.push(...page.retorno);
      cursor = page.depois;
    }
    expect(paged).toEqual(todos);
    expect(new Set(todos.map(({ id }) => id)).size).toBe(todos.length);
    const dias = todos.map(({ em }) => em);
    expect(dias).toEqual(dias.toSorted().toReversed());
    const titulos = todos.map(({ titulo }) => titulo);
    expect(titulos).toEqual(
      expect.arrayContaining([
        'Fez o cadastro',
        'Aceitou os termos',
        'Nota aprovada',
        'Nota não aprovada',
        'Ganhou 2 números da sorte',
        'Perdeu 2 números da sorte',
        'Ganhou 1 raspadinha',
        'Ganhou Cesta',
        'Recebeu 120 pontos',
        'Nota recusada',
        'E-mail: boas-vindas e confirmação do endereço',
      ]),
    );
    const boasVindas = todos.find(({ titulo }) => titulo.startsWith('E-mail: boas-vindas'))!;
    expect(boasVindas).toMatchObject({
      area: 'mensagens',
      detalhe: 'Saiu: o serviço de envio aceitou a mensagem.',
      quem: { tipo: 'programa' },
    });
    const recusada = todos.find(({ titulo }) => titulo === 'Nota não aprovada')!;
    expect(recusada).toMatchObject({
      area: 'notas',
      quem: { tipo: 'operador', nome: 'Token único' },
      cura: expect.stringMatching(/./) as string,
    });
    expect(todos.find(({ titulo }) => titulo === 'Fez o cadastro')!.quem.tipo).toBe('pessoa');
    for (const area of ['notas', 'premios', 'pedidos', 'mensagens', 'acesso'] as const) {
      const { retorno } = await list({ area }, 100);
      expect(retorno).toEqual(todos.filter((evento) => evento.area === area));
    }
  });

  it('shows a deleted account by its pseudonym, with the end of the legal hold', async () => {
    const caio = await registerPessoa(test, 7_004);
    const { cabecalho } = (await campanha.send(caio, { valorCentavos: 12_000 })).body.retorno;
    const found = await search({ cpf: caio.usuario });
    await test.client.call('consumidor.excluir', {
      params: { usuario: caio.usuario },
      token: caio.token,
    });
    const chave = { chaveAcesso: cabecalho.chaveAcesso! };
    const [pessoa] = (await search(chave)).body.retorno;
    expect(pessoa).toMatchObject({
      consumidorID: found.body.retorno[0]!.consumidorID,
      nome: null,
      cpf: null,
      excluidaEm: expect.stringMatching(/^2026/) as string,
    });
    const onCaio = { ...campanha.params, consumidorID: pessoa!.consumidorID };
    const ficha = (await painel.call('operador.pessoa', { params: onCaio, ...as('atendimento') })).body
      .retorno;
    expect(ficha.guardadaAte).toMatch(/^20\d\d-/);
    const revealed = await painel.call('operador.revelarCampo', {
      params: { ...onCaio, campo: 'cpf' },
      body: { motivo } as never,
      ...as('atendimento'),
    });
    expect(revealed.body.codigo).toBe('atendimento.campoVazio');
  });

  it('limits the searches of one operator and leaves those of another alone', async () => {
    const outra = await painel.create(raiz, 'atendimento');
    const searchAs = ({ cookie }: OperadorDeTeste) =>
      painel.call('operador.procurarPessoa', { body: { cpf: '52998224725' } as never, cookie, promotora });
    const answers = await Promise.all(Array.from({ length: 31 }, () => searchAs(outra)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await searchAs(porPapel.atendimento)).status).toBe(404);
  });
});
