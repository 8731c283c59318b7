import type { CallId } from '@trevo/contract/paths';
import { type AlvoTeto, getPorVez, listTetos, type TetoId, tetos } from '@trevo/rules/operador/tetos';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openFila, promotora } from './fila/fila-de-teste.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from './operador-console.ts';

const arquivo = { conta: { ajustePorOperador: 500 }, documentos: { centavosPorOperador: 10_000 } };
const motivo = 'A pessoa reclamou no balcão.';
/** Acts of an attack, of which the prepared sum has room for two. */
const tries = 6;

interface Alvo {
  readonly consumidorID: string;
  readonly documentoFiscalID: string;
}

describe('ceilings of what one person does alone', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let fila: Awaited<ReturnType<typeof openFila>>;
  let ana: OperadorDeTeste;
  let raiz: OperadorDeTeste;
  let credencial: { readonly credencialID: string; readonly segredo: string };
  let campanhaId: string;
  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    fila = await openFila(test, 'TETO', (file) => {
      file.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      file.documentos.centavosPorOperador = arquivo.documentos.centavosPorOperador;
      file.recompensas = { pontos: { centavosPorPonto: 100 }, cashback: { percentual: 1 } };
      file.conta = { ...arquivo.conta, devolucaoMinimaDias: 30, estornoGasto: 'abater' };
    });
    raiz = await painel.createDaInstalacao();
    ana = await painel.createAdministrador();
    credencial = (
      await painel.call('operador.criarCredencial', {
        body: { nome: 'Conferência', escopos: ['documentos:julgar', 'listas:escrever'] } as never,
        cookie: ana.cookie,
        promotora,
      })
    ).body.retorno;
    const [row] = await test.db.query<{ campanha_id: string }>(
      `select campanha_id from campanha where identificacao = 'TETO'`,
    );
    campanhaId = row!.campanha_id;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    // Registrations of one network are limited per minute.
    test.clock.set(new Date(test.clock.now().getTime() + 61_000).toISOString());
    await test.db.query('delete from teto_uso');
    await test.db.query('update operador_sessao set elevada_em = $1, usada_em = $1, criada_em = $1', [
      test.clock.now(),
    ]);
  });

  /** Makes a call as an operator, or as the credential at the host of the campaign. */
  const call = (alvo: AlvoTeto, id: CallId, params: object, body: object) =>
    alvo === 'credencial'
      ? test.client.call(id, {
          params: { ...fila.params, ...params } as never,
          body: body as never,
          token: credencial.segredo,
          host: fila.host,
        } as never)
      : painel.call(id, {
          params: { ...fila.params, ...params } as never,
          body: body as never,
          cookie: ana.cookie,
          promotora,
        } as never);
  const adjust = (moeda: string) => ({
    quanto: 50,
    act: (alvo: AlvoTeto, { consumidorID }: Alvo) =>
      call(
        alvo,
        'operador.ajustarConta',
        { consumidorID },
        { ajusteID: randomUUID(), moeda, valor: 50, motivo },
      ),
  });
  const judge =
    (body: object) =>
    (alvo: AlvoTeto, { consumidorID, documentoFiscalID }: Alvo) =>
      call(alvo, 'operador.apurarDocumento', { consumidorID, documentoFiscalID }, body);
  let valores = 0;
  /** Small acts that count towards each ceiling. `isValida`: on a receipt that is valid before. */
  const ataques: Readonly<
    Record<
      TetoId,
      {
        readonly quanto: number;
        readonly isValida?: true;
        readonly act: (alvo: AlvoTeto, on: Alvo) => ReturnType<typeof call>;
      }
    >
  > = {
    ajustePontos: adjust('pontos'),
    ajusteCashback: adjust('cashback'),
    notaCentavos: { quanto: 900, act: judge({ status: 'VALIDO', valorCentavos: 900 }) },
    notaUnidades: { quanto: 7, act: judge({ status: 'VALIDO', valorCentavos: 900, quantidade: 7 }) },
    notaAnulada: {
      quanto: 1,
      isValida: true,
      act: judge({ status: 'INVALIDO', motivo: 'documentoFiscal.recusadoNaAnalise' }),
    },
    bloqueio: {
      quanto: 3,
      act: (alvo) =>
        call(
          alvo,
          'operador.incluirBloqueios',
          {},
          {
            tipo: 'rede',
            valores: Array.from({ length: 3 }, () => `203.0.${Math.floor(++valores / 200)}.${valores % 200}`),
            motivo,
          },
        ),
    },
  };

  const register = async (pessoa?: Pessoa, isValida = false) => {
    const nota = await fila.register(pessoa, { valorCentavos: 900 });
    if (isValida) await judge({ status: 'VALIDO' })('operador', nota);
    return nota;
  };
  const readSoma = async (chave: string, teto: TetoId) =>
    Number(
      (
        await test.db.query<{ soma: string }>(
          'select sum(soma) as soma from teto_uso where chave = $1 and teto = $2',
          [chave, teto],
        )
      )[0]!.soma,
    );

  const rows = (Object.keys(tetos) as TetoId[]).flatMap((teto) =>
    (['operador', 'credencial', 'pessoa'] as const).flatMap((alvo) =>
      listTetos(teto, alvo, arquivo).map(({ periodo, maximo }) => ({ teto, alvo, periodo, maximo })),
    ),
  );

  it.each(rows)(
    '$teto of one $alvo within one $periodo: many small concurrent acts stop at $maximo',
    async ({ teto, alvo, periodo, maximo }) => {
      const { quanto, isValida = false, act } = ataques[teto];
      const first = await register(undefined, isValida);
      const notas: Alvo[] = [first];
      for (let n = 1; n < tries; n++)
        // Acts of one author concern several people, as an attacker would spread them.
        notas.push(await register(alvo === 'pessoa' ? first.pessoa : undefined, isValida));
      await test.db.query('delete from teto_uso');
      const chave =
        alvo === 'pessoa'
          ? `pessoa:${first.consumidorID}`
          : alvo === 'credencial'
            ? `credencial:${credencial.credencialID}`
            : `operador:${ana.operadorID}`;
      const dia = periodo === 'dia' ? toSaoPaulo(test.clock.now()).dia : periodo;
      await test.db.query(
        `insert into teto_uso (campanha_id, periodo, teto, chave, soma, maximo) values ($1, $2, $3, $4, $5, $6)`,
        [campanhaId, dia, teto, chave, maximo - 2 * quanto, maximo],
      );
      const answers = await Promise.all(notas.map((nota) => act(alvo, nota)));
      expect(answers.map(({ status, body }) => body.codigo ?? status).sort()).toEqual([
        200,
        200,
        ...Array.from({ length: tries - 2 }, () => 'operador.precisaSegundaPessoa'),
      ]);
      const [row] = await test.db.query<{ soma: string }>(
        'select soma from teto_uso where chave = $1 and teto = $2 and periodo = $3',
        [chave, teto, dia],
      );
      expect(Number(row!.soma)).toBe(maximo);
    },
  );

  it('one act above the ceiling of a single act is refused, for each kind that a person measures', async () => {
    const nota = await register();
    for (const body of [
      { status: 'VALIDO', valorCentavos: getPorVez('notaCentavos', arquivo) + 1 },
      { status: 'VALIDO', valorCentavos: 900, quantidade: getPorVez('notaUnidades', arquivo) + 1 },
    ]) {
      const { body: refused } = await judge(body)('operador', nota);
      expect(refused.codigo).toBe('operador.precisaSegundaPessoa');
    }
  });

  it('20 concurrent adjustments of the whole ceiling to one person are one, and its retry counts once', async () => {
    const { consumidorID } = await register();
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const send = (ajusteID: string) =>
      call(
        'operador',
        'operador.ajustarConta',
        { consumidorID },
        { ajusteID, moeda: 'pontos', valor: 500, motivo },
      );
    const answers = await Promise.all(ids.map(send));
    const done = ids.filter((_, at) => answers[at]!.status === 200);
    expect(done).toHaveLength(1);
    const again = await Promise.all([send(done[0]!), send(done[0]!)]);
    for (const { status, body } of again)
      expect([status, body.retorno]).toEqual([200, expect.objectContaining({ disponivel: 500 })]);
  });

  it('an act that was refused for another reason, or approved by a second person, is not counted', async () => {
    const { consumidorID } = await register();
    const tooMuch = await call(
      'operador',
      'operador.ajustarConta',
      { consumidorID },
      {
        ajusteID: randomUUID(),
        moeda: 'pontos',
        valor: -400,
        motivo,
      },
    );
    expect(tooMuch.status).toBeGreaterThanOrEqual(400);
    const propostaID = randomUUID();
    await painel.call('operador.propor', {
      body: {
        propostaID,
        ato: 'operador.ajustarConta',
        alvo: { ...fila.params, consumidorID },
        corpo: { ajusteID: randomUUID(), moeda: 'pontos', valor: 30_000, motivo },
        motivo,
      } as never,
      cookie: ana.cookie,
      promotora,
    });
    const params = { propostaID };
    const as = { cookie: raiz.cookie, promotora };
    const { visto } = (await painel.call('operador.proposta', { params, ...as })).body.retorno;
    const approved = await painel.call('operador.aprovarProposta', {
      params,
      body: { visto } as never,
      ...as,
    });
    expect(approved.body.retorno.resultado).toMatchObject({ situacao: 'feito' });
    expect(await readSoma(`operador:${ana.operadorID}`, 'ajustePontos')).toBe(0);
    expect(await readSoma(`pessoa:${consumidorID}`, 'ajustePontos')).toBe(0);
  });
});
