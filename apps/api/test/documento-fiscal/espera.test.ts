import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { createLogger } from '../../src/kernel/log.ts';
import type { Veredito } from '../../src/modules/documento-fiscal/ganho/veredito-nota.ts';
import type { Concessao } from '../../src/modules/documento-fiscal/ganho/concessao.ts';
import {
  createDocumentoFiscalStore,
  type DocumentoFiscalStore,
} from '../../src/modules/documento-fiscal/documento-fiscal.store.ts';
import { createEsperaStore } from '../../src/modules/documento-fiscal/espera/espera.store.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { Pessoa } from '../pessoa.ts';
import { changeTriggers } from '../test-db.ts';

const noon = '2026-11-21T15:00:00Z';
const dayAfter = '2026-11-22T15:01:00Z';
/** Arguments of an automatic verdict on a receipt that follows the rules. */
const byTheRules: [Veredito, Parameters<DocumentoFiscalStore['judge']>[2], Concessao] = [
  {
    status: 'VALIDO',
    motivo: null,
    valores: {},
    multiplicadorMilesimos: 1000,
    restoVariacaoCentavos: 0,
    numeros: 1,
    raspadinhas: 0,
    pontos: 0,
    cashbackCentavos: 0,
  },
  {
    agora: new Date(dayAfter),
    isRevisado: false,
    observacao: null,
    emitidoEm: null,
    ditos: [],
    valorCentavos: null,
    quantidade: null,
  },
  {
    assuntos: [],
    periodos: [],
    limites: [],
    indices: [],
    series: [],
    numeros: [],
    validade: null,
    raspadinhas: [],
    restoCentavos: 0,
    creditos: [],
  },
];
let chaves = 640_000;

describe('due off-line receipts', () => {
  let test: TestApp;
  let ana: Pessoa;
  const logged: string[] = [];
  beforeAll(async () => {
    const log = createLogger('error', { write: (line: string) => void logged.push(line) });
    test = await startTestApp(noon, { log });
    await test.publish();
    ana = await nextPessoa(test);
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  const sendMany = async (campanha: Campanha, quantidade: number) => {
    const chaveOf = () => buildChave(chaves++, { anoMes: '2026-11', modelo: '65', tipoEmissao: 9 });
    const answers = [];
    for (let i = 0; i < quantidade; i += 25) {
      const some = Array.from({ length: Math.min(25, quantidade - i) }, () =>
        campanha.send(ana, { chaveAcesso: chaveOf() }),
      );
      answers.push(...(await Promise.all(some)));
    }
    return answers.map(({ body }) => body.retorno.documentoFiscalID);
  };
  const settle = () => test.app.runJob('documentoFiscal.apurar');
  const countWaiting = async ({ params }: Campanha) =>
    (
      await test.db.query<{ total: number }>(
        `select count(*) as total from documento_fiscal d join campanha c using (campanha_id)
         where c.identificacao = $1 and d.status = 'PENDENTE'`,
        [params.identificacao],
      )
    )[0]!.total;

  it('decides all due receipts in one run, also with several concurrent processes', async () => {
    const campanha = await openCampanha(test, 'MUITAS');
    await sendMany(campanha, 230);
    test.clock.set(dayAfter);
    await settle();
    expect(await countWaiting(campanha)).toBe(0);
    test.clock.set(noon);
    await sendMany(campanha, 230);
    test.clock.set(dayAfter);
    await Promise.all([settle(), settle(), settle()]);
    expect(await countWaiting(campanha)).toBe(0);
    expect(await campanha.measure()).toMatchObject({ concedidos: 460, diferencaNumeros: 0 });
    // Hundreds of receipts one by one: the duration depends on the machine.
  });

  it('distributes receipts by leases, and leases those of a crashed process again', async () => {
    const campanha = await openCampanha(test, 'PARTILHA');
    const sent = await sendMany(campanha, 40);
    test.clock.set(dayAfter);
    const espera = createEsperaStore(test.db);
    const agora = new Date(dayAfter);
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => espera.lease(agora, new Date(agora.getTime() + 60_000), 8)),
    );
    const ids = taken.flat().map(({ documentoFiscalId }) => documentoFiscalId);
    expect(new Set(ids).size).toBe(ids.length);
    await settle();
    expect(await countWaiting(campanha)).toBe(ids.length);
    test.clock.set('2026-11-22T15:02:00Z');
    await settle();
    expect(await countWaiting(campanha)).toBe(0);
    expect(await campanha.listNumeros(ana)).toHaveLength(sent.length);
  });

  it('keeps a receipt unchanged when an operator decided or the owner requested a review between lease and verdict', async () => {
    const campanha = await openCampanha(test, 'DECIDIDA');
    const [refused, revoked, contested] = (await sendMany(campanha, 3)) as [string, string, string];
    test.clock.set(dayAfter);
    // Another process has leased them; meanwhile the operator decides.
    const espera = createEsperaStore(test.db);
    await espera.lease(new Date(dayAfter), new Date(new Date(dayAfter).getTime() + 60_000), 100);
    await campanha.judge(refused, { status: 'INVALIDO' });
    await campanha.judge(revoked, { status: 'VALIDO' });
    await campanha.judge(revoked, { status: 'INVALIDO' });
    await campanha.judge(contested, { status: 'INVALIDO' });
    await test.client.call('documentoFiscal.contestar', {
      params: { documentoFiscalID: contested },
      body: {},
      token: ana.token,
      host: campanha.host,
    });
    const store = createDocumentoFiscalStore(test.db);
    const [{ consumidor_id: consumidorId }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
      [contested],
    )) as [{ consumidor_id: string }];
    for (const documentoFiscalId of [refused, revoked, contested])
      expect(await store.judge({ consumidorId, documentoFiscalId }, ...byTheRules)).toEqual({
        resultado: 'naoPendente',
      });
    test.clock.set('2026-11-22T15:03:00Z');
    await settle();
    const rows = await test.db.query<{ status: string }>(
      'select status from documento_fiscal where documento_fiscal_id = any ($1::uuid[]) order by status',
      [[refused, revoked, contested]],
    );
    expect(rows.map(({ status }) => status)).toEqual(['INVALIDO', 'INVALIDO', 'PENDENTE']);
    expect(await campanha.measure()).toMatchObject({ concedidos: 0, diferencaNumeros: 0 });
  });

  it('retries failing receipts in an hour, without blocking others, and logs them without personal data', async () => {
    const campanha = await openCampanha(test, 'QUEBRADA');
    const [broken] = await sendMany(campanha, 1);
    test.clock.set('2026-11-21T15:00:01Z');
    await sendMany(campanha, 3);
    await changeTriggers(
      test.db,
      `create function quebra() returns trigger language plpgsql as $$
        begin raise exception 'broken' using detail = new.chave_acesso; end $$`,
      `create trigger quebra before update of status on documento_fiscal for each row
        when (new.documento_fiscal_id = '${broken}' and new.status = 'VALIDO') execute function quebra()`,
    );
    logged.length = 0;
    test.clock.set(dayAfter);
    await settle();
    expect(await countWaiting(campanha)).toBe(1);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0]!)).toMatchObject({ documentoFiscalId: broken, err: { message: 'broken' } });
    const [{ chave }] = (await test.db.query<{ chave: string }>(
      'select chave_acesso as chave from documento_fiscal where documento_fiscal_id = $1',
      [broken!],
    )) as [{ chave: string }];
    for (const personal of [ana.usuario, chave]) expect(logged[0]).not.toContain(personal);
    await settle();
    expect(logged).toHaveLength(1);
    await changeTriggers(test.db, 'drop trigger quebra on documento_fiscal');
    test.clock.set('2026-11-22T16:02:00Z');
    await settle();
    expect(await countWaiting(campanha)).toBe(0);
    expect(await campanha.measure()).toMatchObject({ concedidos: 4, diferencaNumeros: 0 });
  });
});
