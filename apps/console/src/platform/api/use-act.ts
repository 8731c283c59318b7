import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import type { Answer, CallArguments } from '@trevo/client/call-types.ts';
import type { CallId } from '@trevo/contract/paths';
import { useState } from 'react';
import { callConsole, PropostaEnviada, queries } from './console-client.ts';

/** A call that changes something, with its state for a button and a message. */
export interface Act<Id extends CallId> {
  readonly isPending: boolean;
  readonly error: ApiError | null;
  forget(): void;
  /** Makes the call; every list on the screen is read again. Returns undefined after an error or a proposal. */
  run(...input: CallArguments<Id>): Promise<Answer<Id> | undefined>;
}

/** @param onProposed called when the call was proposed to a second person instead */
export function useAct<Id extends CallId>(id: Id, onProposed?: () => void): Act<Id> {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  return {
    isPending,
    error,
    forget: () => setError(null),
    async run(...input) {
      setPending(true);
      setError(null);
      try {
        const answer = await callConsole(id, ...input);
        void queries.invalidateQueries();
        return answer;
      } catch (thrown) {
        if (thrown instanceof PropostaEnviada) onProposed?.();
        else setError(toApiError(thrown));
        return undefined;
      } finally {
        setPending(false);
      }
    },
  };
}
