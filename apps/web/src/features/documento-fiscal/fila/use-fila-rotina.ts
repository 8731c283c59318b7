import { getHoraFim } from '@trevo/config/configuracao/configuracao-questions';
import { useEffect } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { askToBeWoken, onWoken } from '../../../platform/browser/wake-worker.ts';
import { createRetryLoop } from '@trevo/client/request/retry-loop.ts';
import { network } from '@trevo/client/request/network-state.ts';
import { session } from '../../../platform/session/session.ts';
import { fila } from './fila.ts';
import { isEsperando } from './nota-na-fila.ts';
import { sendFila } from './send-fila.ts';

const firstPause = 5_000;
const longestPause = 300_000;

/**
 * Sends the offline queue at the start, when the network returns, when the app becomes visible, after a sign-in,
 * and periodically, because `navigator.onLine` may be wrong.
 */
export function useFilaRotina(): void {
  const horaFim = getHoraFim(useConfiguracao());
  useEffect(() => startRotina(() => sendFila(horaFim)), [horaFim]);
}

/** Starts the routine and returns the function that stops it. */
export function startRotina(send: () => Promise<void>): () => void {
  const isNeeded = () => fila.get().some(isEsperando);
  const { plan, wake, stop } = createRetryLoop({ isNeeded, attempt: send, firstPause, longestPause });
  const look = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const hear = () => {
    if (network.isOnline()) wake();
  };
  document.addEventListener('visibilitychange', look);
  const ask = () => {
    if (isNeeded()) void askToBeWoken();
  };
  const stops = [
    session.subscribe(wake),
    fila.subscribe(plan),
    fila.subscribe(ask),
    network.subscribe(hear),
    onWoken(wake),
  ];
  wake();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
    for (const unsubscribe of stops) unsubscribe();
  };
}
