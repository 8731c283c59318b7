// The containers of npm run ensaio-imagem: the services of deploy/compose.yaml, run one by one by podman or docker.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { parse } from 'yaml';
import { projectFolder } from '../../tools/project.ts';

export const { values: options } = parseArgs({
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
  readonly networks?: { readonly default: { readonly ipv4_address: string } };
}
const compose = parse(readFileSync(join(projectFolder, 'deploy/compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  networks: { default: { ipam: { config: [{ subnet: string; ip_range: string }] } } };
};
export const service = (name: string): Service => compose.services[name]!;

export const host = 'promo.ensaio';
export const password = 'senhadoensaio';
const secrets = {
  MASTER_SECRET: 'master-secret-of-the-rehearsal-only-00',
  OPERATOR_TOKEN: 'operator-token-of-the-rehearsal-only-0',
};

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const isThere = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
const found = options.engine ?? ['podman', 'docker'].find(isThere);
if (!found || !isThere(found))
  fail('No container engine: install podman or docker, or name one with --engine.');
if (!isThere('openssl') && spawnSync('openssl', ['version']).status !== 0) fail('openssl is not installed.');

export const engine: string = found;

/** Runs the container engine; throws with its output when it fails. */
export function run(args: readonly string[], isQuiet = true): string {
  const { status, stdout, stderr } = spawnSync(engine, args, {
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', isQuiet ? 'pipe' : 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${engine} ${args.slice(0, 3).join(' ')}: ${stderr || stdout}`);
  return stdout.trim();
}

/** Runs the engine asynchronously: the client is in this process, and a synchronous call would block its requests. */
export const runBeside = async (args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(engine, args, { cwd: projectFolder, maxBuffer: 1 << 28 })).stdout;

/** Creates the network of compose.yaml. */
export function createNetwork(): void {
  const [{ subnet, ip_range }] = compose.networks.default.ipam.config;
  run(['network', 'create', '--subnet', subnet, '--ip-range', ip_range, network]);
}

const prefix = `trevo-ensaio-${process.pid}`;
export const network = prefix;
export const nameOf = (alias: string) => `${prefix}-${alias}`;
export const started = new Set<string>();
export const folder = mkdtempSync(join(tmpdir(), 'trevo-ensaio-imagem-'));
export const volume = { banco: `${prefix}-banco`, arquivos: `${prefix}-arquivos` };

interface Container {
  readonly alias: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly flags?: readonly string[];
}

/** Creates a container reachable as `alias` in the network; `name` distinguishes a replacement from the first one. */
export function create({ alias, image, command = [], flags = [] }: Container, name = alias): string {
  started.add(name);
  const address = service(alias).networks?.default.ipv4_address;
  run([
    'create',
    '--name',
    nameOf(name),
    '--network',
    network,
    '--network-alias',
    alias,
    ...(address ? ['--ip', address] : []),
    ...flags,
    image,
    ...command,
  ]);
  return name;
}

export const start = (container: Container): string => run(['start', nameOf(create(container))]);
export const stop = (name: string, graceSeconds = 30): string =>
  run(['stop', '-t', String(graceSeconds), nameOf(name)]);

/** Returns the flags with which compose starts a service of the program. */
export function toProgramFlags(name: string): string[] {
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
    '-v',
    `${volume.arquivos}:/dados`,
  ];
}

export const image = options.image ?? `localhost/${prefix}`;
const postgresImage = options.base ?? service('postgres').image;
export const pgbouncerImage = options.base ?? service('pgbouncer').image;
export const nginxImage = options.nginx ?? service('nginx').image;

/** PostgreSQL and PgBouncer from a Debian image, which has no entry points for them. */
function debianPostgres(): string[] {
  const bin = '/usr/lib/postgresql/17/bin';
  const pgdata = '/var/lib/postgresql/data';
  return [
    'sh',
    '-ec',
    `install -d -o postgres -g postgres -m 700 ${pgdata} /copia /copia/wal /copia/base
     run() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
     test -f ${pgdata}/PG_VERSION || {
       echo ${password} > /tmp/senha
       run ${bin}/initdb -D ${pgdata} -U trevo --encoding=UTF8 --locale=C -A scram-sha-256 --pwfile=/tmp/senha >/dev/null
       echo 'host all all all scram-sha-256' >> ${pgdata}/pg_hba.conf
       run ${bin}/pg_ctl -D ${pgdata} -w -o "-c listen_addresses=''" start >/dev/null
       PGPASSWORD=${password} run ${bin}/createdb -h /var/run/postgresql -U trevo trevo
       PGPASSWORD=${password} run ${bin}/psql -q -h /var/run/postgresql -U trevo -f /limites.sql trevo
       run ${bin}/pg_ctl -D ${pgdata} -w stop >/dev/null
     }
     exec setpriv --reuid=postgres --regid=postgres --clear-groups ${bin}/postgres -D ${pgdata} -c listen_addresses='*' "$@"`,
    'postgres',
    ...service('postgres').command!.slice(1),
  ];
}

export function debianPgbouncer(): string[] {
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

export const startPostgres = () =>
  start({
    alias: 'postgres',
    image: postgresImage,
    command: options.base ? debianPostgres() : service('postgres').command!,
    flags: [
      '-v',
      `${volume.banco}:/var/lib/postgresql`,
      '-v',
      `${join(projectFolder, 'deploy/postgres/limites.sql')}:/limites.sql:ro`,
      ...(options.base
        ? []
        : [
            '-e',
            'POSTGRES_USER=trevo',
            '-e',
            'POSTGRES_DB=trevo',
            '-e',
            `POSTGRES_PASSWORD=${password}`,
            '-v',
            `${join(projectFolder, 'deploy/postgres/limites.sql')}:/docker-entrypoint-initdb.d/limites.sql:ro`,
          ]),
    ],
  });

export const toProcess = (alias: string): Container => ({
  alias,
  image,
  flags: [...toProgramFlags(alias), '-e', `PROCESSO=${alias}`],
});
