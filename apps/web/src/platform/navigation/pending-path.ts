import { session } from '../session/session.ts';
import { localStore } from '../storage/local-store.ts';
import { appPaths } from './app-paths.ts';
import { parseCupomPath } from './cupom-path.ts';

/** Any other address is kept for this window only. */
const windowKey = 'trevo.destino';
/** In the order in which they are used: the e-mail's link expires, the coupon's does not. */
const lasting = ['emailVerificado', 'cupomEscaneado'] as const;

/** An address that was kept while somebody was signed in is for them alone; any other is kept bare. */
interface Own {
  readonly usuario: string;
  readonly path: string;
}

function toLasting(path: string): (typeof lasting)[number] | undefined {
  const pathname = path.split('?')[0]!;
  if (pathname === appPaths.verificarEmail) return 'emailVerificado';
  return parseCupomPath(pathname) ? 'cupomEscaneado' : undefined;
}

/**
 * The address that asked for a sign-in, until someone signs in or saves the profile. The link of a scanned coupon and
 * that of an e-mail are kept apart from each other and survive the window: the person may have to register first.
 * What was kept while somebody was signed in is for them alone.
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
      // Without storage the person begins at the first screen.
    }
  },
  /** Reads the address that comes first and forgets it; the others wait for the next time. */
  take(): string | undefined {
    for (const key of lasting) {
      const path = open(localStore.get<unknown>(key));
      localStore.remove(key);
      // Something else may have written there.
      if (path !== undefined && toLasting(path) === key) return path;
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
    const kept = sessionStorage.getItem(windowKey);
    sessionStorage.removeItem(windowKey);
    return open(kept?.startsWith('{') ? JSON.parse(kept) : kept);
  } catch {
    return undefined;
  }
}

/** The address, unless somebody else is signed in now than when it was kept, or it is none of ours. */
function open(kept: unknown): string | undefined {
  const { usuario, path } =
    typeof kept === 'object' && kept !== null ? (kept as Partial<Own>) : { usuario: undefined, path: kept };
  const now = session.get()?.usuario;
  if (usuario !== undefined && now !== undefined && usuario !== now) return undefined;
  return typeof path === 'string' && isInside(path) ? path : undefined;
}

/** `//host` would leave the app, and browsers read `/\host` the same; they drop tabs and line breaks first. */
const isInside = (path: string): boolean => /^\/(?![/\\])/.test(path.replace(/[\t\r\n]/g, ''));
