import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getFacebookAppId,
  getLinkCadastroAssociado,
  isAssociadoEnabled,
  isFacebookEnabled,
  isGoogleEnabled,
} from '@trevo/config/configuracao/configuracao-questions';
import { isNative } from '../../../platform/browser/native-shell.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { totem } from '../../../platform/storage/totem.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { entradaText as text } from '../entrada.text.ts';
import styles from './OutrasEntradas.module.css';

/** Facebook refuses in-app web views, and a native app has no return address. */
const hasFacebook = (c: Configuracao): boolean => isFacebookEnabled(c) && !isNative();

/**
 * Returns whether other sign-in buttons are shown; not in a kiosk, where the provider's page would remember the
 * user.
 */
export const hasSocial = (c: Configuracao): boolean =>
  (hasFacebook(c) || isGoogleEnabled(c)) && !totem.isOn();

/** Other sign-in buttons: Facebook, Google (which only leads to a password reset), and the companies' sign-up. */
export function OutrasEntradas({ onForgot }: { onForgot(): void }) {
  const configuracao = useConfiguracao();
  const hasGoogle = isGoogleEnabled(configuracao);
  const empresa = isAssociadoEnabled(configuracao) ? getLinkCadastroAssociado(configuracao) : null;
  const isSocial = hasSocial(configuracao);
  if ((!isSocial && !empresa) || totem.isOn()) return null;
  return (
    <div className={styles.outras}>
      {isSocial && <p className={styles.ou}>{text.ou}</p>}
      <FacebookButton />
      {hasGoogle && (
        <Button wide variant="secondary" icon={<GoogleMark />} onClick={onForgot}>
          {text.google}
        </Button>
      )}
      {empresa && (
        <a className={styles.empresa} href={empresa}>
          {text.empresa}
        </a>
      )}
    </div>
  );
}

function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 10.4v3.4h4.8c-.5 2.1-2.3 3.5-4.8 3.5a5.3 5.3 0 1 1 3.5-9.3l2.5-2.5A8.8 8.8 0 1 0 12 20.8c5.1 0 8.6-3.6 8.6-8.7 0-.6 0-1.1-.2-1.7H12Z" />
    </svg>
  );
}

/** Redirects to Facebook, which returns to the entry. Renders nothing when the campaign does not use it. */
function FacebookButton() {
  const configuracao = useConfiguracao();
  const appId = getFacebookAppId(configuracao);
  if (!appId || !hasFacebook(configuracao)) return null;
  const leave = () => {
    const { origin } = window.location;
    window.location.assign(
      buildFacebookUrl({ appId, origin, path: appPaths.autenticacao, state: facebookState.create() }),
    );
  };
  return (
    <Button wide variant="secondary" lockMs={1000} icon={<FacebookMark />} onClick={leave}>
      {text.facebook}
    </Button>
  );
}

function FacebookMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M14 8.5V6.6c0-.9.3-1.5 1.6-1.5H17V2.2C16.3 2.1 15.4 2 14.5 2 11.9 2 10 3.6 10 6.4v2.1H7V12h3v10h4V12h2.8l.5-3.5H14Z" />
    </svg>
  );
}

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

const dialogUrl = 'https://www.facebook.com/v21.0/dialog/oauth';

export interface FacebookDialog {
  /** `local` selects the development page that simulates Facebook. */
  readonly appId: string;
  /** `https://campanha.com.br` */
  readonly origin: string;
  /** Return path inside the origin. */
  readonly path: string;
  /** OAuth state: a random value that must be returned unchanged. */
  readonly state: string;
}

/** Builds the URL of Facebook's OAuth dialog. */
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

/** Returns whether this is an iPhone or iPad; an iPad identifies itself as a Mac, but no Mac has a touch screen. */
export function isAppleDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
