import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { type EstoqueLoteStore, type LoteTipo, toFatias } from './estoque-lote.store.ts';
import type { CampanhaPublicada } from './hospedagem.service.ts';

/** Blocks of code batches, and adjustments of a product's stock. */
export function createEstoqueLoteService(store: EstoqueLoteStore, clock: Clock) {
  return {
    /** Blocks or releases a batch; idempotent. */
    async setBloqueio(
      { campanhaId }: CampanhaPublicada,
      tipo: LoteTipo,
      lote: string,
      { bloqueado, motivo, ator }: { bloqueado: boolean; motivo: string; ator: Ator },
    ): Promise<void> {
      if (bloqueado) await store.block(campanhaId, tipo, lote, { motivo, ator, agora: clock.now() });
      else await store.release(campanhaId, tipo, lote);
    },
    /** Adjusts a product's stock once for an id. Throws estoque.produtoNenhum and estoque.faltam. */
    async adjust(
      { campanhaId, arquivo }: CampanhaPublicada,
      ajuste: { ajusteId: string; produtoId: string; unidades: number; motivo: string; ator: Ator },
    ): Promise<void> {
      const produto = arquivo.produtos.itens.find(({ codigo }) => codigo === ajuste.produtoId);
      if (!produto) throw refuse('estoque.produtoNenhum');
      const isDone = await store.adjust(campanhaId, { ...ajuste, agora: clock.now() }, toFatias(produto));
      if (!isDone) throw refuse('estoque.faltam');
    },
  };
}
