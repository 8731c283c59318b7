import { randomUUID } from 'node:crypto';
import type { ResultadoSimulacao } from '@trevo/contract/estudio/simulacao.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEnsaioDatabases } from '../../src/ensaio-database.ts';
import { comando } from '../../src/kernel/auth/ator.ts';
import { refuse } from '../../src/kernel/domain-error.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { WorkerLimitError, type WorkerProcess, WorkerTaskError } from '../../src/kernel/worker-process.ts';
import type { OpenArquivo } from '../../src/modules/estudio/ensaio-arquivo.ts';
import { createSimulacaoFila } from '../../src/modules/estudio/simulacao-fila.service.ts';
import { createSimulacaoFilaStore } from '../../src/modules/estudio/simulacao-fila.store.ts';
import { createSimulacaoService } from '../../src/modules/estudio/simulacao.service.ts';
import { createSimulacaoStore } from '../../src/modules/estudio/simulacao.store.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

let database: TestDb;
/** Databases that exist, by name. */
let bancos: Set<string>;
let agora: Date;
const clock = { now: () => agora };
beforeAll(async () => void (database = await createTestDb()));
beforeEach(async () => {
  bancos = new Set();
  agora = new Date('2026-11-27T12:00:00Z');
  await database.db.execute('delete from simulacao');
});
afterAll(() => database.drop());

const openArquivo: OpenArquivo = async (texto) =>
  ({
    texto,
    imagens: [],
    arquivo: { campanha: { ano: 2026, identificacao: 'NATAL', dataInicial: '2026-12-01' } },
  }) as unknown as Awaited<ReturnType<OpenArquivo>>;

const resultado = (notas: number): ResultadoSimulacao => ({
  amostra: { pessoas: 1, notas, dias: 1 },
  porNota: { numeros: 1, cartelas: 0, pontos: 0, centavos: 0 },
  limites: [],
  dias: [],
  estoques: [],
});

const getSimulacoes = () =>
  createSimulacaoService({ store: createSimulacaoStore(database.db), openArquivo, clock });

/** Requests a simulation of a promoter, and returns a function that reads it. */
async function request(promotora: string, texto = 'uma') {
  const simulacaoID = randomUUID();
  await getSimulacoes().request(
    { simulacaoID, texto, notas: 10, pessoas: 5, centavos: 1_000 },
    promotora,
    comando,
  );
  return () => getSimulacoes().get(promotora, simulacaoID);
}

/** A promise that the test settles. */
function defer<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((onValue, onError) => ([resolve, reject] = [onValue, onError]));
  return { promise, resolve, reject };
}

type Tarefa = (input: { texto: string }, report: (progresso: number) => void) => Promise<ResultadoSimulacao>;

/** Opens the queue of one process; its child process runs `tarefa` until it is closed. */
function openProcesso(tarefa: Tarefa) {
  const played: string[] = [];
  const names = createEnsaioDatabases(database.db);
  const startSimulacao = (): WorkerProcess => {
    const closed = defer<never>();
    // Rejects a running task only.
    closed.promise.catch(() => undefined);
    return {
      async run<Result>(_task: string, input: unknown, onProgress?: (progress: never) => void) {
        const given = input as { texto: string };
        played.push(given.texto);
        const report = (progresso: number) => onProgress?.(progresso as never);
        return (await Promise.race([tarefa(given, report), closed.promise])) as Result;
      },
      close: () => closed.reject(refuse('servidor.ocupado')),
    };
  };
  const fila = createSimulacaoFila({
    store: createSimulacaoFilaStore(database.db, () => names.toName('simulacao')),
    databases: {
      async create(name) {
        bancos.add(name);
        return names.toUrl(name);
      },
      drop: async (name) => void bancos.delete(name),
    },
    openArquivo,
    startSimulacao,
    clock,
    log: createLogger('silent'),
  });
  return { played, run: fila.run };
}

const never = () => new Promise<never>(() => undefined);

describe('queue of simulations', () => {
  it('plays the simulation of any promoter that waits longest first, and drops each database', async () => {
    const readers = [await request('folhas', 'uma')];
    agora = new Date('2026-11-27T12:00:01Z');
    readers.push(await request('solario', 'duas'));
    const { run, played } = openProcesso(async () => resultado(1));
    await run();
    expect(played).toEqual(['uma', 'duas']);
    for (const read of readers) expect(await read()).toMatchObject({ situacao: 'pronta', progresso: 100 });
    expect(bancos.size).toBe(0);
  });

  it('stores the progress that the child process reports', async () => {
    const read = await request('folhas');
    const seen = defer<void>();
    const { run } = openProcesso(async (_input, report) => {
      report(42);
      await seen.promise;
      return resultado(1);
    });
    const job = run();
    await expect.poll(read, { timeout: 30_000 }).toMatchObject({ situacao: 'rodando', progresso: 42 });
    seen.resolve();
    await job;
    expect(await read()).toMatchObject({ situacao: 'pronta' });
  });

  it('ends the child process of a cancelled simulation, drops its database and takes the next one', async () => {
    const read = await request('folhas');
    const started = defer<void>();
    const { run } = openProcesso(async ({ texto }) => {
      started.resolve();
      return texto === 'uma' ? never() : resultado(1);
    });
    const job = run();
    await started.promise;
    expect(bancos.size).toBe(1);
    const { simulacao_id } = await read();
    await getSimulacoes().cancel('folhas', simulacao_id, comando);
    const readNext = await request('folhas', 'duas');
    await job;
    expect(await read()).toMatchObject({ situacao: 'cancelada', resultado: null });
    expect(await readNext()).toMatchObject({ situacao: 'pronta' });
    expect(bancos.size).toBe(0);
  });

  it('runs it again after the lease of a killed process, and stores no second result', async () => {
    const read = await request('folhas');
    const late = defer<ResultadoSimulacao>();
    const started = defer<void>();
    const dead = openProcesso(() => {
      started.resolve();
      return late.promise;
    });
    const job = dead.run();
    await started.promise;
    const [left] = bancos;
    const other = openProcesso(async () => resultado(2));
    // The lease lasts: no second process takes it.
    await other.run();
    expect(other.played).toEqual([]);
    await database.db.execute(`update simulacao set arrendado_ate = '2026-11-27T11:59:00Z'`);
    await other.run();
    expect(bancos.has(left!)).toBe(false);
    late.resolve(resultado(1));
    await job;
    expect(await read()).toMatchObject({ situacao: 'pronta', tentativas: 2, resultado: resultado(2) });
    expect(bancos.size).toBe(0);
  });

  it('gives up one that ends its process five times', async () => {
    const read = await request('folhas');
    await database.db.execute('update simulacao set tentativas = 5');
    const { run, played } = openProcesso(async () => resultado(1));
    await run();
    expect(played).toEqual([]);
    expect(await read()).toMatchObject({ situacao: 'falhou', recusa: 'simulacao.naoTerminou' });
  });

  it('puts it back into the queue when its process stops, without counting the attempt', async () => {
    const read = await request('folhas');
    const stopping = new AbortController();
    const { run } = openProcesso(() => {
      stopping.abort();
      return never();
    });
    await run(stopping.signal);
    expect(await read()).toMatchObject({ situacao: 'fila', tentativas: 0, progresso: 0 });
    expect(bancos.size).toBe(0);
  });

  it.each([
    ['a refusal of the publication', refuse('campanha.numeracaoFixa'), 'campanha.numeracaoFixa'],
    ['the death of the child process', refuse('servidor.ocupado'), 'simulacao.naoTerminou'],
    ['an error of the child process', new WorkerTaskError('no table'), 'simulacao.naoTerminou'],
    ['more memory than its limit', new WorkerLimitError('bytes'), 'simulacao.naoTerminou'],
    ['a server without CREATEDB', refuse('previa.indisponivel'), 'simulacao.indisponivel'],
  ])('fails with a code after %s', async (_case, error, recusa) => {
    const read = await request('folhas');
    const { run } = openProcesso(() => Promise.reject(error));
    await run();
    expect(await read()).toMatchObject({ situacao: 'falhou', recusa, resultado: null });
    expect(bancos.size).toBe(0);
  });

  it('deletes simulations after 30 days', async () => {
    const read = await request('folhas');
    agora = new Date('2026-12-27T11:59:59Z');
    await getSimulacoes().clean();
    expect(await read()).toMatchObject({ situacao: 'fila' });
    agora = new Date('2026-12-27T12:00:01Z');
    await getSimulacoes().clean();
    await expect(read()).rejects.toMatchObject({ code: 'simulacao.nenhuma' });
  });
});
