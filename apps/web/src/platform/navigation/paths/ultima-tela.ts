import { localStore } from '../../storage/local-store.ts';
import { totem } from '../../storage/totem.ts';
import { appPaths, isEntrada, toPathname } from './app-paths.ts';

const key = 'ultimaTela';
const keptMilliseconds = 24 * 60 * 60 * 1000;

/** Screens that act when they open: a repetition would use a spent link. */
const acoes: ReadonlySet<string> = new Set([
  appPaths.verificarEmail,
  appPaths.retornoCrawler,
  appPaths.retornoCrawlerIOS,
]);

/** Owner of a last screen: it is returned to the same user in the same campaign only. */
export interface DonoDaTela {
  readonly usuario: string;
  /** `ano/identificacao` */
  readonly campanha: string;
}

interface Stored extends DonoDaTela {
  readonly path: string;
  /** Milliseconds of the device's clock. */
  readonly em: number;
}

/** Returns the key of a campaign for `DonoDaTela`. */
export const toCampanhaKey = (campanha: { readonly ano: number; readonly identificacao: string }): string =>
  `${campanha.ano}/${campanha.identificacao}`;

/**
 * Last screen of the signed-in user, for the sign-in after a session that ended without a sign-out. A kiosk stores
 * none; a sign-out deletes it.
 */
export const ultimaTela = {
  /** @param path with query and fragment; only screens of the table are stored */
  set(path: string, dono: DonoDaTela, now: number = Date.now()): void {
    if (totem.isOn() || acoes.has(toPathname(path))) return;
    localStore.set(key, { ...dono, path, em: now } satisfies Stored);
  },
  /** Returns the screen if this user left it within 24 hours in this campaign. */
  find(dono: DonoDaTela, now: number = Date.now()): string | undefined {
    if (totem.isOn()) return undefined;
    const stored = localStore.get<Partial<Stored>>(key);
    if (stored?.usuario !== dono.usuario || stored.campanha !== dono.campanha) return undefined;
    const { path, em } = stored;
    const isRecent = typeof em === 'number' && now - em <= keptMilliseconds;
    const isScreen = typeof path === 'string' && isOwn(path) && !isEntrada(path);
    return isRecent && isScreen ? path : undefined;
  },
  clear: (): void => localStore.remove(key),
};

/** Whether a path is an address of the screens' table, so that it cannot leave the app. */
const isOwn = (path: string): boolean => Object.values<string>(appPaths).includes(toPathname(path));
