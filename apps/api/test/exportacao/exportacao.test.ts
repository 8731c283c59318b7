import { readdirSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseCsv } from '@trevo/rules/texto/csv';
import { parquetReadObjects } from 'hyparquet';
import readXlsx from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLocalStorage } from '../../src/adapters/storage/local-storage.ts';
import { createLogger } from '../../src/kernel/log.ts';
import type { CampanhaPublicada } from '../../src/modules/campanha/public.ts';
import { createArquivos } from '../../src/modules/arquivo/public.ts';
import { createOpenExportacao } from '../../src/modules/exportacao/escrita-exportacao.ts';
import {
  type ExportacaoRow,
  type PedidoExportacao,
  tipoExportacao,
} from '../../src/modules/exportacao/exportacao.service.ts';
import type { Linha } from '../../src/modules/exportacao/planilha.ts';
import { nextChave, nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { createConsole, consoleHost, type OperadorDeTeste } from '../operador/operador-console.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { importVendas } from '../venda/import-vendas.ts';
import { createExportacoes, toLinhas } from './exportacao-console.ts';

const noon = '2026-11-21T15:00:00Z';
const finalidade = 'Entregar os brindes do ponto de venda.';

describe('exports', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let exportacoes: ReturnType<typeof createExportacoes>;
  let ana: OperadorDeTeste;
  let bia: OperadorDeTeste;
  let auditora: OperadorDeTeste;
  let operadora: OperadorDeTeste;

  beforeAll(async () => {
    test = await startTestApp(noon, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    exportacoes = createExportacoes(test, painel);
    const raiz = await painel.createDaInstalacao();
    [ana, bia] = [await painel.createAdministrador(), await painel.createAdministrador()];
    auditora = await painel.create(raiz, 'auditor');
    operadora = await painel.create(raiz, 'operador');
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const open = (identificacao: string) =>
    openCampanha(test, identificacao, (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: false };
      arquivo.documentos.valor = [{ fonte: 'vendas', esperaHoras: 24 }];
      arquivo.sorteios = [];
    });
  type Aberta = Awaited<ReturnType<typeof open>>;
  const codigoOf = ({ status, body }: { status: number; body: { codigo?: string } }) =>
    body.codigo ?? String(status);
  const listArquivos = () =>
    readdirSync(test.arquivos, { recursive: true, encoding: 'utf8' }).filter((nome) =>
      nome.startsWith(join('exportacoes', '')),
    );
  /** Inserts receipts of one person, a second apart, more than one page of the reader. */
  async function seedNotas(campanha: Aberta, total: number): Promise<void> {
    const { usuario } = await nextPessoa(test);
    const [{ consumidor_id }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from consumidor where usuario = $1',
      [usuario],
    )) as [{ consumidor_id: string }];
    await test.db.query(
      `insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, origem, status,
         registrado_em, valor_centavos)
       select $1, gen_random_uuid(), c.campanha_id, 'NFCe', 'digitada', 'VALIDO',
         '2026-11-20T10:00:00Z'::timestamptz + n * interval '1 microsecond', n
       from generate_series(1, $3) n, campanha c where c.identificacao = $2`,
      [consumidor_id, campanha.params.identificacao, total],
    );
  }
  /** Runs the job until it is about to write the second page of an export. */
  async function pauseAtSecondPage() {
    const first = test.pauseAt('update arquivo set progresso');
    const job = test.app.runJob('exportacao.escrever');
    await first.reached;
    const pause = test.pauseAt('update arquivo set progresso');
    first.release();
    await pause.reached;
    return { job, pause };
  }

  it('writes receipts with the items of a sales file, formulas as text, people as pseudonyms of the campaign', async () => {
    const [campanha, outra] = [await open('EXPNOTAS'), await open('EXPOUTRA')];
    const pessoa = await nextPessoa(test);
    const chave = nextChave();
    await campanha.send(pessoa, { chaveAcesso: chave });
    await outra.send(pessoa);
    await importVendas(test, campanha, [
      'chave;valor;gtin;codigo;descricao;quantidade_item;unidade;valor_item',
      `${chave};100,00;2000000000015;12;=HYPERLINK("http://x");2;UN;97,50`,
      `${chave};100,00;;77;QUEIJO;0,354;KG;2,50`,
    ]);
    await test.app.runJob('documentoFiscal.apurar');
    test.clock.set('2026-11-21T15:04:00Z');
    const file = await exportacoes.export(ana, campanha, { tipo: 'notas', porItem: true });
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="2026-EXPNOTAS-notas-com-itens-2026-11-21.csv"',
    );
    const [titulos, ...linhas] = parseCsv(file.text);
    const column = (nome: string) => linhas.map((linha) => linha[titulos!.indexOf(nome)]);
    expect(column('item_nome')).toEqual([`'=HYPERLINK("http://x")`, 'QUEIJO']);
    expect(column('item_valor')).toEqual(['97,50', '2,50']);
    expect(column('item_quantidade')).toEqual(['2', '0,354']);
    expect(column('nota')[0]).toBe(column('nota')[1]);
    expect(titulos!.at(-1)).toMatch(/^Exportado por Administradora \d+ em 21\/11\/2026 12:04 \(exportação /);
    const [consumidor] = await test.db.query<{ id: string }>(
      'select consumidor_id as id from documento_fiscal where chave_acesso = $1',
      [chave],
    );
    for (const secret of [consumidor!.id, pessoa.usuario, chave]) expect(file.text).not.toContain(secret);
    expect(column('pessoa')[0]).toMatch(/^[0-9a-f]{20}$/);
    const daOutra = parseCsv((await exportacoes.export(ana, outra, { tipo: 'participantes' })).text);
    expect(daOutra[1]![0]).toMatch(/^[0-9a-f]{20}$/);
    expect(daOutra[1]![0]).not.toBe(column('pessoa')[0]);
    const again = parseCsv((await exportacoes.export(ana, campanha, { tipo: 'participantes' })).text);
    expect(again[1]![0]).toBe(column('pessoa')[0]);
  });

  it('leaves out a receipt registered after the request, also when its day is in the period', async () => {
    const campanha = await open('EXPDEPOIS');
    const pessoa = await nextPessoa(test);
    await campanha.send(pessoa);
    test.clock.set('2026-11-21T15:04:00Z');
    const hoje = { tipo: 'notas', de: '2026-11-21', ate: '2026-11-21' } as const;
    const { exportacaoID } = (await exportacoes.request(ana, campanha, hoje)).body.retorno;
    test.clock.set('2026-11-21T15:08:00Z');
    await campanha.send(pessoa);
    await test.app.runJob('exportacao.escrever');
    expect(await exportacoes.get(ana, campanha, exportacaoID)).toMatchObject({
      situacao: 'pronta',
      linhas: 1,
    });
  });

  it('requires a purpose and a second person for personal data', async () => {
    const campanha = await open('EXPPESSOAL');
    const pessoa = await nextPessoa(test);
    const chave = nextChave();
    await campanha.send(pessoa, { chaveAcesso: chave });
    test.clock.set('2026-11-21T15:04:00Z');
    const corpo = { tipo: 'notas', formato: 'csv', comDadosPessoais: true } as const;
    expect((await exportacoes.request(ana, campanha, corpo)).body.detalhes).toEqual([
      { campo: 'finalidade', mensagem: expect.stringContaining('10 caracteres') },
    ]);
    const completo = { ...corpo, finalidade, exportacaoID: randomUUID() };
    expect(codigoOf(await exportacoes.request(ana, campanha, completo))).toBe(
      'operador.precisaSegundaPessoa',
    );
    const propostaID = randomUUID();
    const proposed = await painel.call('operador.propor', {
      body: {
        propostaID,
        ato: 'operador.pedirExportacao',
        alvo: campanha.params,
        corpo: completo,
        motivo: finalidade,
      },
      ...exportacoes.as(ana),
    });
    expect(proposed.body.retorno.conteudo).toContainEqual({ titulo: 'Finalidade', frases: [finalidade] });
    const decide = async (por: OperadorDeTeste) => {
      const params = { propostaID };
      const { visto } = (await painel.call('operador.proposta', { params, ...exportacoes.as(por) })).body
        .retorno;
      return painel.call('operador.aprovarProposta', { params, body: { visto }, ...exportacoes.as(por) });
    };
    expect(codigoOf(await decide(ana))).toBe('operador.propostaPropria');
    expect(await exportacoes.list(ana, campanha)).toEqual([]);
    expect((await decide(bia)).body.retorno.resultado).toMatchObject({ situacao: 'feito' });
    await test.app.runJob('exportacao.escrever');
    expect(await exportacoes.get(auditora, campanha, completo.exportacaoID)).toMatchObject({
      situacao: 'pronta',
      finalidade,
      pedidaPor: { nome: ana.nome },
      aprovadaPor: { nome: bia.nome },
    });
    const file = await exportacoes.download(ana, campanha, completo.exportacaoID);
    const [titulos, nota] = parseCsv(file.text);
    expect(nota![titulos!.indexOf('usuario')]).toBe(pessoa.usuario);
    expect(nota![titulos!.indexOf('chave_acesso')]).toBe(chave);
    expect(titulos!.at(-1)).toContain(`Exportado por ${ana.nome}`);
  });

  it('leaves out the personal data of deleted accounts', async () => {
    const campanha = await open('EXPEXCLUIDA');
    const pessoa = await nextPessoa(test);
    await campanha.send(pessoa);
    await test.db.query('update consumidor set excluido_em = now() where usuario = $1', [pessoa.usuario]);
    test.clock.set('2026-11-21T15:04:00Z');
    const { body } = await test.client.call('operador.pedirExportacao', {
      params: campanha.params,
      body: {
        exportacaoID: randomUUID(),
        tipo: 'participantes',
        formato: 'csv',
        comDadosPessoais: true,
        finalidade,
      },
      token: operatorToken,
      host: campanha.host,
    });
    await test.app.runJob('exportacao.escrever');
    const file = await exportacoes.download(ana, campanha, body.retorno.exportacaoID);
    expect(toLinhas(file.text)[1]).toMatch(/^[0-9a-f]{20};;;;;;;;;/);
  });

  it('leaves out access keys, tracking codes and reasons of deleted accounts and without personal data', async () => {
    const campanha = await open('EXPAPAGADA');
    const [apagada, outra] = [await nextPessoa(test), await nextPessoa(test)];
    const chaves = [nextChave(), nextChave()];
    await campanha.send(apagada, { chaveAcesso: chaves[0]! });
    await campanha.send(outra, { chaveAcesso: chaves[1]! });
    await test.db.query(
      `insert into pedido (consumidor_id, pedido_id, campanha_id, moeda, situacao, total, criado_em, codigo_rastreio, motivo)
       select d.consumidor_id, d.documento_fiscal_id, d.campanha_id, 'pontos', 'CANCELADO', 300, d.registrado_em,
         'BR' || p.usuario, 'Cancelado para ' || p.usuario
       from documento_fiscal d
       join campanha c on c.campanha_id = d.campanha_id and c.identificacao = 'EXPAPAGADA'
       join consumidor p on p.consumidor_id = d.consumidor_id`,
    );
    await test.db.query('update consumidor set excluido_em = now() where usuario = $1', [apagada.usuario]);
    test.clock.set('2026-11-21T15:04:00Z');
    const read = async (tipo: 'notas' | 'pedidos', comDadosPessoais: boolean) => {
      const { body } = await test.client.call('operador.pedirExportacao', {
        params: campanha.params,
        body: {
          exportacaoID: randomUUID(),
          tipo,
          formato: 'csv',
          ...(comDadosPessoais && { comDadosPessoais, finalidade }),
        },
        token: operatorToken,
        host: campanha.host,
      });
      await test.app.runJob('exportacao.escrever');
      return (await exportacoes.download(ana, campanha, body.retorno.exportacaoID)).text;
    };
    const notas = await read('notas', true);
    expect(notas).toContain(chaves[1]);
    expect(notas).not.toContain(chaves[0]);
    const pedidos = await read('pedidos', true);
    expect(pedidos).toContain(`BR${outra.usuario};Cancelado para ${outra.usuario}`);
    expect(pedidos).not.toContain(apagada.usuario);
    const semDados = await read('pedidos', false);
    expect(toLinhas(semDados)).toHaveLength(3);
    for (const secret of ['motivo', 'Cancelado para', outra.usuario]) expect(semDados).not.toContain(secret);
  });

  it('lets auditors read the list only, and hides the exports of another promoter', async () => {
    const campanha = await open('EXPPAPEIS');
    const pedido = { tipo: 'pedidos' } as const;
    for (const por of [auditora, operadora])
      expect(codigoOf(await exportacoes.request(por, campanha, pedido))).toBe('operador.semPermissao');
    const { exportacaoID } = (await exportacoes.request(ana, campanha, pedido)).body.retorno;
    await test.app.runJob('exportacao.escrever');
    expect((await exportacoes.list(auditora, campanha)).map((one) => one.exportacaoID)).toEqual([
      exportacaoID,
    ]);
    expect((await exportacoes.download(auditora, campanha, exportacaoID)).status).toBe(403);
    await test.publish((arquivo) => {
      arquivo.promotora.identificacao = 'outrapromotora';
      arquivo.campanha.identificacao = 'EXPALHEIA';
      arquivo.hosts = ['alheia.localhost'];
    });
    const alheia = await painel.createAdministrador('outrapromotora');
    const doOutro = createExportacoes(test, painel, 'outrapromotora');
    expect((await doOutro.download(alheia, campanha, exportacaoID)).status).toBe(404);
    const naAlheia = { params: { ano: 2026, identificacao: 'EXPALHEIA' } };
    expect((await doOutro.download(alheia, naAlheia, exportacaoID)).status).toBe(404);
    expect(codigoOf(await doOutro.request(alheia, naAlheia, { ...pedido, exportacaoID }))).toBe(
      'exportacao.repetida',
    );
  });

  it('requires a fresh verification for a request and for a download', async () => {
    const campanha = await open('EXPFRESCA');
    const { exportacaoID } = (await exportacoes.request(ana, campanha, { tipo: 'pedidos' })).body.retorno;
    await test.app.runJob('exportacao.escrever');
    test.clock.set('2026-11-21T15:20:00Z');
    expect(codigoOf(await exportacoes.request(ana, campanha, { tipo: 'pedidos' }))).toBe(
      'operador.confirmeQuemE',
    );
    expect((await exportacoes.download(ana, campanha, exportacaoID)).text).toContain(
      'operador.confirmeQuemE',
    );
  });

  it('accepts a repeated request once, refuses other content with its id, and bounds the queue', async () => {
    const campanha = await open('EXPFILA');
    const pedido = { tipo: 'pedidos', exportacaoID: randomUUID() } as const;
    const first = await exportacoes.request(ana, campanha, pedido);
    const second = await exportacoes.request(ana, campanha, pedido);
    expect(second.body.retorno).toEqual(first.body.retorno);
    expect(codigoOf(await exportacoes.request(ana, campanha, { ...pedido, formato: 'xlsx' }))).toBe(
      'exportacao.repetida',
    );
    for (let more = 0; more < 4; more++) await exportacoes.request(ana, campanha, { tipo: 'pedidos' });
    expect(codigoOf(await exportacoes.request(ana, campanha, { tipo: 'pedidos' }))).toBe('exportacao.muitas');
    expect(
      codigoOf(
        await exportacoes.request(ana, campanha, { tipo: 'notas', de: '2026-11-20', ate: '2026-11-19' }),
      ),
    ).toBe('requisicao.invalida');
    await Promise.all([test.app.runJob('exportacao.escrever'), test.app.runJob('exportacao.escrever')]);
    const all = await exportacoes.list(ana, campanha);
    expect(all.map(({ situacao }) => situacao)).toEqual(Array(5).fill('pronta'));
  });

  it('writes each row once after a killed process, and drops the file of the process that was thought dead', async () => {
    const campanha = await open('EXPMORTA');
    await seedNotas(campanha, 2_500);
    const { exportacaoID } = (await exportacoes.request(ana, campanha, { tipo: 'notas' })).body.retorno;
    const { job: dead, pause } = await pauseAtSecondPage();
    expect(await exportacoes.get(ana, campanha, exportacaoID)).toMatchObject({ situacao: 'escrevendo' });
    test.clock.set('2026-11-21T15:02:00Z');
    await test.app.runJob('exportacao.escrever');
    pause.release();
    await dead;
    const file = await exportacoes.download(ana, campanha, exportacaoID);
    const notas = toLinhas(file.text)
      .slice(1)
      .map((linha) => linha.split(';')[0]);
    expect([notas.length, new Set(notas).size]).toEqual([2_500, 2_500]);
    expect(await exportacoes.get(ana, campanha, exportacaoID)).toMatchObject({
      situacao: 'pronta',
      linhas: 2_500,
      bytes: file.bytes.length,
    });
    expect(listArquivos().filter((nome) => nome.includes(exportacaoID))).toEqual([
      join('exportacoes', `${exportacaoID}-2.csv`),
    ]);
  });

  /** Creates a writer of its own with given pages; returns the attempts that it gave up, too. */
  const createEscrita = (paginas: () => AsyncGenerator<readonly Linha[]>) => {
    const failed: Pick<ExportacaoRow, 'arquivo_id' | 'tentativas'>[] = [];
    const arquivos = createArquivos<PedidoExportacao>(
      {
        db: test.db,
        storage: createLocalStorage(test.arquivos),
        clock: test.clock,
        log: createLogger('error'),
        findCampanha: () => Promise.resolve({} as CampanhaPublicada),
      },
      {
        ...tipoExportacao,
        openConteudo: createOpenExportacao({
          readConteudo: () => ({ colunas: [{ nome: 'nota', tipo: 'texto' }], paginas: paginas() }),
          getSal: () => Promise.resolve('sal'),
        }),
        logFailure: (row) => void failed.push(row),
      },
    );
    return { arquivos, failed };
  };
  const readEscrita = async (exportacaoID: string) =>
    (
      await test.db.query<{ situacao: string; tentativas: number }>(
        'select situacao, tentativas from arquivo where arquivo_id = $1',
        [exportacaoID],
      )
    )[0];

  it('counts no attempt that a stop of the process ended', async () => {
    const campanha = await open('EXPPARADA');
    const { exportacaoID } = (await exportacoes.request(ana, campanha, { tipo: 'notas' })).body.retorno;
    const stopping = new AbortController();
    const { arquivos, failed } = createEscrita(async function* () {
      yield [['1']];
      stopping.abort();
      yield [['2']];
    });
    await arquivos.write(stopping.signal);
    expect(await readEscrita(exportacaoID)).toEqual({ situacao: 'naFila', tentativas: 0 });
    expect(failed).toEqual([]);
    await test.app.runJob('exportacao.escrever');
    expect(await readEscrita(exportacaoID)).toEqual({ situacao: 'pronta', tentativas: 1 });
  });

  it('tries an export five times', async () => {
    const campanha = await open('EXPCINCO');
    const { exportacaoID } = (await exportacoes.request(ana, campanha, { tipo: 'notas' })).body.retorno;
    await test.db.query('update arquivo set tentativas = 4 where arquivo_id = $1', [exportacaoID]);
    await test.app.runJob('exportacao.escrever');
    expect(await readEscrita(exportacaoID)).toEqual({ situacao: 'pronta', tentativas: 5 });
  });

  it('reports an export that is given up after attempts that killed their processes', async () => {
    const campanha = await open('EXPMUDA');
    const { exportacaoID } = (await exportacoes.request(ana, campanha, { tipo: 'notas' })).body.retorno;
    await test.db.query('update arquivo set tentativas = 5 where arquivo_id = $1', [exportacaoID]);
    const { arquivos, failed } = createEscrita(async function* () {});
    await arquivos.write();
    expect((await readEscrita(exportacaoID))!.situacao).toBe('falhou');
    expect(failed).toMatchObject([{ arquivo_id: exportacaoID, tentativas: 6 }]);
  });

  it('gives an export up that kills its process again and again', async () => {
    const campanha = await open('EXPVENENO');
    const { exportacaoID } = (await exportacoes.request(ana, campanha, { tipo: 'pedidos' })).body.retorno;
    await test.db.query('update arquivo set tentativas = 5 where arquivo_id = $1', [exportacaoID]);
    await test.app.runJob('exportacao.escrever');
    expect((await exportacoes.get(ana, campanha, exportacaoID)).situacao).toBe('falhou');
    expect(codigoOf(await exportacoes.cancel(ana, campanha, exportacaoID))).toBe('exportacao.encerrada');
  });

  it('cancels a waiting, a running and a finished export, and leaves no file', async () => {
    const campanha = await open('EXPCANCELA');
    await seedNotas(campanha, 2_500);
    const ask = async () =>
      (await exportacoes.request(ana, campanha, { tipo: 'notas' })).body.retorno.exportacaoID;
    const waiting = await ask();
    expect((await exportacoes.cancel(ana, campanha, waiting)).body.retorno.situacao).toBe('cancelada');
    const running = await ask();
    const { job, pause } = await pauseAtSecondPage();
    expect((await exportacoes.download(ana, campanha, running)).status).toBe(409);
    await exportacoes.cancel(ana, campanha, running);
    pause.release();
    await job;
    const finished = await ask();
    await test.app.runJob('exportacao.escrever');
    expect((await exportacoes.download(ana, campanha, finished)).status).toBe(200);
    await exportacoes.cancel(ana, campanha, finished);
    expect((await exportacoes.download(ana, campanha, finished)).status).toBe(410);
    const states = (await exportacoes.list(ana, campanha)).map(({ situacao }) => situacao);
    expect(states).toEqual(['cancelada', 'cancelada', 'cancelada']);
    const own = [waiting, running, finished];
    expect(listArquivos().filter((nome) => own.some((id) => nome.includes(id)))).toEqual([]);
  });

  it('answers with the file for seven days, records each download, and deletes the file then', async () => {
    const campanha = await open('EXPPRAZO');
    const { exportacaoID } = (await exportacoes.request(ana, campanha, { tipo: 'pedidos' })).body.retorno;
    expect((await exportacoes.download(ana, campanha, exportacaoID)).status).toBe(409);
    await test.app.runJob('exportacao.escrever');
    await exportacoes.download(ana, campanha, exportacaoID);
    await exportacoes.download(ana, campanha, exportacaoID);
    const registros = (await painel.listRegistros('operador.baixarExportacao')).filter(
      ({ alvo }) => alvo['exportacaoID'] === exportacaoID,
    );
    // Rows of the same moment have no order.
    expect(registros.map(({ ator_nome, codigo }) => `${ator_nome}: ${codigo}`).sort()).toEqual([
      `${ana.nome}: exportacao.naoPronta`,
      `${ana.nome}: null`,
      `${ana.nome}: null`,
    ]);
    const { venceEm, downloads } = await exportacoes.get(ana, campanha, exportacaoID);
    expect([venceEm, downloads]).toEqual(['2026-11-28T15:00:00.000Z', 2]);
    test.clock.set('2026-11-28T14:00:00Z');
    await painel.enter(ana);
    expect((await exportacoes.download(ana, campanha, exportacaoID)).status).toBe(200);
    test.clock.set('2026-11-28T15:00:00Z');
    await painel.enter(ana);
    expect((await exportacoes.download(ana, campanha, exportacaoID)).status).toBe(410);
    await test.app.runJob('exportacao.limpar');
    expect(listArquivos().filter((nome) => nome.includes(exportacaoID))).toEqual([]);
    expect(
      await test.db.query('select situacao, guardado from arquivo where arquivo_id = $1', [exportacaoID]),
    ).toEqual([{ situacao: 'vencida', guardado: null }]);
  });

  it('counts the period by registration in São Paulo, and ends it with the request', async () => {
    const campanha = await open('EXPPERIODO');
    await seedNotas(campanha, 3);
    await test.db.query(
      `update documento_fiscal d set registrado_em = case d.valor_centavos
         when 1 then '2026-11-20T02:59:59.999Z'::timestamptz when 2 then '2026-11-20T03:00:00Z' else '2026-11-21T03:00:00Z' end
       from campanha c where c.campanha_id = d.campanha_id and c.identificacao = 'EXPPERIODO'`,
    );
    const valores = async (change: { de?: string; ate?: string }) => {
      const [titulos, ...linhas] = parseCsv(
        (await exportacoes.export(ana, campanha, { tipo: 'notas', ...change })).text,
      );
      return linhas.map((linha) => linha[titulos!.indexOf('valor')]);
    };
    expect(await valores({ de: '2026-11-20', ate: '2026-11-20' })).toEqual(['0,02']);
    expect(await valores({ ate: '2026-11-19' })).toEqual(['0,01']);
    expect(await valores({ de: '2026-11-21' })).toEqual(['0,03']);
    expect(await valores({})).toEqual(['0,01', '0,02', '0,03']);
  });

  it('writes orders, winners and the ledger as XLSX and Parquet', async () => {
    const campanha = await open('EXPTIPOS');
    await seedNotas(campanha, 1);
    const base = `from documento_fiscal d join campanha c on c.campanha_id = d.campanha_id where c.identificacao = 'EXPTIPOS'`;
    await test.db.query(
      `insert into lancamento (consumidor_id, campanha_id, moeda, ordem, tipo, valor, disponivel, a_liberar, devido, vale_em, registrado_em)
       select d.consumidor_id, d.campanha_id, m.moeda, 1, 'CREDITO', 1250, 1250, 0, 0, d.registrado_em, d.registrado_em
       from (values ('pontos'), ('cashback')) m(moeda), documento_fiscal d, campanha c
       where c.campanha_id = d.campanha_id and c.identificacao = 'EXPTIPOS'`,
    );
    await test.db.query(
      `insert into pedido (consumidor_id, pedido_id, campanha_id, moeda, situacao, total, criado_em)
       select d.consumidor_id, d.documento_fiscal_id, d.campanha_id, 'pontos', 'PENDENTE', 300, d.registrado_em ${base}`,
    );
    await test.db.query(
      `insert into pedido_item (consumidor_id, pedido_id, posicao, produto_id, nome, quantidade, valor)
       select d.consumidor_id, d.documento_fiscal_id, n, 'P' || n, 'Caneca ' || n, n, 100 from generate_series(1, 2) n,
         documento_fiscal d join campanha c on c.campanha_id = d.campanha_id where c.identificacao = 'EXPTIPOS'`,
    );
    await test.db.query(
      `insert into raspadinha (consumidor_id, raspadinha_id, campanha_id, documento_fiscal_id, concedida_em, raspada_em, premio_id)
       select d.consumidor_id, d.documento_fiscal_id, d.campanha_id, d.documento_fiscal_id, d.registrado_em, d.registrado_em, 'BRINDE' ${base}`,
    );
    const pedidos = await exportacoes.export(ana, campanha, { tipo: 'pedidos', formato: 'xlsx' });
    const [titulos, pedido] = (await readXlsx(pedidos.bytes))[0]!.data;
    expect(pedido![titulos!.indexOf('itens')]).toBe('1 x Caneca 1, 2 x Caneca 2');
    expect(pedido![titulos!.indexOf('unidades')]).toBe(3);
    expect(pedido![titulos!.indexOf('pontos')]).toBe(300);
    const read = async (tipo: 'premiados' | 'lancamentos' | 'participantes') => {
      const { bytes } = await exportacoes.export(ana, campanha, { tipo, formato: 'parquet' });
      return parquetReadObjects({ file: new Uint8Array(bytes).buffer });
    };
    expect(await read('premiados')).toMatchObject([
      { origem: 'instantaneo', premio: 'BRINDE', sorteio: null },
    ]);
    expect(await read('lancamentos')).toMatchObject([
      { moeda: 'cashback', valor_pontos: null, valor_cashback: 12.5 },
      { moeda: 'pontos', valor_pontos: 1250n, valor_cashback: null },
    ]);
    expect(await read('participantes')).toMatchObject([{ notas: 1n, notas_validas: 1n }]);
  });
});
