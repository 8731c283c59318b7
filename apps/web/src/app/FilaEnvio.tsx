import { useEffect } from 'react';
import { useRefreshNumeros } from '../features/documento-fiscal/use-refresh-numeros.ts';
import { isWatched, onAnswered } from '../features/documento-fiscal/fila/send-fila.ts';
import { describeAnswer } from '../features/documento-fiscal/fila/fila.text.ts';
import type { NotaNaFila } from '../features/documento-fiscal/fila/nota-na-fila.ts';
import { useFilaRotina } from '../features/documento-fiscal/fila/use-fila-rotina.ts';
import { toasts } from '../platform/toast/toasts.ts';
import { QueryProvider } from '../platform/api/QueryProvider.tsx';

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
    const showAnswer = (nota: NotaNaFila) => {
      refresh();
      if (!isWatched(nota)) toasts.show(describeAnswer(nota), { tone: toTone(nota) });
    };
    onAnswered.add(showAnswer);
    return () => void onAnswered.delete(showAnswer);
  }, [refresh]);
  return null;
}

function toTone({ documento }: NotaNaFila): 'sucesso' | 'info' | 'alerta' {
  if (!documento || documento.apuracao.status === 'INVALIDO') return 'alerta';
  return documento.apuracao.status === 'VALIDO' ? 'sucesso' : 'info';
}
