import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Papel } from '@trevo/contract/operador/papeis';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextChave, openCampanha } from '../../campanha/campanha-propria.ts';
import { registerPessoa, type Pessoa } from '../../pessoa.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

type Novos = BodyInputOf<Calls['operador.incluirBloqueios']>;

const noon = '2026-11-21T15:00:00Z';
const motivo = 'Notas tiradas do lixo da loja.';
const aparelho = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
let seed = 9_100;

describe('blocks', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  const porPapel = {} as Record<Papel, OperadorDeTeste>;

  beforeAll(async () => {
    test = await startTestApp(noon, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    const raiz = await painel.createDaInstalacao();
    porPapel.administrador = await painel.createAdministrador();
    for (const papel of ['operador', 'atendimento', 'auditor'] as const)
      porPapel[papel] = await painel.create(raiz, papel);
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const open = (identificacao: string) =>
    openCampanha(test, identificacao, (arquivo) => {
      configure(arquivo, { 'login.tipoIdentificacao': 'cpf', 'cadastro.verificarCpfRestrito': true });
      arquivo.compra = { produtos: [], formasPagamento: [], quantidadeMaxima: 100, fotoObrigatoria: false };
      arquivo.codigos = { numeros: 1, raspadinhas: 0 };
      arquivo.documentos.evidencia = { pontosParaConferir: 300, pessoasPorAparelho: 9, pessoasPorRede: 9 };
    });
  type Aberta = Awaited<ReturnType<typeof open>>;

  const as = (papel: Papel) => ({ cookie: porPapel[papel].cookie, promotora: 'quatrofolhas' });
  const add = (
    { params }: Aberta,
    body: Partial<Novos> & Pick<Novos, 'tipo' | 'valores'>,
    papel: Papel = 'operador',
  ) => painel.call('operador.incluirBloqueios', { params, body: { motivo, ...body }, ...as(papel) });
  const block = async (campanha: Aberta, tipo: Novos['tipo'], valor: string, more: Partial<Novos> = {}) =>
    (await add(campanha, { tipo, valores: [valor], ...more })).body.retorno.linhas[0]!;
  const list = async ({ params }: Aberta, query: object = {}, perPage = 50, papel: Papel = 'operador') =>
    (await painel.call('operador.bloqueios', { params: { ...params, perPage }, query, ...as(papel) })).body
      .retorno;
  const remove = ({ params }: Aberta, bloqueioID: string) =>
    painel.call('operador.retirarBloqueio', {
      params: { ...params, bloqueioID },
      body: { motivo: 'A pessoa mostrou as compras.' },
      ...as('operador'),
    });
  const check = ({ params }: Aberta, tipo: Novos['tipo'], valor: string) =>
    painel.call('operador.verificarBloqueio', { params, body: { tipo, valor }, ...as('auditor') });
  const nextAna = ({ host }: Aberta): Promise<Pessoa> => registerPessoa(test, seed++, host);
  const codigoOf = ({ status, body }: { status: number; body: { codigo?: string } }) =>
    body.codigo ?? String(status);
  const scan = ({ params, host }: Aberta, pessoa: Pessoa, numeroAleatorio: string) =>
    test.client.call('cupom.escanear', {
      params: { anoCampanha: params.ano, identificacaoCampanha: params.identificacao, numeroAleatorio },
      token: pessoa.token,
      host,
    });
  const buy = ({ params, host }: Aberta, pessoa: Pessoa) =>
    test.client.call('documentoFiscal.inserirNaoFiscal', {
      body: {
        campanha: params,
        uf: 'SP',
        usuario: pessoa.usuario,
        dadosNaoFiscal: { valor: 1_000 },
        tipo: 'NaoFiscal',
      },
      token: pessoa.token,
      host,
    });

  it('refuses receipts, codes and purchases of a blocked CPF, keeps reads, and accepts them after the removal', async () => {
    const campanha = await open('BLOQCPF');
    const ana = await nextAna(campanha);
    const before = { chaveAcesso: nextChave() };
    const idempotencia = { 'idempotency-key': 'antes-do-bloqueio' };
    const first = await campanha.send(ana, before, idempotencia);
    const { bloqueioID } = await block(campanha, 'cpf', ana.usuario);
    const chaveAcesso = nextChave();
    const refused = await campanha.send(ana, { chaveAcesso }, { 'idempotency-key': 'nota-bloqueada' });
    expect([refused.status, refused.body.codigo]).toEqual([403, 'bloqueio.participacao']);
    expect(refused.body.mensagem).not.toMatch(/CPF|aparelho|telefone|rede/i);
    expect(codigoOf(await campanha.send(ana, { chaveAcesso }, { 'idempotency-key': 'nota-bloqueada' }))).toBe(
      'bloqueio.participacao',
    );
    expect(codigoOf(await scan(campanha, ana, 'FOLHA001'))).toBe('bloqueio.participacao');
    expect(codigoOf(await buy(campanha, ana))).toBe('bloqueio.participacao');
    const repeated = await campanha.send(ana, before, idempotencia);
    expect(repeated.body.retorno.documentoFiscalID).toBe(first.body.retorno.documentoFiscalID);
    expect(await campanha.listNumeros(ana)).toHaveLength(1);
    expect((await remove(campanha, bloqueioID!)).body.retorno).toMatchObject({
      ativo: false,
      retirada: { motivo: 'A pessoa mostrou as compras.', ator: { nome: porPapel.operador.nome } },
    });
    expect((await remove(campanha, bloqueioID!)).status).toBe(200);
    expect((await campanha.send(ana, { chaveAcesso })).status).toBe(201);
    expect((await buy(campanha, ana)).status).toBe(201);
  });

  it('refuses receipts of a blocked phone, device and network, and those of no other person', async () => {
    const campanha = await open('BLOQVARIOS');
    const [ana, bia] = [await nextAna(campanha), await nextAna(campanha)];
    const { telefoneContato } = buildConsumidor(seed - 2);
    await test.client.call('consumidor.salvar', {
      body: { telefoneContato } as never,
      token: ana.token,
      host: campanha.host,
    });
    const celular = await block(campanha, 'celular', `+55 ${telefoneContato}`);
    expect(codigoOf(await campanha.send(ana))).toBe('bloqueio.participacao');
    expect((await campanha.send(bia)).status).toBe(201);
    await remove(campanha, celular.bloqueioID!);

    const chaveAcesso = nextChave();
    await campanha.send(ana, { chaveAcesso, aparelho });
    const doAparelho = await block(campanha, 'aparelho', chaveAcesso);
    expect(doAparelho.resultado).toBe('incluido');
    expect(codigoOf(await campanha.send(bia, { aparelho }))).toBe('bloqueio.participacao');
    expect((await campanha.send(bia, { aparelho: aparelho.replace('a1', 'b2') })).status).toBe(201);
    // The hash does not depend on the month.
    test.clock.set('2026-12-02T15:00:00Z');
    expect(codigoOf(await campanha.send(bia, { aparelho }))).toBe('bloqueio.participacao');
    test.clock.set(noon);
    await remove(campanha, doAparelho.bloqueioID!);
    expect((await campanha.send(bia, { aparelho })).status).toBe(201);

    const rede = await block(campanha, 'rede', '127.0.0.0/16');
    expect(codigoOf(await campanha.send(bia))).toBe('bloqueio.participacao');
    await remove(campanha, rede.bloqueioID!);
    await block(campanha, 'rede', '10.1.0.0/16');
    expect((await campanha.send(bia)).status).toBe(201);
  });

  it('rejects receipts of a blocked issuer or root as those of a shop that does not take part', async () => {
    const campanha = await open('BLOQLOJA');
    const ana = await nextAna(campanha);
    const chaveAcesso = nextChave();
    const emitente = chaveAcesso.slice(6, 20);
    const { bloqueioID } = await block(campanha, 'emitente', emitente.slice(0, 8));
    const rejected = (await campanha.send(ana, { chaveAcesso })).body.retorno;
    expect([rejected.apuracao.status, rejected.apuracao.motivo?.codigo]).toEqual([
      'INVALIDO',
      'documentoFiscal.emitenteNaoParticipante',
    ]);
    expect((await campanha.send(ana, { chaveAcesso })).status).not.toBe(500);
    expect((await check(campanha, 'emitente', emitente)).body.retorno.bloqueio?.bloqueioID).toBe(bloqueioID);
    await remove(campanha, bloqueioID!);
    const next = (await campanha.send(ana)).body.retorno;
    expect(next.apuracao.status).toBe('VALIDO');
  });

  it('ends a block after its last day', async () => {
    const campanha = await open('BLOQFIM');
    const ana = await nextAna(campanha);
    // The session of an operator ends before the day.
    const comToken = { token: operatorToken, host: campanha.host };
    const addCpf = (ate?: string) =>
      test.client.call('operador.incluirBloqueios', {
        params: campanha.params,
        body: { tipo: 'cpf', valores: [ana.usuario], motivo, ...(ate === undefined ? {} : { ate }) },
        ...comToken,
      });
    const listBy = async (situacao: 'ativos' | 'encerrados') =>
      (
        await test.client.call('operador.bloqueios', {
          params: { ...campanha.params, perPage: 50 },
          query: { situacao },
          ...comToken,
        })
      ).body.retorno.retorno;
    const { bloqueioID } = (await addCpf('2026-11-22')).body.retorno.linhas[0]!;
    test.clock.set('2026-11-23T02:59:00Z');
    expect(codigoOf(await campanha.send(ana))).toBe('bloqueio.participacao');
    test.clock.set('2026-11-23T03:00:00Z');
    expect((await campanha.send(ana)).status).toBe(201);
    expect(await listBy('ativos')).toEqual([]);
    expect(await listBy('encerrados')).toMatchObject([
      { bloqueioID, ate: '2026-11-22', ativo: false, retirada: null },
    ]);
    const past = await addCpf('2026-11-22');
    expect([past.status, past.body.codigo]).toEqual([400, 'requisicao.invalida']);
    const again = await Promise.all([addCpf(), addCpf(), addCpf()]);
    const ids = new Set(again.map(({ body }) => body.retorno.linhas[0]!.bloqueioID));
    expect(ids.size).toBe(1);
    expect(ids.has(bloqueioID)).toBe(false);
  });

  it('keeps one entry of an active value under concurrent requests, and names the line of each error', async () => {
    const campanha = await open('BLOQLINHAS');
    const [cpf, outro] = [buildConsumidor(9_900).cpf, buildConsumidor(9_901).cpf];
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => add(campanha, { tipo: 'cpf', valores: [outro, cpf] })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = answers.map(({ body }) => body.retorno.linhas.map(({ bloqueioID }) => bloqueioID).join());
    expect(new Set(ids).size).toBe(1);
    expect((await list(campanha)).retorno).toHaveLength(2);

    const redes = [
      '189.4.10.7',
      '189.4.10.7/32',
      ' 2804:14D::/32',
      '::ffff:10.0.0.1',
      '10.0.0.0/8',
      'x',
      '1.2.3.4/33',
      'fe80::1%eth0',
      '2804::/16',
    ];
    const { linhas } = (await add(campanha, { tipo: 'rede', valores: redes })).body.retorno;
    expect(linhas.map(({ resultado }) => resultado)).toEqual([
      'incluido',
      'jaBloqueado',
      'incluido',
      'incluido',
      'recusado',
      'recusado',
      'recusado',
      'incluido',
      'recusado',
    ]);
    expect(linhas[4]!.mensagem).toBe(
      'Esta rede é grande demais: bloqueie no máximo um /16 (IPv4) ou um /32 (IPv6).',
    );
    expect((await check(campanha, 'rede', '2804:14d:1::9')).body.retorno.bloqueio?.valor).toBe(
      '2804:14d::/32',
    );
    expect((await check(campanha, 'rede', '2804:14e::9')).body.retorno.bloqueio).toBeNull();

    const semNota = await block(campanha, 'aparelho', nextChave());
    expect([semNota.resultado, semNota.mensagem]).toEqual([
      'recusado',
      'Nenhuma nota desta campanha tem esta chave ou este protocolo.',
    ]);
    const ana = await nextAna(campanha);
    const chaveAcesso = nextChave();
    await campanha.send(ana, { chaveAcesso });
    expect((await block(campanha, 'aparelho', chaveAcesso)).mensagem).toBe(
      'Não sabemos de qual aparelho veio esta nota.',
    );
    const many = await add(campanha, { tipo: 'cpf', valores: Array.from({ length: 201 }, () => cpf) });
    expect(many.status).toBe(400);
  });

  it('lists pages with filters, masked, and reveals a value to support with a reason on the trail', async () => {
    const campanha = await open('BLOQLISTA');
    const cpfs = [1, 2, 3].map((n) => buildConsumidor(9_950 + n).cpf);
    await add(campanha, { tipo: 'cpf', valores: cpfs, motivo });
    await block(campanha, 'rede', '10.9.0.0/16');
    const first = await list(campanha, { tipo: 'cpf' }, 2, 'atendimento');
    const second = await list(campanha, { tipo: 'cpf', depois: first.depois! }, 2, 'atendimento');
    const all = [...first.retorno, ...second.retorno];
    expect(new Set(all.map(({ bloqueioID }) => bloqueioID)).size).toBe(3);
    expect(all.every(({ valor }) => /^\*\*\*\.\d{3}\.\d{3}-\*\*$/.test(valor))).toBe(true);
    const forAuditor = await list(campanha, { tipo: 'cpf' }, 50, 'auditor');
    expect(forAuditor.retorno.map(({ valor }) => valor)).toEqual(['***', '***', '***']);
    const { bloqueioID } = all[0]!;
    const reveal = (papel: Papel) =>
      painel.call('operador.revelarBloqueio', {
        params: { ...campanha.params, bloqueioID },
        body: { motivo: 'A pessoa está ao telefone.' },
        ...as(papel),
      });
    expect(cpfs).toContain((await reveal('atendimento')).body.retorno.valor.replace(/\D/g, ''));
    expect((await reveal('operador')).body.codigo).toBe('operador.semPermissao');

    const rows = await test.db.query<{
      acao: string;
      texto: string;
      alvo: { bloqueioID?: string };
      resultado: string;
    }>(
      `select acao, auditoria::text as texto, alvo, resultado from auditoria
       where acao in ('operador.incluirBloqueios', 'operador.revelarBloqueio') and alvo ->> 'identificacao' = 'BLOQLISTA'`,
    );
    expect(rows.filter(({ alvo }) => alvo.bloqueioID === bloqueioID)).toHaveLength(3);
    for (const cpf of cpfs) expect(rows.some(({ texto }) => texto.includes(cpf))).toBe(false);
  });

  it('reports the size of the imported list and whether it excludes a CPF', async () => {
    const campanha = await open('BLOQLISTADA');
    const cpf = buildConsumidor(9_980).cpf;
    await painel.call('operador.importarCpfsRestritos', {
      params: campanha.params,
      body: { restricoes: [{ cpf }] },
      ...as('operador'),
    });
    expect((await list(campanha)).importados).toEqual({ total: 1, conferida: true });
    expect((await check(campanha, 'cpf', cpf)).body.retorno).toEqual({ bloqueio: null, importado: true });
    expect((await check(campanha, 'cpf', buildConsumidor(9_981).cpf)).body.retorno.importado).toBe(false);
    expect((await check(campanha, 'cpf', '111')).body.codigo).toBe('requisicao.invalida');
  });

  it('holds the automatic verdict of a receipt that waited when the block was made', async () => {
    const campanha = await open('BLOQESPERA');
    const [ana, bia] = [await nextAna(campanha), await nextAna(campanha)];
    const offline = () => buildChave(seed++, { anoMes: '2026-11', modelo: '65', tipoEmissao: 9 });
    const waiting = (await campanha.send(ana, { chaveAcesso: offline() })).body.retorno;
    const free = (await campanha.send(bia, { chaveAcesso: offline() })).body.retorno;
    expect([waiting.apuracao.status, free.apuracao.status]).toEqual(['PENDENTE', 'PENDENTE']);
    await block(campanha, 'cpf', ana.usuario);
    test.clock.set('2026-11-22T15:01:00Z');
    await test.app.runJob('documentoFiscal.apurar');
    const read = async ({ documentoFiscalID }: { documentoFiscalID: string }) =>
      (
        await test.db.query(
          'select status, motivo, apurar_em from documento_fiscal where documento_fiscal_id = $1',
          [documentoFiscalID],
        )
      )[0];
    expect(await read(free)).toMatchObject({ status: 'VALIDO' });
    expect(await read(waiting)).toEqual({
      status: 'PENDENTE',
      motivo: 'documentoFiscal.emAnalise',
      apurar_em: null,
    });
  });

  it('shows a later block on the card of a waiting receipt and of the person', async () => {
    const campanha = await open('BLOQFILA');
    const ana = await nextAna(campanha);
    const bought = (await buy(campanha, ana)).body.retorno;
    await block(campanha, 'cpf', ana.usuario);
    const [{ consumidor_id: consumidorID }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
      [bought.documentoFiscalID],
    )) as [{ consumidor_id: string }];
    const nota = { consumidorID, documentoFiscalID: bought.documentoFiscalID };
    const taken = await painel.call('operador.tomarNota', {
      params: campanha.params,
      body: { nota } as never,
      ...as('operador'),
    });
    expect(taken.body.retorno.nota?.sinais[0]).toEqual({
      sinal: 'BLOQUEIO_CPF',
      peso: 0,
      descricao: `CPF bloqueado: ${motivo}`,
    });
    const params = { ...campanha.params, consumidorID };
    const pessoa = await painel.call('operador.pessoa', { params, ...as('atendimento') });
    expect(pessoa.body.retorno.bloqueios).toMatchObject([{ tipo: 'cpf', motivo, ate: null }]);
    const explained = await painel.call('operador.explicarNota', {
      params,
      body: { chaveAcesso: nextChave() },
      ...as('atendimento'),
    });
    expect(explained.body.retorno).toMatchObject({
      situacao: 'naoEnviada',
      bloqueio: `CPF bloqueado: ${motivo}`,
    });
  });
});
