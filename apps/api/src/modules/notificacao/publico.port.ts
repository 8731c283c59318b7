import type { Publico } from '@trevo/contract/notificacao/publico';
import type { CampanhaId } from '../campanha/public.ts';

interface DaCampanha {
  readonly promotoraId: string;
  readonly campanhaId: CampanhaId;
}

/** Selects the people of a notice. A higher module implements it, because it reads their receipts. */
export interface PublicoViews {
  /** Counts them, up to `maximoContado` + 1; null when it takes too long. */
  count(
    campanha: DaCampanha,
    publico: Publico,
    em: Date,
  ): Promise<{ readonly pessoas: number | null; readonly aceitam: number | null }>;
  /**
   * Lists those among the next few thousand people of all campaigns, in the order of their ids, and the last of these
   * people; null at the end.
   *
   * @param em days without a receipt are counted back from here
   */
  listPagina(
    campanha: DaCampanha,
    publico: Publico,
    em: Date,
    depoisDe: string,
  ): Promise<{ readonly consumidores: readonly string[]; readonly ate: string | null }>;
}
