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
      status?: string;
      perPage: number;
      page: number;
    },
  ): Promise<{ documentos: DocumentoFiscalView[]; total: number }>;
  listPendentes(
    campanhaId: string,
    perPage: number,
    page: number,
  ): Promise<{ documentos: DocumentoFiscalView[]; total: number }>;
}

export function createDocumentoFiscalLista(views: DocumentoFiscalViews): DocumentoFiscalLista {
  return {
    findByChave: (consumidorId, campanhaId, chaveAcesso) =>
      views.findByChave(consumidorId, campanhaId, stripMask(chaveAcesso).toUpperCase()),
    list: (consumidorId, { perPage, page, ...filter }) =>
      views.list(consumidorId, { ...filter, limite: perPage, pular: (page - 1) * perPage }),
    listPendentes: (campanhaId, perPage, page) =>
      views.listPendentes(campanhaId, perPage, (page - 1) * perPage),
  };
}
