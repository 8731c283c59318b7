import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { isFacebookEnabled, isGoogleEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { isNative } from '../../../platform/browser/native-shell.ts';
import { totem } from '../../../platform/storage/totem.ts';

/** Facebook refuses in-app web views, and a native app has no return address. */
export const hasFacebook = (c: Configuracao): boolean => isFacebookEnabled(c) && !isNative();

/**
 * Returns whether other sign-in buttons are shown; not in a kiosk, where the provider's page would remember the
 * user.
 */
export const hasSocial = (c: Configuracao): boolean =>
  (hasFacebook(c) || isGoogleEnabled(c)) && !totem.isOn();

const key = 'trevo.facebook.state';

/** OAuth state of one redirect to Facebook, kept in session storage. */
export const facebookState = {
  create(): string {
    const state = crypto.randomUUID();
    try {
      sessionStorage.setItem(key, state);
    } catch {
      // Without storage the return is refused, and the user can still sign in with a password.
    }
    return state;
  },
  /** Returns whether this is the stored state; it is single-use. */
  take(state: string): boolean {
    try {
      const kept = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return kept !== null && kept === state;
    } catch {
      return false;
    }
  },
};

/** Result of the OAuth dialog: a token, or a refusal. */
export type FacebookReturn =
  | { readonly situacao: 'autorizado'; readonly token: string; readonly state: string }
  | { readonly situacao: 'recusado' };

/**
 * Parses the return of the dialog: tokens are in the fragment, refusals in query or fragment. Null for any other
 * address.
 */
export function readFacebookReturn(search: string, hash: string): FacebookReturn | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const token = fragment.get('access_token');
  if (token) return { situacao: 'autorizado', token, state: fragment.get('state') ?? '' };
  const isRefused = (part: URLSearchParams) => part.has('error') && part.has('state');
  return isRefused(fragment) || isRefused(new URLSearchParams(search)) ? { situacao: 'recusado' } : null;
}

/** Removes the parameters of a refusal from the query. */
export function dropFacebookQuery(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('error')) return search;
  for (const name of ['error', 'error_code', 'error_description', 'error_reason', 'state'])
    query.delete(name);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}
