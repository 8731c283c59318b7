// A process that reads the pictures of a folder and nothing else, so that its time and memory are the reader's.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLeitor } from '../../apps/leitor/src/leitor.ts';
import type { Medida } from './corpus-em-disco.ts';

const [pasta = '', motor = '', ...seeds] = process.argv.slice(2);
const ler = await createLeitor(motor);
for (const seed of seeds) {
  const file = join(pasta, `${seed}.json`);
  if (existsSync(file)) continue;
  const bytes = readFileSync(join(pasta, `${seed}.jpg`));
  const before = process.cpuUsage();
  const lido = await ler(bytes);
  const { user, system } = process.cpuUsage(before);
  const medida: Medida = { lido, milliseconds: (user + system) / 1000, rss: process.memoryUsage.rss() };
  writeFileSync(file, JSON.stringify(medida));
}
