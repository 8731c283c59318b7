/** What Capacitor puts on the page inside the installed app. The web build does not carry its library. */
interface CapacitorGlobal {
  isNativePlatform?(): boolean;
  getPlatform?(): string;
  readonly Plugins?: {
    readonly App?: { getInfo(): Promise<{ readonly id: string; readonly version: string }> };
    readonly Device?: { getId(): Promise<{ readonly identifier?: string; readonly uuid?: string }> };
  };
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

/** What the installed app knows of itself. Parts that the shell does not tell are undefined. */
export interface NativeApp {
  readonly pacote: string | undefined;
  readonly versao: string | undefined;
  readonly dispositivo: string | undefined;
}

/** Asks the shell; undefined on the web. Never throws: a plugin that is missing tells nothing. */
export async function loadNativeApp(): Promise<NativeApp | undefined> {
  if (!isNative()) return undefined;
  const plugins = readCapacitor()?.Plugins;
  const [app, device] = await Promise.all([
    plugins?.App?.getInfo().catch(() => undefined),
    plugins?.Device?.getId().catch(() => undefined),
  ]);
  return { pacote: app?.id, versao: app?.version, dispositivo: device?.identifier ?? device?.uuid };
}
