import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { EvidenciaModule } from '../../evidencia/public.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { FilaViews } from './fila.views.ts';
import type { DocumentoOperadorViews } from '../operador/documento-operador.views.ts';

/** Why two receipts may be one purchase, the strongest reason first. */
export type RazaoGemea = 'mesmaFoto' | 'mesmaCompra' | 'mesmoCaixa' | 'mesmoAparelho';

export interface Gemea {
  readonly view: DocumentoFiscalView;
  readonly razoes: readonly RazaoGemea[];
}

const most = 20;

/** Finds receipts that may be the same purchase as another one. */
export function createGemeaService(parts: {
  views: Pick<DocumentoFiscalViews, 'get'>;
  operadorViews: Pick<DocumentoOperadorViews, 'listRepetidos'>;
  filaViews: Pick<FilaViews, 'listByRef'>;
  evidencias: Pick<EvidenciaModule['evidencias'], 'listVizinhas'>;
}) {
  const { views, operadorViews, filaViews, evidencias } = parts;
  return {
    /** Lists the receipts like this one with the reasons, the strongest first. Throws documentoFiscal.nenhum. */
    async list({ campanhaId }: CampanhaPublicada, ref: DocumentoRef): Promise<Gemea[]> {
      const view = await views.get(ref.consumidorId, ref.documentoFiscalId);
      if (view?.campanha_id !== campanhaId) throw refuse('documentoFiscal.nenhum');
      const [compras, { foto, caixa, aparelho }] = await Promise.all([
        operadorViews.listRepetidos(ref.consumidorId, ref.documentoFiscalId),
        evidencias.listVizinhas(campanhaId, {
          ...ref,
          chaveAcesso: view.chave_acesso,
          uriImagem: view.uri_imagem,
          registradoEm: view.registrado_em,
        }),
      ]);
      const found = new Map<string, { ref: DocumentoRef; razoes: RazaoGemea[] }>();
      const add = (razao: RazaoGemea, notas: readonly DocumentoRef[]) => {
        for (const { consumidorId, documentoFiscalId } of notas) {
          const one = found.get(documentoFiscalId) ?? {
            ref: { consumidorId, documentoFiscalId },
            razoes: [],
          };
          one.razoes.push(razao);
          found.set(documentoFiscalId, one);
        }
      };
      add('mesmaFoto', foto);
      add('mesmaCompra', compras.map(toRef));
      add('mesmoCaixa', caixa);
      add('mesmoAparelho', aparelho);
      const some = [...found.values()].slice(0, most);
      const all = await filaViews.listByRef(some.map((one) => one.ref));
      return some.flatMap(({ ref: { documentoFiscalId }, razoes }) =>
        all
          .filter((one) => one.documento_fiscal_id === documentoFiscalId)
          .map((one) => ({ view: one, razoes })),
      );
    },
  };
}
