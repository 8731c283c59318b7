import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEsperaStore } from '../../src/modules/documento-fiscal/espera/espera.store.ts';
import { createRaspadinhaStore } from '../../src/modules/raspadinha/raspadinha.store.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import {
  buildArquivoText,
  configure,
  operatorToken,
  startTestApp,
  type MutableArquivo,
  type TestApp,
} from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';
const premio = {
  id: 'vale',
  nome: 'Vale-compras',
  quantidade: 1,
  entrega: 'picpay' as const,
  valorCentavos: 5000,
};
const earning = (arquivo: MutableArquivo) => {
  arquivo.ganho = { por: 'documento', numeros: 2 };
  arquivo.recompensas.raspadinhas = { porDocumento: 1 };
  arquivo.premios = { agenda: 'contador', cartelas: 1, itens: [premio] };
  configure(arquivo, { 'picpay.entregaPremioAtiva': true });
};
const manual = (arquivo: MutableArquivo) => {
  earning(arquivo);
  arquivo.documentos.apuracao = 'manual';
};

/** Race conditions: another request writes between a request's read and write, and only the database can detect it. */
describe('races between read and write', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  async function open(identificacao: string, change: (arquivo: MutableArquivo) => void) {
    const campanha = await openCampanha(test, identificacao, change);
    const ana = await nextPessoa(test);
    const id = (await campanha.send(ana)).body.retorno.documentoFiscalID;
    /** Reads the receipt with its stored history. */
    const read = async () =>
      (
        await test.db.query<{ status: string; historico: string[] }>(
          `select d.status, d.apurar_em,
             (select array_agg(h.motivo order by h.ordem) from documento_fiscal_historico h
               where h.consumidor_id = d.consumidor_id and h.documento_fiscal_id = d.documento_fiscal_id) as historico,
             (select count(*) from cupom c where c.consumidor_id = d.consumidor_id
               and c.documento_fiscal_id = d.documento_fiscal_id and c.cancelado_em is null) as numeros,
             (select count(*) from raspadinha r where r.consumidor_id = d.consumidor_id
               and r.documento_fiscal_id = d.documento_fiscal_id and r.cancelada_em is null) as cartelas
           from documento_fiscal d where d.documento_fiscal_id = $1`,
          [id],
        )
      )[0]!;
    const contest = (pessoa: Pessoa = ana) =>
      test.client.call('documentoFiscal.contestar', {
        params: { documentoFiscalID: id },
        body: {},
        token: pessoa.token,
        host: campanha.host,
      });
    const judge = (status: 'VALIDO' | 'INVALIDO') => campanha.judge(id, { status });
    return { ...campanha, ana, id, read, contest, judge };
  }

  /** Pauses requests at a statement, runs other work meanwhile, resumes them and returns their results. */
  async function meet(
    text: string,
    requests: (() => Promise<{ status: number; body: { codigo?: string } }>)[],
    meanwhile: () => Promise<unknown> = async () => undefined,
  ) {
    const pause = test.pauseAt(text, requests.length);
    const answers = requests.map((request) => request());
    await pause.reached;
    await meanwhile();
    pause.release();
    return (await Promise.all(answers)).map(({ status, body }) => body.codigo ?? String(status)).sort();
  }

  it('does not open a card cancelled meanwhile, and takes no prize', async () => {
    const { ana, id, judge, listRaspadinhas, scratch } = await open('CANCELADA', earning);
    const [card] = await listRaspadinhas(ana);
    expect(await meet('raspadinha_scratch', [() => scratch(ana, card!.id)], () => judge('INVALIDO'))).toEqual(
      ['raspadinha.cancelada'],
    );
    const rows = await test.db.query<{ raspada_em: Date | null; campanha_id: string }>(
      'select raspada_em, campanha_id from raspadinha where documento_fiscal_id = $1',
      [id],
    );
    expect(rows.map(({ raspada_em: em }) => em)).toEqual([null]);
    const ofCampanha = [rows[0]!.campanha_id];
    expect(
      await test.db.query('select raspadinha_id from premio_unidade where campanha_id = $1', ofCampanha),
    ).toEqual([{ raspadinha_id: null }]);
    expect(
      await test.db.query('select raspadas from premio_contador where campanha_id = $1', ofCampanha),
    ).toEqual([]);
  });

  it('does not open a card a second time', async () => {
    const { ana, listRaspadinhas, scratch } = await open('ABERTA', earning);
    const [card] = await listRaspadinhas(ana);
    const twice = [() => scratch(ana, card!.id), () => scratch(ana, card!.id)];
    expect(await meet('raspadinha_scratch', twice)).toEqual(['200', '200']);
    const [row] = await test.db.query<{ campanha_id: string; ordem: number; premio_id: string }>(
      'select campanha_id, ordem, premio_id from raspadinha where raspadinha_id = $1',
      [card!.id],
    );
    expect(row).toMatchObject({ ordem: 1, premio_id: 'vale' });
    expect(
      await test.db.query('select raspadas from premio_contador where campanha_id = $1', [row!.campanha_id]),
    ).toEqual([{ raspadas: 1 }]);
  });

  it('reopens a receipt once under two concurrent contests', async () => {
    const { judge, contest, read } = await open('DUASVEZES', manual);
    await judge('INVALIDO');
    expect(await meet('documento_fiscal_reopen', [contest, contest])).toEqual([
      '200',
      'documentoFiscal.naoContestavel',
    ]);
    const { status, historico } = await read();
    expect(status).toBe('PENDENTE');
    expect(historico.filter((motivo) => motivo === 'documentoFiscal.emContestacao')).toHaveLength(1);
  });

  it('does not reopen a receipt contested and refused again meanwhile', async () => {
    const { judge, contest, read } = await open('TERCEIRA', manual);
    await judge('INVALIDO');
    const meanwhile = async () => {
      expect((await contest()).status).toBe(200);
      expect((await judge('INVALIDO')).status).toBe(200);
    };
    expect(await meet('documento_fiscal_reopen', [contest], meanwhile)).toEqual([
      'documentoFiscal.naoContestavel',
    ]);
    expect(await read()).toMatchObject({ status: 'INVALIDO' });
  });

  it('does not reopen a receipt approved meanwhile', async () => {
    const { judge, contest, read } = await open('VALEU', manual);
    await judge('INVALIDO');
    expect(await meet('documento_fiscal_reopen', [contest], () => judge('VALIDO'))).toEqual([
      'documentoFiscal.naoContestavel',
    ]);
    expect(await read()).toMatchObject({ status: 'VALIDO', numeros: 2, cartelas: 1 });
  });

  it('applies one of two concurrent verdicts', async () => {
    const { judge, read } = await open('VEREDITOS', manual);
    const both = [() => judge('VALIDO'), () => judge('VALIDO')];
    expect(await meet('documento_judge', both)).toEqual(['200', 'documentoFiscal.naoPendente']);
    expect(await read()).toMatchObject({ status: 'VALIDO', numeros: 2, cartelas: 1 });
  });

  it('corrects a mistaken refusal once under two operators', async () => {
    const { judge, read } = await open('CORRECAO', manual);
    await judge('INVALIDO');
    const both = [() => judge('VALIDO'), () => judge('VALIDO')];
    expect(await meet('documento_rejudge', both)).toEqual(['200', 'documentoFiscal.naoPendente']);
    expect(await read()).toMatchObject({ status: 'VALIDO', numeros: 2, cartelas: 1 });
  });

  it("revokes a receipt's numbers once under two revocations", async () => {
    const { judge, read } = await open('RETIRADA', earning);
    const both = [() => judge('INVALIDO'), () => judge('INVALIDO')];
    expect(await meet('documento_fiscal_revoke', both)).toEqual(['200', 'documentoFiscal.naoPendente']);
    const { historico, ...rest } = await read();
    expect(rest).toMatchObject({ status: 'INVALIDO', numeros: 0, cartelas: 0 });
    expect(historico).toHaveLength(3);
  });

  it('pays a prize once when another request paid it meanwhile, even after the claim expired', async () => {
    const { ana, host, listRaspadinhas, scratch } = await open('PAGA', earning);
    const [card] = await listRaspadinhas(ana);
    await scratch(ana, card!.id);
    await test.client.call('cupom.dinamicaCupom', {
      body: { telefone: ana.usuario, dinamicaCupom: [{ dinamica: 'PICPAY', identificacao: '@encontro' }] },
      token: ana.token,
      host,
    });
    const deliver = () =>
      test.client.call('raspadinhaAlternativa.picPay', {
        params: { id: card!.id },
        token: ana.token,
        host,
      });
    const getEntrega = () =>
      test.db.query('select entrega_pedida_em, entregue_em from raspadinha where raspadinha_id = $1', [
        card!.id,
      ]);
    let paid: object[] = [];
    // By the waiting request's clock the other claim has expired.
    test.clock.set('2026-11-21T15:10:00Z');
    const answers = await meet('set entrega_pedida_em = $3', [deliver], async () => {
      test.clock.set(noon);
      expect((await deliver()).body.retorno.status).toBe('ENTREGUE');
      paid = await getEntrega();
    });
    expect(answers).toEqual(['200']);
    expect(await getEntrega()).toEqual(paid);
  });

  it('does not release a claim that another request took over', async () => {
    const { ana, listRaspadinhas, scratch } = await open('ASSUMIDA', earning);
    const [card] = await listRaspadinhas(ana);
    await scratch(ana, card!.id);
    const [{ consumidor_id: dono }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from raspadinha where raspadinha_id = $1',
      [card!.id],
    )) as [{ consumidor_id: string }];
    const store = createRaspadinhaStore(test.db);
    const at = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000);
    expect(await store.startEntrega(dono, card!.id, at(0))).toBe(true);
    expect(await store.startEntrega(dono, card!.id, at(3))).toBe(true);
    await store.dropEntrega(dono, card!.id, at(0));
    expect(await store.startEntrega(dono, card!.id, at(4))).toBe(false);
    await store.dropEntrega(dono, card!.id, at(3));
    expect(await store.startEntrega(dono, card!.id, at(4))).toBe(true);
  });

  it('recalculates when another receipt used the carried cents meanwhile', async () => {
    const { ana, send, listNumeros } = await open('CENTAVOS', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 100, acumulaResto: true };
    });
    await send(ana, { valorCentavos: 150 });
    const resto = `from campanha c where c.campanha_id = r.campanha_id and c.identificacao = 'CENTAVOS'`;
    const answers = await meet(
      'documento_register',
      [() => send(ana, { valorCentavos: 60 })],
      // Simulates another process: its receipts are not serialized with this one's.
      () => test.db.query(`update consumidor_resto r set centavos = 0 ${resto}`),
    );
    expect(answers).toEqual(['201']);
    expect(await listNumeros(ana)).toHaveLength(1);
    const [row] = await test.db.query(
      `select r.centavos from consumidor_resto r join campanha c using (campanha_id) where c.identificacao = 'CENTAVOS'`,
    );
    expect(row).toEqual({ centavos: 60 });
  });

  it('does not postpone a receipt decided meanwhile', async () => {
    const { id, read } = await open('ADIADA', earning);
    const [{ consumidor_id: dono }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
      [id],
    )) as [{ consumidor_id: string }];
    await createEsperaStore(test.db).postpone({ consumidorId: dono, documentoFiscalId: id }, new Date(noon));
    expect(await read()).toMatchObject({ status: 'VALIDO', apurar_em: null });
  });

  it('keeps the numbering of a campaign first published meanwhile', async () => {
    const publish = (series: number) => async () => {
      const { status, body } = await test.client.call('operador.publicarCampanha', {
        body: {
          nomeArquivo: 'x.campanha.yaml',
          texto: buildArquivoText((arquivo) => {
            arquivo.campanha.identificacao = 'SERIES';
            arquivo.hosts = ['series.localhost'];
            arquivo.numeros.series = series;
            delete arquivo.premios;
          }),
        },
        token: operatorToken,
      });
      return { status, body };
    };
    const answers = await meet('begin', [publish(1)], async () =>
      expect((await publish(2)()).status).toBe(200),
    );
    expect(answers).toEqual(['campanha.numeracaoFixa']);
  });
});
