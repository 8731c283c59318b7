import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetAnswers } from '../../platform/api/api-client.ts';

/** Makes every screen ask again for numbers, receipts and cards, because something has just earned some. */
export function useRefreshNumeros(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    forgetNumeros();
    void queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        /^(cupom|documentoFiscal|raspadinha\w*)\./.test(String(queryKey[0])) &&
        queryKey[0] !== 'cupom.escanear',
    });
  }, [queries]);
}

const services = ['/cupom', '/documentoFiscal', '/raspadinha', '/raspadinhaAlternativa', '/produto'];

/** Forgets the kept answers about numbers, receipts and cards, because something has just earned some. */
export function forgetNumeros(): void {
  for (const service of services) forgetAnswers(service.toLowerCase());
}
