import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { nextChave, nextPessoa } from '../../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { regra } from '../../sorte/sorteio-de-teste.ts';
import { type NotaRef, openFila, promotora, toNotaRef } from './fila-de-teste.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const noon = '2026-11-21T15:00:00Z';
const posse = 181_000;

describe('review queue', () => {
  let test: TestApp;
  let ana: OperadorDeTeste;
  let bruno: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(noon, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    const painel = createConsole(test);
    const raiz = await painel.createDaInstalacao();
    ana = await painel.create(raiz, 'operador');
    bruno = await painel.create(raiz, 'operador');
  });
  afterAll(() => test.close());

  const advance = (milliseconds: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + milliseconds).toISOString());

  it('gives each operator another receipt, with the ones after it', async () => {
    const fila = await openFila(test, 'FILA_DOIS');
    const notas = [await fila.register(), await fila.register(), await fila.register()].map(toNotaRef);
    const [um, dois] = await Promise.all([fila.take(ana), fila.take(bruno)]);
    const taken = [um, dois].map(({ body }) => body.retorno.nota!.documentoFiscalID);
    expect(taken.sort()).toEqual(
      notas
        .slice(0, 2)
        .map(({ documentoFiscalID }) => documentoFiscalID)
        .sort(),
    );
    expect(um.body.retorno.proximas.map(toNotaRef)).toContainEqual(notas[2]);
    const { total, posses } = (await fila.read(ana)).body.retorno;
    expect(total).toBe(3);
    expect(posses.map(({ nome, notas: held }) => `${nome} ${held}`).sort()).toEqual(
      [`${ana.nome} 1`, `${bruno.nome} 1`].sort(),
    );
    expect((await fila.take(ana)).body.retorno.nota).toMatchObject(notas[2]!);
    expect((await fila.take(bruno)).body.retorno).toEqual({ nota: null, proximas: [] });
  });

  it('orders by the nearest draw cut-off, then contested, then by evidence points, then by age', async () => {
    const fila = await openFila(test, 'FILA_ORDEM', (arquivo) => {
      arquivo.sorteios = [
        { nome: 'Primeiro', data: '2026-11-24', numerosAte: '2026-11-20', premio: 'Carro' },
        { nome: 'Segundo', data: '2026-12-19', numerosAte: '2026-12-16', premio: 'Casa' },
      ] as never;
    });
    const pessoa = await nextPessoa(test);
    const ids: Record<string, string> = {};
    const add = async (nome: string, columns: string) => {
      const { documentoFiscalID } = await fila.register(pessoa);
      ids[documentoFiscalID] = nome;
      await test.db.query(`update documento_fiscal set ${columns} where documento_fiscal_id = $1`, [
        documentoFiscalID,
      ]);
    };
    await add('velha', 'pontos_evidencia = 0');
    await add('nova', 'pontos_evidencia = 0');
    await add('suspeita', 'pontos_evidencia = 40');
    await add('muito suspeita', 'pontos_evidencia = 60');
    await add('contestada', 'contestado_em = registrado_em');
    await add('do primeiro sorteio', "participa_em = '2026-11-20T15:00:00Z'");
    const order: string[] = [];
    for (let n = 0; n < 6; n++) order.push(ids[(await fila.take(ana)).body.retorno.nota!.documentoFiscalID]!);
    expect(order).toEqual([
      'do primeiro sorteio',
      'contestada',
      'muito suspeita',
      'suspeita',
      'velha',
      'nova',
    ]);
  });

  it('puts the receipts of a cut-off first until the freeze, not until the extraction', async () => {
    const fila = await openFila(test, 'FILA_CONGELA', (arquivo) => {
      arquivo.numeros.series = 10;
      arquivo.sorteios = [
        {
          nome: 'Primeiro',
          data: '2026-11-21',
          hora: '13:10',
          numerosAte: '2026-11-20',
          premio: 'Carro',
          regra,
        },
        { nome: 'Segundo', data: '2026-12-19', numerosAte: '2026-12-16', premio: 'Casa' },
      ];
    });
    const doPrimeiro = await fila.register();
    const contestada = await fila.register();
    const setColumns = ({ documentoFiscalID }: NotaRef, columns: string) =>
      test.db.query(`update documento_fiscal set ${columns} where documento_fiscal_id = $1`, [
        documentoFiscalID,
      ]);
    await setColumns(doPrimeiro, "participa_em = '2026-11-20T15:00:00Z'");
    await setColumns(contestada, 'contestado_em = registrado_em');
    const readFirst = async (momento: string) => {
      test.clock.set(momento);
      const { nota } = (await fila.take(ana)).body.retorno;
      await fila.release(ana, [toNotaRef(nota!)]);
      return nota!.documentoFiscalID;
    };
    const before = test.clock.now();
    expect(await readFirst('2026-11-21T15:09:00Z')).toBe(doPrimeiro.documentoFiscalID);
    expect(await readFirst('2026-11-21T15:10:00Z')).toBe(contestada.documentoFiscalID);
    test.clock.set(before.toISOString());
  });

  it('keeps a receipt while it is renewed, and gives it to another operator three minutes after that', async () => {
    const fila = await openFila(test, 'FILA_PRAZO');
    const nota = toNotaRef(await fila.register());
    expect((await fila.take(ana)).body.retorno.nota).toMatchObject(nota);
    advance(120_000);
    expect((await fila.renew(ana, [nota])).body.retorno.notas).toEqual([nota]);
    advance(120_000);
    expect((await fila.take(bruno)).body.retorno.nota).toBeNull();
    advance(61_000);
    expect((await fila.take(bruno)).body.retorno.nota).toMatchObject(nota);
    expect((await fila.renew(ana, [nota])).body.retorno.notas).toEqual([]);
  });

  it('returns a released receipt to the queue, and passes over skipped ones', async () => {
    const fila = await openFila(test, 'FILA_PULAR');
    const [um, dois] = [toNotaRef(await fila.register()), toNotaRef(await fila.register())];
    expect((await fila.take(ana)).body.retorno.nota).toMatchObject(um);
    expect((await fila.release(bruno, [um])).body.retorno).toEqual({ soltas: 0 });
    expect((await fila.release(ana, [um])).body.retorno).toEqual({ soltas: 1 });
    expect((await fila.take(ana, { exceto: [um.documentoFiscalID] })).body.retorno.nota).toMatchObject(dois);
    expect((await fila.take(bruno)).body.retorno.nota).toMatchObject(um);
  });

  it('takes a named receipt again after a reload, and names its holder to others', async () => {
    const fila = await openFila(test, 'FILA_VOLTA');
    const nota = toNotaRef(await fila.register());
    await fila.take(ana);
    expect((await fila.take(ana, { nota })).body.retorno.nota).toMatchObject(nota);
    const other = await fila.take(bruno, { nota });
    expect([other.status, other.body.codigo]).toEqual([409, 'documentoFiscal.comOutraPessoa']);
    expect(other.body.mensagem).toContain(ana.nome);
  });

  it('refuses the verdict of an operator on a receipt of another, and accepts that of a program', async () => {
    const fila = await openFila(test, 'FILA_ALHEIA');
    const [um, dois] = [await fila.register(), await fila.register()];
    await fila.take(ana);
    await fila.take(ana);
    const refused = await fila.decide(bruno, um, { status: 'VALIDO' });
    expect([refused.status, refused.body.codigo]).toEqual([409, 'documentoFiscal.comOutraPessoa']);
    const { body: bulk } = await fila.painel.call('operador.apurarDocumentos', {
      params: fila.params,
      body: { decisoes: [{ ...toNotaRef(um), status: 'VALIDO' }] } as never,
      cookie: bruno.cookie,
      promotora,
    });
    expect(bulk.retorno.recusados).toMatchObject([{ codigo: 'documentoFiscal.comOutraPessoa' }]);
    expect((await fila.decide(ana, um, { status: 'VALIDO' })).status).toBe(200);
    expect((await fila.judge(dois.documentoFiscalID, { status: 'VALIDO' })).status).toBe(200);
    expect((await fila.read(ana)).body.retorno).toMatchObject({ total: 0, maisAntiga: null });
  });

  it('refuses a verdict on a receipt whose status is no longer the one seen', async () => {
    const fila = await openFila(test, 'FILA_VISTA');
    const nota = await fila.register();
    const first = await fila.decide(ana, nota, { status: 'VALIDO', statusVisto: 'PENDENTE' });
    expect(first.body.retorno.apuracao.status).toBe('VALIDO');
    const late = await fila.decide(bruno, nota, { status: 'INVALIDO', statusVisto: 'PENDENTE' });
    expect([late.status, late.body.codigo]).toEqual([409, 'documentoFiscal.naoPendente']);
    const undo = await fila.decide(bruno, nota, { status: 'INVALIDO', statusVisto: 'VALIDO' });
    expect(undo.body.retorno.apuracao.status).toBe('INVALIDO');
  });

  it('does not give a receipt that was judged between the reading of the queue and the claim', async () => {
    const fila = await openFila(test, 'FILA_CORRIDA');
    const nota = await fila.register();
    const pause = test.pauseAt('insert into revisao_posse');
    const taking = fila.take(ana);
    await pause.reached;
    await fila.judge(nota.documentoFiscalID, { status: 'VALIDO' });
    pause.release();
    expect((await taking).body.retorno.nota).toBeNull();
  });

  it("shows a picture at the console's host to the operator of its link alone, for minutes", async () => {
    const fila = await openFila(test, 'FILA_FOTO');
    const { pessoa, ...nota } = await fila.register();
    const sharp = (await import('sharp')).default;
    const jpeg = await sharp({ create: { width: 80, height: 120, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const { body } = await test.client.call('upload.imagemDocumento', {
      body: { imagemBase64: jpeg.toString('base64') },
      token: pessoa.token,
      host: fila.host,
    });
    await test.db.query('update documento_fiscal set uri_imagem = $2 where documento_fiscal_id = $1', [
      nota.documentoFiscalID,
      body.retorno.nomeArquivo,
    ]);
    const { uriImagem } = (await fila.take(ana)).body.retorno.nota!;
    const see = async (cookie: string | undefined, host = consoleHost) => {
      const { status, headers } = await test.client.send('GET', uriImagem!, {
        headers: { host, ...(cookie ? { cookie } : {}) },
      });
      return [status, headers['content-type']];
    };
    expect(await see(ana.cookie)).toEqual([200, 'image/jpeg']);
    expect((await see(bruno.cookie))[0]).toBe(404);
    expect((await see(undefined))[0]).toBe(401);
    expect((await see(ana.cookie, fila.host))[0]).toBe(404);
    advance(601_000);
    expect((await see(ana.cookie))[0]).toBe(410);
  });

  it('gives each receipt exactly one verdict by parallel judges, one of whom leaves, and a sales file', async () => {
    const fila = await openFila(test, 'FILA_JUIZES', (arquivo) => {
      arquivo.documentos.apuracao = 'automatica';
      arquivo.documentos.valor = [{ fonte: 'vendas', esperaHoras: 1 }] as never;
      arquivo.ganho = { por: 'valor', centavosPorNumero: 1000, acumulaResto: false };
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } } as never;
    });
    const pessoas = [];
    for (let n = 0; n < 20; n++) pessoas.push(await nextPessoa(test));
    const total = 200;
    const chaves: string[] = [];
    for (let n = 0; n < total; n++) {
      chaves.push(nextChave());
      await fila.register(pessoas[n % pessoas.length], { chaveAcesso: chaves[n]! });
    }
    // Nothing came from the shop in its hour: a person decides.
    advance(3_700_000);
    await test.app.runJob('documentoFiscal.apurar');
    const painel = createConsole(test);
    const raiz = await painel.createDaInstalacao();
    // Their sessions ended in that hour.
    for (const quem of [ana, bruno]) await painel.enter(quem);
    const juizes = [ana, bruno, await painel.create(raiz, 'operador'), await painel.create(raiz, 'operador')];
    const sai = await painel.create(raiz, 'operador');
    expect((await fila.read(ana)).body.retorno.total).toBe(total);
    const verdicts: string[] = [];
    const judgeAll = async (quem: OperadorDeTeste, until: number): Promise<void> => {
      for (let n = 0; n < until; n++) {
        const { nota } = (await fila.take(quem)).body.retorno;
        if (!nota) return;
        const status = n % 3 === 0 ? 'INVALIDO' : 'VALIDO';
        const body = { status, statusVisto: 'PENDENTE', ...(status === 'VALIDO' && { valorCentavos: 2500 }) };
        const { status: http } = await fila.decide(quem, nota, body);
        if (http === 200) verdicts.push(nota.documentoFiscalID);
      }
    };
    // The shop's file names half of the receipts, with another amount.
    const importVendas = async () => {
      const lines = chaves.filter((_, at) => at % 2 === 0).map((chave) => `${chave};20/11/2026;30,00`);
      const path = fillPath(paths['operador.importarVendas'].path, fila.params);
      const { status } = await test.client.send('POST', `${path}?nome=vendas.csv`, {
        body: `Chave;Emissão;Valor\n${lines.join('\n')}\n`,
        headers: { host: fila.host, 'content-type': 'text/csv', authorization: `Bearer ${operatorToken}` },
      });
      expect(status).toBe(201);
      await test.app.runJob('venda.importar');
      await test.app.runJob('documentoFiscal.apurar');
      await test.app.runJob('documentoFiscal.rever');
    };
    // The leaving judge takes two more receipts and never answers.
    const leave = judgeAll(sai, 5).then(async () => [await fila.take(sai), await fila.take(sai)]);
    await Promise.all([leave, importVendas(), ...juizes.map((juiz) => judgeAll(juiz, total))]);
    advance(posse);
    await judgeAll(ana, total);
    // Some decisions are second opinions on verdicts of others. A receipt that the file valued has the verdict of the
    // file; the others have that of one judge.
    const [{ opinioes }] = (await test.db.query<{ opinioes: number }>(
      'select count(*) as opinioes from revisao_veredito where segunda_em is not null',
    )) as [{ opinioes: number }];
    const dePessoa = verdicts.length - opinioes;
    expect(new Set(verdicts).size).toBe(dePessoa);
    const [history] = await test.db.query<{
      notas: number;
      vereditos: number;
      dePessoa: number;
      esperam: number;
    }>(
      `select count(distinct d.documento_fiscal_id) as notas,
         count(*) filter (where h.status <> antes.status) as vereditos,
         count(*) filter (where h.status <> antes.status and h.ator is not null) as "dePessoa",
         count(*) filter (where d.status = 'PENDENTE') as esperam
       from documento_fiscal d join campanha c using (campanha_id)
       join documento_fiscal_historico h using (consumidor_id, documento_fiscal_id)
       left join documento_fiscal_historico antes on antes.consumidor_id = h.consumidor_id
         and antes.documento_fiscal_id = h.documento_fiscal_id and antes.ordem = h.ordem - 1
       where c.identificacao = 'FILA_JUIZES'`,
    );
    expect(history).toEqual({ notas: total, vereditos: total, dePessoa, esperam: 0 });
    const contas = await test.client.call('operador.conferirContas', { token: operatorToken });
    expect(Object.values(contas.body.retorno).flat()).toEqual([]);
    const justica = await fila.measure();
    expect(
      Object.entries(justica).filter(([nome, value]) => nome.startsWith('diferenca') && value !== 0),
    ).toEqual([]);
  });
});
