import { session } from '../../platform/session/session.ts';
import { localStore } from '../../platform/storage/local-store.ts';

interface KeptChave {
  /** Whose it is: the next person on this phone must not see it. */
  readonly usuario: string;
  readonly chave: string;
}

// Another name would lose what phones keep from earlier releases.
const chavePlace = 'compra.chave';

/** What was typed of an access key that was not sent yet: 44 characters are not typed twice. */
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
