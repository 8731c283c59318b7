import { parseCupomPath } from '../../platform/navigation/cupom-path.ts';
import { flagsOf, type RouteFlags } from '../route-flags.ts';
import { cupomEscaneadoRoute, naoEncontradaFlags, routes } from '../routes.tsx';

/** A screen as it may be told to others: the pattern of its address, which holds nothing that a person brought. */
export interface Pagina {
  readonly path: string;
  readonly flags: RouteFlags;
}

const naoEncontrada: Pagina = { path: '/naoEncontrada', flags: naoEncontradaFlags };
const byPath = new Map(routes.map(({ path, flags }) => [path.toLowerCase(), { path, flags }]));

/**
 * The screen at an address. Whatever stands in the address, the answer's path is one of a closed list: an address may
 * carry a coupon's code, a token or a number, in a place where nobody expects it.
 */
export function findPagina(pathname: string): Pagina {
  const known = byPath.get(pathname.toLowerCase().replace(/(?!^)\/+$/, ''));
  if (known) return known;
  return parseCupomPath(pathname)
    ? { path: cupomEscaneadoRoute.path, flags: cupomEscaneadoRoute.flags }
    : naoEncontrada;
}

/** Pages inside other sites, and the kiosk, are nobody's visits. */
export const isMeasured = ({ flags }: Pagina): boolean => flags !== flagsOf.embutida;
