import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import type { Raspadinha } from './raspadinha.wire.ts';
import { usePortador } from './use-raspadinhas.ts';

/**
 * `coberta`: result unknown. `aguardando`: request pending. `pronta`: result known, the look may show it.
 * `mostrada`: result visible.
 */
export type Fase = 'coberta' | 'aguardando' | 'pronta' | 'mostrada';

export interface Revelacao {
  readonly fase: Fase;
  /** Card from the last response; the only source of the result below a cover. */
  readonly card: Raspadinha;
  readonly error: ApiError | null;
  /** Count of failures: each resets the cover. */
  readonly tentativa: number;
  /** Starts the reveal; the request is sent once however often this is called. */
  begin(): void;
  /**
   * Called when the look has shown the result: enough was scratched, or the wheel stopped. Before the response
   * it waits for it.
   */
  finish(): void;
  /** Replaces the card after another change, such as its handover. */
  update(card: Raspadinha): void;
}

const isRevealed = ({ raspada, status }: Raspadinha) =>
  raspada || status === 'RASPADA' || status === 'ENTREGUE';

/** State of revealing one card; the component needs the card's id as React key. */
export function useRevelacao(initial: Raspadinha): Revelacao {
  const [card, setCard] = useState(initial);
  const [fase, setFase] = useState<Fase>(isRevealed(initial) ? 'mostrada' : 'coberta');
  const [error, setError] = useState<ApiError | null>(null);
  const [tentativa, setTentativa] = useState(0);
  const isAsked = useRef(isRevealed(initial));
  const isHurried = useRef(false);
  const isGone = useRef(false);
  const isStale = useRef(false);
  const portador = usePortador();
  const queries = useQueryClient();
  // Invalidates the lists only when the result is visible: before, refetching would compete with the animation.
  const refresh = useCallback(() => {
    if (!isStale.current) return;
    isStale.current = false;
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutCards(queryKey[0]) });
  }, [queries]);
  useEffect(() => {
    if (fase === 'mostrada') refresh();
  }, [fase, refresh]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      refresh();
    };
  }, [refresh]);

  function begin(): void {
    if (isAsked.current) return;
    isAsked.current = true;
    // A finger is moving on the foil: render in a transition, so that drawing is not blocked.
    startTransition(() => {
      setError(null);
      setFase('aguardando');
    });
    callApi('raspadinhaAlternativa.raspar', { params: { id: card.id }, ...portador }).then(
      ({ retorno }) => {
        isStale.current = true;
        if (isGone.current) return refresh();
        startTransition(() => {
          setCard(retorno);
          setFase(isHurried.current ? 'mostrada' : 'pronta');
        });
      },
      (failure: unknown) => {
        if (isGone.current) return;
        isAsked.current = false;
        isHurried.current = false;
        startTransition(() => {
          setError(toApiError(failure));
          setTentativa((count) => count + 1);
          setFase('coberta');
        });
      },
    );
  }
  function finish(): void {
    isHurried.current = true;
    setFase((now) => (now === 'pronta' ? 'mostrada' : now));
  }
  return { fase, card, error, tentativa, begin, finish, update: setCard };
}

const isAboutCards = (id: unknown) => typeof id === 'string' && id.startsWith('raspadinha');
