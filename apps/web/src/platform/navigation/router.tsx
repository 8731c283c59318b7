import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type Ref,
  use,
  useCallback,
  useEffect,
  useMemo,
} from 'react';
import { type Address, formatAddress, isPath, type Location, resolveAddress, type To } from './address.ts';

/** How the app came to a location: a traversal or a first start, a new entry, a replaced one. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** Writes the history for the components of the router. */
export interface Navigator {
  createHref(to: Address): string;
  push(to: Address, state?: unknown): void;
  replace(to: Address, state?: unknown): void;
  go(delta: number): void;
}

export interface RouterState {
  readonly action: NavigationType;
  readonly location: Location;
}

interface Router extends RouterState {
  readonly navigator: Navigator;
}

/** The current location with the navigator of the history that it belongs to. */
export const RouterContext = createContext<Router | null>(null);

function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router around this component; render it inside AppRouter');
  return router;
}

export const useLocation = (): Location => useRouter().location;

export const useNavigationType = (): NavigationType => useRouter().action;

/** Returns the first of the routes whose path is the current one. */
export function useRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
): Route | undefined {
  const { pathname } = useLocation();
  return routes.find(({ path }) => isPath(path, pathname));
}

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

/** Opens an address, or goes back or forward by a number of entries. */
export type NavigateFunction = (to: To | number, options?: NavigateOptions) => void;

/** Returns the function that navigates; it changes with the path. */
export function useNavigate(): NavigateFunction {
  const { navigator, location } = useRouter();
  const { pathname } = location;
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') return navigator.go(to);
      const address = resolveAddress(to, pathname);
      if (replace) navigator.replace(address, state);
      else navigator.push(address, state);
    },
    [navigator, pathname],
  );
}

/** Reads and writes the query of the address. */
export function useSearchParams(): [
  URLSearchParams,
  (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) =>
      navigate(`?${new URLSearchParams(next).toString()}`, options),
    [navigate],
  );
  return [params, setParams];
}

/** Navigates once it is rendered. */
export function Navigate({ to, replace }: { to: To; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Replaces the history entry; a link to the current address does so by default. */
  replace?: boolean | undefined;
  /** State of the new entry. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that opens an address of the app without loading a page, unless the user asks for another window. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const { navigator, location } = useRouter();
  const navigate = useNavigate();
  const address = resolveAddress(to, location.pathname);
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isOwn = (rest.target ?? '_self') === '_self';
    const isOtherWindow = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || !isOwn || isOtherWindow) return;
    event.preventDefault();
    navigate(address, { replace: replace ?? formatAddress(address) === formatAddress(location), state });
  }
  return (
    <a {...rest} href={navigator.createHref(address)} onClick={follow}>
      {children}
    </a>
  );
}

/** A link of a menu: marked as the current page on its screen. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link {...rest} to={to} aria-current={isPath(to, pathname) ? 'page' : undefined} />;
}
