import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Capsula, verifyCapsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../src/kernel/db/db.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { sha256 } from '../../src/modules/sorteio/congelamento/galho-titulares.ts';
import { createTestClient } from '../http-client.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador/operador-console.ts';
import { toCadastro } from '../pessoa.ts';
import { startHere, startProgram, toServerEnv } from '../program.ts';
import { startSeverable } from '../severable-server.ts';
import { buildArquivoText, operatorToken } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const folder = mkdtempSync(join(tmpdir(), 'trevo-sorteio-corte-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const host = 'corte.localhost';
const hoje = toSaoPaulo(new Date()).dia;
const extracao = ['12305', '05437', '13526', '02329', '15458'];
const params = { ano: 2026, identificacao: 'CORTE', date: addDias(hoje, -1) };
/** Numbers of three subtrees. */
const numeros = 9_000;

const texto = buildArquivoText((arquivo) => {
  arquivo.campanha.identificacao = 'CORTE';
  arquivo.hosts = [host];
  arquivo.numeros.series = 1;
  arquivo.sorteios = [
    {
      data: params.date,
      hora: '00:00',
      nome: '1º sorteio',
      premio: 'Uma moto',
      numerosAte: addDias(hoje, -3),
      regra: {
        serie: [],
        numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
        aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
        umPorPessoa: 'sorteio',
        exemplos: [{ extracao, distribuidos: ['00 57600', '00 57702'], premiados: ['00 57702'] }],
      } as never,
    },
  ];
});

/** Counts of the rows of a draw, before its first step. */
const nada = {
  folhas: 0,
  congelados: 0,
  informes: 0,
  resultados: 0,
  versoes: 0,
  confirmadas: 0,
  premiados: 0,
  avisos: 0,
  gerais: 0,
};
const congelado = { ...nada, folhas: 3, congelados: 1 };
const informado = { ...congelado, informes: 1 };
const comResultado = { ...informado, informes: 2, resultados: 1 };
const apurado = { ...comResultado, versoes: 1 };
const confirmado = { ...apurado, confirmadas: 1, premiados: 1, avisos: 1, gerais: 1 };

/** Writes at which the program is killed, in the order of the steps, with the rows that are there then. */
const cortes = [
  { quando: 'insert on sorteio_folha', passo: 'congelar', expected: nada },
  { quando: 'insert on sorteio_congelado', passo: 'congelar', expected: nada },
  {
    quando: 'update on sorteio_resultado',
    when: 'new.extracao is not null',
    passo: 'informar',
    expected: informado,
  },
  { quando: 'insert on sorteio_apuracao', passo: 'apurar', expected: comResultado },
  { quando: 'update on sorteio_apuracao', passo: 'confirmar', expected: apurado },
  { quando: 'insert on sorteio_premiado', passo: 'confirmar', expected: apurado },
  { quando: 'insert on notificacao', passo: 'confirmar', expected: apurado },
  { quando: 'insert on notificacao_geral', passo: 'confirmar', expected: apurado },
] as const;

const passos = ['congelar', 'informar', 'apurar', 'confirmar'] as const;

async function readEscrito(db: Db): Promise<typeof nada> {
  const [row] = await db.query<typeof nada>(
    `select (select count(*) from sorteio_folha) as folhas, (select count(*) from sorteio_congelado) as congelados,
       (select coalesce(sum(jsonb_array_length(r.informes)), 0)::int from sorteio_resultado r) as informes,
       (select count(*) from sorteio_resultado r where r.extracao is not null) as resultados,
       (select count(*) from sorteio_apuracao) as versoes,
       (select count(*) from sorteio_apuracao a where a.confirmada_em is not null) as confirmadas,
       (select count(*) from sorteio_premiado) as premiados,
       (select count(*) from notificacao n where n.tipo = 'SORTEIO_PREMIADO') as avisos,
       (select count(*) from notificacao_geral g where g.tipo = 'SORTEIO') as gerais`,
  );
  return row!;
}

/** Makes a write wait for the kill. */
const wait = (corte: (typeof cortes)[number]): string => `
  create function corte() returns trigger language plpgsql as $$ begin
    perform pg_sleep(600);
    return new;
  end $$;
  create trigger corte before ${corte.quando} for each row ${'when' in corte ? `when (${corte.when})` : ''}
    execute function corte()`;

const stopWaiting = 'drop function if exists corte() cascade';

/** Grants numbers to two people on a day that takes part. */
async function grantNumeros(db: Db): Promise<void> {
  const people = `(select c.consumidor_id, row_number() over (order by c.usuario) - 1 as ordem from consumidor c) p`;
  const nota = `('02890000-0000-7000-8000-' || lpad(p.ordem::text, 12, '0'))::uuid`;
  const momento = `now() - interval '5 days'`;
  await db.execute(`
    insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, origem, status, numeros_concedidos,
      registrado_em, apurado_em)
    select p.consumidor_id, ${nota}, k.campanha_id, 'NaoFiscal', 'camera', 'VALIDO', ${numeros / 2}, ${momento}, ${momento}
    from ${people} cross join campanha k where k.identificacao = 'CORTE';
    insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
    select p.consumidor_id, k.campanha_id, n, '00', lpad((n * 7)::text, 5, '0'), ${nota}, ${momento}
    from generate_series(0, ${numeros - 1}) as n join ${people} on p.ordem = n % 2
    cross join campanha k where k.identificacao = 'CORTE'`);
}

describe('program killed within a step of a draw', () => {
  it('leaves the step undone, and repeats it with one manifest, one version and one set of notices', async () => {
    const database = await createTestDb();
    const db = openPgDb(database.url, { poolSize: 1 });
    const env = { ...toServerEnv(database, folder), OPERATOR_TOKEN: operatorToken, CONSOLE_PORT: '80' };
    const noemi: Partial<OperadorDeTeste> = {};
    const hashes = new Set<string>();

    /** Starts the program and returns the steps of the draw: one person is the static token, the other Noemi. */
    async function start<Opened extends { readonly port: number }>(
      open: (given: typeof env) => Promise<Opened>,
    ) {
      const program = await open(env);
      const client = createTestClient(program.port);
      const painel = createConsole(
        { client, clock: { now: () => new Date(), set: () => undefined }, db: undefined } as never,
        `http://${consoleHost}:80`,
      );
      const act = (id: 'operador.informarResultado' | 'operador.confirmarApuracao', body: object) =>
        painel.call(id, { params, body, cookie: noemi.cookie, promotora: 'quatrofolhas' } as never);
      const ask = (
        id: 'operador.congelarSorteio' | 'operador.informarResultado' | 'operador.apurarSorteio',
        body = {},
      ) => client.call(id, { params, body, token: operatorToken, host } as never);
      return {
        program,
        client,
        painel,
        fazer: {
          congelar: async () => [await ask('operador.congelarSorteio')],
          informar: async () => [
            await ask('operador.informarResultado', { extracao }),
            await act('operador.informarResultado', { extracao }),
          ],
          apurar: async () => [await ask('operador.apurarSorteio')],
          confirmar: async () => [await act('operador.confirmarApuracao', { versao: 1 })],
        },
      };
    }
    type Started = Pick<Awaited<ReturnType<typeof start>>, 'fazer' | 'client'>;
    /** A kill of the program, and the same for the database: connections that end within the write. */
    const startKillable = async () => {
      const started = await start(startProgram);
      return { ...started, cut: () => started.program.kill('SIGKILL') };
    };
    const startCuttable = async () => {
      const started = await start(startSeverable);
      return { ...started, cut: started.program.sever };
    };

    /** Does, or repeats, the steps before one; each has to succeed. */
    async function doUntil({ fazer, client }: Started, end: number): Promise<void> {
      for (const passo of passos.slice(0, end)) {
        for (const { status, body } of await fazer[passo]())
          expect([passo, status, body.codigo]).toEqual([passo, 200, undefined]);
        const { body } = await client.call('cupom.manifesto', { params, host });
        hashes.add(body.retorno.hash);
      }
    }

    const first = await start(startHere);
    const published = await first.client.call('operador.publicarCampanha', {
      body: { nomeArquivo: 'corte.yaml', texto },
      token: operatorToken,
    });
    expect(published.body.codigo).toBeUndefined();
    for (const n of [0, 1]) await first.client.call('login.cadastrar', { body: toCadastro(n), host });
    Object.assign(noemi, await first.painel.createAdministrador());
    first.client.close();
    await first.program.stop();

    for (const [at, corte] of cortes.entries()) {
      if (at === 0) await grantNumeros(db);
      await db.execute(wait(corte));
      // A program is killed at the last write of the largest transaction.
      const started = await (at === cortes.length - 1 ? startKillable() : startCuttable());
      await doUntil(started, passos.indexOf(corte.passo));
      const asked = started.fazer[corte.passo]().catch(() => undefined);
      await waitUntilStuck(db);
      const cut = started.cut();
      started.client.close();
      await endConnections(db);
      await cut;
      await asked;
      expect({ corte: corte.quando, ...(await readEscrito(db)) }).toEqual({
        corte: corte.quando,
        ...corte.expected,
      });
      await db.execute(stopWaiting);
    }

    // Killed right after the answer: an acknowledged step stays.
    const last = await start(startProgram);
    await doUntil(last, passos.length);
    await last.program.kill('SIGKILL');
    last.client.close();
    const again = await start(startHere);
    await doUntil(again, 1);
    for (const { status } of await again.fazer.confirmar()) expect(status).toBe(200);
    const { body } = await again.client.call('cupom.capsula', { params, host });
    expect([...hashes]).toHaveLength(1);
    expect(await verifyCapsula(body as unknown as Capsula, [...hashes][0]!, sha256)).toEqual([]);
    again.client.close();
    await again.program.stop();
    expect(await readEscrito(db)).toEqual(confirmado);
    await db.close();
    await database.drop();
  });
});

/** Waits until the write sleeps on the server. */
const waitUntilStuck = (db: Db) =>
  vi.waitFor(
    async () => {
      const rows = await db.query(`select 1 as one from pg_stat_activity a
        where a.datname = current_database() and a.wait_event = 'PgSleep'`);
      if (rows.length === 0) throw new Error('no write waits');
    },
    { timeout: 120_000, interval: 20 },
  );

/** Ends the connections that the killed program left, as the server does once it finds them closed. */
async function endConnections(db: Db): Promise<void> {
  await db.query(`select pg_terminate_backend(a.pid) from pg_stat_activity a
    where a.datname = current_database() and a.pid <> pg_backend_pid()`);
  await vi.waitFor(async () => {
    const rows = await db.query(`select 1 as one from pg_stat_activity a
      where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend'`);
    expect(rows).toEqual([]);
  }, 120_000);
}
