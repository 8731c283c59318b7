import { appPaths } from '../../../platform/navigation/app-paths.ts';

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
