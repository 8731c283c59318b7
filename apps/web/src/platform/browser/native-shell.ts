import { versaoApp } from '@trevo/rules/texto/versao-app';
import type { Plugins } from '../native/plugins.ts';

/** Capacitor's global in the native app. The web build does not contain its library. */
interface CapacitorGlobal {
  isNativePlatform?(): boolean;
  getPlatform?(): string;
  readonly Plugins?: Partial<Plugins>;
}

const readCapacitor = (): CapacitorGlobal | undefined =>
  (globalThis as { Capacitor?: CapacitorGlobal }).Capacitor;

/** Returns whether the page runs in the native app. */
export const isNative = (): boolean => readCapacitor()?.isNativePlatform?.() === true;

/** Returns the platform by the server's names; a browser is `pwa`. */
export function getPlatform(): 'android' | 'ios' | 'pwa' {
  const name = isNative() ? readCapacitor()?.getPlatform?.() : undefined;
  return name === 'android' || name === 'ios' ? name : 'pwa';
}

/** Returns a plugin of the native app; undefined on the web and in a shell without it. */
export const findPlugin = <Name extends keyof Plugins>(name: Name): Plugins[Name] | undefined =>
  isNative() ? readCapacitor()?.Plugins?.[name] : undefined;

/** Calls a plugin; resolves to undefined when it is missing, lacks the method, or fails. */
export async function askPlugin<Name extends keyof Plugins, Answer>(
  name: Name,
  ask: (plugin: Plugins[Name]) => Promise<Answer>,
): Promise<Answer | undefined> {
  const plugin = findPlugin(name);
  try {
    return plugin && (await ask(plugin));
  } catch {
    // -- swallowed: the caller works without it
    return undefined;
  }
}

/** Identity of the native app; fields that the shell does not report are undefined. */
export interface NativeApp {
  readonly pacote: string | undefined;
  readonly versao: string | undefined;
  readonly dispositivo: string | undefined;
}

/** Loads the identity from the shell; undefined on the web. Never throws. */
export async function loadNativeApp(): Promise<NativeApp | undefined> {
  if (!isNative()) return undefined;
  const [app, device] = await Promise.all([
    askPlugin('App', (plugin) => plugin.getInfo()),
    askPlugin('Device', (plugin) => plugin.getId()),
  ]);
  return { pacote: app?.id, versao: app?.version, dispositivo: device?.identifier ?? device?.uuid };
}

/** Display version of this app. */
export const versao: string = versaoApp;
