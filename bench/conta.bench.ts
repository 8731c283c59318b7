// Cost of the account: a registration that earns points and cashback against one that earns none, and orders of an
// ordinary and of a contended product against the same function without its stock. Each is the database function
// itself under pgbench, on one server in one run; the columns are interleaved and medians are quoted.
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { runPgbench } from './program/pgbench.ts';
import { insertPeople, master, operator, publish } from './load/prepared-campaign.ts';
import { median } from './program/raw-client.ts';
import { startServer } from './program/server-process.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const people = 2_000;
const stock = 2_000_000_000;

const person = `('01890000-0000-7000-8000-' || lpad((:person)::text, 12, '0'))`;
const setPerson = `\\set person random(0, ${people - 1})\n`;

const registerScript = (
  campanhaId: string,
  creditos: string,
) => `${setPerson}\\set key random(1, 9000000000000000)
\\set n random(1, 900000000000)
select resultado from documento_fiscal_register(
 ${person}::uuid, jsonb_build_object('campanha_id', '${campanhaId}', 'documento_fiscal_id', gen_random_uuid(),
  'tipo', 'Fiscal', 'chave_acesso', lpad((:key)::text, 44, '0'), 'modelo', '65', 'uf', 'SP', 'emitente', '12345678000195',
  'origem', 'camera', 'status', 'VALIDO', 'multiplicador_milesimos', 1000, 'resto_variacao_centavos', 0,
  'numeros_concedidos', 0, 'raspadinhas_concedidas', 0, 'contado', true, 'registrado_em', now(), 'apurado_em', now()),
 lpad((:key)::text, 44, '0'), null, null, 0, array['cupom'], array['d${toSaoPaulo(new Date()).dia}'], array[1000000000],
 array[(:n)::bigint, (:n)::bigint + 1, (:n)::bigint + 2], array['01', '02', '03'], array['00001', '00002', '00003'],
 array[]::uuid[], ${creditos});
`;
const pontos = `jsonb_build_object('moeda', 'pontos', 'valor', 40, 'libera_em', null, 'expira_em', now() + interval '1 year')`;
const cashback = `jsonb_build_object('moeda', 'cashback', 'valor', 300, 'libera_em', now() + interval '7 days', 'expira_em', now() + interval '1 year')`;

const placeScript = (
  campanhaId: string,
  funcao: string,
  produto: string,
) => `${setPerson}\\set place random(0, 15)
select ${funcao}(${person}::uuid, '${campanhaId}', 'pontos', gen_random_uuid(), gen_random_uuid()::text, null,
 array['${produto}'], array['Produto'], array[1], array[10::bigint], array[null::integer], :place, now());
`;

/** Runs the columns in turn, `rounds` times; returns the median rates per second, in order. */
async function compare(url: string, clients: number, scripts: readonly string[]): Promise<number[]> {
  const measured: number[][] = scripts.map(() => []);
  for (let round = -1; round < rounds; round++) {
    for (const [at, script] of scripts.entries()) {
      const perSecond = await runPgbench({ url, script, clients, seconds: round < 0 ? 2 : seconds });
      // The first round is the warm-up.
      if (round >= 0) measured[at]!.push(perSecond);
    }
  }
  return measured.map(median);
}

const print = (
  clients: number,
  floor: number,
  others: readonly number[],
  format: (ratio: number) => string,
) =>
  console.log(
    [
      String(clients).padStart(7),
      floor.toFixed(0).padStart(9),
      ...others.map((n) => `${n.toFixed(0)} (${format(n / floor)})`.padStart(19)),
    ].join(' | '),
  );

const server = await startPostgres();
try {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database conta');
  await admin.close();
  const url = `${server.url}/conta`;
  const { child, port } = await startServer({
    DATABASE_URL: url,
    AMBIENTE: 'producao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
  });
  // The program only creates the schema and the campaign.
  await publish(port, 'CONTA', (arquivo) => {
    arquivo['limites'] = {};
    arquivo['numeros'] = { series: 100 };
  });
  child.kill('SIGTERM');
  await new Promise((done) => child.once('exit', done));
  const db = openPgDb(url, { poolSize: 1 });
  await insertPeople(db, people);
  const campanhaId = (await db.query<{ campanha_id: string }>('select campanha_id from campanha'))[0]!
    .campanha_id;
  // The order function without its last step: the difference is the cost of the stock.
  const [{ text }] = (await db.query<{ text: string }>(
    `select pg_get_functiondef('pedido_place'::regproc) as text`,
  )) as [{ text: string }];
  const without = text
    .replace('pedido_place', 'pedido_place_sem_estoque')
    .replace(/perform produto_estoque_take\([^;]*;/, 'null;');
  if (without.includes('produto_estoque_take'))
    throw new Error('pedido_place takes its stock in another way now');
  await db.execute(without);
  for (const [produto, fatias] of [
    ['comum', 4],
    ['disputado', 16],
  ] as const)
    await db.query('select produto_estoque_load($1, $2, $3, $4)', [campanhaId, produto, stock, fatias]);

  console.log(
    `${server.description}, fsync off (so that only computing is measured), ${rounds} rounds of ${seconds} s, ${people} people`,
  );
  console.log(
    '\nregistrations per second; in brackets the time that one takes against one that earns nothing (aim 1.25)',
  );
  console.log('clients |   nothing |              points |        both earned');
  for (const clients of [1, 8, 16]) {
    const scripts = ['null', `jsonb_build_array(${pontos})`, `jsonb_build_array(${cashback}, ${pontos})`];
    const [floor, ...others] = await compare(
      url,
      clients,
      scripts.map((creditos) => registerScript(campanhaId, creditos)),
    );
    print(clients, floor!, others, (ratio) => (1 / ratio).toFixed(2));
  }

  // Each balance has several amounts with different expirations, as in production.
  for (let n = 0; n < 5; n++)
    await db.query(
      `select conta_credit(c.consumidor_id, $1, 'pontos', 'quiz', $2, 2000000000, null, now() + make_interval(days => 100 + $3), now())
       from consumidor c`,
      [campanhaId, `bench-${n}`, n],
    );
  console.log('\norders per second; in brackets against the same function without its stock (aim 0.8)');
  console.log('clients |  no stock |            ordinary |           disputado');
  for (const clients of [1, 16, 64]) {
    const [floor, ...others] = await compare(url, clients, [
      placeScript(campanhaId, 'pedido_place_sem_estoque', 'comum'),
      placeScript(campanhaId, 'pedido_place', 'comum'),
      placeScript(campanhaId, 'pedido_place', 'disputado'),
    ]);
    print(clients, floor!, others, (ratio) => ratio.toFixed(2));
  }
  const wrong = await db.query(
    `select regra from conta_conferir() union all select regra from documento_fiscal_conferir()`,
  );
  console.log(`\nafterwards ${wrong.length} rules of the accounts do not hold`);
  if (wrong.length > 0) process.exitCode = 1;
  await db.close();
} finally {
  await server.stop();
}
