import type { Area } from '@trevo/config/configuracao/areas';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../platform/navigation/LinkButton.tsx';
import { useSession } from '../../platform/session/session.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { telasText } from '../telas.text.ts';

const { titulo, mensagem, inicio } = telasText.foraDaCampanha;

/**
 * Shown at an address of an area that the campaign does not offer: an old link, a bookmark, a typed address.
 * `isEmbedded`: inside a partner's page, without a link to the app's home.
 */
export function ForaDaCampanhaScreen({ area, isEmbedded }: { area: Area; isEmbedded: boolean }) {
  const home = useSession() ? appPaths.home : appPaths.raiz;
  const action = (
    <LinkButton to={home} variant="secondary" replace>
      {inicio}
    </LinkButton>
  );
  return (
    <Page>
      <EmptyState
        heading="h1"
        illustration="search"
        title={titulo[area]}
        {...(!isEmbedded && { message: mensagem, action })}
      />
    </Page>
  );
}
