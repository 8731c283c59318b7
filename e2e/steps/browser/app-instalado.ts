import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, extname } from 'node:path';
import { type Page, type Route } from '@playwright/test';
import { projectFolder } from '../../../tools/project.ts';
import { addressOf } from '../addresses.ts';
import { expect } from '../expect.ts';

/** The app's server; the journey forwards its requests to the program under test. */
const servidor = 'https://campanha.example';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
};

/** Makes the app of a fixture campaign with the real command, and returns its web folder. */
export function makeApp(campanha: string): { www: string; pacote: string } {
  const saida = join(projectFolder, 'test-results/apps', campanha);
  const file = join(projectFolder, `packages/fixtures/campanhas/${campanha}.campanha.yaml`);
  // Uses the existing build, because a new one would remove files that the program under test serves.
  const web = join(projectFolder, 'apps/web/dist');
  const options = ['--saida', saida, '--endereco', servidor, '--web', web];
  const args = ['apps/shell/src/app-cli.ts', 'criar', file, ...options];
  const made = spawnSync(process.execPath, args, { cwd: projectFolder, encoding: 'utf8' });
  expect(made.status, `${made.stdout}${made.stderr}`).toBe(0);
  const { appId } = JSON.parse(readFileSync(join(saida, 'capacitor.config.json'), 'utf8')) as {
    appId: string;
  };
  return { www: join(saida, 'android/app/src/main/assets/public'), pacote: appId };
}

export interface OpenApp {
  /** Content security policy violations. */
  readonly refused: string[];
  /** Paths and bodies of the requests to the app's server. */
  readonly asked: { readonly path: string; readonly body: string | null }[];
}

/**
 * Opens the made app at its own origin with Capacitor's real bridge: the files come from its web folder, the
 * plugins are stubs, and its server is the program under test at the campaign's host.
 */
export async function openApp(
  page: Page,
  app: { www: string; host: string; plugins: Readonly<Record<string, Readonly<Record<string, object>>>> },
): Promise<OpenApp> {
  const open: OpenApp = { refused: [], asked: [] };
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) open.refused.push(message.text());
  });
  await page.route('https://localhost/**', (route) => serveFile(route, app.www));
  await page.route(`${servidor}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    open.asked.push({ path: pathname, body: request.postData() });
    const response = await route.fetch({
      url: addressOf('127.0.0.1') + pathname + search,
      headers: { ...request.headers(), host: new URL(addressOf(app.host)).host },
    });
    await route.fulfill({ response });
  });
  const bridge = join(
    projectFolder,
    'node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
  );
  await page.addInitScript(stubAndroidBridge, app.plugins);
  await page.addInitScript({ path: bridge });
  await page.goto('https://localhost/');
  return open;
}

function serveFile(route: Route, www: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const path = join(www, pathname === '/' ? 'index.html' : pathname);
  const body = readFileSync(path);
  return route.fulfill({ body, contentType: kinds[extname(path)] ?? 'application/octet-stream' });
}

/**
 * Simulates Android's injected globals (`JSExport.java`): the plugins with their methods, and the message
 * channel, which responds immediately.
 */
function stubAndroidBridge(plugins: Readonly<Record<string, Readonly<Record<string, object>>>>): void {
  interface Capacitor {
    Plugins: Record<string, Record<string, unknown>>;
    nativePromise(plugin: string, method: string, options: unknown): Promise<unknown>;
    addListener(plugin: string, event: string, callback: unknown): unknown;
    fromNative(result: object): void;
  }
  const page = window as unknown as { Capacitor: Capacitor; androidBridge: object };
  page.Capacitor = { Plugins: {} } as Capacitor;
  for (const [plugin, methods] of Object.entries(plugins)) {
    const own: Record<string, unknown> = {
      addListener: (event: string, callback: unknown) => page.Capacitor.addListener(plugin, event, callback),
    };
    for (const method of Object.keys(methods))
      own[method] = (options: unknown) => page.Capacitor.nativePromise(plugin, method, options);
    page.Capacitor.Plugins[plugin] = own;
  }
  page.androidBridge = {
    postMessage(text: string) {
      const { callbackId, pluginId, methodName } = JSON.parse(text) as Record<string, string>;
      const answer = plugins[pluginId!]?.[methodName!];
      if (answer)
        page.Capacitor.fromNative({
          callbackId,
          pluginId,
          methodName,
          success: true,
          save: false,
          data: answer,
        });
    },
  };
}
