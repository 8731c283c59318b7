import { useEffect } from 'react';
import { useConsumidor } from '../../../features/consumidor/use-consumidor.ts';
import { useSession } from '../../../platform/session/session.ts';
import { guardadasPrefix, localStore } from '../../../platform/storage/local-store.ts';
import { totem } from '../../../platform/storage/totem.ts';

const place = `${guardadasPrefix}nome`;

interface Kept {
  /** Owner of the name: the next user of this device must not see it. */
  readonly usuario: string;
  readonly nome: string;
}

/**
 * Returns the user's name, or the one cached on this device while the profile is missing, so that the greeting
 * does not lose it off-line. It is deleted on sign-out, and a kiosk caches nothing.
 */
export function useNome(): string | undefined {
  const usuario = useSession()?.usuario;
  const { data: consumidor, isPlaceholderData } = useConsumidor();
  // The placeholder is the answer for the previous user.
  const nome = isPlaceholderData ? undefined : consumidor?.nome;
  useEffect(() => {
    if (nome && usuario && !totem.isOn()) localStore.set(place, { usuario, nome } satisfies Kept);
  }, [nome, usuario]);
  if (nome !== undefined || totem.isOn()) return nome;
  const kept = localStore.get<Kept>(place);
  return kept && kept.usuario === usuario ? kept.nome : undefined;
}
