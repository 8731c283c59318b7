import { createPermutation } from '@trevo/rules/sorte/numeros/numero-sorte';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import type { CampanhaPublicada, Cofre } from '../campanha/public.ts';
import type { CupomStore } from './cupom.store.ts';

/** Finds the consumer of a lucky number; undefined for an ungranted number. */
export type FindDono = (
  publicada: CampanhaPublicada,
  numero: { readonly serie: string; readonly numero: string },
) => Promise<string | undefined>;

/**
 * Numbers are granted in the order of a keyed permutation. Its inverse gives the index of a number, which has an
 * index in the database; the number itself has none.
 */
export const createFindDono =
  (store: Pick<CupomStore, 'findDono'>, cofre: Pick<Cofre, 'find'>): FindDono =>
  async (publicada, { serie, numero }) => {
    const chaves = cofre.find(publicada);
    const elemento = Number(serie) * numerosPorSerie + Number(numero);
    const { series } = publicada.arquivo.numeros;
    if (!chaves || elemento >= series * numerosPorSerie) return undefined;
    return store.findDono(
      publicada.campanhaId,
      createPermutation(chaves.numeros, series).findPlace(elemento),
    );
  };
