import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteDados, killProgram } from '@trevo/postgres/embedded/delete-dados';
import { projectFolder } from '../../tools/project.ts';
import { port, receptorPort, rehearsalPort } from './addresses.ts';
import { operatorToken } from './publish-campanha.ts';

const folderVariable = 'TREVO_E2E_DADOS';

/** Returns the folder of the programs' data: one for all processes of a run. */
const runFolder = (): string => (process.env[folderVariable] ??= mkdtempSync(join(tmpdir(), 'trevo-e2e-')));

/**
 * Ends the programs, and deletes their databases and files: Playwright ends them later, and a living program would
 * start its database again.
 */
export async function deleteAll(): Promise<void> {
  const folder = runFolder();
  for (const at of readdirSync(folder)) {
    const dados = join(folder, at);
    await killProgram(dados);
    await deleteDados(dados);
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts a second program, whose clock a journey moves; without the demo, whose histories take seconds to replay. Without
 * an address to wait for, it starts beside the first one: its journey waits for it.
 */
export function startRehearsalProgram() {
  const { url: _, ...program } = startProgram(rehearsalPort, { DEMO: 'nao' });
  return program;
}

/** Starts the real program with an embedded database of its own. */
export const startProgram = (at = port, env: Record<string, string> = {}) => ({
  command: 'node apps/api/dist/main.js',
  cwd: projectFolder,
  url: `http://127.0.0.1:${at}/saude`,
  timeout: 180_000,
  env: {
    PORT: String(at),
    DATA_FOLDER: join(runFolder(), String(at)),
    LOG_LEVEL: 'error',
    OPERATOR_TOKEN: operatorToken,
    // Users registered by journeys get different client addresses through the proxy header.
    TRUST_PROXY: '1',
    PUBLIC_PORT: String(at),
    DESTINOS_PERMITIDOS: `http://127.0.0.1:${receptorPort}`,
    ...env,
  },
});
