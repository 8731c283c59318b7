import { canUndo } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { DocumentoFiscalStore, DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { AnotacaoStore } from './anotacao.store.ts';
import { anotacaoText } from './anotacao.text.ts';

/** Undoes verdicts of people: the receipt waits in the review queue again. */
export function createDesfazerService(parts: {
  store: Pick<DocumentoFiscalStore, 'undo'>;
  views: Pick<DocumentoFiscalViews, 'get'>;
  anotacoes: AnotacaoStore;
  clock: Clock;
}) {
  const { store, views, anotacoes, clock } = parts;
  return {
    /**
     * Undoes a person's verdict with its rewards, and keeps the reason as a note. Throws documentoFiscal.nenhum,
     * documentoFiscal.semVeredito, and documentoFiscal.jaCadastrado where another receipt has its access key by now.
     */
    async undo(
      publicada: CampanhaPublicada,
      ref: DocumentoRef,
      { statusVisto, motivo, ator }: { statusVisto: 'VALIDO' | 'INVALIDO'; motivo: string; ator: Ator },
    ): Promise<DocumentoFiscalView> {
      const view = await views.get(ref.consumidorId, ref.documentoFiscalId);
      if (view?.campanha_id !== publicada.campanhaId) throw refuse('documentoFiscal.nenhum');
      const agora = clock.now();
      const { resultado } = await store.undo(ref, { agora, status: statusVisto, ator });
      if (resultado === 'semVeredito') throw refuse('documentoFiscal.semVeredito');
      if (resultado !== 'desfeito') throw refuse(`documentoFiscal.${resultado}`);
      await anotacoes.create(ref, anotacaoText.desfeita(motivo), ator, agora);
      return (await views.get(ref.consumidorId, ref.documentoFiscalId))!;
    },
  };
}

/** Whether a receipt has a person's verdict that can be undone. */
export const hasVeredito = ({ status, revisado_em }: DocumentoFiscalView): boolean =>
  canUndo(status) && revisado_em !== null;
