/**
 * Returns the user named in a session token, so that a link can carry the token alone. The token is not verified
 * here, the server does that; undefined for any other text.
 */
export function readTokenUsuario(token: string): string | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const usuario = (json as { usuario?: unknown } | null)?.usuario;
    return typeof usuario === 'string' ? usuario : undefined;
  } catch {
    return undefined;
  }
}
