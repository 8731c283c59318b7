import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { session } from '../session/session.ts';

/** Result of a submit: a response or an error. */
export type Outcome<T> =
  | { readonly answer: T; readonly error?: undefined; readonly thrown?: undefined }
  | { readonly answer?: undefined; readonly error: ApiError; readonly thrown: unknown };

/** Submitting user; fixed until the end, even if another user signs in meanwhile. */
export interface Remetente {
  readonly usuario: string;
  readonly token: string | undefined;
  /** Aborts when this user is no longer signed in. */
  readonly signal: AbortSignal;
}

interface Running {
  readonly usuario: string | undefined;
  readonly controller: AbortController;
  /**
   * Mounted screens that wait for the result: usually one, none after it was left. Called without an outcome
   * they stop waiting.
   */
  readonly screens: Set<(outcome?: Outcome<never>) => void>;
}

/** By the screen that started it; outlives the component. */
const running = new Map<string, Running>();

// The result of one user must not be shown to the next.
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
  /** Starts the work, unless one of this screen is running. */
  run(work: (remetente: Remetente) => Promise<T>): void;
}

/**
 * Runs one submit at a time per screen, which continues when the screen is unmounted. A screen that is mounted
 * again before the response waits for the same submit and gets its result, so that the restored form is not sent
 * as another purchase.
 *
 * @param tela name of the screen, the same for all its instances
 * @param onOutcome shows the result on the screen
 * @param onGone shows the result elsewhere when the screen is unmounted
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
      // Two clicks in one frame arrive before a render.
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
