import type { Clock } from '../../../kernel/clock.ts';
import type { EnderecoGuardaStore } from './endereco-guarda.store.ts';

/**
 * Six months: the retention period of access records (Marco Civil, article 15); afterwards the network suffices
 * as proof.
 */
const wholeDays = 183;

/** Returns a job that shortens old addresses in batches; a stopped run resumes with the next one. */
export const createShortenEnderecos =
  (store: EnderecoGuardaStore, clock: Clock) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const before = new Date(clock.now().getTime() - wholeDays * 86_400_000);
    for (const shorten of [store.shortenAceites, store.shortenAlteracoes])
      while (!stopping?.aborted && (await shorten(before)));
  };
