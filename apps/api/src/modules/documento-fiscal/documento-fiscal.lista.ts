import { stripMask } from '@trevo/rules/mask';
import type { DocumentoFiscalView, DocumentoFiscalViews } from './documento-fiscal.views.ts';

/** The reading side of receipts: lists and single receipts of their owner, and what waits for the operator. */
export interface DocumentoFiscalLista {
  findByChave(
    consumidorId: string,
    campanhaId: string,
    chaveAcesso: string,
  ): Promise<DocumentoFiscalView | undefined>;
  list(
    consumidorId: string,
    filter: {
      campanhaIds: string[];
      tipo?: string | undefined;
      status?: string | undefined;
      inicial?: string | undefined;
      final?: string | undefined;
      perPage: number;
      page: number;
    },
  ): Promise<{ documentos: DocumentoFiscalView[]; total: number }>;
  get(consumidorId: string, documentoFiscalId: string): Promise<DocumentoFiscalView | undefined>;
  listPendentes: DocumentoFiscalViews['listPendentes'];
  /** Other receipts that look like the same purchase; undefined when there is no such receipt in the campaign. */
  listRepetidos(
    campanhaId: string,
    documento: { consumidorId: string; documentoFiscalId: string },
  ): Promise<DocumentoFiscalView[] | undefined>;
}

export function createDocumentoFiscalLista(views: DocumentoFiscalViews): DocumentoFiscalLista {
  return {
    findByChave: (consumidorId, campanhaId, chaveAcesso) =>
      views.findByChave(consumidorId, campanhaId, stripMask(chaveAcesso).toUpperCase()),
    list: (consumidorId, { perPage, page, ...filter }) =>
      views.list(consumidorId, { ...filter, limite: perPage, pular: (page - 1) * perPage }),
    get: views.get,
    async listRepetidos(campanhaId, { consumidorId, documentoFiscalId }) {
      const view = await views.get(consumidorId, documentoFiscalId);
      if (view?.campanha_id !== campanhaId) return undefined;
      return views.listRepetidos(consumidorId, documentoFiscalId);
    },
    listPendentes: views.listPendentes,
  };
}
