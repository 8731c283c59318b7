import { isTelaOffered } from '@trevo/config/configuracao/areas';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { participantesText as text } from '../produtos-participantes.text.ts';

/** Link to the participating products; renders nothing where the campaign has none. */
export function VerParticipantes() {
  if (!isTelaOffered(useConfiguracao(), 'produtosParticipantes')) return null;
  return (
    <LinkButton to={appPaths.produtosParticipantes} variant="secondary" size="small">
      {text.ver}
    </LinkButton>
  );
}
