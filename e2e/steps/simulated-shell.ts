import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { projectFolder } from '../../tools/project.ts';
import { addressOf } from './addresses.ts';

/** How the installed app is, and how its plugins answer. */
export interface ShellOptions {
  readonly platform?: 'android' | 'ios';
  readonly pacote: string;
  readonly versao?: string;
  readonly dispositivo?: string;
  /** The link that started it. */
  readonly launchUrl?: string;
  /** The address in the notice whose tap started it. */
  readonly tappedUrl?: string;
  readonly notices?: 'prompt' | 'granted' | 'denied';
  /** What was written into the web files when they were built for this app. */
  readonly build?: Readonly<Record<string, string>>;
}

export interface ShellCall {
  /** `Share.share` */
  readonly call: string;
  readonly options: unknown;
}

export interface Shell {
  /** What the page asked of the plugins, in order. */
  readonly calls: readonly ShellCall[];
  /** Waits until the page has asked this; what it said, the last time. */
  waitFor(call: string): Promise<unknown>;
  count(call: string): number;
  /** Waits for the reader to lie over the page, and closes it with what it has read, or with why it has not. */
  closeReader(end: { readonly read: string } | { readonly code: string }): Promise<void>;
  /** Has a plugin tell the page something. */
  tell(plugin: string, event: string, told?: object): Promise<void>;
}

/** It answers when the person has shown it a code, or closed it. */
const reader = 'CapacitorBarcodeScanner.scanBarcode';

type Answers = Readonly<Record<string, (options: never) => unknown>>;

/** The plugins of the shell with the calls that the page may make, as their own type definitions name them. */
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

/** What waits in the shell for the first who listens, once for each start of the app. */
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
 * Puts an app around the pages of a host, as Capacitor's own code does without its library in the page: the global with
 * the plugins, and the built page itself, which no server has drawn and which finds its configuration by the package.
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
    const told = retained.get(name);
    retained.delete(name);
    return told ?? null;
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
    tell: (plugin, event, told = {}) =>
      page.evaluate(
        ([name, about]) => (window as unknown as { tellShell: TellShell }).tellShell(name, about),
        [`${plugin}.${event}`, told] as const,
      ),
  };
}

type TellShell = (name: string, told: object) => void;

/** Runs in the page, before anything of it. */
function putShell({ names, platform }: { names: readonly string[]; platform: string }): void {
  const { askShell, takeRetained } = window as unknown as {
    askShell(call: string, options: unknown): Promise<unknown>;
    takeRetained(name: string): Promise<object | null>;
  };
  const listeners = new Map<string, Set<(told: object) => void>>();
  const plugins: Record<string, Record<string, unknown>> = {};
  for (const name of names) {
    const [plugin = '', method = ''] = name.split('.');
    plugins[plugin] ??= {
      addListener(event: string, listener: (told: object) => void) {
        const about = `${plugin}.${event}`;
        const heard = listeners.get(about) ?? new Set();
        listeners.set(about, heard.add(listener));
        void takeRetained(about).then((told) => told && listener(told));
        return { remove: async () => void heard.delete(listener) };
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
    tellShell: (name: string, told: object) => {
      for (const listener of listeners.get(name) ?? []) listener(told);
    },
  });
}

/** The app carries the built files; the page of the server, with the configuration in it, it never sees. */
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
  await page.route('**/assets/index-*.js', (route) => {
    const script = readFileSync(join(folder, new URL(route.request().url()).pathname), 'utf8');
    const written = Object.entries(build).map(([name, value]) => `${name}:${JSON.stringify(value)},`);
    const body = script.replace('{BASE_URL:', `{${written.join('')}BASE_URL:`);
    expect(body, 'the build writes its variables somewhere else').not.toBe(script);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** The phone's notch and the bar at its foot, in CSS pixels. */
export const notch = { top: 59, bottom: 34 } as const;

/** Cuts the notch and the bar into the window, as the pages see it. */
export async function cutNotch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: notch });
}
