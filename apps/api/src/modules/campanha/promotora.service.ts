import { refuse } from '../../kernel/domain-error.ts';
import type { createPromotoraStore, PromotoraRow } from './promotora.store.ts';

export type PromotoraService = ReturnType<typeof createPromotoraService>;

/** The promoters of an installation. */
export const createPromotoraService = (store: ReturnType<typeof createPromotoraStore>) => ({
  /** Lists all promoters by name. */
  list: (): Promise<PromotoraRow[]> => store.list(),
  /** Creates a promoter; the same promoter again changes nothing. Throws operador.promotoraExiste for a name that is taken. */
  async create(promotora: PromotoraRow): Promise<PromotoraRow> {
    const row = await store.create(promotora);
    if (row.nome !== promotora.nome || row.cnpj !== promotora.cnpj) throw refuse('operador.promotoraExiste');
    return row;
  },
});
