// npm run ensaio-imagem: builds the image and runs it as in deploy/compose.yaml, in disposable containers: a database
// that starts late, the migration step, two processes, the pooler and the proxy. Then it publishes a campaign with a
// picture by command, registers receipts through the proxy, recreates both processes under load, and stops database
// and processes. It fails unless every step ends as documented in docs/how-to/deploy.md.
//
// Needs podman or docker, openssl, and images for the parts. Without options they are those of compose.yaml; without
// access to an image registry, --base names an image with Debian's node, npm, postgresql-17, pgbouncer and --nginx
// one with nginx (debootstrap builds both).
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../tools/project.ts';
import {
  create,
  createNetwork,
  debianPgbouncer,
  engine,
  folder,
  host,
  image,
  nameOf,
  network,
  nginxImage,
  options,
  password,
  pgbouncerImage,
  run,
  runBeside,
  service,
  start,
  started,
  startPostgres,
  stop,
  toProcess,
  toProgramFlags,
  volume,
} from './ensaio-containers.ts';
import { writeCertificate } from './ensaio-certificado.ts';
import { ask, connectTo, readOn, registerReceipt, signUp, waitFor } from './ensaio-cliente.ts';

const failures: string[] = [];
function expectThat(what: string, isSo: boolean, seen: unknown = ''): void {
  console.log(
    `${isSo ? 'ok    ' : 'FAILED'} ${what}${isSo || seen === '' ? '' : `: ${JSON.stringify(seen)}`}`,
  );
  if (!isSo) failures.push(what);
}

/** Rejects while the process is not ready. */
const isReady = (alias: string) => runBeside(['exec', nameOf(alias), ...readyCheck]).then(() => true);
const readyCheck = [
  'node',
  '-e',
  "fetch('http://127.0.0.1:3000/saude/pronta').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))",
];

/** Writes a campaign of this host with a picture beside it. */
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

/**
 * Publishes as documented in docs/how-to/deploy.md: a container of the same service, with the file and its pictures
 * mounted.
 */
function publish(): string {
  return run([
    'run',
    '--rm',
    '--network',
    network,
    '-v',
    `${join(folder, 'publicar')}:/campanha:ro`,
    ...toProgramFlags('api-1'),
    image,
    'node',
    'campanha-cli.js',
    'publicar',
    '/campanha/ensaio.campanha.yaml',
  ]);
}

/** Builds the image and starts every service. */
async function startAll(): Promise<void> {
  if (!options.image) {
    console.log(`Building the image with ${engine}…`);
    const base = options.base ? ['--build-arg', `NODE_IMAGE=${options.base}`] : [];
    run(['build', '--network', 'host', ...base, '-t', image, '.']);
  }
  createNetwork();
  writeCertificate(join(folder, 'certificados'), host);
  writeCampanha();

  startPostgres();
  // The migration step begins while the server is still starting.
  const migration = nameOf('migrar');
  started.add('migrar');
  run([
    'run',
    '-d',
    '--name',
    migration,
    '--network',
    network,
    ...toProgramFlags('migrar'),
    image,
    ...service('migrar').command!,
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
      '-v',
      `${join(projectFolder, 'deploy/nginx.conf')}:/etc/nginx/nginx.conf:ro`,
      '-v',
      `${join(projectFolder, 'deploy/nginx/servidor.conf')}:/etc/nginx/servidor.conf:ro`,
      '-v',
      `${join(folder, 'certificados')}:/etc/nginx/certificados:ro`,
    ],
  });
  connectTo(
    run(['inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}', nameOf('nginx')]),
  );
}

/** Publishes by command and checks one process from inside. */
async function checkProgram(): Promise<void> {
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
  const written = spawnSync(engine, ['exec', nameOf('api-1'), 'sh', '-c', 'echo x > /trevo/x']);
  expectThat('its root file system is read-only', written.status !== 0);
  const startLine = run(['logs', nameOf('api-1')])
    .split('\n')
    .find((line) => line.includes('program_started'));
  expectThat(
    'its start is a JSON line',
    JSON.parse(startLine ?? '{}').event === 'program_started',
    startLine,
  );
}

/** Signs a person up and registers receipts; returns the person's token. */
async function checkMainJob(): Promise<string> {
  const signedUp = await signUp();
  const token = signedUp.body.retorno?.token ?? '';
  expectThat('a person signs up through the proxy', token !== '', signedUp);
  const receipts = [];
  for (let n = 0; n < 3; n += 1) receipts.push(await registerReceipt(token));
  expectThat(
    'three receipts are registered through the proxy',
    receipts.every((status) => status === 201),
    receipts,
  );
  return token;
}

/** Replaces both processes in turn while clients read; returns the names of the new ones. */
async function checkRelease(): Promise<string[]> {
  // Created before the load begins: copying an image can block the disk, and with it the database, for seconds.
  const replaced = ['api-1', 'api-2'].map(
    (alias) => [alias, create(toProcess(alias), `${alias}-novo`)] as const,
  );
  const stopReading = readOn();
  for (const [old, next] of replaced) {
    await runBeside(['stop', '-t', '30', nameOf(old)]);
    await runBeside(['start', nameOf(next)]);
    await waitFor(`${next} is ready`, () => isReady(next));
    await waitFor(`the proxy sends requests to ${next}`, async () =>
      (await runBeside(['logs', nameOf(next)])).includes('"route":"/campanha/v1/campanhas'),
    );
  }
  const seen = await stopReading();
  const total = Object.values(seen).reduce((sum, count) => sum + count, 0);
  expectThat(
    `recreating both processes under load loses none of ${total} requests`,
    seen['200'] === total,
    seen,
  );
  return replaced.map(([, next]) => next);
}

/** Stops and restarts the database, and then stops every process. */
async function checkOutages(token: string, processes: readonly string[]): Promise<void> {
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

  for (const name of processes) stop(name, 0);
  const none = await ask('GET', '/campanha/v1/campanhas/');
  expectThat(
    'without any process the proxy answers with the same JSON 503 and Retry-After',
    none.status === 503 &&
      none.body.codigo === 'servidor.indisponivel' &&
      none.headers['retry-after'] === '5',
    [none.status, none.body.codigo, none.headers['retry-after']],
  );
}

async function rehearse(): Promise<void> {
  await startAll();
  await checkProgram();
  const token = await checkMainJob();
  await checkOutages(token, await checkRelease());
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
