import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { useSession } from '../../platform/session/session.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { quizRascunho } from './quiz-rascunho.ts';
import { type Cedula, type Escolhas, toCampanhaRef } from './quiz.wire.ts';

export interface Responder {
  readonly pending: boolean;
  readonly error: ApiError | null;
  send(escolhas: Escolhas): Promise<void>;
  /** Dismisses the error. */
  dismiss(): void;
}

/** Sends the answers to a ballot. After a missing response they stay on the device; a retry is accepted only once. */
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
      // The list, the points and the statement have changed.
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
    // Ended, or answered on another device: reload the list. An earlier reload would unmount the error unread.
    if (error?.status === 404 || error?.codigo === 'quiz.jaRespondida')
      void queries.invalidateQueries({ queryKey: ['quiz.obterCedulas'] });
  }

  return { pending, error, send, dismiss };
}
