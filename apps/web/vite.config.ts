import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiPattern } from './vite/api-paths.ts';
import { compileHint } from './vite/start/compile-hint.plugin.ts';
import { criticalCss } from './vite/start/critical-css.plugin.ts';
import { earlyStart } from './vite/start/early-start.plugin.ts';
import { lateStylesheet } from './vite/start/late-stylesheet.plugin.ts';
import { licences } from '@trevo/vite/licences.plugin';
import { lightEntry } from './vite/start/light-entry.plugin.ts';
import { lightIcons } from './vite/start/light-icons.plugin.ts';
import { offlineWorker } from './vite/offline-worker.plugin.ts';
import { pageFromApi } from './vite/page-from-api.plugin.ts';
import { pdfReader } from './vite/pdf-reader.plugin.ts';
import { precompress } from '@trevo/vite/precompress.plugin';
import { publicDoors } from '@trevo/vite/public-doors.plugin';
import { standalonePage } from './vite/standalone-page.plugin.ts';
import { createStartChunks, type StartModules } from './vite/start/start-chunks.ts';

/** Frame of a signed-in user's screens. */
const FRAME_MODULES = [
  '/src/platform/api/QueryProvider.tsx',
  '/src/app/layout/barras/TelasBar.tsx',
  '/src/app/layout/barras/Userbar.tsx',
  '/src/app/layout/menu/BottomMenu.tsx',
  '/src/app/layout/menu/SideMenu.tsx',
];

/** Modules of each chunk of a start. */
const START_MODULES: StartModules = {
  partida: ['/index.html'],
  entrada: ['/src/features/entrada/screens/EntradaScreen.tsx'],
  telas: ['/src/app/Telas.tsx', '/src/app/routes.tsx'],
  rotinas: ['/src/app/rotinas/Rotinas.tsx', '/src/app/rotinas/AppToasts.tsx'],
  inicio: [...FRAME_MODULES, '/src/features/inicio/screens/HomeScreen.tsx'],
  digitacao: [
    '/src/platform/api/QueryProvider.tsx',
    '/src/features/escanear/screens/DigitacaoManualScreen.tsx',
  ],
  resultado: ['/src/features/escanear/resultado/Resultado.tsx'],
  depois: [
    '/src/app/rotinas/FilaEnvio.tsx',
    '/src/app/layout/Avisos.tsx',
    '/src/app/layout/Paineis.tsx',
    '/src/features/notificacao/DispositivoRotina.tsx',
  ],
};

/** Parts of an offline start beside the entry, and the next step; they must work without network. */
const FIRST_MODULES = [
  ...START_MODULES.entrada,
  ...START_MODULES.telas,
  ...START_MODULES.rotinas,
  ...START_MODULES.inicio,
  ...START_MODULES.digitacao,
  ...START_MODULES.depois,
  ...START_MODULES.resultado,
  // A new release is offered by the code of the old one; the server no longer has its files.
  '/src/app/release/offer-release.ts',
  '/src/feedback/illustration-drawings.tsx',
  '/@maskito/core/index.esm.js',
  '/src/features/codigo-cupom/screens/CadastrarCupomScreen.tsx',
  '/src/features/codigo-cupom/screens/CupomEscaneadoScreen.tsx',
  '/src/features/compra/screens/CadastroCompraScreen.tsx',
  '/src/features/compra/screens/LancamentoManualScreen.tsx',
  '/src/features/conta-corrente/screens/ContaCorrenteScreen.tsx',
  '/src/features/cupom/screens/CuponsScreen.tsx',
  '/src/features/documento-fiscal/screens/DocumentosFiscaisScreen.tsx',
  '/src/features/escanear/screens/EscanearScreen.tsx',
];

const api = process.env.TREVO_API;

export default defineConfig({
  plugins: [
    react(),
    publicDoors(),
    pageFromApi(api),
    criticalCss('src/styles/critical.css'),
    lateStylesheet(),
    lightEntry(START_MODULES.entrada),
    lightIcons(),
    earlyStart({ script: 'src/app/start/early-start.ts', modules: START_MODULES }),
    offlineWorker({ worker: 'worker/sw.ts', firstModules: FIRST_MODULES }),
    pdfReader({ script: 'leitor/leitor-pdf.ts' }),
    standalonePage({
      page: 'conferir/conferir.html',
      script: 'conferir/conferir.entry.tsx',
      worker: 'conferir/conferencia.worker.ts',
      workerName: 'trevoConferencia',
      fileName: 'conferir.html',
    }),
    compileHint(['react', 'index', 'entrada', 'telas', 'comum', 'inicio', 'digitacao']),
    precompress(),
    licences(),
  ],
  server: {
    port: Number(process.env.TREVO_WEB_PORT ?? 5173),
    // The API chooses the campaign by the Host header, so it must arrive unchanged.
    proxy: api ? { [apiPattern]: { target: api, changeOrigin: false } } : {},
  },
  // pdfjs starts its worker as a module.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    manifest: true,
    target: ['chrome107', 'safari16', 'firefox115'],
    // Images are separate files: as data URIs they would be in the CSS that every user downloads.
    assetsInlineLimit: 512,
    modulePreload: {
      polyfill: false,
      // The page preloads the imports of its script; early-start.ts preloads the first screen.
      // A lazy import does not list files of every page.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        dependencies.filter((name) =>
          hostType === 'html'
            ? /\/(react|rolldown-runtime)-/.test(name)
            : !/\/(react|rolldown-runtime|index)-[\w-]{8}\.(js|css)$/.test(name),
        ),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // React and the router change rarely: their own chunk stays cached between releases.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 100,
            },
            ...createStartChunks(import.meta.dirname, START_MODULES),
          ],
        },
      },
    },
  },
});
