import { matchPath, useLocation } from 'react-router';

/** Returns whether a path leads to a screen's path. */
export const isPath = (path: string, pathname: string): boolean => matchPath(path, pathname) !== null;

/** Returns the first of the routes with the current path. */
export function useRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
): Route | undefined {
  const { pathname } = useLocation();
  return routes.find(({ path }) => isPath(path, pathname));
}
