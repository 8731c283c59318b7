import { useQueryClient } from '@tanstack/react-query';
import { getHoraFim } from '@trevo/config/configuracao-questions';
import { selectCampanha } from '@trevo/rules/campanha-window';
import { useRef, useState } from 'react';
import { ApiError, toApiError } from '../api/api-error.ts';
import { campanhaStore } from '../campanha/campanha-store.ts';
import { useConfiguracao } from '../configuracao/PartidaProvider.tsx';
import type { DocumentoFiscal, Envio } from './documento-fiscal.wire.ts';
import { sendDocumento } from './send-documento.ts';

/** What became of a receipt: the server's document, or the refusal. */
export type Desfecho =
  | { readonly ok: true; readonly envio: Envio; readonly documento: DocumentoFiscal }
  | { readonly ok: false; readonly envio: Envio; readonly error: ApiError };

export interface SendDocumento {
  /** Null until something was sent and answered. Stays while the same is sent again. */
  readonly desfecho: Desfecho | null;
  readonly pending: boolean;
  send(envio: Envio): void;
  /** Ready for the next receipt. */
  reset(): void;
}

/** Sends a receipt to the campaign that counts now, and refreshes what the app shows of numbers and receipts. */
export function useSendDocumento(): SendDocumento {
  const queries = useQueryClient();
  const horaFim = getHoraFim(useConfiguracao());
  const [desfecho, setDesfecho] = useState<Desfecho | null>(null);
  const [pending, setPending] = useState(false);
  // Two reads of one frame arrive before any render.
  const busy = useRef(false);

  async function register(envio: Envio): Promise<Desfecho> {
    try {
      await campanhaStore.load();
      const { campanhas, error } = campanhaStore.read();
      if (!campanhas) throw error ?? new ApiError(500, {});
      const { campanha } = selectCampanha(campanhas, new Date(), horaFim);
      if (!campanha) throw new ApiError(404, { codigo: 'campanha.nenhuma' });
      const documento = await sendDocumento(campanha, envio);
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => /^(cupom|documentoFiscal)\./.test(String(queryKey[0])),
      });
      return { ok: true, envio, documento };
    } catch (thrown) {
      return { ok: false, envio, error: toApiError(thrown) };
    }
  }

  return {
    desfecho,
    pending,
    send(envio) {
      if (busy.current) return;
      busy.current = true;
      setPending(true);
      void register(envio).then((next) => {
        busy.current = false;
        setPending(false);
        setDesfecho(next);
      });
    },
    reset: () => setDesfecho(null),
  };
}
