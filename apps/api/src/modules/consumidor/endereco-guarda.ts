import type { Clock } from '../../kernel/clock.ts';
import type { EnderecoGuardaStore } from './endereco-guarda.store.ts';

/** Six months, for which Marco Civil article 15 has records of access kept; afterwards the network is proof enough. */
const wholeDays = 183;

/** Shortens the addresses of old consents and changes by batches; a run that is stopped goes on with the next. */
export const createShortenEnderecos =
  (store: EnderecoGuardaStore, clock: Clock) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const before = new Date(clock.now().getTime() - wholeDays * 86_400_000);
    for (const shorten of [store.shortenAceites, store.shortenAlteracoes])
      while (!stopping?.aborted && (await shorten(before)));
  };
