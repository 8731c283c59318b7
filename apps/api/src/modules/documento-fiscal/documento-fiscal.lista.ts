import { findItens, type FonteOrdenada, type ItensDaFonte } from '@trevo/rules/documento-fiscal/prova-nota';
import { stripMask } from '@trevo/rules/texto/mask';
import type { DocumentoFiscalView, DocumentoFiscalViews } from './documento-fiscal.views.ts';
import { toRef } from './documento-fiscal.columns.ts';
import type { FatoStore } from './prova/fato.store.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type DocumentoFiscalLista = ReturnType<typeof createDocumentoFiscalLista>;

/** Creates the read service for a consumer's own receipts: lists and single receipts. */
export function createDocumentoFiscalLista(views: DocumentoFiscalViews, fatos: Pick<FatoStore, 'list'>) {
  return {
    findByChave: (
      consumidorId: string,
      campanhaId: CampanhaId,
      chaveAcesso: string,
    ): Promise<DocumentoFiscalView | undefined> =>
      views.findByChave(consumidorId, campanhaId, stripMask(chaveAcesso).toUpperCase()),
    list: (
      consumidorId: string,
      {
        perPage,
        page,
        ...filter
      }: {
        campanhaIds: CampanhaId[];
        tipo?: string | undefined;
        status?: string | undefined;
        inicial?: string | undefined;
        final?: string | undefined;
        perPage: number;
        page: number;
      },
    ): Promise<{ documentos: DocumentoFiscalView[]; total: number }> =>
      views.list(consumidorId, { ...filter, limite: perPage, pular: (page - 1) * perPage }),
    get: views.get,
    /** Finds the product lines of a receipt, by the order of its campaign's sources. */
    findItens: async (
      view: DocumentoFiscalView,
      fontes: readonly FonteOrdenada[],
    ): Promise<ItensDaFonte | undefined> => findItens(fontes, await fatos.list(toRef(view)), view.fonte),
  };
}
