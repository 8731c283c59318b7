import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';

/** State of the shops integrated with Comper's own system. */
export const estadoIntegrado = 'SC';

/** Place of a Comper purchase: on-line, or a shop of a state. */
export type ComperLoja =
  | { readonly tipo: 'ecommerce' }
  | { readonly tipo: 'fisica'; readonly estado: string };

/** Returns the address of the form: shops of Santa Catarina have a receipt to scan, all others are typed. */
export function toComperPath(loja: ComperLoja): string {
  if (loja.tipo === 'ecommerce') return `${appPaths.digitacaoManual}?ecommerce=S`;
  const path = loja.estado === estadoIntegrado ? appPaths.escanearComper : appPaths.digitacaoManual;
  return `${path}?ecommerce=N`;
}

/** Parses the address: S for an on-line purchase, N for a shop; null when missing. */
export function readEcommerce(search: string): 'S' | 'N' | null {
  const value = new URLSearchParams(search).get('ecommerce')?.toUpperCase();
  return value === 'S' || value === 'N' ? value : null;
}
