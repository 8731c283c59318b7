import { useEffect, useState } from 'react';
import { callConsole } from '../../../platform/api/console-client.ts';
import type { Conferencia } from '../documento/rascunho.wire.ts';

const pausa = 1_500;

/**
 * Returns the server's check of a text, for the bar below the editor; undefined while it is not known.
 *
 * @param base hash of the publication of the draft: after a publication the same text is checked again
 */
export function useConferencia(texto: string | undefined, base: string | null): Conferencia | undefined {
  const [conferida, setConferida] = useState<{
    texto: string;
    base: string | null;
    conferencia: Conferencia;
  }>();
  useEffect(() => {
    if (texto === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { retorno } = await callConsole('operador.conferirCampanha', {
          body: { texto },
          signal: controller.signal,
        });
        setConferida({ texto, base, conferencia: retorno });
      } catch {
        // -- swallowed: the bar shows the browser's own check, and the publication asks again
      }
    }, pausa);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [texto, base]);
  return conferida?.texto === texto && conferida?.base === base ? conferida?.conferencia : undefined;
}
