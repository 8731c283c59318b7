// Cost of chaining a row of the audit trail in the transaction that completes it, against the job that chains afterwards.
// Both insert a row and complete it; the second also locks its chain, reads the chain's last row and writes the place.
// Interleaved rounds of three seconds on one pool of ten connections; medians are quoted.
import { randomUUID } from 'node:crypto';
import { folders } from '../../apps/api/src/folders.ts';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { migrate } from '../../apps/api/src/kernel/db/migrate.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { readEsquema } from '../../apps/api/src/kernel/db/revisao.ts';
import {
  createAuditoriaStore,
  type NovoRegistro,
  type RegistroRow,
  toElo,
} from '../../apps/api/src/modules/operador/auditoria/auditoria.store.ts';
import { hashElo, inicio } from '../../apps/api/src/modules/operador/auditoria/cadeia.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { median } from '../program/raw-client.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

const toRegistro = (corrente: string): NovoRegistro => ({
  registroId: randomUUID(),
  corrente,
  em: new Date(),
  ator: { tipo: 'operador', id: randomUUID(), nome: 'Rita Lima' },
  sessaoId: randomUUID(),
  acao: 'operador.apurarDocumento',
  alvo: { consumidorID: randomUUID(), documentoFiscalID: randomUUID() },
  campos: ['motivo', 'status'],
  motivo: null,
  requisicao: randomUUID(),
  resultado: null,
  codigo: null,
});

/** Returns both ways to record an act. */
function createWays(
  db: Db,
): Record<'by the job' | 'in the transaction', (corrente: string) => Promise<void>> {
  const store = createAuditoriaStore(db);
  return {
    'by the job': async (corrente) => {
      const registro = toRegistro(corrente);
      await store.insert([registro]);
      await store.complete([{ registroId: registro.registroId, resultado: 'feito', codigo: null }]);
    },
    'in the transaction': async (corrente) => {
      const registro = toRegistro(corrente);
      await store.insert([registro]);
      await db.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [corrente]);
        const [row] = await tx.query<RegistroRow>(
          `update auditoria a set resultado = 'feito' where a.registro_id = $1
           returning a.registro_id, a.corrente, a.em, a.ator_tipo, a.ator_id, a.ator_nome, a.sessao_id, a.acao, a.alvo,
             a.campos, a.motivo, a.requisicao, a.resultado, a.codigo, a.ordem, a.anterior, a.hash, a.vezes`,
          [registro.registroId],
        );
        const [head] = await tx.query<{ ordem: number; hash: string }>(
          `select ordem, hash from auditoria where corrente = $1 and hash is not null order by ordem desc limit 1`,
          [corrente],
        );
        const [ordem, anterior] = [(head?.ordem ?? 0) + 1, head?.hash ?? inicio];
        await tx.query('update auditoria set ordem = $2, anterior = $3, hash = $4 where registro_id = $1', [
          registro.registroId,
          ordem,
          anterior,
          hashElo(anterior, toElo(row!, ordem)),
        ]);
      });
    },
  };
}

/** Records acts with some clients at once; returns acts per second and the times of each in ms. */
async function load(act: (at: number) => Promise<void>, clients: number) {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async (_, at) => {
      while (performance.now() < until) {
        const startedAt = performance.now();
        await act(at);
        times.push(performance.now() - startedAt);
      }
    }),
  );
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: times[Math.floor(times.length / 2)]!,
    p99: times[Math.floor(times.length * 0.99)]!,
  };
}

const server = await startPostgres();
try {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database encadeamento');
  await admin.close();
  const db = openPgDb(`${server.url}/encadeamento`, { poolSize: 10 });
  await migrate(db, readEsquema(folders));
  const correntes = Array.from({ length: 8 }, (_, at) => `bench${at}`);
  await db.query(
    `insert into promotora (promotora_id, nome, cnpj) select c, c, '11222333000181' from unnest($1::text[]) as c`,
    [correntes],
  );
  const ways = Object.entries(createWays(db));
  console.log(`rounds: ${rounds} of ${seconds} s`);
  console.log('clients | chains | chained            |  per s | p50 ms | p99 ms');
  for (const [clients, chains] of [
    [1, 1],
    [8, 1],
    [8, 8],
  ] as const) {
    const measured = new Map(ways.map(([name]) => [name, [] as Awaited<ReturnType<typeof load>>[]]));
    for (let round = -1; round < rounds; round++)
      for (const [name, act] of ways) {
        const one = await load((at) => act(correntes[at % chains]!), clients);
        // The first round is the warm-up.
        if (round >= 0) measured.get(name)!.push(one);
      }
    for (const [name, list] of measured)
      console.log(
        [
          String(clients).padStart(7),
          String(chains).padStart(6),
          name.padEnd(18),
          median(list.map(({ perSecond }) => perSecond))
            .toFixed(0)
            .padStart(6),
          median(list.map(({ p50 }) => p50))
            .toFixed(1)
            .padStart(6),
          median(list.map(({ p99 }) => p99))
            .toFixed(1)
            .padStart(6),
        ].join(' | '),
      );
  }
  await db.close();
} finally {
  await server.stop();
}
