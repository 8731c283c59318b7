import type { LeitorNotas } from '../../../adapters/leitor/leitor.port.ts';
import type { Sessao } from '../../../kernel/auth/sessao.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { JulgamentoService } from './julgamento.service.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { FatoStore } from './fato.store.ts';
import { toDito } from './prova.ts';

export type LeitorService = ReturnType<typeof createLeitorService>;

/** Facts about receipts from the external reader. */
export function createLeitorService(parts: {
  leitor: LeitorNotas | undefined;
  fatos: FatoStore;
  views: DocumentoFiscalViews;
  julgamentos: Pick<JulgamentoService, 'judgeByRules'>;
  clock: Clock;
}) {
  const { leitor, fatos, views, julgamentos, clock } = parts;
  return {
    /**
     * Stores a reading that the consumer's browser brought back from the reader, for a receipt in these
     * campaigns, and judges the receipt by it. Throws documentoFiscal.leituraInvalida for an invalid signature,
     * and documentoFiscal.nenhum.
     */
    async read(
      { consumidorId }: Sessao,
      leitura: string,
      campanhas: readonly CampanhaPublicada[],
    ): Promise<DocumentoFiscalView> {
      const lida = await leitor?.verify(leitura);
      if (!lida) throw refuse('documentoFiscal.leituraInvalida');
      for (const publicada of campanhas) {
        const view = await views.findByChave(consumidorId, publicada.campanhaId, lida.chaveAcesso);
        if (!view) continue;
        const isWaiting = await fatos.hear(toRef(view), toDito('leitor', lida.fatos), clock.now());
        const known = await views.get(consumidorId, view.documento_fiscal_id);
        if (!isWaiting) return known!;
        await julgamentos.judgeByRules(publicada, known!);
        return (await views.get(consumidorId, view.documento_fiscal_id))!;
      }
      throw refuse('documentoFiscal.nenhum');
    },
  };
}
