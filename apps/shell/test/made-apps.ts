import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBootstrap } from '@trevo/config/configuracao/bootstrap';
import { readCampanhaApp, type CampanhaApp } from '../src/campanha-app.ts';
import { writeApp } from '../src/write-app.ts';

export const project = join(import.meta.dirname, '../../..');
export const fixtures = join(project, 'packages/fixtures');

/** Reads a fixture campaign as an app. */
export const readReady = (campanha: string): CampanhaApp =>
  readCampanhaApp(join(fixtures, `campanhas/${campanha}.campanha.yaml`), {
    versao: '0.27.90',
    compilacao: 0,
    endereco: undefined,
    hasServicosGoogle: false,
    marcas: join(fixtures, 'marcas'),
  });

/** Creates a temporary folder for a test's files. */
export const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-shell-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Writes a minimal build of the web app; the journey tests its content. */
export function writeWebDist(folder: string): string {
  const dist = join(folder, 'dist');
  for (const name of ['assets', '.vite']) mkdirSync(join(dist, name), { recursive: true });
  const page =
    '<!doctype html><html><head><!--trevo:head--><script>let a=1</script></head><body><!--trevo:shell--></body></html>';
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'critical.css'), 'body{margin:0}');
  writeFileSync(join(dist, 'sw.js'), 'self');
  writeFileSync(join(dist, '.vite/pacotes.json'), '["node_modules/react"]');
  for (const name of ['index.js', 'index.js.br', 'index.js.gz'])
    writeFileSync(join(dist, 'assets', name), 'export {}');
  return dist;
}

/** Makes the app of a fixture campaign in a folder. */
export async function makeReady(
  campanha: string,
  webDist: string,
  target: string,
  servicosGoogle?: Buffer,
): Promise<CampanhaApp> {
  const app = readReady(campanha);
  await writeApp({
    app,
    bootstrap: {
      ...parseBootstrap({}),
      urlConfiguracao: app.servidor,
      pacotesProducao: [app.aplicativo.pacote],
    },
    project,
    webDist,
    target,
    servicosGoogle,
  });
  return app;
}
