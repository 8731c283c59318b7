import type { Clock } from '../../kernel/clock.ts';
import type { AvisoPessoa, NotificacaoStore } from './notificacao.store.ts';
import type { CampanhaId } from '../campanha/public.ts';

// Upper bound of the list; far above the notifications of a campaign to one consumer.
const newest = 200;

export type NotificacaoService = ReturnType<typeof createNotificacaoService>;

/** Notification service. Individual notifications are written by the statement of their event (notificacao_add). */
export const createNotificacaoService = (store: NotificacaoStore, clock: Clock) => ({
  list: (consumidorId: string, campanhaId: CampanhaId) => store.list(consumidorId, campanhaId, newest),
  see: (consumidorId: string, ids: readonly string[]) => store.see(consumidorId, ids, clock.now()),
  /** Sends a notice of the campaign to one person, once for each `avisoId`. */
  notifyPessoa: (
    pessoa: { readonly consumidorId: string; readonly campanhaId: CampanhaId },
    aviso: AvisoPessoa,
  ): Promise<void> => store.addDaPessoa(pessoa, aviso, clock.now()),
});
