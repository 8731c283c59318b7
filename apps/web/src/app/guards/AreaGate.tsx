import { findMissingArea } from '@trevo/config/configuracao/areas';
import type { ReactNode } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { loadScreen } from '../load-screen.tsx';
import type { AppRoute } from '../routes.tsx';

const { Screen: ForaDaCampanha } = loadScreen(() =>
  import('../falhas/ForaDaCampanhaScreen.tsx').then((m) => m.ForaDaCampanhaScreen),
);

/** Renders a screen only when the campaign offers its area, and otherwise shows that the area is not part of it. */
export function AreaGate({ route, children }: { route: AppRoute; children: ReactNode }) {
  const area = findMissingArea(useConfiguracao(), route.nome);
  return area ? <ForaDaCampanha area={area} isEmbedded={route.flags.isEmbedded} /> : children;
}
