import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import type { Raspadinha } from './raspadinha.wire.ts';
import { usePortador } from './use-raspadinhas.ts';

/**
 * `coberta`: nothing is known. `aguardando`: the server was asked. `pronta`: it answered, and the look may show it.
 * `mostrada`: the person sees it.
 */
export type Fase = 'coberta' | 'aguardando' | 'pronta' | 'mostrada';

export interface Revelacao {
  readonly fase: Fase;
  /** As the server last told it; what lies under a cover comes from here and from nowhere else. */
  readonly card: Raspadinha;
  readonly error: ApiError | null;
  /** Counts failures: each gives the card a new cover. */
  readonly tentativa: number;
  /** The person begins. The server is asked once, however often this is called. */
  begin(): void;
  /** The look has shown it: enough was scratched, or the wheel stopped. Before the answer it waits for it. */
  finish(): void;
  /** Something else changed the card: it was handed over. */
  update(card: Raspadinha): void;
}

const isRevealed = ({ raspada, status }: Raspadinha) =>
  raspada || status === 'RASPADA' || status === 'ENTREGUE';

/** Finds out what a card holds. One card for ever: give the component a key. */
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
  // What lists know of the card is asked again only when the person sees it: before, the phone is busy with drawing.
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
    // A finger is moving on the glass: what the page has to change for it waits in small pieces behind the drawing.
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
