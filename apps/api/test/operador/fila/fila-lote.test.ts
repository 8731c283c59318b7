import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../../src/kernel/ids.ts';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { nextPessoa } from '../../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { type NotaRef, openFila, promotora, toNotaRef } from './fila-de-teste.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const loja = '96635911000164';
const participa = '11222333000181';
const motivo = 'documentoFiscal.emitenteNaoParticipante';

describe('bulk verdict on one cause', () => {
  let test: TestApp;
  let ana: OperadorDeTeste;
  let bruno: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    const painel = createConsole(test);
    const raiz = await painel.createDaInstalacao();
    ana = await painel.create(raiz, 'operador');
    bruno = await painel.create(raiz, 'operador');
  });
  beforeEach(() => verify());
  afterAll(() => test.close());

  let chaves = 400_000;
  const nextChave = () => buildChave(chaves++, { anoMes: '2026-11', modelo: '59', emitente: participa });
  const verify = () => test.db.query('update operador_sessao set elevada_em = $1', [test.clock.now()]);
  type Fila = Awaited<ReturnType<typeof openFila>>;

  /** Registers waiting receipts of an issuer that does not take part. */
  async function registerDeFora(fila: Fila, total: number, pessoas = total): Promise<NotaRef[]> {
    const donos = [];
    for (let n = 0; n < pessoas; n++) donos.push(await nextPessoa(test));
    const notas = [];
    for (let n = 0; n < total; n++)
      notas.push(
        toNotaRef(await fila.register(donos[n % pessoas], { chaveAcesso: nextChave(), valorCentavos: 2500 })),
      );
    await setColumns(notas, `emitente = '${loja}'`);
    return notas;
  }
  const setColumns = (notas: readonly NotaRef[], columns: string) =>
    test.db.query(`update documento_fiscal set ${columns} where documento_fiscal_id = any ($1::uuid[])`, [
      notas.map(({ documentoFiscalID }) => documentoFiscalID),
    ]);
  const open = (identificacao: string) =>
    openFila(test, identificacao, (arquivo) => {
      arquivo.documentos.emitentes = ['11222333'];
    });
  const countHistorico = async ({ documentoFiscalID }: NotaRef, status: string) =>
    (
      await test.db.query<{ total: number }>(
        'select count(*) as total from documento_fiscal_historico where documento_fiscal_id = $1 and status = $2',
        [documentoFiscalID, status],
      )
    )[0]!.total;

  it('counts and lists only waiting receipts with the same reason and cause', async () => {
    const fila = await open('LOTE_CAUSA');
    const notas = await registerDeFora(fila, 4);
    const [sem] = await registerDeFora(fila, 1);
    await setColumns([sem!], `emitente = '${participa}'`);
    await setColumns([notas[3]!], `motivo = 'documentoFiscal.emContestacao'`);
    expect(await fila.listCausas(ana, notas[0]!)).toEqual([{ causa: 'emitente', total: 2 }]);
    expect(await fila.listCausas(ana, sem!)).toEqual([]);
    const { body } = await fila.previewLote(ana, notas[0]!, {
      causa: 'emitente',
      status: 'INVALIDO',
      motivo,
    });
    expect(body.retorno.notas.map(toNotaRef)).toEqual(notas.slice(0, 3));
    expect(body.retorno).toMatchObject({ deFora: [], pessoas: 3, efeito: { numeros: 0, pontos: 0 } });
    const none = await fila.previewLote(ana, sem!, { causa: 'emitente', status: 'INVALIDO' });
    expect([none.status, none.body.codigo]).toEqual([409, 'documentoFiscal.foraDoLote']);
  });

  it('finds receipts with a day of purchase outside the campaign', async () => {
    const fila = await openFila(test, 'LOTE_DATAS');
    const notas = [await fila.register(), await fila.register(), await fila.register()].map(toNotaRef);
    await setColumns(notas.slice(0, 2), `emitido_em = '2020-01-01'`);
    expect(await fila.listCausas(ana, notas[0]!)).toEqual([{ causa: 'datas', total: 1 }]);
    expect(await fila.listCausas(ana, notas[2]!)).toEqual([]);
  });

  it('previews what an approval gives in total, and leaves out receipts without an amount', async () => {
    const fila = await openFila(test, 'LOTE_APROVA', (arquivo) => {
      arquivo.documentos.emitentes = ['11222333'];
      arquivo.ganho = { por: 'valor', centavosPorNumero: 1000, acumulaResto: false };
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } } as never;
    });
    const notas = await registerDeFora(fila, 3);
    await setColumns([notas[2]!], 'valor_centavos = null');
    const { body } = await fila.previewLote(ana, notas[0]!, { causa: 'emitente', status: 'VALIDO' });
    expect(body.retorno).toMatchObject({
      deFora: [{ ...notas[2]!, codigo: 'documentoFiscal.aguardandoValor' }],
      pessoas: 2,
      efeito: { numeros: 4, pontos: 50, limitado: false },
    });
    const lote = { loteID: createId(0), causa: 'emitente', status: 'VALIDO', notas };
    expect((await fila.judgeLote(ana, lote)).body.retorno).toMatchObject({
      julgadas: 2,
      deFora: [{ ...notas[2]!, codigo: 'documentoFiscal.aguardandoValor' }],
    });
  });

  it('judges each receipt once with a trail row each, leaves out held, proposed and decided ones', async () => {
    const fila = await open('LOTE_JULGA');
    const notas = await registerDeFora(fila, 5);
    await fila.take(bruno, { nota: notas[1]! });
    await fila.decide(bruno, notas[2]!, { status: 'INVALIDO' });
    await fila.painel.call('operador.propor', {
      body: {
        propostaID: createId(0),
        ato: 'operador.apurarDocumento',
        alvo: { ...toTexts(fila.params), ...notas[3]! },
        corpo: { status: 'VALIDO', valorCentavos: 2_000_000 },
        motivo: 'valor conferido com a loja',
      } as never,
      cookie: bruno.cookie,
      promotora,
    });
    await verify();
    const preview = await fila.previewLote(ana, notas[0]!, { causa: 'emitente', status: 'INVALIDO', motivo });
    expect(preview.body.retorno.notas.map(toNotaRef)).toEqual([notas[0], notas[4]]);
    const left = [
      { ...notas[1]!, codigo: 'documentoFiscal.comOutraPessoa' },
      { ...notas[3]!, codigo: 'documentoFiscal.comProposta' },
    ];
    expect(preview.body.retorno.deFora).toMatchObject(left);
    const lote = { loteID: createId(0), causa: 'emitente', status: 'INVALIDO', motivo, notas };
    const { body } = await fila.judgeLote(ana, lote);
    expect(body.retorno.julgadas).toBe(2);
    expect(body.retorno.deFora.map(({ codigo }) => codigo).sort()).toEqual([
      'documentoFiscal.comOutraPessoa',
      'documentoFiscal.comProposta',
      'documentoFiscal.naoPendente',
    ]);
    const rows = (await fila.painel.listRegistros('operador.julgarLote')).filter(
      ({ alvo }) => alvo['loteID'] === lote.loteID,
    );
    expect(rows.map(({ alvo, resultado }) => `${alvo['documentoFiscalID']} ${resultado}`).sort()).toEqual(
      [`${notas[0]!.documentoFiscalID} feito`, `${notas[4]!.documentoFiscalID} feito`].sort(),
    );
  });

  it('returns the first result to a repeated request, also a concurrent one, and judges nothing twice', async () => {
    const fila = await open('LOTE_REPETE');
    const notas = await registerDeFora(fila, 3);
    const lote = { loteID: createId(0), causa: 'emitente', status: 'INVALIDO', motivo, notas };
    const answers = await Promise.all([fila.judgeLote(ana, lote), fila.judgeLote(ana, lote)]);
    const results = answers.map(({ body }) => body.codigo ?? body.retorno);
    expect(results).toContainEqual({ julgadas: 3, deFora: [] });
    expect(
      results.filter((one) => typeof one === 'string' && one !== 'documentoFiscal.loteEmAndamento'),
    ).toEqual([]);
    expect((await fila.judgeLote(ana, lote)).body.retorno).toEqual({ julgadas: 3, deFora: [] });
    for (const nota of notas) expect(await countHistorico(nota, 'INVALIDO')).toBe(1);
  });

  it('continues a bulk verdict whose request ended without a result', async () => {
    const fila = await open('LOTE_CONTINUA');
    const notas = await registerDeFora(fila, 3);
    const lote = { loteID: createId(0), causa: 'emitente', status: 'INVALIDO', motivo, notas };
    const pause = test.pauseAt('update revisao_lote set resultado');
    const first = fila.judgeLote(ana, lote);
    await pause.reached;
    expect((await fila.judgeLote(ana, lote)).body.codigo).toBe('documentoFiscal.loteEmAndamento');
    test.clock.set(new Date(test.clock.now().getTime() + 121_000).toISOString());
    await verify();
    expect((await fila.judgeLote(ana, lote)).body.retorno).toEqual({ julgadas: 3, deFora: [] });
    pause.release();
    await first;
    for (const nota of notas) expect(await countHistorico(nota, 'INVALIDO')).toBe(1);
  });

  it('refuses without a fresh verification, and leaves out a receipt of another cause', async () => {
    const fila = await open('LOTE_VERIFICA');
    const notas = await registerDeFora(fila, 2);
    const [outra] = await registerDeFora(fila, 1);
    await setColumns([outra!], `emitente = '${participa}'`);
    const lote = {
      loteID: createId(0),
      causa: 'emitente',
      status: 'INVALIDO',
      motivo,
      notas: [...notas, outra],
    };
    await test.db.query('update operador_sessao set elevada_em = $1', [
      new Date(test.clock.now().getTime() - 360_000),
    ]);
    expect((await fila.judgeLote(ana, lote)).body.codigo).toBe('operador.confirmeQuemE');
    await verify();
    expect((await fila.judgeLote(ana, lote)).body.retorno).toMatchObject({
      julgadas: 2,
      deFora: [{ ...outra!, codigo: 'documentoFiscal.foraDoLote' }],
    });
  });
});

const toTexts = ({ ano, identificacao }: { ano: number; identificacao: string }) => ({
  ano: String(ano),
  identificacao,
});
