import type { Clock } from '../../kernel/clock.ts';
import { createId } from '../../kernel/ids.ts';
import type { NotificacaoGeral, NotificacaoStore } from './notificacao.store.ts';
import type { CampanhaId } from '../campanha/public.ts';

// Nobody reads further back, and a campaign tells each person far less.
const newest = 200;

export type NotificacaoService = ReturnType<typeof createNotificacaoService>;

/** What people are told. What happens to one person writes its notice in its own statement (notificacao_add). */
export const createNotificacaoService = (store: NotificacaoStore, clock: Clock) => ({
  list: (consumidorId: string, campanhaId: CampanhaId) => store.list(consumidorId, campanhaId, newest),
  see: (consumidorId: string, ids: readonly string[]) => store.see(consumidorId, ids, clock.now()),
  /** Tells everybody in a campaign, on their devices too; the notice's id. */
  async tellAll(campanhaId: CampanhaId, words: Omit<NotificacaoGeral, 'notificacaoId'>): Promise<string> {
    const agora = clock.now();
    const notificacaoId = createId(agora.getTime());
    await store.addGeral(campanhaId, { ...words, notificacaoId }, agora);
    return notificacaoId;
  },
});
