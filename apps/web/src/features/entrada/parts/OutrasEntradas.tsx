import { isAssociadoEnabled, isGoogleEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { getFacebookAppId, getLinkCadastroAssociado } from '@trevo/config/configuracao/telas-questions';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { totem } from '../../../platform/storage/totem.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { entradaText as text } from '../entrada.text.ts';
import { facebookState, hasFacebook, hasSocial } from '../facebook/facebook-redirect.ts';
import styles from './OutrasEntradas.module.css';

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
