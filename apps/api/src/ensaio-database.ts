import { randomBytes } from 'node:crypto';
import { folders } from './folders.ts';
import { createKeyRing } from './kernel/auth/key-ring.ts';
import type { Clock } from './kernel/clock.ts';
import { openMemoryDb } from './kernel/db/embedded-db.ts';
import { migrate } from './kernel/db/migrate.ts';
import { openRelogioEnsaio } from './kernel/db/relogio-ensaio.ts';
import { readEsquema } from './kernel/db/revisao.ts';
import { moveSessoes } from './modules/operador/acesso/sessao-operador.store.ts';
import { openSegredos } from './open-segredos.ts';

/** Opens a migrated database in memory with a secret and a clock of its own, for a rehearsal. */
export async function openEnsaioDatabase(base: Clock) {
  const db = await openMemoryDb();
  const esquema = readEsquema(folders);
  await migrate(db, esquema);
  const keys = createKeyRing([{ uso: 'tudo', segredo: randomBytes(32).toString('hex') }]);
  await openSegredos(db, keys);
  return { db, keys, relogio: await openRelogioEnsaio(db, moveSessoes, base), esquema };
}
