import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import type { Answer, CallArguments } from '@trevo/client/call-types.ts';
import type { CallId } from '@trevo/contract/paths';
import { useState } from 'react';
import { callConsole, PropostaEnviada, queries } from './console-client.ts';

/** Work that changes something, with its state for a button and a message. */
export interface Task<Input extends readonly unknown[], Result> {
  readonly isPending: boolean;
  readonly error: ApiError | null;
  /** Result of the last work; undefined before, after an error, and while it runs. */
  readonly result: Result | undefined;
  forget(): void;
  /** Does the work; every list on the screen is read again. Returns undefined after an error or a proposal. */
  run(...input: Input): Promise<Result | undefined>;
}

/** A call that changes something. */
export type Act<Id extends CallId> = Task<CallArguments<Id>, Answer<Id>>;

/** @param onProposed called when the call was proposed to a second person instead */
export const useAct = <Id extends CallId>(id: Id, onProposed?: () => void): Act<Id> =>
  useTask((...input: CallArguments<Id>) => callConsole(id, ...input), { onProposed });

interface TaskOptions {
  /** Called when the call was proposed to a second person instead. */
  readonly onProposed?: (() => void) | undefined;
  /** The work changes nothing, such as a search by POST: the lists on the screen stay as they are. */
  readonly isRead?: boolean;
}

export function useTask<Input extends readonly unknown[], Result>(
  work: (...input: Input) => Promise<Result>,
  { onProposed, isRead = false }: TaskOptions = {},
): Task<Input, Result> {
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<ApiError | null>(null);
  return {
    isPending,
    error,
    result,
    forget() {
      setError(null);
      setResult(undefined);
    },
    async run(...input) {
      setPending(true);
      setError(null);
      setResult(undefined);
      try {
        const done = await work(...input);
        setResult(() => done);
        if (!isRead) void queries.invalidateQueries();
        return done;
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
