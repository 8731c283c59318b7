import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import type { Answer, CallArguments } from '@trevo/client/call-types.ts';
import type { CallId } from '@trevo/contract/paths';
import { useState } from 'react';
import { callConsole, PropostaEnviada, queries } from './console-client.ts';

/** Work that changes something, with its state for a button and a message. */
export interface Task<Input extends readonly unknown[], Result> {
  readonly isPending: boolean;
  readonly error: ApiError | null;
  forget(): void;
  /** Does the work; every list on the screen is read again. Returns undefined after an error or a proposal. */
  run(...input: Input): Promise<Result | undefined>;
}

/** A call that changes something. */
export type Act<Id extends CallId> = Task<CallArguments<Id>, Answer<Id>>;

/** @param onProposed called when the call was proposed to a second person instead */
export const useAct = <Id extends CallId>(id: Id, onProposed?: () => void): Act<Id> =>
  useTask((...input: CallArguments<Id>) => callConsole(id, ...input), onProposed);

export function useTask<Input extends readonly unknown[], Result>(
  work: (...input: Input) => Promise<Result>,
  onProposed?: () => void,
): Task<Input, Result> {
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
        const result = await work(...input);
        void queries.invalidateQueries();
        return result;
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
