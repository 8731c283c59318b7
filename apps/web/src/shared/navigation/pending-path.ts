import { localStore } from '../storage/local-store.ts';
import { appPaths } from './app-paths.ts';
import { parseCupomPath } from './cupom-path.ts';

/** Any other address is kept for this window only. */
const windowKey = 'trevo.destino';
/** In the order in which they are used: the e-mail's link expires, the coupon's does not. */
const lasting = ['emailVerificado', 'cupomEscaneado'] as const;

function toLasting(path: string): (typeof lasting)[number] | undefined {
  const pathname = path.split('?')[0]!;
  if (pathname === appPaths.verificarEmail) return 'emailVerificado';
  return parseCupomPath(pathname) ? 'cupomEscaneado' : undefined;
}

/**
 * The address that asked for a sign-in, until someone signs in or saves the profile. The link of a scanned coupon and
 * that of an e-mail are kept apart from each other and survive the window: the person may have to register first.
 */
export const pendingPath = {
  set(path: string): void {
    const key = toLasting(path);
    if (key) return localStore.set(key, path);
    try {
      sessionStorage.setItem(windowKey, path);
    } catch {
      // Without storage the person begins at the first screen.
    }
  },
  /** Reads the address that comes first and forgets it; the others wait for the next time. */
  take(): string | undefined {
    for (const key of lasting) {
      const path = localStore.get<unknown>(key);
      localStore.remove(key);
      // Something else may have written there.
      if (typeof path === 'string' && toLasting(path) === key && isInside(path)) return path;
    }
    return takeFromWindow();
  },
  /** Forgets every address. */
  clear(): void {
    for (const key of lasting) localStore.remove(key);
    takeFromWindow();
  },
};

function takeFromWindow(): string | undefined {
  try {
    const path = sessionStorage.getItem(windowKey);
    sessionStorage.removeItem(windowKey);
    return path && isInside(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** `//host` would leave the app, and browsers read `/\host` the same; they drop tabs and line breaks first. */
const isInside = (path: string): boolean => /^\/(?![/\\])/.test(path.replace(/[\t\r\n]/g, ''));
