import { version } from '../../../package.json';

/** Whether this device may show notices; `indisponivel` where nothing can. */
export type Permissao = 'perguntar' | 'permitida' | 'negada' | 'indisponivel';

/** Notices on this device, as the shell of the installed app brings them under `Plugins.Avisos`. */
export interface Avisos {
  readPermissao(): Promise<Permissao>;
  /** Asks the person; to be called at once when they touched something that says so. */
  askPermissao(): Promise<Permissao>;
  /**
   * The address to which notices for this device go; made when there is none. Throws when there can be none now.
   *
   * @param onChange called when the device gets another address
   */
  subscribe(onChange: () => void): Promise<string>;
  unsubscribe(): Promise<void>;
}

/** What Capacitor puts on the page inside the installed app. The web build does not carry its library. */
interface CapacitorGlobal {
  isNativePlatform?(): boolean;
  getPlatform?(): string;
  readonly Plugins?: {
    readonly App?: { getInfo(): Promise<{ readonly id: string; readonly version: string }> };
    readonly Device?: { getId(): Promise<{ readonly identifier?: string; readonly uuid?: string }> };
    readonly Avisos?: Avisos;
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

/** Who shows notices in the installed app; undefined on the web, and in a shell that cannot. */
export const findAvisosNativos = (): Avisos | undefined =>
  isNative() ? readCapacitor()?.Plugins?.Avisos : undefined;

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

/** The version of this app, as people see it. */
export const versao: string = version;
