import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { projectFolder } from '../../../tools/project.ts';
import { addressOf } from '../addresses.ts';
import { expect } from '../expect.ts';

/** State of the installed app and responses of its plugins. */
export interface ShellOptions {
  readonly platform?: 'android' | 'ios';
  readonly pacote: string;
  readonly versao?: string;
  readonly dispositivo?: string;
  /** The link that started the app. */
  readonly launchUrl?: string;
  /** The address in the tapped notification that started the app. */
  readonly tappedUrl?: string;
  readonly notices?: 'prompt' | 'granted' | 'denied';
  /** Build-time settings of the web files of this app. */
  readonly build?: Readonly<Record<string, string>>;
}

export interface ShellCall {
  /** `Share.share` */
  readonly call: string;
  readonly options: unknown;
}

export interface Shell {
  /** Calls of the page to the plugins, in order. */
  readonly calls: readonly ShellCall[];
  /** Waits for a call of the page; returns the arguments of the latest one. */
  waitFor(call: string): Promise<unknown>;
  count(call: string): number;
  /** Waits for the scanner to open, and closes it with a text or an error code. */
  closeReader(end: { readonly read: string } | { readonly code: string }): Promise<void>;
  /** Emits a plugin event to the page. */
  emit(plugin: string, event: string, details?: object): Promise<void>;
}

/** It resolves when the user has scanned a code or closed it. */
const reader = 'CapacitorBarcodeScanner.scanBarcode';

type Answers = Readonly<Record<string, (options: never) => unknown>>;

/** The plugins of the shell with their methods, as in their own type definitions. */
function createAnswers({
  pacote,
  versao = '0.27.90',
  dispositivo = 'aparelho-1',
  ...more
}: ShellOptions): Answers {
  const { launchUrl, notices = 'granted' } = more;
  return {
    'App.getInfo': () => ({ id: pacote, version: versao, name: 'Promo', build: '1' }),
    'App.getLaunchUrl': () => (launchUrl === undefined ? undefined : { url: launchUrl }),
    'App.minimizeApp': () => undefined,
    'App.exitApp': () => undefined,
    'Device.getId': () => ({ identifier: dispositivo }),
    'PushNotifications.checkPermissions': () => ({ receive: notices }),
    'PushNotifications.requestPermissions': () => ({ receive: notices === 'denied' ? 'denied' : 'granted' }),
    'PushNotifications.register': () => undefined,
    'PushNotifications.unregister': () => undefined,
    'Haptics.impact': () => undefined,
    'Haptics.notification': () => undefined,
    'Haptics.vibrate': () => undefined,
    'Browser.open': () => undefined,
    'Browser.close': () => undefined,
    'Share.share': () => ({ activityType: '' }),
    'Filesystem.writeFile': ({ path }: { path: string }) => ({ uri: `file:///cache/${path}` }),
    'Network.getStatus': () => ({ connected: true, connectionType: 'wifi' }),
  };
}

/** Events retained for the first listener, once per start of the app. */
function listRetained({ launchUrl, tappedUrl }: ShellOptions): Map<string, object> {
  const retained = new Map<string, object>();
  if (launchUrl !== undefined) retained.set('App.appUrlOpen', { url: launchUrl });
  if (tappedUrl !== undefined)
    retained.set('PushNotifications.pushNotificationActionPerformed', {
      actionId: 'tap',
      notification: { id: '1', data: { url: tappedUrl } },
    });
  return retained;
}

/**
 * Simulates the native shell around the pages of a host, like Capacitor's own code: the global with the plugins,
 * and the built page, which is not prerendered and finds its configuration by the package.
 */
export async function installShell(page: Page, host: string, options: ShellOptions): Promise<Shell> {
  const calls: ShellCall[] = [];
  const answers = createAnswers(options);
  const retained = listRetained(options);
  const readers: ((end: object) => void)[] = [];
  await page.exposeFunction('askShell', (call: string, given: unknown) => {
    calls.push({ call, options: given });
    if (call === reader) return new Promise((resolve) => readers.push(resolve));
    return answers[call]?.(given as never) ?? null;
  });
  await page.exposeFunction('takeRetained', (name: string) => {
    const details = retained.get(name);
    retained.delete(name);
    return details ?? null;
  });
  await page.addInitScript(putShell, {
    names: [...Object.keys(answers), reader],
    platform: options.platform ?? 'android',
  });
  await serveBuiltPage(page, host, options.build ?? {});
  return {
    calls,
    async waitFor(call) {
      await expect.poll(() => calls.some((each) => each.call === call), { message: call }).toBe(true);
      return calls.findLast((each) => each.call === call)!.options;
    },
    async closeReader(end) {
      await expect.poll(() => readers.length, { message: 'the reader is open' }).toBeGreaterThan(0);
      readers.shift()!('read' in end ? { ScanResult: end.read, format: 0 } : { failed: end.code });
    },
    count: (wanted) => calls.filter(({ call }) => call === wanted).length,
    emit: (plugin, event, details = {}) =>
      page.evaluate(
        ([name, about]) => (window as unknown as { sendToShell: SendToShell }).sendToShell(name, about),
        [`${plugin}.${event}`, details] as const,
      ),
  };
}

type SendToShell = (name: string, details: object) => void;

/** Runs in the page before its own scripts. */
function putShell({ names, platform }: { names: readonly string[]; platform: string }): void {
  const { askShell, takeRetained } = window as unknown as {
    askShell(call: string, options: unknown): Promise<unknown>;
    takeRetained(name: string): Promise<object | null>;
  };
  const listeners = new Map<string, Set<(details: object) => void>>();
  const plugins: Record<string, Record<string, unknown>> = {};
  for (const name of names) {
    const [plugin = '', method = ''] = name.split('.');
    plugins[plugin] ??= {
      addListener(event: string, listener: (details: object) => void) {
        const about = `${plugin}.${event}`;
        const subscribed = listeners.get(about) ?? new Set();
        listeners.set(about, subscribed.add(listener));
        void takeRetained(about).then((details) => details && listener(details));
        return { remove: async () => void subscribed.delete(listener) };
      },
    };
    plugins[plugin][method] = async (options: unknown) => {
      const answer = (await askShell(name, options)) as { failed?: string } | null;
      if (answer?.failed) throw Object.assign(new Error('the plugin failed'), { code: answer.failed });
      return answer ?? undefined;
    };
  }
  Object.assign(window, {
    Capacitor: { isNativePlatform: () => true, getPlatform: () => platform, Plugins: plugins },
    sendToShell: (name: string, details: object) => {
      for (const listener of listeners.get(name) ?? []) listener(details);
    },
  });
}

/** Serves the bundled files of the app instead of the server's page with the inlined configuration. */
async function serveBuiltPage(
  page: Page,
  host: string,
  build: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = join(projectFolder, 'apps/web/dist');
  await page.route(`${addressOf(host)}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: readFileSync(join(folder, 'index.html'), 'utf8') }),
  );
  if (Object.keys(build).length === 0) return;
  await page.route('**/assets/load-elsewhere-*.js', (route) => {
    const script = readFileSync(join(folder, new URL(route.request().url()).pathname), 'utf8');
    const written = Object.entries(build).map(([name, value]) => `${name}:${JSON.stringify(value)},`);
    const body = script.replace('{BASE_URL:', `{${written.join('')}BASE_URL:`);
    expect(body, 'the build writes its variables somewhere else').not.toBe(script);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Insets of the notch and the bottom bar, in CSS pixels. */
export const notch = { top: 59, bottom: 34 } as const;

/** Applies the insets to the window. */
export async function cutNotch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: notch });
}
