import { useEffect, useState } from 'react';
import { callConsole } from '../../../platform/api/console-client.ts';
import type { Conferencia } from '../documento/rascunho.wire.ts';

const pausa = 1_500;

/** Returns the server's check of a text, for the bar below the editor; undefined while it is not known. */
export function useConferencia(texto: string | undefined): Conferencia | undefined {
  const [conferida, setConferida] = useState<{ texto: string; conferencia: Conferencia }>();
  useEffect(() => {
    if (texto === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { retorno } = await callConsole('operador.conferirCampanha', {
          body: { texto },
          signal: controller.signal,
        });
        setConferida({ texto, conferencia: retorno });
      } catch {
        // -- swallowed: the bar shows what the browser knows, and the publication asks again
      }
    }, pausa);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [texto]);
  return conferida?.texto === texto ? conferida?.conferencia : undefined;
}
