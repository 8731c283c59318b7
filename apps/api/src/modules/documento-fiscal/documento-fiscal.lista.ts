import { stripMask } from '@trevo/rules/mask';
import type { DocumentoFiscalView, DocumentoFiscalViews } from './documento-fiscal.views.ts';

export type DocumentoFiscalLista = ReturnType<typeof createDocumentoFiscalLista>;

/** The reading side of receipts: lists and single receipts of their owner, and what waits for the operator. */
export function createDocumentoFiscalLista(views: DocumentoFiscalViews) {
  return {
    findByChave: (
      consumidorId: string,
      campanhaId: string,
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
        campanhaIds: string[];
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
    /** Other receipts that look like the same purchase; undefined when there is no such receipt in the campaign. */
    async listRepetidos(
      campanhaId: string,
      { consumidorId, documentoFiscalId }: { consumidorId: string; documentoFiscalId: string },
    ): Promise<DocumentoFiscalView[] | undefined> {
      const view = await views.get(consumidorId, documentoFiscalId);
      if (view?.campanha_id !== campanhaId) return undefined;
      return views.listRepetidos(consumidorId, documentoFiscalId);
    },
    listPendentes: views.listPendentes,
  };
}
