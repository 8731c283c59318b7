import { session } from '../../../platform/session/session.ts';
import { localStore } from '../../../platform/storage/local-store.ts';

interface KeptChave {
  /** Owner of the draft: the next user of this device must not see it. */
  readonly usuario: string;
  readonly chave: string;
}

// Renaming the storage key would lose drafts stored by earlier releases.
const chavePlace = 'compra.chave';

/** Draft of an unsent access key, so that its 44 characters need not be typed twice. */
export const chaveDraft = {
  read(): string {
    const kept = localStore.get<KeptChave>(chavePlace);
    return kept?.usuario === session.get()?.usuario ? (kept?.chave ?? '') : '';
  },
  write(chave: string): void {
    const usuario = session.get()?.usuario;
    if (usuario) localStore.set(chavePlace, { usuario, chave } satisfies KeptChave);
  },
  clear: (): void => localStore.remove(chavePlace),
};
