import { getComperEstados, isComper } from '@trevo/config/configuracao/configuracao-questions';
import { useCampanha } from '../../campanha/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useConsumidor } from '../../consumidor/public.ts';
import { estadoIntegrado } from './comper-path.ts';

/** How a campaign of the Comper shops differs for this person. */
export interface Comper {
  /** The campaign is Comper's: coupons and documents begin with a question about the shop. */
  readonly isComper: boolean;
  /** The person lives in Santa Catarina, whose shops are integrated. */
  readonly isIntegrado: boolean;
  /** The states that have shops, in capitals. */
  readonly estados: readonly string[];
}

/** Whether the campaign is Comper's; known as soon as the campaign is, before anything is known of the person. */
export function useIsComper(): boolean {
  const configuracao = useConfiguracao();
  const { campanha } = useCampanha();
  return campanha !== undefined && isComper(configuracao, campanha.identificacao);
}

/** The flags of the integration, from the moment that the campaign and the person are known. */
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
