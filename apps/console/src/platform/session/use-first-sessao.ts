import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import { useEffect, useState } from 'react';
import { callConsole } from '../api/console-client.ts';
import { keepSessao, sessaoStore } from './sessao-store.ts';

/** Reads the session of the cookie into the store, once per page load. */
export function useFirstSessao() {
  const [error, setError] = useState<ApiError | null>(null);
  const [isPending, setPending] = useState(false);
  async function read(): Promise<void> {
    setPending(true);
    try {
      keepSessao((await callConsole('operador.sessao')).retorno);
    } catch (thrown) {
      setError(toApiError(thrown));
    }
    setPending(false);
  }
  useEffect(() => {
    if (sessaoStore.get() === undefined) void read();
  }, []);
  return { error, isPending, readAgain: () => void read() };
}
