import { getFacebookAppId } from '@trevo/config/configuracao-questions';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { entradaText as text } from '../entrada.text.ts';
import { buildFacebookUrl } from './facebook-redirect.ts';
import { facebookState } from './facebook-state.ts';

/** Leaves for Facebook, which sends the person back to the entry. Nothing where the campaign does not use it. */
export function FacebookButton() {
  const appId = getFacebookAppId(useConfiguracao());
  if (!appId) return null;
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
