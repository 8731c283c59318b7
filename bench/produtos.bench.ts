// Registration in a campaign with rules by product against one without: the same receipts, whose sales have the same
// twelve items, on the same server in the same run. Interleaved pairs; medians of CPU time and of latency are quoted.
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import type { Db } from '../apps/api/src/kernel/db/db.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { createTokens, insertPeople, master, operator, publish } from './load/prepared-campaign.ts';
import { findPostmaster, readProcessorMicros } from './program/processor.ts';
import { buildRequests, createChaves, people } from './load/recibo-carga.ts';
import { startServer, stopProgram } from './program/server-process.ts';
import { load, median } from './program/raw-client.ts';

const perRound = Number(process.env['BENCH_RECEIPTS'] ?? 1_500);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const warm = 500;

const cafe = '2000000000008';
const leite = '2000000000015';
const itens = Array.from({ length: 12 }, (_, n) => ({
  nome: n === 0 ? 'CAFE TORRADO 500G' : n === 1 ? 'LEITE 1L' : `PRODUTO ${n}`,
  gtin: n === 0 ? `0${cafe}` : n === 1 ? `0${leite}` : null,
  codigo: String(1_000 + n),
  quantidade: 2,
  unidade: 'UN',
  centavos: 1_000,
}));

/** Three numbers per receipt in both campaigns. */
const ganhos = {
  SEMREGRA: { por: 'documento', numeros: 3 },
  COMREGRA: {
    por: 'produtos',
    produtos: {
      listas: [
        { id: 'cafes', nome: 'Cafés', gtins: [cafe], descricoes: ['cafe moido', 'cafe soluvel'] },
        { id: 'leites', nome: 'Leites', gtins: [leite] },
        ...Array.from({ length: 8 }, (_, n) => ({
          id: `lista-${n}`,
          nome: `Lista ${n}`,
          prefixos: [`789${n}000`],
        })),
      ],
      regras: [
        { tipo: 'exige', listas: ['cafes'], unidades: 2 },
        { tipo: 'conta', listas: ['cafes'], unidades: 2, numeros: 1 },
        { tipo: 'multiplica', lista: 'leites', fator: 2, sobre: 'nota' },
        { tipo: 'soma', listas: ['cafes', 'leites'], numeros: 1 },
      ],
      exemplos: [{ itens: [{ gtin: cafe, quantidade: 2 }], numeros: 1 }],
    },
  },
} as const;
type Campanha = keyof typeof ganhos;

const change = (campanha: Campanha) => (arquivo: Record<string, unknown>) => {
  arquivo['ganho'] = ganhos[campanha];
  arquivo['documentos'] = {
    ...(arquivo['documentos'] as object),
    valor: [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'operador' }],
  };
  arquivo['limites'] = { cupons: { diario: 1_000_000 } };
  arquivo['numeros'] = { series: 100 };
  arquivo['metas'] = [];
  arquivo['hosts'] = campanha === 'SEMREGRA' ? ['localhost'] : ['com.localhost'];
  delete arquivo['indicacao'];
};

const insertVendas = (db: Db, campanha: Campanha, chaves: readonly string[]) =>
  db.query(
    `insert into venda (campanha_id, chave_acesso, emitente, emitido_em, valor_centavos, quantidade, itens, cancelada,
       venda_arquivo_id, mudada_em)
     select c.campanha_id, k, substr(k, 7, 14), current_date, 12000, 24, $3::jsonb, false, gen_random_uuid(), now()
     from campanha c, unnest($2::text[]) k where c.identificacao = $1`,
    [campanha, chaves, JSON.stringify(itens)],
  );

const server = await startPostgres();
const url = `${server.url}/postgres`;
const db = openPgDb(url, { poolSize: 4 });
const program = await startServer({
  DATABASE_URL: url,
  AMBIENTE: 'producao',
  MASTER_SECRET: master,
  OPERATOR_TOKEN: operator,
});
for (const campanha of Object.keys(ganhos) as Campanha[])
  await publish(program.port, campanha, change(campanha));
await insertPeople(db, people);
const tokens = await createTokens(people);
const postmaster = await findPostmaster(db);

/** Registers so many receipts one after another; returns CPU microseconds and milliseconds per receipt. */
async function measure(campanha: Campanha, count: number) {
  const chaves = createChaves(count);
  await insertVendas(db, campanha, chaves);
  const host = campanha === 'SEMREGRA' ? 'localhost' : 'com.localhost';
  const build = buildRequests(tokens, chaves, campanha);
  const read = () => readProcessorMicros(postmaster) + readProcessorMicros(program.child.pid!);
  const before = read();
  let sent = 0;
  const result = await load(
    program.port,
    1,
    600,
    () => build().replace('host: localhost', `host: ${host}`),
    () => ++sent >= count,
  );
  if (result.refused > 0) throw new Error(`${result.refused} receipts were refused`);
  return { micros: (read() - before) / count, p50: result.p50 };
}

for (const campanha of Object.keys(ganhos) as Campanha[]) await measure(campanha, warm);
const pairs: { sem: Awaited<ReturnType<typeof measure>>; com: Awaited<ReturnType<typeof measure>> }[] = [];
for (let round = 0; round < rounds; round++) {
  const first = round % 2 === 0 ? 'SEMREGRA' : 'COMREGRA';
  const second = first === 'SEMREGRA' ? 'COMREGRA' : 'SEMREGRA';
  const one = await measure(first, perRound);
  const other = await measure(second, perRound);
  pairs.push(first === 'SEMREGRA' ? { sem: one, com: other } : { sem: other, com: one });
}
const m = (pick: (pair: (typeof pairs)[number]) => number, digits: number) =>
  median(pairs.map(pick)).toFixed(digits);
const [{ numeros } = { numeros: 0 }] = await db.query<{ numeros: number }>(
  `select count(*) as numeros from cupom k join campanha c on c.campanha_id = k.campanha_id where c.identificacao = 'COMREGRA'`,
);
console.log(
  `${rounds} interleaved pairs of ${perRound} receipts, 12 items each; ${numeros} numbers granted by product`,
);
console.log(`without rules: ${m((p) => p.sem.micros, 0)} µs of processor, ${m((p) => p.sem.p50, 2)} ms`);
console.log(`with rules:    ${m((p) => p.com.micros, 0)} µs of processor, ${m((p) => p.com.p50, 2)} ms`);
console.log(
  `ratio: ${m((p) => p.com.micros / p.sem.micros, 3)} of processor, ${m((p) => p.com.p50 / p.sem.p50, 3)} of latency (aim: at most 1.25)`,
);
await stopProgram(program);
await db.close();
await server.stop();
