import { getComperEstados, isComper } from '@trevo/config/configuracao/telas-questions';
import { useCampanha } from '../../campanha/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useConsumidor } from '../../consumidor/public.ts';
import { estadoIntegrado } from './comper-path.ts';

/** Differences of a Comper campaign for this consumidor. */
export interface Comper {
  /** Whether the campaign is Comper's: registering starts with a question about the shop. */
  readonly isComper: boolean;
  /** Whether the consumidor lives in Santa Catarina, the state of the integrated shops. */
  readonly isIntegrado: boolean;
  /** States that have shops, in upper case. */
  readonly estados: readonly string[];
}

/** Returns whether the campaign is Comper's; needs only the campaign, not the profile. */
export function useIsComper(): boolean {
  const configuracao = useConfiguracao();
  const { campanha } = useCampanha();
  return campanha !== undefined && isComper(configuracao, campanha.identificacao);
}

/** Returns the flags of the integration once campaign and profile are known. */
export function useComper(): Comper {
  const configuracao = useConfiguracao();
  const is = useIsComper();
  const { data: consumidor } = useConsumidor();
  const estado = consumidor?.endereco?.['estado']?.trim().toUpperCase();
  return {
    isComper: is,
    isIntegrado: is && estado === estadoIntegrado,
    estados: getComperEstados(configuracao).map((uf) => uf.toUpperCase()),
  };
}
