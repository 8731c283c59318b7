import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from '../../../tools/browser/find-engines.ts';
import { port } from '../../steps/addresses.ts';
import { timezone } from './engine.ts';

/** Preferences that emulate a phone in Brazil with a fake camera, and disable Firefox's own services. */
const prefs = {
  'intl.accept_languages': 'pt-BR, pt',
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // Emulates touch: a coarse pointer without hover.
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  // Overlay scrollbars, as on a phone.
  'ui.useOverlayScrollbars': 1,
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9',
};

/**
 * Starts Firefox with a profile of its own as a `webServer` of Playwright, which stores its BiDi address in
 * TREVO_BIDI.
 */
export function startFirefoxBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'trevo-firefox-'));
  const lines = Object.entries(prefs).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const [program] = findPrograms('firefox');
  return {
    command: `exec '${program!}' --headless --no-remote --profile '${profile}' --remote-debugging-port=0 about:blank`,
    wait: { stderr: /WebDriver BiDi listening on (?<trevo_bidi>ws:\S+)/ },
    stderr: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    env: { TZ: timezone },
  };
}

const driverPort = port + 1;
export const driverAddress = `http://127.0.0.1:${driverPort}`;

/** Starts WebKitGTK's WebDriver server on a virtual display, as a `webServer` of Playwright. */
export function startWebkitDriver() {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  // Shrinks GTK's header bar so that the window can be as narrow as a phone.
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }',
  );
  return {
    command: `exec xvfb-run -a -s '-screen 0 1024x1200x24 -nolisten tcp' WebKitWebDriver --port=${driverPort} --host=127.0.0.1`,
    url: `${driverAddress}/status`,
    stderr: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    // Own profile, software rendering, Brazilian Portuguese.
    env: {
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: join(folder, 'share'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      LANGUAGE: 'pt_BR',
      TZ: timezone,
    },
  };
}
