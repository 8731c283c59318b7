import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from '@trevo/vite/licences.plugin';
import { precompress } from '@trevo/vite/precompress.plugin';

const api = process.env.TREVO_API;

export default defineConfig({
  plugins: [react(), precompress(), licences()],
  server: {
    // The API recognizes the console by the Host header, so it must arrive unchanged.
    proxy: api ? { '/operador/': { target: api, changeOrigin: false } } : {},
  },
  build: {
    outDir: 'dist',
    // The web app's files are at /assets/.
    assetsDir: 'arquivos',
    // light-dark() needs no transformation in these.
    target: ['chrome123', 'safari17.5', 'firefox120'],
    // The page's policy allows no inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
