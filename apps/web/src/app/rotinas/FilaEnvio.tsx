import { useEffect } from 'react';
import { useRefreshNumeros } from '../../features/documento-fiscal/envio/use-refresh-numeros.ts';
import { isWatched, onAnswered } from '../../features/documento-fiscal/fila/send-fila.ts';
import { showNota } from '../../features/documento-fiscal/fila/show-nota.ts';
import type { NotaNaFila } from '../../features/documento-fiscal/fila/nota-na-fila.ts';
import { useFilaRotina } from '../../features/documento-fiscal/fila/use-fila-rotina.ts';
import { QueryProvider } from '../../platform/api/QueryProvider.tsx';

/** Sends the offline queue and shows each result as a toast on any screen. Renders nothing. */
export function FilaEnvio() {
  return (
    <QueryProvider>
      <Envio />
    </QueryProvider>
  );
}

function Envio() {
  const refresh = useRefreshNumeros();
  useFilaRotina();
  useEffect(() => {
    const tell = (nota: NotaNaFila) => {
      refresh();
      if (!isWatched(nota)) showNota(nota);
    };
    onAnswered.add(tell);
    return () => void onAnswered.delete(tell);
  }, [refresh]);
  return null;
}
