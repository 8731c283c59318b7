import { matchPath, useLocation } from 'react-router';
import { LgpdPasso } from '../passos/LgpdPasso.tsx';
import { PreCadastroFluxo } from '../passos/PreCadastroFluxo.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { usePassoNavegacao } from '../passos/use-passo.ts';

/**
 * Steps before the form, in the campaign's order; `/lgpd` is one of them. A registration may start here, and
 * then the form asks for the number.
 */
export function PreRegistroScreen() {
  const { pathname } = useLocation();
  const navegacao = usePassoNavegacao();
  return matchPath(appPaths.lgpd, pathname) ? (
    <LgpdPasso navegacao={navegacao} />
  ) : (
    <PreCadastroFluxo navegacao={navegacao} />
  );
}
