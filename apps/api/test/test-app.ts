import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { parse, stringify } from 'yaml';
import type { AppParts } from '../src/app-parts.ts';
import { createApp, type TrevoApp } from '../src/app.ts';
import { createKeyRing, type KeyRing } from '../src/kernel/auth/key-ring.ts';
import type { Clock } from '../src/kernel/clock.ts';
import type { Db } from '../src/kernel/db/db.ts';
import { createLogger } from '../src/kernel/log.ts';
import { folders } from '../src/folders.ts';
import { readEsquema } from '../src/kernel/db/revisao.ts';
import { openSegredos } from '../src/open-segredos.ts';
import { createTestClient, type TestClient } from './http-client.ts';
import { createPausableDb, type Pause } from './db/pausable-db.ts';
import { createTestDb, type Engine } from './test-db.ts';

export const masterSecret = 'master-secret-of-the-tests-only-0000';
/** Keys of a process with a single master secret. */
export const createTestKeys = (): KeyRing => createKeyRing([{ uso: 'tudo', segredo: masterSecret }]);
export const operatorToken = 'operator-token-of-the-tests-only-32';

/** A fixed clock that tests move. */
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
  /** Pauses the next statements that contain a text until they are released. */
  readonly pauseAt: (text: string, count?: number) => Pause;
  readonly client: TestClient;
  readonly clock: TestClock;
  readonly port: number;
  /** Folder of the application's files. */
  readonly arquivos: string;
  /** Publishes a demo campaign, modified by the test. */
  publish(
    change?: (arquivo: MutableArquivo) => void,
    ready?: string,
  ): Promise<{ ano: number; identificacao: string; compromissoPremios: string | null; avisos: string[] }>;
  close(): Promise<void>;
}

/** Sets configuration keys of a campaign file, which groups them by the part before the first dot. */
export function configure(arquivo: MutableArquivo, keys: Partial<Configuracao>): void {
  const groups = arquivo.configuracao as Record<string, Record<string, unknown>>;
  for (const [chave, valor] of Object.entries(keys)) {
    const at = chave.indexOf('.');
    const grupo = chave.slice(0, at);
    groups[grupo] = { ...groups[grupo], [chave.slice(at + 1)]: valor };
  }
}

/** Builds the text of a demo campaign's file, modified by the test. */
export function buildArquivoText(
  change: (arquivo: MutableArquivo) => void = () => undefined,
  ready = 'padrao',
): string {
  const file = join(folders.fixtures, 'campanhas', `${ready}.campanha.yaml`);
  const arquivo = parse(readFileSync(file, 'utf8')) as MutableArquivo;
  // Ballots and goals have their own end days, and tests move the campaign's.
  arquivo.quiz = [];
  arquivo.metas = [];
  // The first draw is in the past, and tests start the campaign after it.
  arquivo.sorteios = (arquivo.sorteios ?? []).filter(({ data: extracao }) => extracao > '2026-11-30');
  // Invitations are rewarded in points, and tests remove those.
  delete arquivo.indicacao;
  change(arquivo);
  return stringify(arquivo);
}

/**
 * Starts the whole application over HTTP at noon of a campaign day, with optional other `parts`; on a new
 * database unless given one, which then stays open.
 */
export async function startTestApp(
  engine: Engine,
  instant = '2026-11-21T15:00:00Z',
  parts: Partial<AppParts> = {},
): Promise<TestApp> {
  const { db, drop } = parts.db
    ? { db: parts.db, drop: () => Promise.resolve() }
    : await createTestDb(engine);
  const pausable = createPausableDb(db);
  const clock = createTestClock(instant);
  const keys = parts.keys ?? createTestKeys();
  await openSegredos(db, keys);
  const arquivos = mkdtempSync(join(tmpdir(), 'trevo-arquivos-'));
  const app = await createApp({
    db: pausable.db,
    clock,
    log: createLogger('error'),
    ambiente: 'teste',
    keys,
    operatorToken,
    // Tests sign in thousands of times; at the production cost each takes 26 ms of CPU time.
    senhaCusto: { memoryCost: 64, timeCost: 1, parallelism: 1 },
    smtpUrl: undefined,
    sms: undefined,
    whatsapp: undefined,
    storageUrl: undefined,
    cepUrl: undefined,
    geocodificacaoUrl: undefined,
    trustProxy: 0,
    version: '0.0.0',
    revisao: readEsquema(folders),
    folders: {
      webDist: join(folders.project, 'apps/api/test/web-dist'),
      marcas: join(folders.fixtures, 'marcas'),
      campanhas: join(folders.fixtures, 'campanhas'),
      arquivos,
    },
    ...parts,
    // Tests send hundreds of concurrent requests on purpose; sobrecarga.test.ts tests the refusals.
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
      const { body } = await client.call('operador.publicarCampanha', {
        body: { nomeArquivo: `${ready}.campanha.yaml`, texto: buildArquivoText(change, ready) },
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
