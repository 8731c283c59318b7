import { defineConfig } from 'rolldown';

// The server and its worker process: our own packages are bundled, installed ones stay where npm put them.
export default defineConfig({
  input: ['src/main.ts', 'src/worker.ts'],
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@trevo/'),
  output: { dir: 'dist', format: 'esm', sourcemap: true, chunkFileNames: '[name].js' },
});
