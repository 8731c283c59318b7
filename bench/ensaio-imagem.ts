// npm run ensaio-imagem: builds the image and runs it as deploy/compose.yaml says, in containers that are thrown away: a
// database that starts late, the migration step, two processes, the pooler and the proxy. Then it publishes a campaign with
// a picture by command, registers receipts through the proxy, recreates both processes under load, and takes database and
// processes away. It fails unless every step ends as docs/operations.md says.
//
// Needs podman or docker, openssl, and images for the parts. Without options they are those of compose.yaml; where no
// registry of images can be reached, --base names an image with Debian's node, npm, postgresql-17, pgbouncer and
// --nginx one with nginx 1.27.3 or newer (debootstrap makes both).
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { toCadastro, toChave } from '../apps/api/test/pessoa.ts';
import { projectFolder } from '../tools/project.ts';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string' },
    base: { type: 'string' },
    nginx: { type: 'string' },
    image: { type: 'string' },
  },
});

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}
const compose = parse(readFileSync(join(projectFolder, 'deploy/compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};
const service = (name: string): Service => compose.services[name]!;

const host = 'promo.ensaio';
const password = 'senhadoensaio';
const secrets = {
  MASTER_SECRET: 'master-secret-of-the-rehearsal-only-00',
  OPERATOR_TOKEN: 'operator-token-of-the-rehearsal-only-0',
};

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const isThere = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
const engine = options.engine ?? ['podman', 'docker'].find(isThere);
if (!engine || !isThere(engine))
  fail('No container engine: install podman or docker, or name one with --engine.');
if (!isThere('openssl') && spawnSync('openssl', ['version']).status !== 0) fail('openssl is not installed.');

/** Runs the engine; throws with its own words when it fails. */
function run(args: readonly string[], isQuiet = true): string {
  const { status, stdout, stderr } = spawnSync(engine!, args, {
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', isQuiet ? 'pipe' : 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${engine} ${args.slice(0, 3).join(' ')}: ${stderr || stdout}`);
  return stdout.trim();
}

const prefix = `trevo-ensaio-${process.pid}`;
const network = prefix;
const subnet = '10.213.7';
const nameOf = (alias: string) => `${prefix}-${alias}`;
const started = new Set<string>();
const folder = mkdtempSync(join(tmpdir(), 'trevo-ensaio-imagem-'));
const volume = { banco: `${prefix}-banco`, arquivos: `${prefix}-arquivos` };

interface Container {
  readonly alias: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly flags?: readonly string[];
}

/** Makes a container that is reached as `alias` in the network; `name` tells a replacement from the first one. */
function create({ alias, image, command = [], flags = [] }: Container, name = alias): string {
  started.add(name);
  run([
    ...['create', '--name', nameOf(name), '--network', network, '--network-alias', alias],
    ...flags,
    image,
    ...command,
  ]);
  return name;
}

const start = (container: Container): string => run(['start', nameOf(create(container))]);
const stop = (name: string, graceSeconds = 30): string =>
  run(['stop', '-t', String(graceSeconds), nameOf(name)]);

/** The flags with which compose starts a service of the program. */
function toProgramFlags(name: string): string[] {
  const { environment = {}, read_only, tmpfs = [], cap_drop = [], security_opt = [] } = service(name);
  const filled = { ...environment, ...secrets };
  return [
    ...Object.entries(filled).flatMap(([key, value]) => [
      '-e',
      `${key}=${value.replace(/\$\{TREVO_SENHA_BANCO[^}]*\}/, password)}`,
    ]),
    ...(read_only ? ['--read-only'] : []),
    ...tmpfs.flatMap((path) => ['--tmpfs', path]),
    ...cap_drop.map((capability) => `--cap-drop=${capability}`),
    ...security_opt.map((option) => `--security-opt=${option.replace(/:true$/, '')}`),
    ...['-v', `${volume.arquivos}:/dados`],
  ];
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: { codigo?: string; retorno?: Record<string, unknown> };
}
let proxy = '';

/** Sends a request to the proxy over TLS, as the campaign's host. */
function ask(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        ...{
          host: proxy,
          port: 443,
          method,
          path,
          servername: host,
          rejectUnauthorized: false,
          agent: false,
        },
        headers: { host, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        timeout: 20_000,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => {
          const isJson = String(response.headers['content-type']).includes('json');
          const { statusCode = 0 } = response;
          resolve({ status: statusCode, headers: response.headers, body: isJson ? JSON.parse(text) : {} });
        });
      },
    );
    outgoing.on('error', reject).on('timeout', () => outgoing.destroy(new Error('no answer in 20 s')));
    outgoing.end(body && JSON.stringify(body));
  });
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Waits until a check holds; throws with its name after two minutes. */
async function waitFor(what: string, check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    if (await Promise.resolve(check()).catch(() => false)) return;
    await pause(200);
  }
  throw new Error(`${what}: not within two minutes`);
}

const failures: string[] = [];
function expectThat(what: string, isSo: boolean, seen: unknown = ''): void {
  console.log(
    `${isSo ? 'ok    ' : 'FAILED'} ${what}${isSo || seen === '' ? '' : `: ${JSON.stringify(seen)}`}`,
  );
  if (!isSo) failures.push(what);
}

const isReady = (alias: string) => spawnSync(engine!, ['exec', nameOf(alias), ...readyCheck]).status === 0;
const readyCheck = [
  ...['node', '-e'],
  "fetch('http://127.0.0.1:3000/saude/pronta').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))",
];

const image = options.image ?? `localhost/${prefix}`;
const postgresImage = options.base ?? service('postgres').image;
const pgbouncerImage = options.base ?? service('pgbouncer').image;
const nginxImage = options.nginx ?? service('nginx').image;

/** PostgreSQL and PgBouncer of a Debian image, whose entry points do nothing by themselves. */
function debianPostgres(): string[] {
  const bin = '/usr/lib/postgresql/17/bin';
  const data = '/var/lib/postgresql/data';
  return [
    'sh',
    '-ec',
    `install -d -o postgres -g postgres -m 700 ${data} /copia /copia/wal /copia/base
     run() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
     test -f ${data}/PG_VERSION || {
       echo ${password} > /tmp/senha
       run ${bin}/initdb -D ${data} -U trevo --encoding=UTF8 --locale=C -A scram-sha-256 --pwfile=/tmp/senha >/dev/null
       echo 'host all all all scram-sha-256' >> ${data}/pg_hba.conf
       run ${bin}/pg_ctl -D ${data} -w -o "-c listen_addresses=''" start >/dev/null
       PGPASSWORD=${password} run ${bin}/createdb -h /var/run/postgresql -U trevo trevo
       PGPASSWORD=${password} run ${bin}/psql -q -h /var/run/postgresql -U trevo -f /limites.sql trevo
       run ${bin}/pg_ctl -D ${data} -w stop >/dev/null
     }
     exec setpriv --reuid=postgres --regid=postgres --clear-groups ${bin}/postgres -D ${data} -c listen_addresses='*' "$@"`,
    'postgres',
    ...service('postgres').command!.slice(1),
  ];
}

function debianPgbouncer(): string[] {
  const { environment = {} } = service('pgbouncer');
  const settings = Object.entries(environment)
    .filter(([key]) => key !== 'DATABASE_URL')
    .map(([key, value]) => `${key.toLowerCase()} = ${value}`);
  const ini = [
    '[databases]',
    `trevo = host=postgres port=5432 user=trevo password=${password}`,
    '[pgbouncer]',
    'listen_addr = 0.0.0.0',
    'auth_file = /tmp/users.txt',
    'unix_socket_dir =',
    ...settings,
  ].join('\\n');
  return [
    'sh',
    '-ec',
    `printf '${ini}\\n' > /tmp/pgbouncer.ini; printf '"trevo" "${password}"\\n' > /tmp/users.txt
     chmod 644 /tmp/*.ini /tmp/users.txt
     exec setpriv --reuid=postgres --regid=postgres --clear-groups pgbouncer /tmp/pgbouncer.ini`,
  ];
}

const startPostgres = () =>
  start({
    alias: 'postgres',
    image: postgresImage,
    command: options.base ? debianPostgres() : service('postgres').command!,
    flags: [
      // A restarted container keeps its address with docker and changes it with podman, which PgBouncer's resolver would cache.
      ...['--ip', `${subnet}.10`],
      ...['-v', `${volume.banco}:/var/lib/postgresql`],
      ...['-v', `${join(projectFolder, 'deploy/postgres/limites.sql')}:/limites.sql:ro`],
      ...(options.base
        ? []
        : [
            ...[
              '-e',
              'POSTGRES_USER=trevo',
              '-e',
              'POSTGRES_DB=trevo',
              '-e',
              `POSTGRES_PASSWORD=${password}`,
            ],
            ...[
              '-v',
              `${join(projectFolder, 'deploy/postgres/limites.sql')}:/docker-entrypoint-initdb.d/limites.sql:ro`,
            ],
          ]),
    ],
  });

const toProcess = (alias: string): Container => ({
  alias,
  image,
  flags: [...toProgramFlags(alias), '-e', `PROCESSO=${alias}`],
});

/** The proxy's own configuration, with the DNS server of this network in the place of Docker's. */
function writeProxyConfiguration(): void {
  const dns = run(['run', '--rm', '--network', network, nginxImage, 'cat', '/etc/resolv.conf']);
  const [, nameserver = '127.0.0.11'] = /^nameserver (\S+)/m.exec(dns) ?? [];
  const text = readFileSync(join(projectFolder, 'deploy/nginx.conf'), 'utf8');
  writeFileSync(join(folder, 'nginx.conf'), text.replace('resolver 127.0.0.11', `resolver ${nameserver}`));
  mkdirSync(join(folder, 'certificados'));
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`],
      ...[
        '-keyout',
        join(folder, 'certificados/privkey.pem'),
        '-out',
        join(folder, 'certificados/fullchain.pem'),
      ],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}

/** A campaign of this host with a picture of its own beside it. */
function writeCampanha(): void {
  mkdirSync(join(folder, 'campanha/marcas'), { recursive: true });
  const fixtures = join(projectFolder, 'packages/fixtures');
  const text = readFileSync(join(fixtures, 'campanhas/padrao.campanha.yaml'), 'utf8');
  const own = text
    .replace('/marcas/quatro-folhas-icone.svg', '/marcas/propria.svg')
    .replace(/^hosts:[^\n]*(\n\s+-[^\n]*)*/m, `hosts: [${host}]`);
  writeFileSync(join(folder, 'campanha/ensaio.campanha.yaml'), own);
  copyFileSync(join(fixtures, 'marcas/quatro-folhas-icone.svg'), join(folder, 'campanha/marcas/propria.svg'));
  // The containers run as another user.
  cpSync(join(folder, 'campanha'), join(folder, 'publicar'), { recursive: true });
}

/** Publishes as docs/operations.md says: a container of the same service, with the file and its pictures mounted. */
function publish(): string {
  return run([
    ...['run', '--rm', '--network', network, '-v', `${join(folder, 'publicar')}:/campanha:ro`],
    ...toProgramFlags('api-1'),
    image,
    ...['node', 'campanha-cli.js', 'publicar', '/campanha/ensaio.campanha.yaml'],
  ]);
}

/** Signs a new person up; another one after a pause when a busy machine answered 503. */
async function signUp(): Promise<Answer> {
  for (let person = 1; ; person += 1) {
    const answer = await ask('POST', '/login/v1/logins', toCadastro(person));
    if (answer.status !== 503 || person === 5) return answer;
    await pause(5_000);
  }
}

const params = '2026/TREVO';
let seed = 0;
async function registerReceipt(token: string): Promise<number> {
  const path = `/documentoFiscal/v1/documentosFiscaisPendentes/${params}`;
  const body = { chaveAcesso: toChave(seed++) };
  return (await ask('POST', path, body, { authorization: `Bearer ${token}` })).status;
}

/** Reads through the proxy until told to stop; returns each status and how often it came. */
function readOn(): () => Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  let isOver = false;
  const lane = async () => {
    while (!isOver) {
      const outcome = await ask('GET', '/campanha/v1/campanhas/').then(
        ({ status, body }) => [status, body.codigo].filter(Boolean).join(' '),
        (error: Error) => error.message,
      );
      seen[outcome] = (seen[outcome] ?? 0) + 1;
      await pause(20);
    }
  };
  const lanes = Promise.all([lane(), lane(), lane(), lane()]);
  return async () => {
    isOver = true;
    await lanes;
    return seen;
  };
}

async function rehearse(): Promise<void> {
  if (!options.image) {
    console.log(`Building the image with ${engine}…`);
    const base = options.base ? ['--build-arg', `NODE_IMAGE=${options.base}`] : [];
    run(['build', '--network', 'host', ...base, '-t', image, '.']);
  }
  run(['network', 'create', '--subnet', `${subnet}.0/24`, network]);
  writeProxyConfiguration();
  writeCampanha();

  startPostgres();
  // The migration step begins while the server is still starting.
  const migration = nameOf('migrar');
  started.add('migrar');
  run([
    ...['run', '-d', '--name', migration, '--network', network],
    ...toProgramFlags('migrar'),
    ...[image, ...service('migrar').command!],
  ]);
  start({
    alias: 'pgbouncer',
    image: pgbouncerImage,
    ...(options.base
      ? { command: debianPgbouncer() }
      : {
          flags: Object.entries(service('pgbouncer').environment!).flatMap(([key, value]) => [
            '-e',
            `${key}=${value.replace(/\$\{TREVO_SENHA_BANCO[^}]*\}/, password)}`,
          ]),
        }),
  });
  const migrated = run(['wait', migration]);
  expectThat(
    'the migration step waits for the server and ends well',
    migrated === '0',
    run(['logs', migration]),
  );

  for (const alias of ['api-1', 'api-2']) start(toProcess(alias));
  for (const alias of ['api-1', 'api-2']) await waitFor(`${alias} is ready`, () => isReady(alias));
  start({
    alias: 'nginx',
    image: nginxImage,
    command: ['nginx', '-g', 'daemon off;'],
    flags: [
      ...['-v', `${join(folder, 'nginx.conf')}:/etc/nginx/nginx.conf:ro`],
      ...['-v', `${join(projectFolder, 'deploy/nginx/servidor.conf')}:/etc/nginx/servidor.conf:ro`],
      ...['-v', `${join(folder, 'certificados')}:/etc/nginx/certificados:ro`],
    ],
  });
  proxy = run([
    ...['inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}', nameOf('nginx')],
  ]);
  const published = publish();
  expectThat(
    'a campaign with a picture is published by command',
    published.includes('Imagens: propria.svg'),
    published,
  );
  await waitFor(
    'the campaign is served',
    async () => (await ask('GET', '/campanha/v1/campanhas/')).status === 200,
  );
  const picture = await ask('GET', '/marcas/propria.svg');
  expectThat('both processes serve its picture', picture.status === 200, picture.status);

  const user = run(['exec', nameOf('api-1'), 'node', '-p', 'process.getuid()']);
  expectThat('the program runs as an ordinary user', user === '1000', user);
  const written = spawnSync(engine!, ['exec', nameOf('api-1'), 'sh', '-c', 'echo x > /trevo/x']);
  expectThat('its root file system is read-only', written.status !== 0);
  const startLine = run(['logs', nameOf('api-1')])
    .split('\n')
    .find((line) => line.includes('program_started'));
  expectThat(
    'its start is a JSON line',
    JSON.parse(startLine ?? '{}').event === 'program_started',
    startLine,
  );

  const signedUp = await signUp();
  const token = String(signedUp.body.retorno?.['token'] ?? '');
  expectThat('a person signs up through the proxy', token !== '', signedUp);
  const receipts = [];
  for (let n = 0; n < 3; n += 1) receipts.push(await registerReceipt(token));
  expectThat(
    'three receipts are registered through the proxy',
    receipts.every((status) => status === 201),
    receipts,
  );

  // Made before the load begins: copying an image can hold up the disk, and with it the database, for seconds.
  const replaced = ['api-1', 'api-2'].map(
    (alias) => [alias, create(toProcess(alias), `${alias}-novo`)] as const,
  );
  const stopReading = readOn();
  for (const [old, next] of replaced) {
    stop(old);
    run(['start', nameOf(next)]);
    await waitFor(`${next} is ready`, () => isReady(next));
    // The proxy resolves names every second; only then may the other process go.
    await waitFor(`the proxy sends requests to ${next}`, () =>
      run(['logs', nameOf(next)]).includes('"route":"/campanha/v1/campanhas'),
    );
  }
  const seen = await stopReading();
  const total = Object.values(seen).reduce((sum, count) => sum + count, 0);
  expectThat(
    `recreating both processes under load loses none of ${total} requests`,
    seen['200'] === total,
    seen,
  );

  stop('postgres');
  await waitFor(
    'the outage is noticed',
    async () => (await ask('GET', '/campanha/v1/campanhas/')).status === 503,
  );
  const away = await ask('POST', '/login/v1/autenticacao', {
    usuario: '52998224725',
    senha: 'x',
    tipo: 'consumidor',
  });
  expectThat(
    'an outage of the database is the JSON 503 of the program with Retry-After',
    away.status === 503 &&
      away.body.codigo === 'servidor.indisponivel' &&
      Boolean(away.headers['retry-after']),
    [away.status, away.body.codigo, away.headers['retry-after']],
  );
  run(['start', nameOf('postgres')]);
  await waitFor('receipts are taken again', async () => (await registerReceipt(token)) === 201);
  expectThat('receipts are taken again by themselves when the database is back', true);

  for (const [, next] of replaced) stop(next, 0);
  const none = await ask('GET', '/campanha/v1/campanhas/');
  expectThat(
    'without any process the proxy answers with the same JSON 503 and Retry-After',
    none.status === 503 &&
      none.body.codigo === 'servidor.indisponivel' &&
      none.headers['retry-after'] === '5',
    [none.status, none.body.codigo, none.headers['retry-after']],
  );
}

try {
  await rehearse();
} catch (error) {
  failures.push((error as Error).message);
  console.error((error as Error).message);
  for (const alias of started) {
    const { stdout, stderr } = spawnSync(engine, ['logs', '--tail', '20', nameOf(alias)], {
      encoding: 'utf8',
    });
    console.error(`── ${alias} ──\n${stdout}${stderr}`);
  }
} finally {
  for (const alias of started) spawnSync(engine, ['rm', '-f', nameOf(alias)]);
  spawnSync(engine, ['volume', 'rm', ...Object.values(volume)]);
  spawnSync(engine, ['network', 'rm', network]);
  if (!options.image) spawnSync(engine, ['rmi', image]);
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  failures.length === 0 ? 'The rehearsal of the image succeeded.' : `${failures.length} steps failed.`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
