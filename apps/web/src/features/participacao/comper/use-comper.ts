import { getComperEstados, isComper } from '@trevo/config/configuracao-questions';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { useCampanha } from '../../campanha/public.ts';
import { useConsumidor } from '../../consumidor/public.ts';

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

/** The state whose shops Comper's own system knows. */
export const estadoIntegrado = 'SC';

/** Where a Comper purchase was made: on-line, or in a shop of a state. */
export type ComperLoja =
  { readonly tipo: 'ecommerce' } | { readonly tipo: 'fisica'; readonly estado: string };

/** Where its data are given: shops of Santa Catarina have a receipt to scan, everything else is typed by hand. */
export function toComperPath(loja: ComperLoja): string {
  if (loja.tipo === 'ecommerce') return `${appPaths.digitacaoManual}?ecommerce=S`;
  const path = loja.estado === estadoIntegrado ? appPaths.escanearComper : appPaths.digitacaoManual;
  return `${path}?ecommerce=N`;
}

/** Reads the address: S for a purchase on-line, N for one in a shop; null when it does not say. */
export function readEcommerce(search: string): 'S' | 'N' | null {
  const value = new URLSearchParams(search).get('ecommerce')?.toUpperCase();
  return value === 'S' || value === 'N' ? value : null;
}
