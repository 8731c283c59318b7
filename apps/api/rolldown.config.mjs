import { defineConfig } from 'rolldown';

// The server and its worker processes: our own packages are bundled, installed ones stay where npm put them.
export default defineConfig({
  input: ['src/main.ts', 'src/worker.ts', 'src/ensaio-worker.ts', '../leitor/src/programa-leitor.ts'],
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@trevo/'),
  output: { dir: 'dist', format: 'esm', sourcemap: true, chunkFileNames: '[name].js' },
});
