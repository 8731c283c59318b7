import { getHoraFim } from '@trevo/config/configuracao-questions';
import { useEffect } from 'react';
import { useConfiguracao } from '../configuracao/PartidaProvider.tsx';
import { session } from '../session/session.ts';
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
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    if (timer || !fila.read().some(isEsperando)) return;
    // Phones that lost the same antenna must not all come back in the same second.
    timer = setTimeout(tryAgain, pause * (0.8 + Math.random() * 0.4));
  }
  function tryAgain(): void {
    timer = undefined;
    pause = Math.min(longestPause, pause * 2);
    void send().then(plan);
  }
  function wake(): void {
    clearTimeout(timer);
    timer = undefined;
    pause = firstPause;
    void send().then(plan);
  }
  const look = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', look);
  const stops = [session.subscribe(wake), fila.subscribe(plan)];
  wake();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
  };
}
