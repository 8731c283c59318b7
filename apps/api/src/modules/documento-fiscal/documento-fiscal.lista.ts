import { stripMask } from '@trevo/rules/texto/mask';
import type { DocumentoFiscalView, DocumentoFiscalViews } from './documento-fiscal.views.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type DocumentoFiscalLista = ReturnType<typeof createDocumentoFiscalLista>;

/** Creates the read service for a consumer's own receipts: lists and single receipts. */
export function createDocumentoFiscalLista(views: DocumentoFiscalViews) {
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
  };
}
