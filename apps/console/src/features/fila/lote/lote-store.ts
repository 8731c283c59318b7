import { toApiError } from '@trevo/client/api-error.ts';
import { callConsole } from '../../../platform/api/console-client.ts';
import { sendOnLeave } from '../../../platform/api/send-on-leave.ts';
import {
  addPulada,
  type Lote,
  type Mesa,
  type Nota,
  release,
  retencaoLoteMilissegundos,
} from '../fila-estado.ts';
import { type NotaRef, toRef } from '../nota/nota-ref.ts';

const toBody = ({ loteID, causa, decisao, notas }: Lote) => ({
  loteID,
  causa,
  ...decisao,
  notas: notas.map(toRef),
});

/** Holds one verdict on several receipts, which are not shown meanwhile, and sends it. */
export function createLotes(
  { params, get, change, puladas }: Mesa,
  fill: (first?: NotaRef) => Promise<void>,
  advance: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes the held verdict off the page. */
  const take = (): Lote | null => {
    const { lote } = get();
    clearTimeout(timer);
    change({ lote: null });
    return lote;
  };

  const send = async (): Promise<void> => {
    const lote = take();
    if (!lote) return;
    try {
      const { retorno } = await callConsole('operador.julgarLote', {
        params: { ...params },
        body: toBody(lote),
      });
      change({ loteFeito: { lote, resultado: retorno, error: null } });
    } catch (thrown) {
      change({ loteFeito: { lote, resultado: null, error: toApiError(thrown) } });
    }
    // Receipts that were left out are offered again.
    for (const { documentoFiscalID } of lote.notas) puladas.delete(documentoFiscalID);
    if (!get().nota) void fill();
  };

  return {
    send,
    /** Holds a verdict on the shown receipt and those of the same cause; an earlier one is sent at once. */
    hold(lote: Omit<Lote, 'ate'>): void {
      void send();
      const ids = new Set(lote.notas.map(({ documentoFiscalID }) => documentoFiscalID));
      for (const id of ids) addPulada(puladas, id);
      change({ lote: { ...lote, ate: Date.now() + retencaoLoteMilissegundos }, loteFeito: null });
      timer = setTimeout(() => void send(), retencaoLoteMilissegundos);
      const isDoLote = (nota: Nota | null) => nota !== null && ids.has(nota.documentoFiscalID);
      const { nota, reserva } = get();
      const given = [nota, reserva].filter((one) => one !== null).filter(isDoLote);
      release(params, given);
      if (isDoLote(reserva)) change({ reserva: null });
      if (isDoLote(nota)) advance();
    },
    /** Takes the held verdict back and shows its first receipt again. */
    undo(): void {
      const lote = take();
      if (!lote) return;
      for (const { documentoFiscalID } of lote.notas) puladas.delete(documentoFiscalID);
      void fill(lote.notas[0]);
    },
    /** Sends the held verdict while the page closes. */
    sendOnLeave(): void {
      const lote = take();
      if (lote) sendOnLeave('operador.julgarLote', { ...params }, toBody(lote));
    },
  };
}
