import type { KnipConfiguration } from 'knip';

const configurations = '**/{*.config.{ts,mjs},*.{reporter,setup}.ts,global-{setup,teardown}.ts}';

/**
 * `npm run check unused` runs knip twice. The first run counts tests as users and reports unused files and
 * exports. The second (`--production`) excludes tests and reports code used only by tests: an export that its
 * own file does not use either is tagged `@internal`. Patterns with `!` apply to both runs.
 */
export default ({ production: isProduction = false }: { production?: boolean }): KnipConfiguration => ({
  include: [
    'files',
    'dependencies',
    'unlisted',
    'unresolved',
    'exports',
    'types',
    'nsExports',
    'nsTypes',
    'cycles',
  ],
  includeEntryExports: true,
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  // oxlint's import/no-cycle sees type imports, but no dynamic ones.
  cycles: { dynamicImports: true },
  treatConfigHintsAsErrors: true,
  treatTagHintsAsErrors: true,
  // Their configuration files are entries below; loading them costs seconds.
  playwright: false,
  rolldown: false,
  vite: false,
  vitest: false,
  ignoreDependencies: [
    // Run by path.
    'oxlint',
    'oxlint-tsgolint',
    // The installed app is assembled from the folders of these packages.
    '@capacitor/.+',
    // Its font files are read by path.
    '@expo-google-fonts/noto-sans',
    // The copy bundled with barcode-detector.
    'zxing-wasm',
  ],
  ignoreIssues: {
    // bench/package.json is no workspace: only npm run bench installs it.
    'bench/**': ['unlisted'],
    // The configured tool reads the default export.
    [configurations]: ['exports'],
  },
  workspaces: {
    '.': {
      entry: [
        'tools/**/*.mjs!',
        'tools/{check,measure-shape,suite/test-api,suite/test-citus,browser/install-leitor,postgres/reset-demo,postgres/sql-prompt,release/set-version,release/write-pacote}.ts!',
        '{tools,deploy}/**/*.test.ts',
        'e2e/**/*.{config,e2e,engines,reporter}.ts!',
        'e2e/{global-setup,global-teardown,engines/run-engines}.ts!',
        'bench/{run,program/*}.mjs!',
        'bench/{,sorteio/,stress/}*.bench.ts!',
        'bench/{ensaio/ensaio-imagem,ensaio/ensaio-restauracao,hello/src/hello,nestjs/nota-main,sorteio/verify-no-navegador}.ts!',
        'bench/nestjs/nestjs.config.mjs!',
        'bench/leitura/ler-metade.ts!',
        'vitest.config.ts',
      ],
      project: [
        '{tools,e2e,bench}/**/*.{ts,mjs}!',
        '!tools/{check/fixture-project,check/texts/log-calls,suite/test-order}.ts!',
      ],
    },
    'apps/api': {
      // No receipt uses the reader of photos yet.
      entry: [
        'src/{main,worker,ensaio-worker}.ts!',
        'src/*-cli.ts!',
        'rolldown.config.mjs!',
        'test/bundle-test-programs.ts',
        'test/source-maps.setup.ts',
        'test/**/*.test.ts',
      ],
      project: ['src/**/*.ts!', 'test/**/*.ts'],
    },
    'apps/web': {
      entry: [
        'src/main.tsx!',
        'src/app/start/early-start.ts!',
        'src/galeria/galeria.entry.tsx!',
        'conferir/conferir.entry.tsx!',
        'conferir/conferencia.worker.ts!',
        'leitor/leitor-pdf.ts!',
        'worker/sw.ts!',
        'vite.config.ts!',
        'test/*.setup.ts',
        '**/*.test.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx}!', '!test/**!'],
    },
    'apps/console': {
      entry: ['src/main.tsx!', 'vite.config.ts!', '**/*.test.{ts,tsx}'],
      project: ['**/*.{ts,tsx}!', '!test/**!'],
    },
    'apps/leitor': { entry: ['src/programa-leitor.ts!', '**/*.test.ts'], project: ['src/**/*.ts!'] },
    'apps/shell': { entry: ['src/app-cli.ts!', '**/*.test.ts'], project: ['**/*.ts!', '!test/**!'] },
    'packages/config': { entry: ['scripts/*.ts!', '**/*.test.ts'], project: ['**/*.ts!', '!test/**!'] },
    // For tests only.
    'packages/fixtures': {
      entry: ['**/*.test.ts'],
      project: ['**/*.ts'],
      includeEntryExports: !isProduction,
    },
    'packages/*': { entry: ['**/*.test.ts'], project: ['**/*.ts!'] },
  },
});
