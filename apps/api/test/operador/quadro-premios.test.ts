import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallId } from '@trevo/contract/paths';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from './operador-console.ts';

const promotora = 'quatrofolhas';
/** The smallest PDF that a reader opens. */
const toPdf = (text: string): string => {
  const body = `%PDF-1.4\n1 0 obj<</Type /Page /T (${text})>>endobj\n`;
  return Buffer.from(`${body}xref\n0 1\nstartxref\n${body.length}\n%%EOF\n`).toString('base64');
};

describe('board of won prizes', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  let bruno: OperadorDeTeste;
  let ana: Pessoa;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;

  beforeAll(async () => {
    test = await startTestApp('2026-11-20T15:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    rita = await painel.createAdministrador();
    bruno = await painel.create(rita, 'operador');
    ana = await nextPessoa(test);
    test.clock.set('2026-11-20T15:10:00.000Z');
    campanha = await openCampanha(test, 'QUADRO', (arquivo) => {
      arquivo.recompensas.raspadinhas = { porDocumento: 1 };
      arquivo.premios = {
        agenda: 'contador',
        cartelas: 30,
        itens: [
          {
            id: 'cesta',
            nome: 'Cesta',
            quantidade: 30,
            entrega: 'promotora',
            instrucoes: 'A gente liga para você.',
          },
        ],
      };
    });
  });
  afterAll(() => test.close());

  const call = <Id extends CallId>(id: Id, input: object, por: OperadorDeTeste | null = rita) =>
    painel.call(id, { ...input, cookie: por?.cookie, promotora } as never);
  const list = async (query: object = {}) =>
    (await call('operador.premios', { params: { ...campanha.params, perPage: 50 }, query })).body.retorno;
  /** Lists without a session, which would end while the clock moves on. */
  const listByToken = async ({ params, host }: typeof campanha, query: object = {}) =>
    (
      await test.client.call('operador.premios', {
        params: { ...params, perPage: 50 },
        query,
        token: operatorToken,
        host,
      })
    ).body.retorno.retorno;
  const toParams = ({ consumidorID, premioID }: { consumidorID: string; premioID: string }) => ({
    ...campanha.params,
    consumidorID,
    premioID,
  });
  const deliver = (premio: { consumidorID: string; premioID: string }, entreguePor = 'Loja Sé') =>
    call('operador.entregarPremio', {
      params: { ...campanha.params, consumidorID: premio.consumidorID, raspadinhaID: premio.premioID },
      body: { entreguePor },
    });
  /** Wins an instant prize and returns it as on the board. */
  async function win(pessoa: Pessoa = ana) {
    const { body } = await campanha.send(pessoa);
    const [closed] = await campanha.listRaspadinhas(pessoa, 'DISPONIVEL');
    await campanha.scratch(pessoa, closed!.id);
    const premio = (await list()).retorno.find(({ premioID }) => premioID === closed!.id)!;
    return { ...premio, documentoFiscalID: body.retorno.documentoFiscalID };
  }

  it('shows a prize that the promoter calls about, with its terms and a masked winner', async () => {
    const premio = await win();
    expect(premio).toMatchObject({
      origem: 'instantaneo',
      nome: 'Cesta',
      situacao: 'GANHO',
      ganhoEm: '2026-11-20T15:10:00.000Z',
      entregarAte: '2026-12-20',
      cpf: expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/) as string,
    });
    expect(premio.premiado).toMatch(/^\S+( \S\.)*$/);
    // 180 days after the last day of the campaign.
    const [{ fim }] = (await test.db.query<{ fim: string }>(
      `select ((arquivo -> 'campanha' ->> 'dataFinal')::date + 180) as fim from campanha where identificacao = 'QUADRO'`,
    )) as [{ fim: string }];
    expect(premio.caducaEm).toBe(fim);
    expect((await list()).premios).toContainEqual({ id: 'cesta', nome: 'Cesta' });
  });

  it('reveals the contact with a reason on the audit trail, and refuses without one', async () => {
    const premio = await win();
    const params = toParams(premio);
    const refused = await call('operador.verContatoPremio', { params, body: { motivo: 'x' } });
    expect(refused.body.codigo).toBe('requisicao.invalida');
    const { body } = await call('operador.verContatoPremio', {
      params,
      body: { motivo: 'Ligar para combinar a entrega.' },
    });
    const [pessoa] = await test.db.query<{ nome: string; email: string | null }>(
      'select nome, email from consumidor where consumidor_id = $1',
      [premio.consumidorID],
    );
    expect(body.retorno).toMatchObject({ nome: pessoa!.nome, email: pessoa!.email });
    expect((await painel.listRegistros('operador.verContatoPremio')).at(-1)).toMatchObject({
      ator_nome: rita.nome,
      resultado: 'feito',
      motivo: 'Ligar para combinar a entrega.',
      alvo: { premioID: premio.premioID },
    });
  });

  it('records each step once under concurrent requests, and takes it back', async () => {
    const premio = await win();
    const mark = (passo: 'avisado' | 'documentos', feito: boolean) =>
      call('operador.andarPremio', { params: toParams(premio), body: { passo, feito } });
    await Promise.all(Array.from({ length: 6 }, () => mark('avisado', true)));
    const told = (await mark('avisado', true)).body.retorno;
    expect([told.situacao, told.historico.map(({ passo }) => passo)]).toEqual(['AVISADO', ['avisado']]);
    expect((await mark('documentos', true)).body.retorno.situacao).toBe('DOCUMENTOS');
    const back = (await mark('documentos', false)).body.retorno;
    expect([back.situacao, back.documentosEm, back.historico.at(-1)]).toMatchObject([
      'AVISADO',
      null,
      { passo: 'semDocumentos', ator: { nome: rita.nome } },
    ]);
    expect((await list({ situacao: 'AVISADO' })).retorno.map(({ premioID }) => premioID)).toEqual([
      premio.premioID,
    ]);
  });

  it('refuses the hand-over of a paused prize with the reason, until it is released', async () => {
    const premio = await win();
    const pause = (pausado: boolean) =>
      call('operador.pausarPremio', {
        params: toParams(premio),
        body: { pausado, motivo: 'Documento com outro nome.' },
      });
    await pause(true);
    expect((await pause(true)).body.retorno).toMatchObject({
      pausa: { motivo: 'Documento com outro nome.' },
      historico: [{ passo: 'pausado', motivo: 'Documento com outro nome.' }],
    });
    const refused = await deliver(premio);
    expect([refused.status, refused.body.codigo, refused.body.mensagem]).toEqual([
      409,
      'premio.pausado',
      'A entrega deste prêmio está pausada: Documento com outro nome.',
    ]);
    await pause(false);
    expect((await deliver(premio)).status).toBe(200);
    expect((await pause(true)).body.codigo).toBe('premio.jaEntregue');
  });

  it('lists the prize of a receipt refused since as held back, and refuses it at the counter', async () => {
    const premio = await win();
    await campanha.judge(premio.documentoFiscalID, { status: 'INVALIDO' });
    expect((await list({ situacao: 'RETIDO' })).retorno).toMatchObject([
      { premioID: premio.premioID, notaRecusadaEm: expect.any(String) as string },
    ]);
    expect((await deliver(premio)).body.codigo).toBe('premio.notaRecusada');
  });

  it('attaches files once, and returns their content with a row on the audit trail', async () => {
    const premio = await win();
    const body = { tipo: 'recibo', arquivoBase64: toPdf('recibo assinado') };
    const attach = () => call('operador.anexarPremio', { params: toParams(premio), body });
    await Promise.all([attach(), attach()]);
    const { status, body: answer } = await attach();
    expect([status, answer.retorno.arquivos.length]).toEqual([201, 1]);
    const [arquivo] = answer.retorno.arquivos;
    const opened = await call('operador.arquivoPremio', {
      params: { ...toParams(premio), nomeArquivo: arquivo!.nomeArquivo },
    });
    expect(opened.body.retorno).toEqual({
      nomeArquivo: arquivo!.nomeArquivo,
      tipo: 'recibo',
      tipoConteudo: 'application/pdf',
      conteudoBase64: body.arquivoBase64,
    });
    const row = (await painel.listRegistros('operador.arquivoPremio')).at(-1);
    expect(row).toMatchObject({ resultado: 'feito', alvo: { nomeArquivo: arquivo!.nomeArquivo } });
    const other = await win();
    const foreign = await call('operador.arquivoPremio', {
      params: { ...toParams(other), nomeArquivo: arquivo!.nomeArquivo },
    });
    expect(foreign.body.codigo).toBe('premio.arquivoNenhum');
    const broken = await call('operador.anexarPremio', {
      params: toParams(premio),
      body: { tipo: 'recibo', arquivoBase64: 'AAAA' },
    });
    expect([broken.status, broken.body.codigo]).toEqual([400, 'upload.imagemInvalida']);
  });

  it('undoes a delivery by two people, and the prize is delivered again', async () => {
    const premio = await win();
    const params = toParams(premio);
    const early = await call('operador.desfazerEntrega', { params, body: {} });
    expect(early.body.codigo).toBe('premio.naoEntregue');
    await deliver(premio, 'Caixa 3');
    const alone = await call('operador.desfazerEntrega', { params, body: {} });
    expect([alone.status, alone.body.codigo]).toEqual([409, 'operador.precisaSegundaPessoa']);
    const propostaID = '019ab2d0-4e11-7f02-b3a9-11d2c0ffe001';
    const proposed = await call('operador.propor', {
      body: {
        propostaID,
        ato: 'operador.desfazerEntrega',
        alvo: params,
        corpo: {},
        motivo: 'O caixa registrou a pessoa errada.',
      },
    });
    expect(proposed.body.retorno.resumo).toMatch(/^Desfazer a entrega de Cesta a /);
    const read = await call('operador.proposta', { params: { propostaID } }, bruno);
    const { visto } = read.body.retorno;
    await painel.enter(bruno);
    const done = await call('operador.aprovarProposta', { params: { propostaID }, body: { visto } }, bruno);
    expect(done.body.retorno.resultado).toMatchObject({ situacao: 'feito' });
    const { body } = await call('operador.premio', { params });
    expect(body.retorno).toMatchObject({ situacao: 'GANHO', entregueEm: null, entreguePor: null });
    expect(body.retorno.historico.map(({ passo, motivo }) => [passo, motivo])).toEqual([
      ['entregue', 'Caixa 3'],
      ['entregaDesfeita', 'O caixa registrou a pessoa errada.'],
    ]);
    expect((await deliver(premio, 'Caixa 4')).body.retorno.situacao).toBe('ENTREGUE');
  });

  it('delivers or pauses a prize under concurrent requests, and never both', async () => {
    const premio = await win();
    const [delivered, paused] = await Promise.all([
      deliver(premio),
      call('operador.pausarPremio', {
        params: toParams(premio),
        body: { pausado: true, motivo: 'Documento com outro nome.' },
      }),
    ]);
    expect(new Set([delivered.status, paused.status])).toEqual(new Set([200, 409]));
  });

  it('continues a page after its last prize while prizes leave the list', async () => {
    const page = async (depois?: string) =>
      (
        await call('operador.premios', {
          params: { ...campanha.params, perPage: 1 },
          query: { situacao: 'GANHO', ...(depois ? { depois } : {}) },
        })
      ).body.retorno;
    await win();
    await win();
    const first = await page();
    await deliver(first.retorno[0]!);
    const second = await page(first.depois!);
    expect(second.retorno).toHaveLength(1);
    expect(second.retorno[0]!.premioID).not.toBe(first.retorno[0]!.premioID);
  });

  it('lists prizes of draws in the same list, delivers them once and keeps their steps through a correction', async () => {
    const day = '2026-12-05';
    const caio = await nextPessoa(test);
    const sorteada = await openCampanha(test, 'QUADROSORTE', (arquivo) => {
      arquivo.sorteios = [
        { data: day, nome: '1º sorteio', premio: 'Um carro', numerosAte: '2026-12-01' },
      ] as typeof arquivo.sorteios;
    });
    await sorteada.send(caio);
    const [numero] = await sorteada.listNumeros(caio);
    const [serie, figures] = numero!.split(' ') as [string, string];
    test.clock.set('2026-12-06T15:00:00Z');
    const register = (premio: string) =>
      test.client.call('operador.registrarPremiados', {
        params: sorteada.params,
        body: { data: day, premiados: [{ serie, numero: figures, premio }] },
        token: operatorToken,
        host: sorteada.host,
      });
    expect((await register('Um carro')).status).toBe(200);
    const read = () => listByToken(sorteada);
    const [premio] = await read();
    expect(premio).toMatchObject({
      origem: 'sorteio',
      nome: 'Um carro',
      sorteio: day,
      numero: { serie, numero: figures },
      situacao: 'GANHO',
      entregarAte: '2027-01-04',
      caducaEm: '2027-06-03',
    });
    const params = { ...sorteada.params, consumidorID: premio!.consumidorID, premioID: premio!.premioID };
    const byToken = { token: operatorToken, host: sorteada.host };
    await test.client.call('operador.andarPremio', {
      params,
      body: { passo: 'documentos', feito: true },
      ...byToken,
    });
    const doDia = (premio: string) => listByToken(sorteada, { premio });
    expect(await doDia(day)).toMatchObject([{ numero: { serie, numero: figures }, situacao: 'DOCUMENTOS' }]);
    expect(await doDia('2026-12-06')).toEqual([]);
    await register('Um carro 0 km');
    expect(await read()).toMatchObject([{ nome: 'Um carro 0 km', situacao: 'DOCUMENTOS' }]);
    const hand = (entreguePor: string) =>
      test.client.call('operador.entregarPremio', {
        params: { ...sorteada.params, consumidorID: premio!.consumidorID, raspadinhaID: premio!.premioID },
        body: { entreguePor },
        ...byToken,
      });
    const answers = await Promise.all(['Ana', 'Bia', 'Caio'].map(hand));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await read()).toMatchObject([{ situacao: 'ENTREGUE' }]);
  });
  it('lists overdue deliveries, and a prize that lapsed', async () => {
    const bia = await nextPessoa(test);
    test.clock.set('2026-11-20T15:20:00Z');
    const premio = await win(bia);
    const ids = async (query: object) => (await listByToken(campanha, query)).map(({ premioID }) => premioID);
    expect(await ids({ prazo: 'atrasados' })).not.toContain(premio.premioID);
    test.clock.set('2026-12-15T15:00:00Z');
    expect(await ids({ prazo: 'vencendo' })).toContain(premio.premioID);
    test.clock.set('2026-12-22T15:00:00Z');
    expect(await ids({ prazo: 'atrasados' })).toContain(premio.premioID);
    test.clock.set('2028-12-22T15:00:00Z');
    expect(await ids({ situacao: 'VENCIDO' })).toContain(premio.premioID);
  });

  it('deletes the files of a prize five years after its delivery, and no others', async () => {
    test.clock.set('2026-11-20T15:30:00Z');
    rita = await painel.createAdministrador();
    const [delivered, open] = [await win(), await win()];
    const attach = async (premio: { consumidorID: string; premioID: string }) =>
      (
        await call('operador.anexarPremio', {
          params: toParams(premio),
          body: { tipo: 'recibo', arquivoBase64: toPdf(premio.premioID) },
        })
      ).body.retorno;
    expect((await attach(delivered)).arquivosAte).toBeNull();
    await attach(open);
    await deliver(delivered);
    const listFiles = async (premio: { premioID: string }) =>
      test.db.query('select 1 as one from premio_arquivo where premio_id = $1', [premio.premioID]);
    const read = await call('operador.premio', { params: toParams(delivered) });
    expect(read.body.retorno.arquivosAte).toBe('2031-11-20');
    test.clock.set('2031-11-20T23:00:00Z');
    await test.app.runJob('premio.arquivos');
    expect(await listFiles(delivered)).toHaveLength(1);
    test.clock.set('2031-11-22T15:00:00Z');
    await Promise.all([1, 2].map(() => test.app.runJob('premio.arquivos')));
    expect([await listFiles(delivered), await listFiles(open)]).toEqual([[], [{ one: 1 }]]);
  });
});
