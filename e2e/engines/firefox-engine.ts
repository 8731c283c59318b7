import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from '../../tools/find-engines.ts';
import { connectBidi, type Bidi } from './bidi.ts';
import { phone, timezone, toExpression, type Engine, type Tab } from './engine.ts';
import { startGroup, stopGroup, waitForLine } from './program-group.ts';
import { toDrag, toKeyPress, toTyping } from './wire-actions.ts';

/** A phone of somebody in Brazil, with a camera that the browser draws, and nobody on the other side of the network. */
const prefs = {
  'intl.accept_languages': 'pt-BR, pt',
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // A finger: coarse, and it hovers over nothing.
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  // Bars of scrolling lie over the page, as on a phone.
  'ui.useOverlayScrollbars': 1,
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9',
};

/** Firefox as it is released, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const [program] = findPrograms('firefox');
  const profile = mkdtempSync(join(tmpdir(), 'trevo-firefox-'));
  const lines = Object.entries(prefs).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = startGroup(
    program!,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { TZ: timezone } },
  );
  const address = await waitForLine(firefox, firefox.stderr!, /WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connectBidi(`${address}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: {} },
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    description: `Firefox ${capabilities.browserVersion}`,
    open: () => openTab(bidi),
    async close() {
      bidi.close();
      await stopGroup(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openTab(bidi: Bidi): Promise<Tab> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await bidi.send('browsingContext.setViewport', { context, viewport: phone, devicePixelRatio: 1 });
  const act = (actions: object[]) => bidi.send<void>('input.performActions', { context, actions });
  return {
    load: (url) => bidi.send<void>('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run<Result>(what: (given: never) => Result | Promise<Result>, given?: unknown) {
      const answer = await bidi.send<Evaluated>('script.evaluate', {
        expression: toExpression(what, given),
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value) as Result;
    },
    drag: (points) => act(toDrag(points)),
    type: (text) => act(toTyping(text)),
    press: (key) => act(toKeyPress(key)),
    async takePicture() {
      const taken = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(taken.data, 'base64');
    },
    listErrors: async () => bidi.takeErrors(context),
    async close() {
      await bidi.send('browsingContext.close', { context });
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };
