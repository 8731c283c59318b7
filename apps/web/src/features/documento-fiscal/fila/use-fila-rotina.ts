import { getHoraFim } from '@trevo/config/configuracao/configuracao-questions';
import { useEffect } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { askToBeWoken, onWoken } from '../../../platform/browser/wake-worker.ts';
import { keepTrying } from '@trevo/client/keep-trying.ts';
import { network } from '@trevo/client/network-state.ts';
import { session } from '../../../platform/session/session.ts';
import { fila } from './fila.ts';
import { isEsperando } from './nota-na-fila.ts';
import { sendFila } from './send-fila.ts';

const firstPause = 5_000;
const longestPause = 300_000;

/**
 * Sends what waits: at the start, when the network comes back, when the app is looked at again, after a sign-in, and
 * now and then, because a phone may say that it has a network and be wrong.
 */
export function useFilaRotina(): void {
  const horaFim = getHoraFim(useConfiguracao());
  useEffect(() => startRotina(() => sendFila(horaFim)), [horaFim]);
}

/** Returns how to stop. */
export function startRotina(send: () => Promise<void>): () => void {
  const isNeeded = () => fila.get().some(isEsperando);
  const { plan, wake, stop } = keepTrying({ isNeeded, attempt: send, firstPause, longestPause });
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
