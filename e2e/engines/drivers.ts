import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { port } from '../steps/addresses.ts';
import { timezone } from './engine.ts';

const driverPort = port + 1;
export const driverAddress = `http://127.0.0.1:${driverPort}`;

/** WebKitGTK's WebDriver server on a screen in memory, as a `webServer` of Playwright. */
export function startWebkitDriver() {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  // The window is as narrow as a phone: GTK's bars must fit.
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }',
  );
  return {
    command: `exec xvfb-run -a -s '-screen 0 1024x1200x24 -nolisten tcp' WebKitWebDriver --port=${driverPort} --host=127.0.0.1`,
    url: `${driverAddress}/status`,
    stderr: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    // A profile of its own, software rendering, and Brazilian Portuguese.
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
