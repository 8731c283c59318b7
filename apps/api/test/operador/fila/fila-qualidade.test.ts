import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa } from '../../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { type NotaRef, openFila, promotora, toNotaRef } from './fila-de-teste.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

describe("quality of operators' verdicts", () => {
  let test: TestApp;
  let ana: OperadorDeTeste;
  let bruno: OperadorDeTeste;
  let rita: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    const painel = createConsole(test);
    const raiz = await painel.createDaInstalacao();
    ana = await painel.create(raiz, 'operador');
    bruno = await painel.create(raiz, 'operador');
    rita = await painel.create(raiz, 'administrador');
  });
  afterAll(() => test.close());

  type Fila = Awaited<ReturnType<typeof openFila>>;
  const advance = (seconds: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + seconds * 1000).toISOString());
  /** Takes a receipt, and judges it after some seconds. */
  async function judge(fila: Fila, quem: OperadorDeTeste, nota: NotaRef, body: object, seconds = 10) {
    await fila.take(quem, { nota: toNotaRef(nota) });
    advance(seconds);
    expect((await fila.decide(quem, nota, body)).status).toBe(200);
  }
  /** Chooses the verdict for a second opinion, as the keyed hash does with three in a hundred. */
  const choose = ({ documentoFiscalID }: NotaRef) =>
    test.db.query('update revisao_veredito set conferir = true where documento_fiscal_id = $1', [
      documentoFiscalID,
    ]);
  const measure = async (fila: Fila, quem: OperadorDeTeste) =>
    (
      await fila.painel.call('operador.qualidade', {
        params: fila.params,
        query: { de: '2026-11-20', ate: '2026-11-30' } as never,
        cookie: quem.cookie,
        promotora,
      })
    ).body.retorno;
  const listDiscordancias = async (fila: Fila, quem: OperadorDeTeste) =>
    fila.painel.call('operador.discordancias', {
      params: { ...fila.params, perPage: 10 },
      query: {} as never,
      cookie: quem.cookie,
      promotora,
    });

  it('offers a chosen verdict to another operator as a waiting receipt that tells nothing of it', async () => {
    const fila = await openFila(test, 'QUALIDADE_CEGA', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } } as never;
      arquivo.limites.cupons = { diario: 3 };
    });
    const nota = await fila.register(await nextPessoa(test), { valorCentavos: 15_000 });
    const before = (await fila.take(ana)).body.retorno.nota!;
    await fila.decide(ana, nota, { status: 'VALIDO' });
    await choose(nota);
    expect((await fila.take(ana)).body.retorno.nota).toBeNull();
    expect((await fila.read(ana)).body.retorno.total).toBe(0);
    expect((await fila.read(bruno)).body.retorno.total).toBe(1);
    const blind = (await fila.take(bruno)).body.retorno.nota!;
    const { posseAte: _, ...seen } = blind;
    const { posseAte: __, ...first } = before;
    expect(seen).toEqual({ ...first, uriImagem: seen.uriImagem });
    const preview = await fila.painel.call('operador.preverVeredito', {
      params: { ...fila.params, ...toNotaRef(nota) },
      query: { status: 'VALIDO', valorCentavos: '10000' } as never,
      cookie: bruno.cookie,
      promotora,
    });
    expect(preview.body.retorno).toMatchObject({ numeros: 2, pontos: 100 });
    // Again after a reload, and not to another operator meanwhile.
    expect((await fila.take(bruno, { nota: toNotaRef(nota) })).body.retorno.nota).toMatchObject({
      apuracao: { status: 'PENDENTE' },
    });
    expect((await fila.take(rita)).body.retorno.nota).toBeNull();
  });

  it('records the second opinion once and changes nothing; administrators see where it disagrees', async () => {
    const fila = await openFila(test, 'QUALIDADE_DISCORDA');
    const [um, dois] = [await fila.register(), await fila.register()];
    await judge(fila, ana, um, { status: 'VALIDO' });
    await judge(fila, ana, dois, { status: 'VALIDO' });
    await choose(um);
    await choose(dois);
    const seen = { statusVisto: 'PENDENTE' };
    await judge(fila, bruno, um, { status: 'INVALIDO', ...seen });
    const again = await fila.decide(bruno, um, { status: 'INVALIDO', ...seen });
    expect(again.body.codigo).toBe('documentoFiscal.naoPendente');
    await judge(fila, bruno, dois, { status: 'VALIDO', ...seen });
    const [{ status }] = (await test.db.query<{ status: string }>(
      'select status from documento_fiscal where documento_fiscal_id = $1',
      [um.documentoFiscalID],
    )) as [{ status: string }];
    expect(status).toBe('VALIDO');
    const { body } = await listDiscordancias(fila, rita);
    expect(body.retorno.retorno).toMatchObject([
      {
        ...toNotaRef(um),
        primeira: { nome: ana.nome, status: 'VALIDO' },
        segunda: { nome: bruno.nome, status: 'INVALIDO' },
        revertidaEm: null,
      },
    ]);
    expect((await listDiscordancias(fila, bruno)).body.codigo).toBe('operador.semPermissao');
    expect(await measure(fila, rita)).toMatchObject([{ nome: ana.nome, conferidas: 2, concordam: 1 }]);
    await fila.painel.call('operador.desfazerVeredito', {
      params: { ...fila.params, ...toNotaRef(um) },
      body: { statusVisto: 'VALIDO', motivo: 'A foto é de outra compra.' } as never,
      cookie: rita.cookie,
      promotora,
    });
    expect((await measure(fila, rita))[0]!.revertidas).toEqual({ contestacao: 0, desfeita: 0, segunda: 1 });
    expect((await listDiscordancias(fila, rita)).body.retorno.retorno[0]!.revertidaEm).not.toBeNull();
  });

  it('measures verdicts, median seconds and reversals; an operator sees the own figures only', async () => {
    const fila = await openFila(test, 'QUALIDADE_NUMEROS');
    const notas = [];
    for (let n = 0; n < 4; n++) notas.push(await fila.register());
    const [um, dois, tres, quatro] = [notas[0]!, notas[1]!, notas[2]!, notas[3]!];
    await judge(fila, ana, um, { status: 'VALIDO' }, 10);
    await judge(fila, ana, dois, { status: 'INVALIDO' }, 20);
    await judge(fila, ana, tres, { status: 'VALIDO' }, 60);
    await judge(fila, bruno, quatro, { status: 'VALIDO' }, 5);
    // A direct change, and an approval after the owner asked for another look.
    await fila.decide(bruno, um, { status: 'INVALIDO' });
    await test.db.query('select documento_fiscal_reopen($1, $2, $3, null)', [
      dois.consumidorID,
      dois.documentoFiscalID,
      test.clock.now(),
    ]);
    await fila.decide(bruno, dois, { status: 'VALIDO' });
    const [daAna, doBruno] = [ana, bruno].map(({ nome }) => nome);
    const all = await measure(fila, rita);
    expect(all.find(({ nome }) => nome === daAna)).toMatchObject({
      julgadas: 3,
      medianaSegundos: 20,
      conferidas: 0,
      revertidas: { contestacao: 1, desfeita: 1, segunda: 0 },
    });
    expect(all.find(({ nome }) => nome === doBruno)).toMatchObject({ julgadas: 3, medianaSegundos: 5 });
    expect((await measure(fila, ana)).map(({ nome }) => nome)).toEqual([daAna]);
  });
});
