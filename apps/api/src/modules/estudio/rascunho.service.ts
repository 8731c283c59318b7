import { maximoRascunhos } from '@trevo/contract/estudio/rascunho.calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { RascunhoComTexto, RascunhoRow, RascunhoStore } from './rascunho.store.ts';

/** Drafts of campaign files of a promoter. */
export function createRascunhoService(store: RascunhoStore, clock: Clock) {
  return {
    list: store.list,
    /** Throws rascunho.nenhum. */
    async get(promotoraId: string, rascunhoId: string): Promise<RascunhoComTexto> {
      const row = await store.find(promotoraId, rascunhoId);
      if (!row) throw refuse('rascunho.nenhum');
      return row;
    },
    /**
     * Creates a draft or replaces its text; a deleted one is created again, so that no text is lost. The same request
     * sent again changes nothing. Throws rascunho.alterado and rascunho.muitos.
     */
    async save(
      promotoraId: string,
      novo: Pick<RascunhoComTexto, 'rascunho_id' | 'nome' | 'texto' | 'versao' | 'base'>,
      ator: Ator,
    ): Promise<RascunhoRow> {
      const saved = await store.save(promotoraId, { ...novo, ator, agora: clock.now() });
      if (typeof saved === 'object') return saved;
      if (saved === 'muitos') throw refuse('rascunho.muitos', { maximo: maximoRascunhos });
      const known = await store.find(promotoraId, novo.rascunho_id);
      const isRepeated =
        known?.versao === novo.versao + 1 && known.texto === novo.texto && known.nome === novo.nome;
      if (isRepeated) return known;
      throw refuse('rascunho.alterado', { nome: known?.alterado_por.nome ?? '' });
    },
    remove: store.remove,
  };
}
