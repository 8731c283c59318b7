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
import { moveSessoes } from './modules/operador/acesso/sessao-operador.store.ts';
import { openSegredos } from './open-segredos.ts';

/** A database of a rehearsal. */
export interface EnsaioDatabase {
  readonly url: string;
  /** Ends its connections and deletes it. */
  drop(): Promise<void>;
}

/** Creates the databases of rehearsals beside the program's. */
export interface EnsaioDatabases {
  /** Copies the template. Throws previa.indisponivel where the database role may not create databases. */
  create(): Promise<EnsaioDatabase>;
}

/** Advisory lock key of the template's creation. */
const templateLock = 0x656e_7361;

/**
 * Creates databases on the server of `db` from a migrated template, which the first one creates: a copy takes a tenth
 * of the migrations' time.
 */
export function createEnsaioDatabases(db: Db): EnsaioDatabases {
  const prefix = `trevo_ensaio_${createHash('sha256').update(new URL(db.url).pathname).digest('hex').slice(0, 8)}`;
  const toUrl = (name: string) => Object.assign(new URL(db.url), { pathname: `/${name}` }).href;
  let template: Promise<string> | undefined;

  const ensureTemplate = (esquema: Esquema): Promise<string> => {
    const name = `${prefix}_${esquema.hash.slice(0, 12)}`;
    return db.runExclusive(templateLock, async () => {
      const found = await db.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [`${prefix}_`],
      );
      if (found.some(({ datname }) => datname === name)) return name;
      // Those of earlier releases, and one whose creation was interrupted.
      for (const { datname } of found)
        await db.executeAlone(`drop database if exists ${datname} with (force)`);
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
    async create() {
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
      const name = `trevo_previa_${randomBytes(8).toString('hex')}`;
      await db.executeAlone(`create database ${name} template ${source} strategy file_copy`);
      return {
        url: toUrl(name),
        drop: () => db.executeAlone(`drop database if exists ${name} with (force)`),
      };
    },
  };
}

/** Opens the database of a rehearsal with a secret and a clock of its own. */
export async function openEnsaioDatabase(url: string, base: Clock) {
  const db = openPgDb(url, { poolSize: 4 });
  const keys = createKeyRing([{ uso: 'tudo', segredo: randomBytes(32).toString('hex') }]);
  await openSegredos(db, keys);
  return { db, keys, relogio: await openRelogioEnsaio(db, moveSessoes, base), esquema: readEsquema(folders) };
}
