import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queries as cache } from '../../platform/api/queries.ts';

const isAboutNumeros = ({ queryKey }: Query): boolean =>
  /^(cupom|documentoFiscal|raspadinha\w*)\./.test(String(queryKey[0])) && queryKey[0] !== 'cupom.escanear';

const filters = { predicate: isAboutNumeros };

/** Makes every screen ask again for numbers, receipts and cards, because something has just earned some. */
export function useRefreshNumeros(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    // A first answer that is on its way was asked for before: it would be taken for the newest.
    void queries.cancelQueries(filters).then(() => queries.invalidateQueries(filters));
  }, [queries]);
}

/** Marks the kept answers about numbers, receipts and cards as stale: the next screen that mounts asks again. */
export function forgetNumeros(): void {
  void cache.invalidateQueries({ ...filters, refetchType: 'none' });
}
