import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toCapacitorConfig } from '../src/capacitor-config.ts';
import { readPlugins } from '../src/native-model.ts';
import { project, readReady } from './made-apps.ts';

const toPackage = (plugin: string) =>
  `@capacitor/${plugin.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;

describe('plugins of the installed app', () => {
  it('are exactly those that the page calls or the shell configures', () => {
    const page = readFileSync(join(project, 'apps/web/src/platform/native/plugins.ts'), 'utf8');
    const called = page.match(/@capacitor\/[\w-]+/g)!;
    const configured = Object.keys(toCapacitorConfig(readReady('sol')).plugins)
      // Built into Capacitor's core.
      .filter((plugin) => plugin !== 'SystemBars')
      .map(toPackage);
    const core = ['@capacitor/android', '@capacitor/core', '@capacitor/ios'];
    expect(Object.keys(readPlugins(project)).sort()).toEqual(
      [...new Set([...called, ...configured, ...core])].sort(),
    );
  });
});
