import { findItens } from '@trevo/rules/documento-fiscal/prova-nota';
import type { ItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoFiscalView } from '../documento-fiscal.views.ts';
import type { FatoStore } from './fato.store.ts';

/** Finds the lines of a registered receipt that its rewards are counted from; null where the campaign needs none. */
export type FindItensContados = (
  publicada: CampanhaPublicada,
  view: DocumentoFiscalView,
) => Promise<readonly ItemNota[] | null>;

export const createFindItensContados =
  (fatos: Pick<FatoStore, 'list'>): FindItensContados =>
  async ({ arquivo }, view) => {
    if (!arquivo.ganho.produtos) return null;
    return findItens(arquivo.documentos.valor, await fatos.list(toRef(view)), view.fonte)?.itens ?? null;
  };
