import type { Lido } from '@trevo/leitura/ler-textos';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../tools/project.ts';
import { buildAmostra, type Amostra } from './corpus.ts';

/** Output of the engine for one picture. */
export interface Medida {
  readonly lido: Lido;
  /** Processor time, one core. */
  readonly milliseconds: number;
  /** Resident memory of the reading process afterwards, bytes. */
  readonly rss: number;
}

const motor = join(projectFolder, 'apps/leitor/motor');

export interface Lida {
  readonly amostra: Omit<Amostra, 'jpeg'>;
  readonly medida: Medida;
}

/** Builds and reads the pictures of the seeds; results of the same sources are reused from `.cache/`. */
export async function readCorpus(seeds: readonly number[]): Promise<Lida[]> {
  const pasta = join(projectFolder, '.cache/leitura', hashSources());
  mkdirSync(pasta, { recursive: true });
  for (const seed of seeds) {
    if (existsSync(join(pasta, `${seed}.verdade.json`))) continue;
    const { jpeg, ...amostra } = await buildAmostra(seed);
    writeFileSync(join(pasta, `${seed}.jpg`), jpeg);
    writeFileSync(join(pasta, `${seed}.verdade.json`), JSON.stringify(amostra));
  }
  await runReader(pasta, seeds);
  const read = <T>(name: string) => JSON.parse(readFileSync(join(pasta, name), 'utf8')) as T;
  return seeds.map((seed) => ({ amostra: read(`${seed}.verdade.json`), medida: read(`${seed}.json`) }));
}

/** Hashes the sources of pictures and engine output, without the reading of fields from it. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['bench/leitura', 'apps/leitor/src'])
    for (const name of readdirSync(join(projectFolder, folder)).toSorted())
      if (/^(recibo|papel|camera|corpus)\.|^recibo\.text/.test(name) || folder.startsWith('apps'))
        hash.update(readFileSync(join(projectFolder, folder, name)));
  for (const name of ['linhas', 'retangulo'])
    hash.update(readFileSync(join(projectFolder, `packages/leitura/src/${name}.ts`)));
  return hash.digest('hex').slice(0, 12);
}

function runReader(pasta: string, seeds: readonly number[]): Promise<void> {
  const program = join(import.meta.dirname, 'ler-metade.ts');
  const child = spawn(process.execPath, [program, pasta, motor, ...seeds.map(String)], {
    // As in the adapter's worker process.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the reader ended with ${code}`)),
    );
  });
}
