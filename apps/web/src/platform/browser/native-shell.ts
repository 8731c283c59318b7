import { versaoApp } from '@trevo/rules/texto/versao-app';
import type { Plugins } from '../native/plugins.ts';

/** What Capacitor puts on the page inside the installed app. The web build does not carry its library. */
interface CapacitorGlobal {
  isNativePlatform?(): boolean;
  getPlatform?(): string;
  readonly Plugins?: Partial<Plugins>;
}

const readCapacitor = (): CapacitorGlobal | undefined =>
  (globalThis as { Capacitor?: CapacitorGlobal }).Capacitor;

/** Whether the page runs inside the installed app. */
export const isNative = (): boolean => readCapacitor()?.isNativePlatform?.() === true;

/** The platform as the server's records name it; the browser is `pwa`. */
export function getPlatform(): 'android' | 'ios' | 'pwa' {
  const name = isNative() ? readCapacitor()?.getPlatform?.() : undefined;
  return name === 'android' || name === 'ios' ? name : 'pwa';
}

/** A plugin of the installed app; undefined on the web, and in a shell that does not bring it. */
export const findPlugin = <Name extends keyof Plugins>(name: Name): Plugins[Name] | undefined =>
  isNative() ? readCapacitor()?.Plugins?.[name] : undefined;

/** What a plugin answers; undefined when it is missing, knows no such question, or fails. */
export async function askPlugin<Name extends keyof Plugins, Answer>(
  name: Name,
  ask: (plugin: Plugins[Name]) => Promise<Answer>,
): Promise<Answer | undefined> {
  const plugin = findPlugin(name);
  try {
    return plugin && (await ask(plugin));
  } catch {
    // -- swallowed: who asks goes on without it
    return undefined;
  }
}

/** What the installed app knows of itself. Parts that the shell does not tell are undefined. */
export interface NativeApp {
  readonly pacote: string | undefined;
  readonly versao: string | undefined;
  readonly dispositivo: string | undefined;
}

/** Asks the shell; undefined on the web. Never throws: a plugin that is missing tells nothing. */
export async function loadNativeApp(): Promise<NativeApp | undefined> {
  if (!isNative()) return undefined;
  const [app, device] = await Promise.all([
    askPlugin('App', (plugin) => plugin.getInfo()),
    askPlugin('Device', (plugin) => plugin.getId()),
  ]);
  return { pacote: app?.id, versao: app?.version, dispositivo: device?.identifier ?? device?.uuid };
}

/** The version of this app, as people see it. */
export const versao: string = versaoApp;
