const dialogUrl = 'https://www.facebook.com/v21.0/dialog/oauth';

export interface FacebookDialog {
  /** `local` stands for the development page that plays Facebook. */
  readonly appId: string;
  /** `https://campanha.com.br` */
  readonly origin: string;
  /** Where Facebook sends the person back to, inside the origin. */
  readonly path: string;
  /** A secret that must come back unchanged. */
  readonly state: string;
}

/** The address where a person lets Facebook say who they are. */
export function buildFacebookUrl({ appId, origin, path, state }: FacebookDialog): string {
  const query = new URLSearchParams({
    client_id: appId,
    redirect_uri: origin + path,
    response_type: 'token',
    scope: 'public_profile,email',
    state,
  });
  const base = appId === 'local' ? `${origin}/_dev/facebook` : dialogUrl;
  return `${base}?${query.toString()}`;
}

/** What Facebook brought back: a token, or its refusal. */
export type FacebookReturn =
  | { readonly situacao: 'autorizado'; readonly token: string; readonly state: string }
  | { readonly situacao: 'recusado' };

/** Reads the return of the dialog: tokens come in the fragment, refusals in either part. Null for any other address. */
export function readFacebookReturn(search: string, hash: string): FacebookReturn | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const token = fragment.get('access_token');
  if (token) return { situacao: 'autorizado', token, state: fragment.get('state') ?? '' };
  const isRefused = (part: URLSearchParams) => part.has('error') && part.has('state');
  return isRefused(fragment) || isRefused(new URLSearchParams(search)) ? { situacao: 'recusado' } : null;
}

/** The search part without what a refusal brought. */
export function dropFacebookQuery(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('error')) return search;
  for (const name of ['error', 'error_code', 'error_description', 'error_reason', 'state'])
    query.delete(name);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}
