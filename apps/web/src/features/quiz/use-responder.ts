import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { useSession } from '../../platform/session/session.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { quizRascunho } from './quiz-rascunho.ts';
import { type Cedula, type Escolhas, toCampanhaRef } from './quiz.wire.ts';

export interface Responder {
  readonly pending: boolean;
  readonly error: ApiError | null;
  send(escolhas: Escolhas): Promise<void>;
  /** The failure was read. */
  dismiss(): void;
}

/** Sends the answers to a ballot. Without an answer they stay on the phone: sent again they are taken once. */
export function useResponder(
  campanha: CampanhaWire,
  cedula: Cedula,
  onDone: (cedula: Cedula) => void,
): Responder {
  const queries = useQueryClient();
  const usuario = useSession()?.usuario;
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isRunning = useRef(false);

  async function send(escolhas: Escolhas): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setError(null);
    const respostas = Object.entries(escolhas).map(([perguntaId, resposta]) => ({
      cedulaId: cedula.id,
      perguntaId,
      resposta,
    }));
    try {
      const body = { campanha: toCampanhaRef(campanha), usuario, respostas };
      const { retorno } = await callApi('quiz.responder', { body });
      quizRascunho.clear(campanha, cedula.id);
      onDone(retorno.cedulas[0] ?? cedula);
      // The list, the points and the statement have something new.
      void queries.invalidateQueries();
    } catch (thrown) {
      setError(toApiError(thrown));
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  function dismiss(): void {
    setError(null);
    // Over, or answered on another phone: the list knows. Asked before, it would take the words away unread.
    if (error?.status === 404 || error?.codigo === 'quiz.jaRespondida')
      void queries.invalidateQueries({ queryKey: ['quiz.obterCedulas'] });
  }

  return { pending, error, send, dismiss };
}
