/** Fills and encodes the placeholders of a path: `/login/v1/logins/verificar/123`. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** Returns the first segment of a path, e.g. `/cupom`: the client invalidates cached responses by it after a write. */
export function serviceOf(path: string): string {
  return path.slice(0, (path.indexOf('/', 1) + 1 || path.length + 1) - 1).toLowerCase();
}
