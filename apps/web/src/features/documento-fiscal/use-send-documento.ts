import { getHoraFim } from '@trevo/config/configuracao/configuracao-questions';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { fila } from './fila/fila.ts';
import { isEsperando, type NotaNaFila } from './fila/nota-na-fila.ts';
import { captureNota, findNota, sendFila, unwatch, watch } from './fila/send-fila.ts';
import type { DocumentoFiscal, Envio } from './documento-fiscal.wire.ts';

/** What became of a receipt: the server's document, the refusal, or that it waits on this phone. */
export type Desfecho =
  | { readonly situacao: 'registrada'; readonly envio: Envio; readonly documento: DocumentoFiscal }
  | { readonly situacao: 'recusada'; readonly envio: Envio; readonly error: ApiError }
  | { readonly situacao: 'guardada'; readonly envio: Envio; readonly nota: NotaNaFila };

export interface SendDocumento {
  /** Null until something was read and tried. What waits turns into its answer by itself. */
  readonly desfecho: Desfecho | null;
  readonly pending: boolean;
  send(envio: Envio): void;
  /** Tries again what waits. */
  retry(): void;
  /** Ready for the next receipt. */
  reset(): void;
}

/** Nobody stands at a till longer than this before being told that the receipt is safe; the sending goes on. */
const patienceMilliseconds = 8_000;

/** Keeps a receipt on the phone, sends it, and shows what became of it. */
export function useSendDocumento(): SendDocumento {
  const horaFim = getHoraFim(useConfiguracao());
  const [nota, setNota] = useState<NotaNaFila | null>(null);
  const [pending, setPending] = useState(false);
  // Two reads of one frame arrive before any render.
  const busy = useRef(false);
  const left = useRef(false);
  useEffect(() => (nota ? follow(nota, setNota) : undefined), [nota]);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);

  function run(work: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    void work().finally(() => {
      busy.current = false;
      setPending(false);
    });
  }

  return {
    desfecho: nota && toDesfecho(nota),
    pending,
    send: (envio) =>
      run(async () => {
        const { nota: kept, tried } = await captureNota(envio, horaFim);
        await waitFor(tried);
        if (left.current) unwatch(kept);
        else setNota(findNota(kept) ?? kept);
      }),
    retry: () => run(() => waitFor(sendFila(horaFim))),
    reset: () => setNota(null),
  };
}

/** Watches one that waits until it is answered; one whose answer is shown needs no place in the queue any more. */
function follow(nota: NotaNaFila, show: (next: NotaNaFila) => void): () => void {
  watch(nota);
  if (!isEsperando(nota)) void fila.remove(nota);
  const look = () => {
    const now = findNota(nota);
    if (now && now !== nota) show(now);
  };
  look();
  const stop = fila.subscribe(look);
  return () => {
    stop();
    unwatch(nota);
  };
}

const waitFor = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, patienceMilliseconds))]);

function toDesfecho(nota: NotaNaFila): Desfecho {
  const { envio, documento, recusa } = nota;
  if (documento) return { situacao: 'registrada', envio, documento };
  if (recusa) return { situacao: 'recusada', envio, error: new ApiError(recusa.status, recusa.envelope) };
  return { situacao: 'guardada', envio, nota };
}
