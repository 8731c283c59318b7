import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestClient } from '../../apps/api/test/http-client.ts';
import { toCadastro } from '../../apps/api/test/pessoa.ts';
import { findMemoryFolder } from '@trevo/postgres/private/memory-folder';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { projectFolder } from '../project.ts';
import { writePacote } from './write-pacote.ts';

const folder = mkdtempSync(join(tmpdir(), 'trevo-pacote-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Installs like `npm ci --omit=dev`, offline: copies the lockfile's packages that exist for this platform. */
function install(target: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(target, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optional?: boolean }>;
  };
  const paths = Object.keys(packages).filter((path) => path !== '');
  for (const path of paths) {
    const source = join(projectFolder, path);
    if (existsSync(source) || !packages[path]!.optional)
      cpSync(source, join(target, path), { recursive: true });
  }
  return paths;
}

/** Starts a program in a folder with only this environment. */
function runIn(target: string, args: string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, { cwd: target, env: { PATH, HOME, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return { child, output: () => text };
}

const operatorToken = 'operator-token-of-the-tests-only-32';

test('a standalone package serves pages, files and calls, publishes a campaign, and contains no demo', async () => {
  const target = join(folder, 'sozinho');
  await writePacote({
    target,
    webDist: join(projectFolder, 'apps/api/test/web-dist'),
    consoleDist: join(projectFolder, 'apps/api/test/console-dist'),
  });
  const installed = install(target);
  expect(installed.length).toBeLessThan(60);
  expect(readdirSync(target).sort()).toEqual(
    expect.arrayContaining([
      'main.js',
      'worker.js',
      'ensaio-worker.js',
      'campanha-cli.js',
      'vendas-cli.js',
      'segredos-cli.js',
      'operador-cli.js',
      'migrations',
      'modules',
      'marcas',
      'web',
      'console',
    ]),
  );
  expect(existsSync(join(target, 'campanhas'))).toBe(false);
  // Bundled into the API, installed beside it on another platform, and part of the web app.
  const contained = ['fastify', '@img/sharp-libvips-darwin-arm64', 'react'];
  const licencas = readFileSync(join(target, 'licencas.txt'), 'utf8');
  for (const name of contained) expect(licencas).toContain(`- ${name} `);
  expect(licencas).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  const { components } = JSON.parse(readFileSync(join(target, 'sbom.cdx.json'), 'utf8')) as {
    components: { 'bom-ref': string; purl: string }[];
  };
  const listed = [...licencas.matchAll(/^- (\S+) (\S+) \(/gm)].map(([, name, of]) => `${name}@${of}`);
  expect(components.map((one) => one['bom-ref'])).toEqual(expect.arrayContaining(listed));
  expect(new Set(listed).size).toBe(components.length);
  expect(existsSync(join(target, 'LICENSE'))).toBe(true);

  const server = await startPostgres({ place: findMemoryFolder() });
  let started: ReturnType<typeof runIn> | undefined;
  try {
    const env = {
      DATABASE_URL: `${server.url}/postgres`,
      MASTER_SECRET: 'master-secret-of-the-tests-only-0000',
      OPERATOR_TOKEN: operatorToken,
      AMBIENTE: 'teste',
      PORT: '0',
    };
    started = runIn(target, ['main.js'], env);
    const { child, output } = started;
    const ended = once(child, 'close');
    await expect
      .poll(() => /http:\/\/localhost:(\d+)|Error/.exec(output())?.[0] ?? child.exitCode, {
        timeout: 300_000,
      })
      .toMatch(/^http/);
    const address = /http:\/\/localhost:\d+/.exec(output())![0];
    expect(output()).toContain('No campaign is there but your own.');

    const file = join(projectFolder, 'packages/fixtures/campanhas/padrao.campanha.yaml');
    const cli = runIn(target, ['campanha-cli.js', 'publicar', file], env);
    expect([(await once(cli.child, 'close'))[0], cli.output()]).toEqual([
      0,
      expect.stringContaining('publicada'),
    ]);

    const ask = async (path: string) => {
      const response = await fetch(`${address}${path}`, { headers: { accept: 'text/html,*/*' } });
      return [response.status, response.headers.get('content-type')?.split(';')[0]];
    };
    expect(await ask('/saude')).toEqual([200, 'application/json']);
    // Published by another process: the running one refreshes within seconds.
    await expect.poll(() => ask('/'), { timeout: 300_000 }).toEqual([200, 'text/html']);
    expect(await ask('/campanha/v1/campanhas/')).toEqual([200, 'application/json']);
    expect(await ask('/assets/index-00000000.js')).toEqual([200, expect.stringContaining('javascript')]);
    expect(await ask('/marcas/quatro-folhas.svg')).toEqual([200, 'image/svg+xml']);

    // The package's worker process decodes a picture.
    const client = createTestClient(Number(new URL(address).port));
    const signUp = await client.call('login.cadastrar', { body: toCadastro(1) });
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const { status } = await client.call('upload.fotoPerfil', {
      body: { fotoBase64: png },
      token: signUp.body.retorno.token,
    });
    expect(status).toBe(201);
    // Its rehearsal process opens the whole program on a database of its own.
    const simulacaoID = randomUUID();
    const as = { token: operatorToken, headers: { 'x-promotora': 'quatrofolhas' } };
    const pedida = await client.call('operador.simularCampanha', {
      body: { simulacaoID, texto: readFileSync(file, 'utf8'), notas: 2, pessoas: 1, centavos: 10_000 },
      ...as,
    });
    expect(pedida.status).toBe(202);
    const read = async () =>
      (await client.call('operador.simulacao', { params: { simulacaoID }, ...as })).body.retorno;
    await expect.poll(async () => (await read()).situacao, { timeout: 300_000 }).toBe('pronta');
    expect((await read()).resultado?.amostra).toMatchObject({ notas: 2, pessoas: 1 });
    client.close();
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  } finally {
    // Cleanup after a failed test; an ended process ignores the signal.
    started?.child.kill('SIGKILL');
    await server.stop();
  }
});
