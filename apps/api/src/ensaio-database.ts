import { createHash, randomBytes } from 'node:crypto';
import { folders } from './folders.ts';
import { createKeyRing } from './kernel/auth/key-ring.ts';
import type { Clock } from './kernel/clock.ts';
import { refuse } from './kernel/domain-error.ts';
import { type Db, first } from './kernel/db/db.ts';
import { migrate } from './kernel/db/migrate.ts';
import { openPgDb } from './kernel/db/pg-db.ts';
import { openRelogioEnsaio } from './kernel/db/relogio-ensaio.ts';
import { type Esquema, readEsquema } from './kernel/db/revisao.ts';
import type { EnsaioDatabases } from './modules/estudio/public.ts';
import { moveSessoes } from './modules/operador/acesso/sessao/sessao-operador.store.ts';
import { openSegredos } from './composicao/open-segredos.ts';

/** Advisory lock key of the template's creation. */
const templateLock = 0x656e_7361;

/** Ages at which a database without a row was left by a killed process, in ms: opening and simulating take minutes. */
const leftMilliseconds = { previa: 600_000, simulacao: 3_600_000 };

/**
 * Creates databases on the server of `db` from a migrated template, which the first one creates: a copy takes a tenth
 * of the migrations' time.
 */
export function createEnsaioDatabases(db: Db): EnsaioDatabases {
  // Installations may share a server.
  const prefix = `trevo_${createHash('sha256').update(new URL(db.url).pathname).digest('hex').slice(0, 8)}`;
  const toUrl = (name: string) => Object.assign(new URL(db.url), { pathname: `/${name}` }).href;
  const drop = (name: string) => db.executeAlone(`drop database if exists ${name} with (force)`);
  const listByName = async (start: string): Promise<string[]> =>
    (
      await db.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
        start,
      ])
    ).map(({ datname }) => datname);
  let template: Promise<string> | undefined;

  const ensureTemplate = (esquema: Esquema): Promise<string> => {
    const name = `${prefix}_modelo_${esquema.hash.slice(0, 12)}`;
    return db.runExclusive(templateLock, async () => {
      const found = await listByName(`${prefix}_modelo_`);
      if (found.includes(name)) return name;
      // Those of earlier releases, and one with an interrupted creation.
      for (const earlier of found) await drop(earlier);
      const draft = `${name}_novo`;
      await db.executeAlone(`create database ${draft}`);
      const own = openPgDb(toUrl(draft), { poolSize: 1 });
      try {
        await migrate(own, esquema);
      } finally {
        await own.close();
      }
      await db.executeAlone(`alter database ${draft} rename to ${name}`);
      return name;
    });
  };

  return {
    toUrl,
    drop,
    toName: (uso) => `${prefix}_${uso}_${Date.now().toString(36)}_${randomBytes(6).toString('hex')}`,
    async create(name) {
      const { canCreate } = first(
        await db.query<{ canCreate: boolean }>(
          'select rolcreatedb or rolsuper as "canCreate" from pg_roles where rolname = current_user',
        ),
      );
      if (!canCreate) throw refuse('previa.indisponivel');
      template ??= ensureTemplate(readEsquema(folders));
      const source = await template.catch((error: unknown) => {
        template = undefined;
        throw error;
      });
      await db.executeAlone(`create database ${name} template ${source} strategy file_copy`);
      return toUrl(name);
    },
    async list() {
      const lists = Object.entries(leftMilliseconds).map(async ([uso, milliseconds]) =>
        (await listByName(`${prefix}_${uso}_`)).filter(
          (name) => parseInt(name.split('_')[3]!, 36) < Date.now() - milliseconds,
        ),
      );
      return (await Promise.all(lists)).flat();
    },
  };
}

/** Opens the database of a rehearsal with its own secret and clock. */
export async function openEnsaioDatabase(url: string, segredo: string, base: Clock) {
  const db = openPgDb(url, { poolSize: 4 });
  const keys = createKeyRing([{ uso: 'tudo', segredo }]);
  await openSegredos(db, keys);
  return { db, keys, relogio: await openRelogioEnsaio(db, moveSessoes, base), esquema: readEsquema(folders) };
}
