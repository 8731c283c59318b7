import { defineConfig } from 'rolldown';

// One file for the server: our own packages are bundled, installed ones stay where npm put them.
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@trevo/'),
  output: { file: 'dist/main.js', format: 'esm', sourcemap: true, codeSplitting: false },
});
