import { getHoraFim } from '@trevo/config/configuracao/configuracao-questions';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { fila } from '../fila/fila.ts';
import { isEsperando, type NotaNaFila } from '../fila/nota-na-fila.ts';
import { captureNota, findNota, sendFila, unwatch, watch } from '../fila/send-fila.ts';
import type { DocumentoFiscal, Envio } from '../documento-fiscal.wire.ts';

/** Result of a receipt: the server's document, a refusal, or pending in the offline queue. */
export type Desfecho = { readonly envio: Envio; readonly nota: NotaNaFila } & (
  | { readonly situacao: 'registrada'; readonly documento: DocumentoFiscal }
  | { readonly situacao: 'recusada'; readonly error: ApiError }
  | { readonly situacao: 'guardada' }
);

export interface SendDocumento {
  /** Null until a receipt was scanned and tried. A pending result is replaced by the final one automatically. */
  readonly desfecho: Desfecho | null;
  readonly pending: boolean;
  send(envio: Envio): void;
  /** Retries the pending receipt. */
  retry(): void;
  /** Resets the state for the next receipt. */
  reset(): void;
}

/** Time limit after which the user is told that the receipt is safe, in milliseconds; sending continues. */
const patienceMilliseconds = 8_000;

/** Stores a receipt in the offline queue, sends it, and shows the result. */
export function useSendDocumento(): SendDocumento {
  const horaFim = getHoraFim(useConfiguracao());
  const [nota, setNota] = useState<NotaNaFila | null>(null);
  const [pending, setPending] = useState(false);
  // A ref, because two reads of one frame can arrive before a render.
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

/** Subscribes to a pending receipt until it has a result; once shown, the result is removed from the queue. */
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
  if (documento) return { situacao: 'registrada', envio, nota, documento };
  if (recusa) {
    const error = new ApiError(recusa.status, recusa.envelope);
    return { situacao: 'recusada', envio, nota, error };
  }
  return { situacao: 'guardada', envio, nota };
}
