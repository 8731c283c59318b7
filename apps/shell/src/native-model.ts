import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ShellError } from './campanha-app.ts';
import { shellText } from './shell.text.ts';

/** The program that makes the projects, and the Node that it wants; neither is installed in this project. */
const cliVersion = '8.5.2';
const cliNode = '22.23.3';
const limitMilliseconds = 300_000;

/** The name under which Capacitor makes the projects from which each promoter's are made. */
export const modeloPacote = 'br.com.trevo.modelo';
export const modeloNome = 'ModeloTrevo';

export interface NativeModel {
  /** Holds `android/` and `ios/` as Capacitor makes them, with our plugins. */
  readonly folder: string;
}

/**
 * The projects as `cap add` makes them, once for each version of Capacitor and of the plugins. The first time needs the
 * registry of npm; whoever asks at the same moment makes them twice, and one of both stays.
 */
export function prepareModel(project: string, plugins: Readonly<Record<string, string>>): NativeModel {
  const key = createHash('sha256')
    .update(JSON.stringify({ cliVersion, cliNode, plugins, modeloPacote, modeloNome }))
    .digest('hex');
  const cache = join(project, '.cache/shell');
  const folder = join(cache, `modelo-${key.slice(0, 16)}`);
  if (existsSync(folder)) return { folder };
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'em-obra-'));
  try {
    addPlatforms(work, plugins);
    for (const file of ['android/app/build.gradle', 'ios/App/App/Info.plist'])
      if (!existsSync(join(work, file))) throw new ShellError(shellText.semModelo(file));
    keepFirst(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return { folder };
}

/** Who was quicker has made the same. */
function keepFirst(work: string, folder: string): void {
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function addPlatforms(work: string, plugins: Readonly<Record<string, string>>): void {
  const write = (name: string, content: object) => writeFileSync(join(work, name), JSON.stringify(content));
  write('package.json', { name: 'modelo', private: true, dependencies: plugins });
  write('capacitor.config.json', { appId: modeloPacote, appName: modeloNome, webDir: 'www' });
  mkdirSync(join(work, 'www'));
  writeFileSync(join(work, 'www/index.html'), '<html><head></head><body></body></html>');
  const packages = [`node@${cliNode}`, `@capacitor/cli@${cliVersion}`].flatMap((name) => ['-p', name]);
  const result = spawnSync('npx', ['-y', ...packages, '-c', 'cap add android && cap add ios'], {
    cwd: work,
    encoding: 'utf8',
    timeout: limitMilliseconds,
    env: toOwnEnvironment(process.env),
  });
  if (result.status !== 0)
    throw new ShellError(shellText.semModelo(shorten(`${result.stdout}${result.stderr}`)));
}

const shorten = (text: string) => text.trim().split('\n').slice(0, 6).join('\n');

/**
 * Started by `npm run`, a program inherits where npm found this project and what this project demands of its Node; the
 * one that is started here brings its own. It tells nobody that it ran.
 */
const toOwnEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(package|lifecycle|config_(local|engine))/i.test(name)),
  ),
  npm_config_engine_strict: 'false',
  // The package `node` fetches its program in an install script, which this project's .npmrc denies.
  npm_config_ignore_scripts: 'false',
  // Who has no network is told so within seconds, and by npm's own words.
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '3000',
  npm_config_loglevel: 'error',
  CAPACITOR_TELEMETRY: '0',
  CI: '1',
});

/** The plugins with their versions, as this workspace has them. */
export function readPlugins(project: string): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(project, 'apps/shell/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => name.startsWith('@capacitor/')));
}
