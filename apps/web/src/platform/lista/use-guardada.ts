import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type ApiError, isOffline, isSilence } from '@trevo/client/api-error.ts';
import { relogio } from '../network/relogio.ts';
import { useSession } from '../session/session.ts';
import { totem } from '../storage/totem.ts';
import { guardadasPrefix, localStore } from '../storage/local-store.ts';

interface Kept<T> {
  /** Owner of the data: the next user of this device must not see it. */
  readonly usuario: string;
  readonly chave: string;
  /** Time of the server's response. */
  readonly em: string;
  readonly pagina: T;
}

export interface Guardada<T> {
  /** The query, with cached data when the request got no response. */
  readonly query: UseQueryResult<T, ApiError>;
  /** Time of the data when it comes from the cache; null when it is current. */
  readonly desde: string | null;
}

/**
 * Caches the last response of a query on this device for offline use. It is deleted on sign-out, and a kiosk
 * caches nothing.
 *
 * @param nome cache entry; each holds one response
 * @param chave identifies the exact request; null is not cached, such as another page or a filter
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
