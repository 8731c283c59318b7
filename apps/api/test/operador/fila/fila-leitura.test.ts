import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../src/kernel/ids.ts';
import { nextPessoa } from '../../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { type NotaRef, openFila, promotora, toNotaRef } from './fila-de-teste.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const motivo = 'A foto é de outra compra.';

describe('reading and undoing receipts', () => {
  let test: TestApp;
  let ana: OperadorDeTeste;
  let auditora: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    const painel = createConsole(test);
    const raiz = await painel.createDaInstalacao();
    ana = await painel.create(raiz, 'operador');
    auditora = await painel.create(raiz, 'auditor');
  });
  afterAll(() => test.close());

  type Fila = Awaited<ReturnType<typeof openFila>>;
  const read = (fila: Fila, quem: OperadorDeTeste, nota: NotaRef) =>
    fila.painel.call('operador.nota', {
      params: { ...fila.params, ...toNotaRef(nota) },
      cookie: quem.cookie,
      promotora,
    });
  const undo = (fila: Fila, nota: NotaRef, statusVisto: 'VALIDO' | 'INVALIDO') =>
    fila.painel.call('operador.desfazerVeredito', {
      params: { ...fila.params, ...toNotaRef(nota) },
      body: { statusVisto, motivo } as never,
      cookie: ana.cookie,
      promotora,
    });
  const propose = async (fila: Fila, nota: NotaRef) => {
    const { ano, identificacao } = fila.params;
    const { body } = await fila.painel.call('operador.propor', {
      body: {
        propostaID: createId(0),
        ato: 'operador.apurarDocumento',
        alvo: { ano: String(ano), identificacao, ...toNotaRef(nota) },
        corpo: { status: 'VALIDO', valorCentavos: 2_000_000 },
        motivo: 'valor conferido com a loja',
      } as never,
      cookie: ana.cookie,
      promotora,
    });
    return body.retorno.propostaID;
  };

  it('does not give a receipt with an open proposal, and says so on its card', async () => {
    const fila = await openFila(test, 'LER_PROPOSTA');
    const [um, dois] = [toNotaRef(await fila.register()), toNotaRef(await fila.register())];
    const propostaID = await propose(fila, um);
    const named = await fila.take(ana, { nota: um });
    expect([named.status, named.body.codigo]).toEqual([409, 'documentoFiscal.comProposta']);
    expect((await fila.take(ana)).body.retorno.nota).toMatchObject(dois);
    expect((await fila.take(ana)).body.retorno.nota).toBeNull();
    expect((await fila.read(ana)).body.retorno).toMatchObject({ total: 2, comProposta: 1 });
    expect((await read(fila, ana, um)).body.retorno.proposta).toEqual({ propostaID, nome: ana.nome });
    await fila.painel.call('operador.retirarProposta', {
      params: { propostaID },
      body: {} as never,
      cookie: ana.cookie,
      promotora,
    });
    expect((await fila.take(ana)).body.retorno.nota).toMatchObject(um);
  });

  it('shows an auditor the queue and a card under a pseudonym, without taking it', async () => {
    const fila = await openFila(test, 'LER_AUDITOR');
    const { pessoa, ...nota } = await fila.register();
    expect((await fila.read(auditora)).body.retorno.total).toBe(1);
    const { body } = await read(fila, auditora, nota);
    expect(body.retorno).toMatchObject({
      ...nota,
      pessoa: { nome: null, pendentes: 1 },
      posse: null,
      proposta: null,
      desfazivel: false,
    });
    expect(JSON.stringify(body)).not.toContain(pessoa.usuario);
    expect((await read(fila, ana, nota)).body.retorno.pessoa.nome).toMatch(/^\p{L}+ \p{L}\.$/u);
    expect((await fila.take(auditora)).body.codigo).toBe('operador.semPermissao');
    await fila.take(ana);
    expect((await read(fila, auditora, nota)).body.retorno.posse).toMatchObject({ nome: ana.nome });
  });

  it('undoes an approval: the receipt waits again, spent points are a debt, the reason is a note', async () => {
    const fila = await openFila(test, 'DESFAZER', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 }, raspadinhas: { porDocumento: 1 } } as never;
      // The undo is no refusal: also here the spent part is a debt.
      arquivo.conta = { ...arquivo.conta, estornoGasto: 'perdoar' } as never;
    });
    const { pessoa, ...nota } = await fila.register(await nextPessoa(test), { valorCentavos: 15_000 });
    await fila.decide(ana, nota, { status: 'VALIDO' });
    const [{ campanha_id: campanhaId }] = (await test.db.query<{ campanha_id: string }>(
      'select campanha_id from campanha where identificacao = $1',
      ['DESFAZER'],
    )) as [{ campanha_id: string }];
    await test.db.query(`select conta_debit($1::uuid, $2::uuid, 'pontos', 60, 'pedido', $1::text, $3)`, [
      nota.consumidorID,
      campanhaId,
      test.clock.now(),
    ]);
    const preview = await fila.painel.call('operador.preverVeredito', {
      params: { ...fila.params, ...nota },
      query: { status: 'PENDENTE' } as never,
      cookie: ana.cookie,
      promotora,
    });
    expect(preview.body.retorno).toMatchObject({
      numeros: -3,
      raspadinhas: -1,
      pontos: -150,
      dividaPontos: 60,
      entregues: 0,
    });
    expect((await read(fila, ana, nota)).body.retorno.desfazivel).toBe(true);
    const answers = await Promise.all([undo(fila, nota, 'VALIDO'), undo(fila, nota, 'VALIDO')]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await fila.listNumeros(pessoa)).toEqual([]);
    const [conta] = await test.db.query<{ saldo: number; devido: number }>(
      `select disponivel as saldo, devido from conta
       where consumidor_id = $1 and campanha_id = $2 and moeda = 'pontos'`,
      [nota.consumidorID, campanhaId],
    );
    expect(conta).toEqual({ saldo: 0, devido: 60 });
    const { nota: taken } = (await fila.take(ana)).body.retorno;
    expect(taken).toMatchObject({ ...nota, anotacoes: [{ texto: `Decisão desfeita. Motivo: ${motivo}` }] });
    expect(taken!.apuracao.historico.map(({ status }) => status)).toEqual(['PENDENTE', 'VALIDO', 'PENDENTE']);
    // The owner never reads the reason.
    expect(taken!.apuracao.historico.map(({ observacao }) => observacao)).toEqual([null, null, null]);
    await fila.decide(ana, nota, { status: 'VALIDO' });
    const [paga] = await test.db.query<{ saldo: number; devido: number }>(
      `select disponivel as saldo, devido from conta
       where consumidor_id = $1 and campanha_id = $2 and moeda = 'pontos'`,
      [nota.consumidorID, campanhaId],
    );
    expect(paga).toEqual({ saldo: 90, devido: 0 });
  });

  it('undoes a refusal unless another receipt has the access key by now, and no verdict of the rules', async () => {
    const fila = await openFila(test, 'DESFAZER_RECUSA');
    const nota = await fila.register();
    expect((await undo(fila, nota, 'VALIDO')).body.codigo).toBe('documentoFiscal.semVeredito');
    await fila.decide(ana, nota, { status: 'INVALIDO' });
    expect((await undo(fila, nota, 'VALIDO')).body.codigo).toBe('documentoFiscal.semVeredito');
    expect((await undo(fila, nota, 'INVALIDO')).body.retorno.apuracao.status).toBe('PENDENTE');
    const taken = (await fila.take(ana)).body.retorno.nota!;
    await fila.decide(ana, nota, { status: 'INVALIDO' });
    const outra = await fila.register(await nextPessoa(test), {
      chaveAcesso: taken.cabecalho.chaveAcesso!,
    });
    expect(outra.documentoFiscalID).not.toBe(nota.documentoFiscalID);
    expect((await undo(fila, nota, 'INVALIDO')).body.codigo).toBe('documentoFiscal.jaCadastrado');
    await test.db.query(
      `update documento_fiscal set status = 'INVALIDO', revisado_em = null where documento_fiscal_id = $1`,
      [outra.documentoFiscalID],
    );
    expect((await undo(fila, outra, 'INVALIDO')).body.codigo).toBe('documentoFiscal.semVeredito');
  });
});
