import type { UseQueryResult } from '@tanstack/react-query';
import type { ErrorCode } from '@trevo/contract/errors';
import { useEffect } from 'react';
import type { ApiError } from '@trevo/client/api-error.ts';
import { formatMomento } from '@trevo/client/format.ts';
import { relogio } from '../../platform/network/relogio.ts';
import { totem } from '../../platform/storage/totem.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import type { Moeda, Saldo } from './conta-corrente.wire.ts';
import { saldoText as text } from './conta-corrente.text.ts';

/** Owner and campaign of a balance. */
interface Dono {
  /** The next user of this device must not see it. Empty: nothing is stored or looked up. */
  readonly usuario: string;
  readonly campanha: string;
}

interface Kept extends Dono {
  /** Time of the server's response. */
  readonly em: string;
  readonly saldo: Saldo;
}

/** State of a balance card and its retry. */
export interface SaldoState {
  readonly saldo: Saldo | undefined;
  /** Time of the balance when it comes from the cache; null when it is current. */
  readonly desde: string | null;
  /** The request failed and no balance is cached. */
  readonly hasFailed: boolean;
  /** Error code of the last request. */
  readonly codigo?: ErrorCode | undefined;
  readonly pending: boolean;
  onRetry(): void;
}

/**
 * Returns the current balance, or the last one cached on this device, so that a failure does not hide it.
 *
 * @param saldo the data of `query`, mapped to the common shape
 */
export function useSaldoConhecido(
  moeda: Moeda,
  { usuario, campanha }: Dono,
  saldo: Saldo | undefined,
  query: UseQueryResult<unknown, ApiError>,
): SaldoState {
  const { error, dataUpdatedAt, isPlaceholderData, isFetching, refetch } = query;
  useEffect(() => {
    // A kiosk stores nothing about its users.
    if (!saldo || isPlaceholderData || !usuario || totem.isOn()) return;
    const em = relogio.at(dataUpdatedAt).toISOString();
    localStore.set(toPlace(moeda), { usuario, campanha, em, saldo } satisfies Kept);
  }, [moeda, campanha, usuario, saldo, dataUpdatedAt, isPlaceholderData]);
  const state = { codigo: error?.codigo, pending: isFetching, onRetry: () => void refetch() };
  if (saldo)
    return { ...state, saldo, desde: error && relogio.at(dataUpdatedAt).toISOString(), hasFailed: false };
  const kept = error && usuario ? localStore.get<Kept>(toPlace(moeda)) : undefined;
  if (kept?.usuario === usuario && kept?.campanha === campanha)
    return { ...state, saldo: kept.saldo, desde: kept.em, hasFailed: false };
  return { ...state, saldo: undefined, desde: null, hasFailed: error !== null };
}

const toPlace = (moeda: Moeda) => `saldo.${moeda}`;

/** Formats the age of a balance: `Saldo de hoje, 14h32`. */
export const describeIdade = (instante: string, agora: Date): string =>
  text.saldoDe(formatMomento(instante, agora).toLowerCase());
