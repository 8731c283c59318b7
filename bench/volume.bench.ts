// A campaign of a million numbers against one of ten thousand on the same server in the same run: the lists a person
// opens, the balance and a registration, p99 of each, and the plan of every list. Both are seeded with ten numbers a
// person; rounds alternate between the two campaigns.
import { buildChave } from '@trevo/fixtures/chave-builder';
import type { Db } from '../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { createContaViews } from '../apps/api/src/modules/conta-corrente/conta.views.ts';
import { createDocumentoFiscalViews } from '../apps/api/src/modules/documento-fiscal/documento-fiscal.views.ts';
import { createDocumentoOperadorViews } from '../apps/api/src/modules/documento-fiscal/documento-operador.views.ts';
import { createEsperaStore } from '../apps/api/src/modules/documento-fiscal/espera.store.ts';
import {
  createCountRaspadinhas,
  createCupomViews,
} from '../apps/api/src/modules/documento-fiscal/ganho.views.ts';
import { createNotasVizinhas } from '../apps/api/src/modules/documento-fiscal/vizinhas.views.ts';
import { createRaspadinhaViews } from '../apps/api/src/modules/raspadinha/raspadinha.views.ts';
import { startPostgres } from '../tools/postgres-server.ts';
import {
  consumidorId,
  createTokens,
  insertPeople,
  master,
  operator,
  publish,
  toUsuario,
} from './prepared-campaign.ts';
import { load, median } from './raw-client.ts';
import { startServer } from './server-process.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const clients = 8;
const askers = 400;
const perPerson = 10;
const sizes = { PEQUENA: 10_000, GRANDE: 1_000_000 } as const;
type Campanha = keyof typeof sizes;
const allowed = 1.5;

/** Receipts of two numbers each, spread over the days of the campaign, with history and cards; a line of points a number. */
async function seed(db: Db, identificacao: Campanha): Promise<string> {
  const numbers = sizes[identificacao];
  const [{ campanha_id: id }] = (await db.query<{ campanha_id: string }>(
    'select campanha_id from campanha where identificacao = $1',
    [identificacao],
  )) as [{ campanha_id: string }];
  const person = `('01890000-0000-7000-8000-' || lpad((n / ${perPerson})::text, 12, '0'))::uuid`;
  const receipt = `('${id.slice(0, 24)}' || lpad(to_hex(n / 2), 12, '0'))::uuid`;
  const moment = `timestamptz '2026-10-01 12:00Z' + make_interval(secs => (n / 2) * 4000000.0 / ${numbers / 2})`;
  // A million rows take longer than any statement of the program may.
  await db.execute(`set statement_timeout = 0;
    insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, chave_acesso, modelo, uf,
      emitente, emitido_em, valor_centavos, origem, status, numeros_concedidos, raspadinhas_concedidas, registrado_em, apurado_em)
    select ${person}, ${receipt}, '${id}', 'Fiscal', 'SEED' || lpad(n::text, 40, '0'), '65', 'SP', '12345678000195',
      date '2026-10-01' + n % 40, n % 100000, 'camera', case when n % 50 = 0 then 'PENDENTE' else 'VALIDO' end, 2, 1,
      ${moment}, ${moment}
    from generate_series(0, ${numbers - 1}, 2) as n;
    insert into documento_fiscal_historico (consumidor_id, documento_fiscal_id, ordem, status, data_hora)
    select consumidor_id, documento_fiscal_id, o, case o when 1 then 'PENDENTE' else status end, registrado_em
    from documento_fiscal cross join generate_series(1, 2) as o where campanha_id = '${id}';
    insert into chave_acesso_registrada
    select chave_acesso, campanha_id, consumidor_id, documento_fiscal_id from documento_fiscal where campanha_id = '${id}';
    insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
    select ${person}, '${id}', n, lpad((n / 100000)::text, 2, '0'), lpad((n % 100000)::text, 5, '0'), ${receipt}, ${moment}
    from generate_series(0, ${numbers - 1}) as n;
    insert into raspadinha (consumidor_id, raspadinha_id, campanha_id, documento_fiscal_id, concedida_em)
    select consumidor_id, documento_fiscal_id, campanha_id, documento_fiscal_id, registrado_em
    from documento_fiscal where campanha_id = '${id}';
    insert into lote
    select ${person}, '${id}', 'pontos', n % ${perPerson} + 1, 'quiz', n::text, 1, 20, 20, 0, true, ${moment},
      timestamptz '2027-12-01 02:59:59Z', null
    from generate_series(0, ${numbers - 1}) as n;
    insert into lancamento
    select ${person}, '${id}', 'pontos', n % ${perPerson} + 1, 'CREDITO', 20, (n % ${perPerson} + 1) * 20, 0, 0, null, null,
      null, ${moment}, ${moment}
    from generate_series(0, ${numbers - 1}) as n;
    insert into conta
    select ${person}, '${id}', 'pontos', ${perPerson} * 20, 0, 0, ${perPerson}, timestamptz '2027-12-01 02:59:59Z'
    from generate_series(0, ${numbers - 1}, ${perPerson}) as n;
    update numero_faixa set proximo = ${numbers} where campanha_id = '${id}';
    analyze;`);
  return id;
}

const anoMes = new Date().toISOString().slice(0, 7);
let nextChave = 1;
let nextAsker = 0;

/** What is measured: how the request of the n-th asker reads. */
const requests: Record<string, (campanha: Campanha, usuario: string) => [string, string?]> = {
  'list of numbers': (campanha, usuario) => [
    `GET /cupom/v2/cupons/consumidor/2026/${campanha}/${usuario}/10/1`,
  ],
  'numbers of a period': (campanha, usuario) => [
    `POST /cupom/v2/cupons/2026/${campanha}/listarPorCampanha`,
    JSON.stringify({
      filtro: { consumidor: usuario, periodo: { inicial: '2026-10-01', final: '2026-10-31' } },
    }),
  ],
  balance: (campanha, usuario) => [`GET /cupom/v2/cupons/escaneadosPorPeriodo/2026/${campanha}/${usuario}`],
  'list of receipts': (campanha, usuario) => [
    `GET /documentoFiscal/v1/documentos/10/1?usuario=${usuario}&anoCampanha=2026&identificacaoCampanha=${campanha}`,
  ],
  'list of cards': (campanha) => [`GET /raspadinhaAlternativa/v1/raspadinhas/2026/${campanha}/10/1`],
  'balance of points': (campanha, usuario) => [`GET /contacorrente/v1/saldos/2026/${campanha}/${usuario}`],
  'statement of points': (campanha, usuario) => [
    `GET /contacorrente/v1/lancamentos/2026/${campanha}/${usuario}/10/1`,
  ],
  registration: (campanha) => [
    `POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/${campanha}`,
    JSON.stringify({ chaveAcesso: buildChave(nextChave++, { anoMes, modelo: '65', tipoEmissao: 1 }) }),
  ],
};

const toText = (token: string, [line, body]: [string, string?]) =>
  `${line} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
  (body ? `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}` : '\r\n');

/** Runs every list as its view does and prints which indexes its plan uses; true when a plan reads a table whole. */
async function explain(db: Db, campanhaId: string): Promise<boolean> {
  const plans: { name: string; plan: string }[] = [];
  const explaining = (name: string): Db => ({
    ...db,
    async query(sql, values) {
      const rows = await db.query<Record<string, string>>(`explain ${sql}`, values);
      plans.push({ name, plan: rows.map((row) => Object.values(row)[0]!).join('\n') });
      return db.query(sql, values);
    },
  });
  const id = consumidorId(7);
  const page = { limite: 10, pular: 0 };
  const days = { dia: '2026-10-20', semana: '2026-10-19', mes: '2026-10-01' };
  const cupons = (name: string) => createCupomViews(explaining(name));
  await cupons('numbers').listByConsumidor(id, campanhaId, {}, 10, 0);
  await cupons('numbers of a period').listByConsumidor(id, campanhaId, { inicial: days.dia }, 10, 0);
  await cupons('count of numbers').countByConsumidor(id, campanhaId, {});
  await cupons('balance').countByPeriodo(id, campanhaId, days);
  const documentos = (name: string) => createDocumentoFiscalViews(explaining(name));
  await documentos('receipts').list(id, { campanhaIds: [campanhaId], ...page });
  const deOperador = (name: string) => createDocumentoOperadorViews(explaining(name));
  await deOperador('receipts that wait (operator)').listPendentes(campanhaId, 10, undefined);
  await deOperador('receipts (operator)').list(campanhaId, {}, 10, undefined);
  await createEsperaStore(explaining('receipts to settle (job)')).lease(new Date(), new Date(), 100);
  const vizinhas = createNotasVizinhas(explaining('receipts beside one'));
  const compra = { emitente: '12345678000195', emitidoEm: '2026-10-01', valorCentavos: 0 };
  await vizinhas.listDoDia(campanhaId, compra, id);
  await vizinhas.listDoCaixa(campanhaId, { de: '0', ate: '0' }, new Date(), id);
  const contas = createContaViews(explaining('balance of points'));
  const conta = { consumidorId: id, campanhaId, moeda: 'pontos' as const };
  await contas.find(conta);
  await contas.listPrevistos(conta);
  await createContaViews(explaining('statement of points')).list(conta, {}, 10, 0);
  const raspadinhas = (name: string) => createRaspadinhaViews(explaining(name));
  await raspadinhas('cards').list(id, [campanhaId], page);
  await raspadinhas('cards to open').list(id, [campanhaId], { ...page, status: 'DISPONIVEL' });
  await createCountRaspadinhas(explaining('balance of cards'))(id, campanhaId, days);
  let isWhole = false;
  console.log('\nplan of every list in the campaign of 1,000,000 numbers');
  for (const { name, plan } of plans) {
    const scans = [
      ...plan.matchAll(/(?:Seq Scan on|Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on) \w+/g),
    ];
    const isSequential = /Seq Scan on (cupom|documento_fiscal|raspadinha|conta|lote|lancamento)/.test(plan);
    isWhole ||= isSequential;
    console.log(
      `${name.padEnd(31)} | ${isSequential ? 'READS A WHOLE TABLE: ' : ''}${scans.map(String).join(', ')}`,
    );
  }
  return isWhole;
}

const server = await startPostgres();
try {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database volume');
  await admin.close();
  const url = `${server.url}/volume`;
  const { child, port } = await startServer({
    DATABASE_URL: url,
    AMBIENTE: 'producao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
  });
  const ids = new Map<Campanha, string>();
  const db = openPgDb(url, { poolSize: 1 });
  for (const campanha of Object.keys(sizes) as Campanha[]) {
    await publish(port, campanha, (arquivo) => {
      arquivo['ganho'] = { por: 'documento', numeros: 2 };
      arquivo['limites'] = { cupons: { diario: 1_000_000 } };
      arquivo['numeros'] = { series: 100 };
      arquivo['recompensas'] = { pontos: { porDocumento: 20, validade: { meses: 12 } } };
    });
    await insertPeople(db, sizes[campanha] / perPerson);
    ids.set(campanha, await seed(db, campanha));
  }
  const tokens = await createTokens(askers);
  console.log(
    `${server.description}, ${clients} clients, ${rounds} rounds of ${seconds} s each, p99 in ms; at most ${allowed} is wanted`,
  );
  console.log('call                | 10,000 numbers | 1,000,000 numbers | ratio | refused');
  for (const [name, build] of Object.entries(requests)) {
    const measured: Record<Campanha, number[]> = { PEQUENA: [], GRANDE: [] };
    let refused = 0;
    for (let round = -1; round < rounds; round++) {
      for (const campanha of Object.keys(sizes) as Campanha[]) {
        const result = await load(port, clients, seconds, () => {
          const n = nextAsker++ % askers;
          return toText(tokens[n]!, build(campanha, toUsuario(n)));
        });
        // The first round warms both up.
        if (round < 0) continue;
        measured[campanha].push(result.p99);
        refused += result.refused;
      }
    }
    const [small, large] = [median(measured.PEQUENA), median(measured.GRANDE)];
    const cells = [small.toFixed(1).padStart(14), large.toFixed(1).padStart(17), (large / small).toFixed(2)];
    console.log(`${name.padEnd(19)} | ${cells.join(' | ')}  | ${refused}`);
  }
  if (await explain(db, ids.get('GRANDE')!)) process.exitCode = 1;
  await db.close();
  child.kill('SIGTERM');
  await new Promise((done) => child.once('exit', done));
} finally {
  await server.stop();
}
