/** Whose a session token says it is, so that a link may carry the token alone. The server judges it; undefined for any other text. */
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
