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

/** Whose balance it is, and of which campaign. */
interface Dono {
  /** The next person on this phone must not see it. Empty: nothing is kept, and nothing is looked for. */
  readonly usuario: string;
  readonly campanha: string;
}

interface Kept extends Dono {
  /** When the server said it. */
  readonly em: string;
  readonly saldo: Saldo;
}

/** What a card of a balance draws, and how it is asked again. */
export interface SaldoState {
  readonly saldo: Saldo | undefined;
  /** When it was known, where the server does not say it now; null while it is what the server says. */
  readonly desde: string | null;
  /** Nothing is known, and asking failed. */
  readonly hasFailed: boolean;
  /** Why asking failed, if it did. */
  readonly codigo?: ErrorCode | undefined;
  readonly pending: boolean;
  onRetry(): void;
}

/**
 * The balance that the server says, or the last one that it said on this phone: no failure hides what is known.
 *
 * @param saldo the answer of `query`, as every balance is drawn
 */
export function useSaldoConhecido(
  moeda: Moeda,
  { usuario, campanha }: Dono,
  saldo: Saldo | undefined,
  query: UseQueryResult<unknown, ApiError>,
): SaldoState {
  const { error, dataUpdatedAt, isPlaceholderData, isFetching, refetch } = query;
  useEffect(() => {
    // A kiosk keeps nothing of who used it.
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

/** How old a balance is: `Saldo de hoje, 14h32`. */
export const sayIdade = (instante: string, agora: Date): string =>
  text.saldoDe(formatMomento(instante, agora).toLowerCase());
