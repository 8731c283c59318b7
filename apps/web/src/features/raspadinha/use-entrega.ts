import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { type ApiError, toApiError } from '../../platform/api/api-error.ts';
import type { Raspadinha } from './raspadinha.wire.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { usePortador } from './portador.ts';

/** Has a prize paid out. The server pays once, however often it is asked. */
export function useEntrega(
  id: string,
  onDelivered: (card: Raspadinha) => void,
): { pending: boolean; error: ApiError | null; deliver(): void } {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const portador = usePortador();
  const queries = useQueryClient();
  function deliver(): void {
    setPending(true);
    setError(null);
    callApi('raspadinhaAlternativa.picPay', { params: { id }, ...portador })
      .then(
        ({ retorno, mensagem }) => {
          toasts.show(mensagem, { tone: 'sucesso' });
          onDelivered(retorno);
          void queries.invalidateQueries({ queryKey: ['raspadinhaAlternativa.listar'] });
        },
        (failure: unknown) => setError(toApiError(failure)),
      )
      .finally(() => setPending(false));
  }
  return { pending, error, deliver };
}
