import { useLocation } from 'react-router';
import { useConfiguracao } from '../configuracao/PartidaProvider.tsx';
import { isRaiz } from './paths/tela-path.ts';
import { useGoBack } from './use-go-back.ts';

/**
 * Returns the back function of the current screen; undefined where the menu or the tab bar leads to the screen in
 * this campaign.
 */
export function useVoltar(): (() => void) | undefined {
  const { pathname } = useLocation();
  const configuracao = useConfiguracao();
  const goBack = useGoBack();
  return isRaiz(configuracao, pathname) ? undefined : goBack;
}
