import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = ReturnType<typeof createSecrets>;

/** Keys derived from one master secret, which never enters the database. */
export function createSecrets(master: string) {
  return {
    /** 32 bytes for one purpose, e.g. `tokens` or `numeros/promotora/2026/NATAL`. */
    derive: (purpose: string): Uint8Array => createHmac('sha256', master).update(purpose).digest(),
  };
}

/** The master secret of a machine without MASTER_SECRET: made once, kept beside the embedded database. */
export function loadOrCreateMasterSecret(dataFolder: string): string {
  const file = join(dataFolder, 'master-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
