import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { parse, stringify } from 'yaml';
import type { AppParts } from '../src/composicao/app-parts.ts';
import { createApp, type TrevoApp } from '../src/app.ts';
import { createWorkers } from '../src/composicao/create-workers.ts';
import { createKeyRing, type KeyRing } from '../src/kernel/auth/key-ring.ts';
import type { Clock } from '../src/kernel/clock.ts';
import type { Db } from '../src/kernel/db/db.ts';
import { openRelogioEnsaio } from '../src/kernel/db/relogio-ensaio.ts';
import { createLogger } from '../src/kernel/log.ts';
import { folders } from '../src/folders.ts';
import { moveSessoes } from '../src/modules/operador/acesso/sessao/sessao-operador.store.ts';
import { readEsquema } from '../src/kernel/db/revisao.ts';
import { openSegredos } from '../src/composicao/open-segredos.ts';
import { createTestClient, type TestClient } from './http-client.ts';
import { createPausableDb, type Pause } from './db/pausable-db.ts';
import { getPrograms } from './prepared-programs.ts';
import { createTestDb } from './test-db.ts';

export const masterSecret = 'master-secret-of-the-tests-only-0000';
/** Creates the key ring of a program with a single secret. */
export const createTestKeys = (): KeyRing => createKeyRing([{ uso: 'tudo', segredo: masterSecret }]);
export const operatorToken = 'operator-token-of-the-tests-only-32';

/** A clock that only a test moves. */
export interface TestClock extends Clock {
  set(instant: string): void;
}

export function createTestClock(instant: string): TestClock {
  let now = new Date(instant);
  return { now: () => now, set: (next) => void (now = new Date(next)) };
}

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
export type MutableArquivo = Mutable<CampanhaArquivo>;

export interface TestApp {
  readonly app: TrevoApp;
  readonly db: Db;
  /** Blocks the program's next statements that contain a text, until released. */
  readonly pauseAt: (text: string, count?: number) => Pause;
  readonly client: TestClient;
  readonly clock: TestClock;
  readonly port: number;
  /** Folder of the program's file storage. */
  readonly arquivos: string;
  /** Publishes a fixture campaign, modified by the test, as if it had begun with this file. */
  publish(
    change?: (arquivo: MutableArquivo) => void,
    ready?: string,
  ): Promise<{ ano: number; identificacao: string; compromissoPremios: string | null; avisos: string[] }>;
  close(): Promise<void>;
}

/** Sets keys of a campaign's configuration; its file groups them by the part before the first dot. */
export function configure(arquivo: MutableArquivo, keys: Partial<Configuracao>): void {
  const groups = arquivo.configuracao as Record<string, Record<string, unknown>>;
  for (const [chave, valor] of Object.entries(keys)) {
    const at = chave.indexOf('.');
    const grupo = chave.slice(0, at);
    groups[grupo] = { ...groups[grupo], [chave.slice(at + 1)]: valor };
  }
}

/** Read once per worker: 13 ms of CPU time for each app. */
const revisao = readEsquema(folders);

/** The apps of a test process share worker processes, because starting one takes half a second of CPU time. */
const workers = createWorkers(createLogger('error'), getPrograms);

/** Parsed once per worker: every suite publishes campaigns. */
const arquivos = new Map<string, MutableArquivo>();

function readArquivo(ready: string): MutableArquivo {
  const file = join(folders.fixtures, 'campanhas', `${ready}.campanha.yaml`);
  const arquivo = arquivos.get(file) ?? (parse(readFileSync(file, 'utf8')) as MutableArquivo);
  arquivos.set(file, arquivo);
  return arquivo;
}

/** Returns the text of a fixture campaign's file, modified by the test. */
export const buildArquivoText = (change?: (arquivo: MutableArquivo) => void, ready?: string): string =>
  stringify(buildArquivo(change, ready));

function buildArquivo(
  change: (arquivo: MutableArquivo) => void = () => undefined,
  ready = 'padrao',
): MutableArquivo {
  const arquivo = structuredClone(readArquivo(ready));
  // Ballots and goals have end dates of their own, and tests move those of the campaign.
  arquivo.quiz = [];
  arquivo.metas = [];
  // Drops past draws, because tests let the campaign begin after them, and rules, because tests change the series.
  arquivo.sorteios = (arquivo.sorteios ?? [])
    .filter(({ data: extracao }) => extracao > '2026-11-30')
    .map(({ regra: _, ...sorteio }) => sorteio);
  // Drops the referral rewards in points, because tests remove points.
  delete arquivo.indicacao;
  change(arquivo);
  return arquivo;
}

/**
 * Starts the whole program over HTTP at noon of a campaign day, optionally with other `parts`; on a database of
 * its own unless one is passed, which then stays open. `hasRelogioEnsaio`: with a rehearsal clock over the test's.
 * `workers: undefined`: with worker processes of its own.
 */
export async function startTestApp(
  instant = '2026-11-21T15:00:00Z',
  { hasRelogioEnsaio, ...parts }: Partial<AppParts> & { hasRelogioEnsaio?: boolean } = {},
): Promise<TestApp> {
  const { db, drop } = parts.db ? { db: parts.db, drop: () => Promise.resolve() } : await createTestDb();
  const pausable = createPausableDb(db);
  const clock = createTestClock(instant);
  const relogio = hasRelogioEnsaio ? await openRelogioEnsaio(db, moveSessoes, clock) : undefined;
  const keys = parts.keys ?? createTestKeys();
  await openSegredos(db, keys);
  const arquivos = mkdtempSync(join(tmpdir(), 'trevo-arquivos-'));
  const app = await createApp({
    db: pausable.db,
    clock: relogio ?? clock,
    relogio,
    log: createLogger('error'),
    ambiente: 'teste',
    keys,
    operatorToken,
    // Tests sign in thousands of times; with production cost each takes 26 ms of CPU time.
    senhaCusto: { memoryCost: 64, timeCost: 1, parallelism: 1 },
    smtpUrl: undefined,
    sms: undefined,
    whatsapp: undefined,
    storageUrl: undefined,
    cepUrl: undefined,
    geocodificacaoUrl: undefined,
    trustProxy: 0,
    version: '0.0.0',
    revisao,
    workers,
    folders: {
      webDist: join(folders.project, 'apps/api/test/web-dist'),
      consoleDist: join(folders.project, 'apps/api/test/console-dist'),
      marcas: join(folders.fixtures, 'marcas'),
      campanhas: join(folders.fixtures, 'campanhas'),
      arquivos,
      // A bundled worker starts in a third of the CPU time.
      programs: getPrograms,
    },
    ...parts,
    // Tests send hundreds of concurrent requests; sobrecarga.test.ts covers load shedding.
    httpLimits: {
      inProgressLeast: 4_096,
      inProgressStart: 4_096,
      inProgressMost: 4_096,
      ...parts.httpLimits,
    },
  });
  const port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
  const client = createTestClient(port);
  return {
    app,
    db,
    pauseAt: pausable.pauseAt,
    client,
    clock,
    port,
    arquivos,
    async publish(change, ready = 'padrao') {
      // JSON is YAML, and takes a hundredth of the time to write.
      const texto = JSON.stringify(buildArquivo(change, ready));
      const { body } = await client.call('operador.publicarCampanha', {
        body: {
          nomeArquivo: `${ready}.campanha.yaml`,
          texto,
          confirmacao: { motivo: 'O teste muda a campanha.' },
        },
        token: operatorToken,
      });
      if (body.codigo) throw new Error(JSON.stringify(body));
      return body.retorno;
    },
    async close() {
      client.close();
      await app.close();
      await drop();
      rmSync(arquivos, { recursive: true, force: true });
    },
  };
}
