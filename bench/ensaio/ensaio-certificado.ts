import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a self-signed certificate for `host` and its key into `folder`, under the names that deploy/nginx.conf expects. */
export function writeCertificate(folder: string, host: string): void {
  mkdirSync(folder);
  const { status, stderr } = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${host}`,
      '-keyout',
      join(folder, 'privkey.pem'),
      '-out',
      join(folder, 'fullchain.pem'),
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}
