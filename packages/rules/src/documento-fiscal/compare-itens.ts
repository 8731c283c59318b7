import type { FatosNota } from './fonte-valor.ts';
import { countUnidades, type ItemNota } from './item-nota.ts';

type ComItens = Pick<FatosNota, 'valorCentavos' | 'itens'>;

/**
 * Returns whether two sources report the same product lines in any order; true unless both report lines. Compares only
 * the fields that both report: GTIN, else code; the quantity, as units where a source omits its unit; and the amount
 * where the lines of both add up to the amount paid, because a page shows lines without the discount of the receipt.
 */
export function isMesmosItens(a: ComItens, b: ComItens): boolean {
  if (!a.itens || !b.itens) return true;
  if (a.itens.length !== b.itens.length) return false;
  const ambas = [a.itens, b.itens];
  const hasAll = (campo: 'gtin' | 'codigo') =>
    ambas.every((itens) => itens.some((item) => item[campo] !== null));
  const identidade = hasAll('gtin') ? 'gtin' : hasAll('codigo') ? 'codigo' : undefined;
  const isExata = ambas.every((itens) => itens.every(({ unidade }) => unidade !== null));
  const isSomada = isSoma(a) && isSoma(b);
  const toTexto = (item: ItemNota): string =>
    [
      identidade && item[identidade]?.replace(/^0+(?=\d)/, ''),
      isExata ? item.quantidade : countUnidades(item),
      isSomada && item.centavos,
    ].join(' ');
  const [one, other] = ambas.map((itens) => itens.map(toTexto).sort().join('\n'));
  return one === other;
}

const isSoma = ({ itens, valorCentavos }: ComItens): boolean =>
  itens?.reduce((sum, { centavos }) => sum + centavos, 0) === valorCentavos;
