import type { CupomLink } from '@trevo/rules/cupom-link';
import { useCallback, useRef, useState } from 'react';
import { callApi } from '../../shared/api/api-client.ts';
import { type ApiError, toApiError } from '../../shared/api/api-error.ts';
import type { DocumentoFiscal } from '../../shared/documento-fiscal/documento-fiscal.wire.ts';
import { useRefreshNumeros } from '../../shared/documento-fiscal/use-refresh-numeros.ts';

export interface RegisterCupom {
  readonly documento: DocumentoFiscal | null;
  readonly error: ApiError | null;
  readonly pending: boolean;
  register(cupom: CupomLink): void;
  reset(): void;
}

/** Registers a coupon. The server answers the same person the same, so a repeated call grants nothing more. */
export function useRegisterCupom(): RegisterCupom {
  const refresh = useRefreshNumeros();
  const [documento, setDocumento] = useState<DocumentoFiscal | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [pending, setPending] = useState(false);
  // Two presses of one frame arrive before any render.
  const busy = useRef(false);

  const register = useCallback(
    async ({ ano, identificacao, numeroAleatorio }: CupomLink) => {
      if (busy.current) return;
      busy.current = true;
      setPending(true);
      setError(null);
      try {
        const { retorno } = await callApi('cupom.escanear', {
          params: { anoCampanha: ano, identificacaoCampanha: identificacao, numeroAleatorio },
          query: { data: new Date().toISOString() },
        });
        setDocumento(retorno);
        refresh();
      } catch (thrown) {
        setError(toApiError(thrown));
      } finally {
        busy.current = false;
        setPending(false);
      }
    },
    [refresh],
  );

  return {
    documento,
    error,
    pending,
    register: useCallback((cupom) => void register(cupom), [register]),
    reset: useCallback(() => {
      setDocumento(null);
      setError(null);
    }, []),
  };
}
