import { type KeyRing, usos } from '../kernel/auth/key-ring.ts';
import type { Db, Queryable } from '../kernel/db/db.ts';
import { listChaves, lockChaves, registerChaves } from '../kernel/db/segredos.ts';
import { EnvironmentError } from '../kernel/environment.ts';
import { adoptChaves } from '../modules/campanha/chaves/chaves-campanha.store.ts';
import { createCofre } from '../modules/campanha/chaves/chaves-campanha.ts';

/**
 * Registers the held keys and loads their states; holds the lock of starts and rotations until the end of the
 * transaction. Throws EnvironmentError when the database needs a key that is not held.
 */
export async function takeOverSegredos(tx: Queryable, keys: KeyRing): Promise<void> {
  await lockChaves(tx);
  await registerChaves(tx, keys);
  keys.load(await listChaves(tx));
  requireHeld(keys);
}

/**
 * Loads the key states and stores the keys of campaigns older than key storage, in one transaction, so that
 * concurrently starting processes get one result. Throws EnvironmentError when the database needs a key that is
 * not held.
 */
export async function openSegredos(db: Db, keys: KeyRing): Promise<void> {
  await db.transaction(async (tx) => {
    await takeOverSegredos(tx, keys);
    const foreign = await adoptChaves(tx, createCofre(keys));
    if (foreign)
      throw new EnvironmentError(
        `The campaign ${foreign} was published with a secret that MASTER_SECRET, SECRETS and SECRETS_FILE do not have; add that secret, because another one would grant its numbers twice.`,
        'segredo.ausente',
      );
  });
}

function requireHeld(keys: KeyRing): void {
  const missing = keys.listMissing();
  if (missing.length === 0) return;
  const names = [...new Set(missing.map(({ chave }) => chave))].map(
    (id) =>
      `${id} (${usos.filter((uso) => missing.some((m) => m.uso === uso && m.chave === id)).join(', ')})`,
  );
  throw new EnvironmentError(
    `The database needs keys that MASTER_SECRET, SECRETS and SECRETS_FILE do not have: ${names.join('; ')}. Add them; with all keys, npm run segredos -- listar shows which of them can be retired.`,
    'segredo.ausente',
  );
}
