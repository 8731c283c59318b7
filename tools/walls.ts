/**
 * Architecture boundaries as data; tools/check-walls.ts checks every file against them.
 *
 * Patterns: `*` matches any one name, `**` any number of folders, a trailing `/` everything below the folder.
 * Two files are in the same room when the same names match the `*` of the row: features/cupom/ is another room
 * than features/login/.
 */
export interface Room {
  /** A file belongs to the first row whose pattern matches. A room may always import from itself. */
  readonly files: string;
  /** Own code that it may import. */
  readonly sees: readonly string[];
  /** Own code that it may import as types only. */
  readonly seesTypes?: readonly string[];
  /** npm and Node modules that it may import; by default every dependency in its package.json. */
  readonly npm?: readonly string[];
  readonly why: string;
}

const packages = ['packages/rules/', 'packages/config/', 'packages/contract/'];
const browserPackages = ['packages/client/', 'packages/ui/', ...packages];
const packing = ['tools/locked-packages.ts', 'tools/bundled-licences.ts'];
const apiBelowModules = [
  'apps/api/src/kernel/',
  'apps/api/src/schema/',
  'apps/api/src/adapters/*.port.ts',
  'apps/api/src/adapters/*/*.port.ts',
];

export const rooms: readonly Room[] = [
  {
    files: 'packages/rules/',
    sees: [],
    npm: ['@brazilian-utils/brazilian-utils', 'node:crypto'],
    why: 'screen and API agree on the rules, so the rules know nobody',
  },
  {
    files: 'packages/contract/',
    sees: ['packages/rules/'],
    npm: ['valibot'],
    why: 'the wire is described once, for everyone',
  },
  {
    files: 'packages/config/src/',
    sees: ['packages/rules/'],
    npm: ['valibot', 'yaml', '@valibot/to-json-schema', 'node:crypto'],
    why: 'the browser reads the configuration too',
  },
  {
    files: 'packages/config/',
    sees: ['packages/config/', 'packages/rules/', 'packages/fixtures/'],
    why: 'scripts and tests of the configuration',
  },
  {
    files: 'packages/fixtures/',
    sees: ['packages/rules/', 'packages/config/'],
    why: 'ready campaigns serve seeds and tests of both apps',
  },
  {
    files: 'apps/api/src/kernel/',
    sees: packages,
    why: 'the kernel knows no module and no adapter',
  },
  { files: 'apps/api/src/schema/', sees: ['apps/api/src/kernel/'], why: 'rows and functions as types' },
  {
    files: 'apps/api/src/adapters/',
    sees: ['apps/api/src/kernel/', 'apps/api/src/schema/', ...packages],
    why: 'the outside world stands behind a port; no module leans through it',
  },
  {
    files: 'apps/api/src/modules/*/',
    sees: ['apps/api/src/modules/*/public.ts', ...apiBelowModules, ...packages],
    seesTypes: ['apps/api/src/adapters/'],
    why: 'modules meet only at public.ts; which adapter stands behind a port is decided in app.ts',
  },
  {
    files: 'apps/api/src/',
    sees: ['apps/api/src/', ...packages],
    why: 'the wiring sees the whole API',
  },
  {
    files: 'apps/api/',
    sees: [
      'apps/api/',
      'packages/fixtures/',
      ...packages,
      'tools/postgres-server.ts',
      'tools/citus-cluster.ts',
      'tools/sql-coverage.ts',
    ],
    why: 'tests of the API',
  },
  { files: 'packages/ui/', sees: [], why: 'ui knows nothing of the product' },
  {
    files: 'packages/client/',
    sees: ['packages/contract/', 'packages/rules/', 'packages/ui/src/create-store.ts'],
    why: 'the client calls the API for any app: no session, router or campaign',
  },
  {
    files: 'apps/web/src/platform/',
    sees: [...browserPackages],
    why: 'the platform knows the contract and the browser, and no noun',
  },
  {
    files: 'apps/web/src/features/*/',
    sees: ['apps/web/src/features/*/public.ts', 'apps/web/src/platform/', ...browserPackages],
    why: 'features meet only at public.ts',
  },
  {
    files: 'apps/web/src/app/',
    sees: ['apps/web/src/', ...browserPackages],
    why: 'the app puts the features together',
  },
  {
    files: 'apps/web/src/galeria/',
    sees: ['apps/web/src/', 'apps/web/test/*-sample.ts', 'packages/fixtures/', ...browserPackages],
    why: 'the gallery shows the pieces, and the screens in states that are hard to come by',
  },
  {
    files: 'apps/web/src/',
    sees: ['apps/web/src/app/', 'packages/ui/src/styles/', ...packages],
    why: 'the entry starts the app and nothing else',
  },
  {
    files: 'apps/web/',
    sees: ['apps/web/', 'packages/fixtures/', ...browserPackages, 'tools/bundled-licences.ts'],
    why: 'build and tests of the web app',
  },
  {
    files: 'apps/shell/',
    sees: ['apps/shell/', ...packages, ...packing, 'tools/build-once.mjs', 'tools/project.ts'],
    why: 'an installed app is made of a campaign file and of a build; it knows neither the API nor the web app',
  },
  { files: 'e2e/', sees: ['tools/', 'packages/'], why: 'journeys drive the product from outside' },
  { files: 'bench/', sees: ['tools/', 'packages/', 'apps/api/'], why: 'measures the product from outside' },
  { files: 'tools/', sees: ['packages/', 'apps/api/'], why: 'tools look at everything' },
  { files: '*', sees: ['packages/', 'tools/', 'apps/'], why: 'configuration at the root' },
];

/** Tests may also import builders and checks of their subject. */
export const testsAlsoSee = ['packages/fixtures/', 'apps/web/test/', 'packages/*/test/'];
export const testsAlsoUse = [
  'vitest',
  'fast-check',
  'temporal-polyfill',
  'node:fs',
  'node:path',
  'node:url',
  'node:crypto',
];

/**
 * Modules from lowest to highest: a module may use (through public.ts) those of lower levels only, and so may
 * its SQL (tools/tables.ts). A receipt grants numbers and cards in its own statement, so it is above both,
 * together with their joint views; a draw reads all of them.
 */
export const moduleLevels: readonly (readonly string[])[] = [
  ['campanha', 'upload'],
  ['associado', 'configuracao', 'consulta', 'externo', 'provedor', 'venda'],
  ['consumidor'],
  ['notificacao'],
  ['login', 'conta-corrente', 'cupom', 'produto', 'raspadinha'],
  ['evidencia', 'indicacao'],
  ['documento-fiscal', 'pedido', 'quiz'],
  ['codigo-cupom', 'comper', 'fidelidade', 'sorteio'],
  ['retencao'],
  ['operador', 'pagina'],
  ['meus-dados'],
  ['desenvolvimento'],
];

/** Features of the web app from lowest to highest: a feature uses lower ones only, like the modules of the API. */
export const featureLevels: readonly (readonly string[])[] = [
  ['campanha', 'instalacao', 'medicao'],
  ['ajuda', 'consumidor', 'quiz'],
  ['indicacao', 'lojas', 'notificacao', 'participacao'],
  ['cadastro', 'conta-corrente', 'cupom', 'produto', 'raspadinha'],
  ['documento-fiscal', 'entrada', 'fidelidade', 'pedido', 'senha'],
  ['codigo-cupom', 'compra', 'escanear', 'inicio', 'perfil'],
];

/** Files that must not contain names of API services, and the same texts with another meaning. */
export const namesNoService = {
  files: 'apps/api/src/kernel/',
  /** Audience names of the contract, and the error codes for a company and for an operator without the token. */
  allowed: ['associado', 'consumidor', 'operador', 'operador.naoAutorizado', 'sessao.associado'],
  why: 'what a call needs of the kernel is told by its entry in a *.paths.ts of packages/contract/src/',
};

/** Modules that only the listed files may import, each with its reason. */
export interface Reservation {
  readonly what: string;
  readonly files?: readonly string[];
  readonly npm?: readonly string[];
  readonly for: readonly { readonly files: string; readonly why: string }[];
}

export const reservations: readonly Reservation[] = [
  {
    what: 'the database',
    files: ['apps/api/src/kernel/db/'],
    npm: ['pg', '@electric-sql/pglite'],
    for: [
      { files: 'apps/api/src/kernel/db/', why: 'it is the database' },
      { files: 'apps/api/src/schema/', why: 'calls its functions by name' },
      { files: 'apps/api/src/modules/**/*.store.ts', why: 'writes of own tables' },
      { files: 'apps/api/src/modules/**/*.views.ts', why: 'joined reads for a screen' },
      {
        files: 'apps/api/src/kernel/http/rate-limit.ts',
        why: 'the count of requests is shared by all processes',
      },
      {
        files: 'apps/api/src/adapters/local-outbox.ts',
        why: 'keeps sent messages where a person can read them',
      },
      { files: 'apps/api/src/kernel/metrics.ts', why: 'tells how its connections are used' },
      { files: 'apps/api/src/*-database.ts', why: 'opens and checks it' },
      { files: 'apps/api/src/distribuicao.ts', why: 'says where its tables lie' },
      { files: 'apps/api/src/app.ts', why: 'asks it whether it is well' },
      { files: 'apps/api/src/app-parts.ts', why: 'what the program is made of' },
      { files: 'apps/api/src/modules/*/*.module.ts', why: 'hands it to the stores of its own module' },
      { files: 'apps/api/src/main.ts', why: 'migrates it before the start, and registers this process' },
      { files: 'apps/api/src/ask-or-open.ts', why: 'lets commands work without a running server' },
      { files: 'apps/api/src/*-segredos.ts', why: 'hold its keys against those of the configuration' },
      {
        files: 'apps/api/src/vendas-cli.ts',
        why: 'learns from the lock where the program of this machine listens',
      },
      { files: 'apps/api/test/', why: 'tests look at what was written' },
      { files: 'bench/', why: 'measures it' },
      { files: 'tools/', why: 'starts servers and dumps the schema' },
    ],
  },
  {
    what: 'decoding of pictures',
    npm: ['sharp'],
    for: [
      { files: 'apps/api/src/modules/upload/converter-imagem.ts', why: 'runs in the worker process' },
      { files: 'apps/api/src/modules/upload/impressao.ts', why: 'runs in the worker process' },
      { files: 'apps/api/src/modules/pagina/icone-png.ts', why: 'draws icons of published campaign files' },
      {
        files: 'apps/api/src/modules/campanha/imagem-tamanhos.ts',
        why: 'resizes pictures of published campaign files',
      },
      { files: 'apps/api/src/modules/desenvolvimento/retrato-demo.ts', why: 'draws a picture of ours' },
      { files: 'apps/api/test/', why: 'makes pictures' },
      { files: 'apps/shell/', why: 'draws icons of an installed app' },
      { files: 'bench/', why: 'makes pictures' },
    ],
  },
];

/** Imports that are forbidden even inside one room. */
export interface Refusal {
  readonly from: string;
  readonly to: string;
  readonly areTypesAllowed: boolean;
  readonly why: string;
}

export const refusals: readonly Refusal[] = [
  {
    from: 'apps/api/src/modules/**/*.routes.ts',
    to: 'apps/api/src/modules/**/*.store.ts',
    areTypesAllowed: false,
    why: 'routes speak HTTP; the service decides what is written',
  },
  {
    from: 'apps/api/src/modules/**/*.routes.ts',
    to: 'apps/api/src/modules/**/*.views.ts',
    areTypesAllowed: true,
    why: 'routes shape rows, the service fetches them',
  },
  {
    from: 'apps/api/src/modules/**/*.service.ts',
    to: 'apps/api/src/kernel/http/',
    areTypesAllowed: false,
    why: 'a decision does not know that HTTP exists',
  },
  {
    from: 'apps/api/src/modules/*/public.ts',
    to: 'apps/api/src/modules/**/*.store.ts',
    areTypesAllowed: true,
    why: 'a module does not lend its tables',
  },
];

/** Files besides packages/contract that may contain URLs of the API. */
export const maySpellUrls: readonly { readonly files: string; readonly why: string }[] = [
  { files: 'packages/contract/', why: 'it is where they are spelled' },
  { files: 'apps/web/vite/', why: 'the development server passes them on' },
  { files: 'apps/web/vite.config.ts', why: 'the development server passes them on' },
];
