import { type CausaLote, causasLote, maximoLote } from '@trevo/contract/documento-fiscal/fila-lote.calls';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { EvidenciaModule } from '../../evidencia/public.ts';
import { isEmitenteFora, toJanelaCompras } from '../ganho/apuracao.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import { type FilaViews, isWaiting } from './fila.views.ts';
import type { Causa, LoteViews } from './lote.views.ts';

export type CausaService = ReturnType<typeof createCausaService>;

/** Finds the receipts that wait for the same reason and share a cause with one of them. */
export function createCausaService(parts: {
  loteViews: Pick<LoteViews, 'list'>;
  views: Pick<DocumentoFiscalViews, 'get'>;
  filaViews: Pick<FilaViews, 'listByRef'>;
  evidencias: Pick<EvidenciaModule['evidencias'], 'listMesmaFoto'>;
}) {
  const { loteViews, views, filaViews, evidencias } = parts;

  /** Returns a receipt of the campaign. Throws documentoFiscal.nenhum. */
  const get = async ({ campanhaId }: CampanhaPublicada, ref: DocumentoRef): Promise<DocumentoFiscalView> => {
    const view = await views.get(ref.consumidorId, ref.documentoFiscalId);
    if (view?.campanha_id !== campanhaId) throw refuse('documentoFiscal.nenhum');
    return view;
  };

  /** Lists the receipts with the same picture that wait for the same reason. */
  const listMesmaFoto = async (view: DocumentoFiscalView, uriImagem: string): Promise<DocumentoRef[]> => {
    const near = await evidencias.listMesmaFoto(view.campanha_id, uriImagem, view.documento_fiscal_id);
    const all = await filaViews.listByRef(near);
    return all.filter((one) => isWaiting(one) && one.motivo === view.motivo).map(toRef);
  };

  /** Lists the other receipts that share this cause with a receipt; none where the receipt does not have it. */
  const listOutras = async (
    { arquivo }: CampanhaPublicada,
    view: DocumentoFiscalView,
    nome: CausaLote,
  ): Promise<DocumentoRef[]> => {
    const causa = nome === 'foto' ? undefined : findCausa(arquivo, view, nome);
    const found = causa
      ? await loteViews.list(view.campanha_id, view.motivo, causa, maximoLote)
      : nome === 'foto' && view.uri_imagem
        ? await listMesmaFoto(view, view.uri_imagem)
        : [];
    return found
      .filter(({ documentoFiscalId }) => documentoFiscalId !== view.documento_fiscal_id)
      .slice(0, maximoLote - 1);
  };

  /** Returns the test whether a receipt has the cause of the first one. */
  const toMesmaCausa = async (
    { arquivo }: CampanhaPublicada,
    primeira: DocumentoFiscalView,
    nome: CausaLote,
    all: readonly DocumentoFiscalView[],
  ): Promise<(view: DocumentoFiscalView) => boolean> => {
    if (nome !== 'foto') {
      if (!findCausa(arquivo, primeira, nome)) return () => false;
      return (view) =>
        findCausa(arquivo, view, nome) !== undefined &&
        (nome === 'datas' || view.emitente === primeira.emitente);
    }
    const { uri_imagem: uriImagem, campanha_id, documento_fiscal_id } = primeira;
    if (!uriImagem || all.length === 0) return () => false;
    const iguais = await evidencias.listMesmaFoto(campanha_id, uriImagem, documento_fiscal_id);
    const ids = new Set([documento_fiscal_id, ...iguais.map(({ documentoFiscalId }) => documentoFiscalId)]);
    return (view) => ids.has(view.documento_fiscal_id);
  };

  return {
    get,
    listOutras,
    toMesmaCausa,
    /** Counts the other receipts of each cause that a waiting receipt has. Throws documentoFiscal.nenhum. */
    async listCausas(
      publicada: CampanhaPublicada,
      ref: DocumentoRef,
    ): Promise<{ causa: CausaLote; total: number }[]> {
      const view = await get(publicada, ref);
      if (!isWaiting(view)) return [];
      const all = await Promise.all(
        causasLote.map(async (causa) => ({
          causa,
          total: (await listOutras(publicada, view, causa)).length,
        })),
      );
      return all.filter(({ total }) => total > 0);
    },
  };
}

/** Returns the cause if the receipt has it. */
function findCausa(
  { documentos, campanha }: CampanhaPublicada['arquivo'],
  { emitente, emitido_em }: DocumentoFiscalView,
  nome: Exclude<CausaLote, 'foto'>,
): Causa | undefined {
  if (nome === 'emitente')
    return emitente !== null && isEmitenteFora(documentos, emitente) ? { causa: nome, emitente } : undefined;
  const janela = toJanelaCompras({ documentos, campanha });
  const isFora =
    emitido_em !== null && (emitido_em < janela.dataInicial || emitido_em > janela.dataFinalCompras);
  return isFora ? { causa: nome, ...janela } : undefined;
}
