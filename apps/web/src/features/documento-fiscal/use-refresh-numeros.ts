import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetAnswers } from '../../platform/api/api-client.ts';

/** Makes every screen ask again for numbers, receipts and cards, because something has just earned some. */
export function useRefreshNumeros(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    forgetNumeros();
    const filters = { predicate: isAboutNumeros };
    // A first answer that is on its way was asked for before: it would be taken for the newest.
    void queries.cancelQueries(filters).then(() => queries.invalidateQueries(filters));
  }, [queries]);
}

const isAboutNumeros = ({ queryKey }: Query): boolean =>
  /^(cupom|documentoFiscal|raspadinha\w*)\./.test(String(queryKey[0])) && queryKey[0] !== 'cupom.escanear';

const services = ['/cupom', '/documentoFiscal', '/raspadinha', '/raspadinhaAlternativa', '/produto'];

/** Forgets the kept answers about numbers, receipts and cards, because something has just earned some. */
export function forgetNumeros(): void {
  for (const service of services) forgetAnswers(service.toLowerCase());
}
