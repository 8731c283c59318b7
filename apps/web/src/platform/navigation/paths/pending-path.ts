import { session } from '../../session/session.ts';
import { localStore } from '../../storage/local-store.ts';
import { appPaths, isEntrada, toPathname } from './app-paths.ts';
import { parseCupomPath } from './cupom-path.ts';
import { ultimaTela } from './ultima-tela.ts';

/** Any other address is stored only for this window. */
const windowKey = 'trevo.destino';
/** In order of use: the e-mail link expires, the coupon's does not. */
const lasting = ['emailVerificado', 'cupomEscaneado'] as const;

/** An address stored with a session belongs to its user; without a session it is stored without an owner. */
interface Own {
  readonly usuario: string;
  readonly path: string;
}

function toLasting(path: string): (typeof lasting)[number] | undefined {
  const pathname = toPathname(path);
  if (pathname === appPaths.verificarEmail) return 'emailVerificado';
  return parseCupomPath(pathname) ? 'cupomEscaneado' : undefined;
}

/**
 * Store of the address that required a sign-in, until a user signs in or saves the profile. The links of a
 * scanned coupon and of an e-mail are stored separately and survive the window, because the user may have to
 * register first. An address stored with a session belongs to its user.
 */
export const pendingPath = {
  set(path: string): void {
    const usuario = session.get()?.usuario;
    const kept = usuario === undefined ? path : ({ usuario, path } satisfies Own);
    const key = toLasting(path);
    if (key) return localStore.set(key, kept);
    try {
      sessionStorage.setItem(windowKey, typeof kept === 'string' ? kept : JSON.stringify(kept));
    } catch {
      // Without storage the user starts at the start screen.
    }
  },
  /** Returns the address with the highest precedence and deletes it; the others are kept. */
  take(): string | undefined {
    for (const key of lasting) {
      const path = open(localStore.get<unknown>(key));
      localStore.remove(key);
      // Another script may have written there.
      if (path !== undefined && toLasting(path) === key) return path;
    }
    return takeFromWindow();
  },
  /** Forgets all kept paths and the last screen, at sign-out. */
  clear(): void {
    ultimaTela.clear();
    for (const key of lasting) localStore.remove(key);
    takeFromWindow();
  },
};

function takeFromWindow(): string | undefined {
  try {
    const kept = sessionStorage.getItem(windowKey);
    sessionStorage.removeItem(windowKey);
    return open(kept?.startsWith('{') ? JSON.parse(kept) : kept);
  } catch {
    return undefined;
  }
}

/** Returns the address, unless it belongs to another user, leaves the app, or is a screen of the entry. */
function open(kept: unknown): string | undefined {
  const { usuario, path } =
    typeof kept === 'object' && kept !== null ? (kept as Partial<Own>) : { usuario: undefined, path: kept };
  const now = session.get()?.usuario;
  if (usuario !== undefined && now !== undefined && usuario !== now) return undefined;
  return typeof path === 'string' && isInside(path) && !isEntrada(path) ? path : undefined;
}

/**
 * Open-redirect check: `//host` would leave the app, and browsers read `/\host` the same; they drop tabs and
 * line breaks first.
 */
const isInside = (path: string): boolean => /^\/(?![/\\])/.test(path.replace(/[\t\r\n]/g, ''));
