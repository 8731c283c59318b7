import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queries as cache } from '../../../platform/api/queries.ts';

const isAboutNumeros = ({ queryKey }: Query): boolean =>
  /^(cupom|documentoFiscal|raspadinha\w*)\./.test(String(queryKey[0])) && queryKey[0] !== 'cupom.escanear';

const filters = { predicate: isAboutNumeros };

/** Returns a function that invalidates numbers, receipts and cards on every screen, after something earned some. */
export function useRefreshNumeros(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    // Cancels requests in flight first: their stale responses would count as fresh.
    void queries.cancelQueries(filters).then(() => queries.invalidateQueries(filters));
  }, [queries]);
}

/** Marks the cached numbers, receipts and cards as stale; the next screen that mounts reloads them. */
export function forgetNumeros(): void {
  void cache.invalidateQueries({ ...filters, refetchType: 'none' });
}
