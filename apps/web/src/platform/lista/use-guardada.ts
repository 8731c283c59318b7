import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type ApiError, isOffline, isSilence } from '@trevo/client/api-error.ts';
import { relogio } from '../network/relogio.ts';
import { useSession } from '../session/session.ts';
import { totem } from '../storage/totem.ts';
import { guardadasPrefix, localStore } from '../storage/local-store.ts';

interface Kept<T> {
  /** The next person on this device must not see it. */
  readonly usuario: string;
  readonly chave: string;
  /** When the server said it. */
  readonly em: string;
  readonly pagina: T;
}

export interface Guardada<T> {
  /** The query, with what was kept where no answer came. */
  readonly query: UseQueryResult<T, ApiError>;
  /** When what is shown was known, where the server does not say it now; null while it is what the server says. */
  readonly desde: string | null;
}

/**
 * An answer that can be read again without network: the last one that the server gave this person on this device. It
 * is forgotten when they sign out, and a kiosk keeps nothing.
 *
 * @param nome what it is of; only one answer of each name is kept
 * @param chave what exactly was asked; null for what is not kept, as another page or a filter
 */
export function useGuardada<T>(
  nome: string,
  chave: string | null,
  query: UseQueryResult<T, ApiError>,
): Guardada<T> {
  const usuario = useSession()?.usuario;
  const { data: pagina, error, dataUpdatedAt, isPlaceholderData } = query;
  const place = guardadasPrefix + nome;
  useEffect(() => {
    if (pagina === undefined || isPlaceholderData || chave === null || !usuario || totem.isOn()) return;
    const em = relogio.at(dataUpdatedAt).toISOString();
    localStore.set(place, { usuario, chave, em, pagina } satisfies Kept<T>);
  }, [place, chave, usuario, pagina, dataUpdatedAt, isPlaceholderData]);
  const isMissing = pagina === undefined && error !== null && (isOffline(error) || isSilence(error));
  const kept = useMemo(
    () => (isMissing && !totem.isOn() ? localStore.get<Kept<T>>(place) : undefined),
    [isMissing, place],
  );
  if (!kept || kept.usuario !== usuario || kept.chave !== chave) return { query, desde: null };
  return { query: { ...query, data: kept.pagina } as UseQueryResult<T, ApiError>, desde: kept.em };
}
