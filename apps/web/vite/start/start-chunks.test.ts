import { expect, test } from 'vitest';
import { createStartChunks } from './start-chunks.ts';

const icons = '/lucide-react/dist/esm/icons';
const library = '/lucide-react/dist/esm/lucide-react.mjs';
const modules: Record<string, { imports?: string[]; code?: string }> = {
  '/index.html': { imports: ['/app.ts'] },
  '/app.ts': {},
  '/entrada.ts': { imports: ['/campo.ts', '/senha.ts'] },
  '/campo.ts': {},
  '/senha.ts': { imports: [library], code: `import { EyeOff } from 'lucide-react'` },
  '/telas.ts': {},
  '/rotinas.ts': {},
  '/home.ts': { imports: ['/campo.ts', '/query.ts', '/notas.ts'] },
  '/digitacao.ts': { imports: ['/query.ts', '/envio.ts'] },
  '/query.ts': {},
  '/notas.ts': {},
  '/envio.ts': {},
  '/fila.ts': { imports: ['/envio.ts'] },
  [library]: { imports: [`${icons}/eye-off.mjs`, `${icons}/x.mjs`] },
};
const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id === '/index.html',
    importedIds: modules[id]?.imports ?? [],
    code: modules[id]?.code ?? '',
  }),
};
const groups = createStartChunks('', {
  partida: ['/index.html'],
  entrada: ['/entrada.ts'],
  telas: ['/telas.ts'],
  rotinas: ['/rotinas.ts'],
  inicio: ['/home.ts'],
  digitacao: ['/digitacao.ts'],
  depois: ['/fila.ts'],
  resultado: ['/resultado.ts'],
}).toSorted((a, b) => b.priority - a.priority);

/** Returns the first chunk that takes the module, as the bundler does. */
const findChunk = (id: string) => groups.map(({ name }) => name(id, graph)).find((name) => name !== null);

test.each([
  ['/app.ts', 'partida'],
  ['/entrada.ts', 'entrada'],
  // The home needs it without the rest of the entry.
  ['/campo.ts', 'partida'],
  ['/telas.ts', 'telas'],
  ['/query.ts', 'comum'],
  ['/notas.ts', 'inicio'],
  ['/digitacao.ts', 'digitacao'],
  ['/envio.ts', 'envio'],
  ['/fila.ts', 'depois'],
  ['/resultado.ts', 'resultado'],
  [`${icons}/eye-off.mjs`, 'entrada'],
  [`${icons}/x.mjs`, 'icones'],
  ['/outra.ts', undefined],
])('puts %s into %s', (id, chunk) => {
  expect(findChunk(id)).toBe(chunk);
});
