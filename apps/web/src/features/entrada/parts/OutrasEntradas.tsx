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

/** Facebook refuses pages inside of apps, and an installed app has no address to send anybody back to. */
const hasFacebook = (c: Configuracao): boolean => isFacebookEnabled(c) && !isNative();

/** Whether there are buttons of others; in a kiosk, their pages would remember who signed in there. */
export const hasSocial = (c: Configuracao): boolean =>
  (hasFacebook(c) || isGoogleEnabled(c)) && !totem.isOn();

/** The other doors: Facebook, Google (which only leads to a new password), and the companies' own sign-up. */
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

/** Leaves for Facebook, which sends the person back to the entry. Nothing where the campaign does not use it. */
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

/** The secret of one trip to Facebook, kept in this window only. */
export const facebookState = {
  create(): string {
    const state = crypto.randomUUID();
    try {
      sessionStorage.setItem(key, state);
    } catch {
      // Without storage the return is refused, and the password is still there.
    }
    return state;
  },
  /** Whether this is the secret that left; it holds once. */
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

/** Whether this is an iPhone or an iPad; an iPad says it is a Mac, but no Mac has a touch screen. */
export function isAppleDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
