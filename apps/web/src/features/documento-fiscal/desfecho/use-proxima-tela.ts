import { getTelaAposEscanear } from '@trevo/config/configuracao-questions';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { type AppPath, appPaths } from '../../../platform/navigation/app-paths.ts';
import { findDestination } from '../../../platform/navigation/find-destination.ts';
import { desfechoText as text } from './desfecho.text.ts';

export interface ProximaTela {
  readonly to: AppPath;
  readonly label: string;
}

/** Where to go after a purchase was approved: the numbers, unless the campaign has a screen for this moment. */
export function useProximaTela(): ProximaTela {
  const configuracao = useConfiguracao();
  if (getTelaAposEscanear(configuracao) === null) return { to: appPaths.cupons, label: text.verNumeros };
  const to = findDestination(configuracao, { momento: 'aposEscanear' }) as AppPath;
  return { to, label: text.continuar };
}
