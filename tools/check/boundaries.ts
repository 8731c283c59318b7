/**
 * Architecture boundaries as data; tools/check/check-boundaries.ts checks every file against them.
 *
 * Patterns: `*` matches any one name, `**` any number of folders, a trailing `/` everything below the folder.
 * Files are in the same zone when the same names match the `*` of the row: features/cupom/ is not in features/login/.
 */
export interface Zone {
  /** A file belongs to the first row whose pattern matches. A zone may always import from itself. */
  readonly files: string;
  /** Own code that it may import. */
  readonly mayImport: readonly string[];
  /** Own code that it may import as types only. */
  readonly mayImportTypes?: readonly string[];
  /** npm and Node modules that it may import; by default every dependency in its package.json. */
  readonly npm?: readonly string[];
  readonly why: string;
}

const packages = ['packages/rules/', 'packages/config/', 'packages/contract/'];
const browserPackages = ['packages/client/', 'packages/ui/', ...packages];
const leitorParts = ['packages/leitura/', 'apps/api/src/kernel/', 'apps/api/src/modules/upload/*-imagem.ts'];
const packing = ['tools/release/locked-packages.ts', 'tools/release/bundled-licences.ts'];
const ports = ['apps/api/src/adapters/*.port.ts', 'apps/api/src/adapters/*/*.port.ts'];
const apiBelowModules = ['apps/api/src/kernel/', 'apps/api/src/schema/', ...ports];

export const zones: readonly Zone[] = [
  {
    files: 'packages/rules/',
    mayImport: [],
    npm: ['@brazilian-utils/brazilian-utils', 'node:crypto'],
    why: 'business rules are shared by browser and API, so they import no other package',
  },
  {
    files: 'packages/contract/',
    mayImport: ['packages/rules/'],
    npm: ['valibot'],
    why: 'the contract is shared by server, client, tests and OpenAPI, so it imports the rules only',
  },
  {
    files: 'packages/config/src/',
    mayImport: ['packages/rules/'],
    npm: ['valibot', 'yaml', '@valibot/to-json-schema', 'node:crypto'],
    why: 'the browser parses the configuration too, so it imports the rules only',
  },
  {
    files: 'packages/config/',
    mayImport: ['packages/config/', 'packages/rules/', 'packages/fixtures/'],
    why: 'scripts and tests of the configuration use fixtures',
  },
  {
    files: 'packages/postgres/',
    mayImport: ['tools/browser/install-locked.ts', 'tools/project.ts'],
    why: 'starts PostgreSQL for program, tests, tools and benchmarks, so it knows no schema; older versions are installed like the browser',
  },
  {
    files: 'packages/vite/',
    mayImport: ['tools/release/bundled-licences.ts'],
    why: 'builds of both browser apps share its steps, which write the licences that the release writes',
  },
  { files: 'packages/leitura/', mayImport: ['packages/rules/'], npm: [], why: 'reads recognized texts' },
  {
    files: 'packages/fixtures/',
    mayImport: ['packages/rules/', 'packages/config/'],
    why: 'seeds and tests of both apps share the fixtures, so they import no app',
  },
  {
    files: 'apps/api/src/kernel/',
    mayImport: ['packages/postgres/src/start-error.ts', ...packages],
    why: 'modules and adapters depend on the kernel, so it imports neither',
  },
  { files: 'apps/api/src/schema/', mayImport: ['apps/api/src/kernel/'], why: 'types of rows and functions' },
  {
    files: 'apps/api/src/adapters/',
    mayImport: ['apps/api/src/kernel/', 'apps/api/src/schema/', 'packages/leitura/', ...packages],
    why: 'adapters implement ports, so they import no module',
  },
  {
    files: 'apps/api/src/modules/*/',
    mayImport: ['apps/api/src/modules/*/public.ts', ...apiBelowModules, ...packages],
    mayImportTypes: ['apps/api/src/adapters/'],
    why: 'modules import each other through public.ts only; app.ts selects the adapters',
  },
  {
    files: 'apps/api/src/',
    mayImport: [
      'apps/api/src/',
      'packages/postgres/src/embedded/',
      'packages/postgres/src/start-error.ts',
      ...packages,
    ],
    why: 'the composition root imports every part of the API',
  },
  {
    files: 'apps/api/',
    mayImport: [
      'apps/api/',
      'packages/fixtures/',
      'packages/postgres/',
      ...packages,
      'tools/build-once.mjs',
      'tools/check/sql/sql-coverage.ts',
    ],
    why: "the API's tests use fixtures and test servers",
  },
  { files: 'packages/ui/', mayImport: [], why: 'UI components have no product knowledge' },
  {
    files: 'packages/client/',
    mayImport: ['packages/contract/', 'packages/rules/', 'packages/ui/src/create-store.ts'],
    why: 'the API client is shared by all browser apps, so it knows no session, router or campaign',
  },
  {
    files: 'apps/web/src/platform/',
    mayImport: [...browserPackages],
    why: 'the platform layer has no domain noun, so it imports no feature',
  },
  {
    files: 'apps/web/src/features/*/',
    mayImport: ['apps/web/src/features/*/public.ts', 'apps/web/src/platform/', ...browserPackages],
    why: 'features import each other through public.ts only',
  },
  {
    files: 'apps/web/src/app/',
    mayImport: ['apps/web/src/', ...browserPackages],
    why: 'the app layer composes the features',
  },
  {
    files: 'apps/web/src/galeria/',
    mayImport: ['apps/web/src/', 'apps/web/test/*-sample.ts', 'packages/fixtures/', ...browserPackages],
    why: 'the gallery renders components and screens with sample data',
  },
  {
    files: 'apps/web/src/',
    mayImport: ['apps/web/src/app/', 'packages/ui/src/styles/', ...packages],
    why: 'the entry point only starts the app',
  },
  {
    files: 'apps/web/',
    mayImport: ['apps/web/', 'packages/fixtures/', 'packages/vite/', ...browserPackages],
    why: 'build configuration and tests of the web app',
  },
  { files: 'apps/console/src/platform/', mayImport: browserPackages, why: 'has no domain noun' },
  {
    files: 'apps/console/src/features/*/',
    mayImport: ['apps/console/src/platform/', ...browserPackages],
    why: 'screens of the console share code through the platform layer only',
  },
  { files: 'apps/console/src/', mayImport: ['apps/console/src/', ...browserPackages], why: 'composes it' },
  {
    files: 'apps/console/',
    mayImport: ['apps/console/', 'packages/vite/', ...browserPackages],
    why: 'build configuration and tests of the console',
  },
  { files: 'apps/leitor/', mayImport: leitorParts, why: 'a worker process of the API' },
  {
    files: 'apps/shell/',
    mayImport: ['apps/shell/', ...packages, ...packing, 'tools/build-once.mjs', 'tools/project.ts'],
    why: 'the installed app is generated from a campaign file and a build, so it imports neither the API nor the web app',
  },
  { files: 'e2e/', mayImport: ['tools/', 'packages/'], why: 'journeys test the product from outside' },
  { files: 'bench/', mayImport: ['tools/', 'packages/', 'apps/api/', 'apps/leitor/'], why: 'measures' },
  { files: 'deploy/', mayImport: ['tools/', 'packages/', 'apps/api/'], why: 'tests of its files' },
  { files: 'tools/', mayImport: ['packages/', 'apps/api/'], why: 'tools check and start every part' },
  { files: '*', mayImport: ['packages/', 'tools/', 'apps/'], why: 'configuration files at the root' },
];

/** Tests may also import builders and checks of their subject. */
export const testsMayImport = ['packages/fixtures/', 'apps/*/test/', 'packages/*/test/'];
export const testsMayUse = [
  'vitest',
  'fast-check',
  'temporal-polyfill',
  'node:fs',
  'node:path',
  'node:url',
  'node:crypto',
];

/**
 * Modules from lowest to highest: a module may use (through public.ts) those of lower levels only, and so may its SQL
 * (tools/check/sql/tables.ts). A receipt grants numbers and cards in its own statement, so it is above both; a draw reads all of them.
 */
export const moduleLevels: readonly (readonly string[])[] = [
  ['campanha', 'comunicado', 'upload'],
  ['arquivo', 'associado', 'configuracao', 'consulta', 'externo', 'provedor', 'teto', 'venda', 'webhook'],
  ['consumidor'],
  ['notificacao'],
  ['login', 'conta-corrente', 'cupom', 'produto', 'raspadinha'],
  ['evidencia', 'indicacao'],
  ['bloqueio'],
  ['documento-fiscal', 'pedido', 'quiz'],
  ['codigo-cupom', 'comper', 'fidelidade', 'sorteio'],
  ['estoque', 'premio'],
  ['atendimento', 'estudio', 'exportacao', 'relatorio', 'retencao'],
  ['encerramento'],
  ['operador', 'pagina'],
  ['meus-dados'],
  ['desenvolvimento'],
];

/** Features of the web app from lowest to highest: a feature uses lower ones only, like the modules of the API. */
export const featureLevels: readonly (readonly string[])[] = [
  ['campanha', 'instalacao', 'medicao'],
  ['ajuda', 'consumidor', 'quiz'],
  ['indicacao', 'lojas', 'notificacao', 'participacao', 'passkey'],
  ['cadastro', 'conta-corrente', 'cupom', 'produto', 'raspadinha'],
  ['documento-fiscal', 'entrada', 'fidelidade', 'pedido', 'senha'],
  ['codigo-cupom', 'compra', 'escanear', 'inicio', 'perfil'],
];

/** Modules that only the listed files may import, each with its reason. */
export interface RestrictedModule {
  readonly what: string;
  readonly files?: readonly string[];
  readonly npm?: readonly string[];
  readonly for: readonly { readonly files: string; readonly why: string }[];
}

export const restrictedModules: readonly RestrictedModule[] = [
  {
    what: 'the database',
    files: ['apps/api/src/kernel/db/'],
    npm: ['pg'],
    for: [
      { files: 'apps/api/src/kernel/db/', why: 'implements the database access' },
      { files: 'apps/api/src/schema/', why: 'types the calls of SQL functions' },
      { files: 'packages/postgres/src/private/', why: 'waits for its servers' },
      { files: 'apps/api/src/modules/**/*.store.ts', why: 'writes of own tables' },
      { files: 'apps/api/src/modules/**/*.views.ts', why: 'joined reads for a screen' },
      { files: 'apps/api/src/kernel/http/limits/rate-limit.ts', why: 'shares counters between processes' },
      { files: 'apps/api/src/adapters/local-outbox.ts', why: 'stores sent messages' },
      { files: 'apps/api/src/kernel/tracing/metrics.ts', why: 'exports the use of connections' },
      { files: 'apps/api/src/*-database.ts', why: 'opens and checks the database' },
      { files: 'apps/api/src/distribuicao.ts', why: 'declares the distribution of tables' },
      { files: 'apps/api/src/app.ts', why: 'checks the health of the database' },
      { files: 'apps/api/src/composicao/app-parts.ts', why: 'declares the parts of the program' },
      { files: 'apps/api/src/modules/*/*.module.ts', why: 'passes it to the stores of its module' },
      { files: 'apps/api/src/serve.ts', why: 'migrates, and registers the process' },
      { files: 'apps/api/src/composicao/open-clock.ts', why: 'reads the rehearsal clock' },
      { files: 'apps/api/src/comandos/comando.ts', why: 'opens it for commands' },
      { files: 'apps/api/src/*/*-segredos.ts', why: 'compares the stored keys with the configuration' },
      { files: 'apps/api/test/', why: 'tests read the written rows' },
      { files: 'bench/', why: 'benchmarks read and seed the database' },
      { files: 'tools/', why: 'tools start servers and dump the schema' },
    ],
  },
  {
    what: 'image decoding',
    npm: ['sharp'],
    for: [
      { files: 'apps/api/src/modules/upload/*-imagem.ts', why: 'runs in a worker process' },
      { files: 'apps/api/src/modules/upload/impressao.ts', why: 'runs in the worker process' },
      { files: 'apps/api/src/modules/pagina/icone-png.ts', why: 'draws icons of published campaign files' },
      { files: 'apps/api/src/modules/campanha/imagem/imagem-tamanhos.ts', why: 'resizes published pictures' },
      { files: 'apps/api/src/modules/desenvolvimento/historia/retrato-demo.ts', why: 'draws a demo picture' },
      { files: 'apps/api/src/adapters/leitor-foto/foto-demo.ts', why: 'draws photos of the demo' },
      { files: 'apps/api/test/', why: 'creates test pictures' },
      { files: 'apps/leitor/', why: 'decodes photos in a worker process' },
      { files: 'apps/shell/', why: 'draws icons of an installed app' },
      { files: 'bench/', why: 'creates test pictures' },
    ],
  },
];

/** Imports that are forbidden even inside one zone. */
export interface ForbiddenImport {
  readonly from: string;
  readonly to: string;
  readonly areTypesAllowed: boolean;
  readonly why: string;
}

export const forbiddenImports: readonly ForbiddenImport[] = [
  {
    from: 'apps/api/src/modules/**/*.routes.ts',
    to: 'apps/api/src/modules/**/*.store.ts',
    areTypesAllowed: false,
    why: 'routes handle HTTP only; the service decides which rows are written',
  },
  {
    from: 'apps/api/src/modules/**/*.routes.ts',
    to: 'apps/api/src/modules/**/*.views.ts',
    areTypesAllowed: true,
    why: 'routes format rows; the service reads them',
  },
  {
    from: 'apps/api/src/modules/**/*.service.ts',
    to: 'apps/api/src/kernel/http/',
    areTypesAllowed: false,
    why: 'services are independent of HTTP',
  },
  {
    from: 'apps/api/src/modules/*/public.ts',
    to: 'apps/api/src/modules/**/*.store.ts',
    areTypesAllowed: true,
    why: 'a module does not export its stores',
  },
];
