import { getHoraFim } from '@trevo/config/configuracao-questions';
import { useEffect, useState } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { fila } from './fila.ts';
import type { NotaNaFila } from './nota-na-fila.ts';
import { sendFila } from './send-fila.ts';
import { useStore } from '../../../ui/create-store.ts';

export interface FilaState {
  /** Oldest first. */
  readonly notas: readonly NotaNaFila[];
  readonly pending: boolean;
  /** Sends what waits, now. */
  sendNow(): void;
}

/** The receipts of the person that this phone still holds. */
export function useFila(): FilaState {
  const notas = useStore(fila);
  const horaFim = getHoraFim(useConfiguracao());
  const [pending, setPending] = useState(false);
  useEffect(() => void fila.load(), []);
  return {
    notas,
    pending,
    sendNow() {
      setPending(true);
      void sendFila(horaFim).finally(() => setPending(false));
    },
  };
}
