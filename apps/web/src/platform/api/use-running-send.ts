import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { session } from '../session/session.ts';

/** What came of a sending: one of the two. */
export type Outcome<T> =
  | { readonly answer: T; readonly error?: undefined; readonly thrown?: undefined }
  | { readonly answer?: undefined; readonly error: ApiError; readonly thrown: unknown };

/** Who sends: the same to the end, also when they have left meanwhile and somebody else came. */
export interface Remetente {
  readonly usuario: string;
  readonly token: string | undefined;
  /** Aborts when they are no longer the one who is signed in. */
  readonly signal: AbortSignal;
}

interface Running {
  readonly usuario: string | undefined;
  readonly controller: AbortController;
  /** The screens that wait for it: usually one, none once it was left. Without an outcome they wait no longer. */
  readonly screens: Set<(outcome?: Outcome<never>) => void>;
}

/** By the screen that began it; it outlives the component. */
const running = new Map<string, Running>();

// What one person sent is neither told nor shown to the next.
session.subscribe(() => {
  const usuario = session.get()?.usuario;
  for (const [tela, one] of running) {
    if (one.usuario === usuario) continue;
    running.delete(tela);
    one.controller.abort();
    for (const screen of one.screens) screen();
  }
});

export interface RunningSend<T> {
  readonly pending: boolean;
  /** Begins, unless something of this screen is under way. */
  run(work: (remetente: Remetente) => Promise<T>): void;
}

/**
 * One sending at a time for each screen, which goes on when the screen is left. Opened again before the answer, the
 * screen waits for the same sending and gets its answer: the form that is back must not be sent as another purchase.
 *
 * @param tela the screen, the same for each of its instances
 * @param onOutcome the screen shows it
 * @param onGone nobody is at the screen: it is told wherever the person is
 */
export function useRunningSend<T>(
  tela: string,
  onOutcome: (outcome: Outcome<T>) => void,
  onGone: (outcome: Outcome<T>) => void,
): RunningSend<T> {
  const [pending, setPending] = useState(() => running.has(tela));
  const latest = useRef(onOutcome);
  latest.current = onOutcome;
  const show = useCallback((outcome?: Outcome<T>) => {
    setPending(false);
    if (outcome) latest.current(outcome);
  }, []);
  useEffect(() => {
    running.get(tela)?.screens.add(show);
    setPending(running.has(tela));
    return () => void running.get(tela)?.screens.delete(show);
  }, [tela, show]);

  return {
    pending,
    run(work) {
      // Two presses of one frame arrive before any render.
      if (running.has(tela)) return;
      const login = session.get();
      const controller = new AbortController();
      const mine: Running = { usuario: login?.usuario, controller, screens: new Set([show]) };
      running.set(tela, mine);
      setPending(true);
      void work({ usuario: login?.usuario ?? '', token: login?.token, signal: controller.signal })
        .then(
          (answer): Outcome<T> => ({ answer }),
          (thrown: unknown): Outcome<T> => ({ error: toApiError(thrown), thrown }),
        )
        .then((outcome) => {
          if (running.get(tela) !== mine) return;
          running.delete(tela);
          if (mine.screens.size === 0) onGone(outcome);
          else for (const screen of mine.screens) screen(outcome as Outcome<never>);
        });
    },
  };
}
