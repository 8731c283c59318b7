import {
  errors,
  fillPlaceholders,
  type ErrorCode,
  type ErrorEntry,
  type ErrorPlaceholders,
} from '@trevo/contract/errors';
import type { Detalhe, ErrorEnvelope } from '@trevo/contract/envelope';

/** A refusal shown to users. Text and status of its code come from the contract. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly valores: Record<string, string | number>;
  readonly detalhes: readonly Detalhe[] | undefined;

  constructor(code: ErrorCode, valores: Record<string, string | number> = {}, detalhes?: readonly Detalhe[]) {
    // Skip the stack trace: the code says everything, and capturing it would dominate the cost of a refusal.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.valores = valores;
    this.detalhes = detalhes;
  }
}

/** Creates the error of a code; the compiler requires the placeholder values of its text. */
export function refuse<Code extends ErrorCode>(
  code: Code,
  ...[valores, detalhes]: {} extends ErrorPlaceholders<Code>
    ? [valores?: Record<string, string | number>, detalhes?: readonly Detalhe[]]
    : [valores: ErrorPlaceholders<Code> & Record<string, string | number>, detalhes?: readonly Detalhe[]]
): DomainError {
  return new DomainError(code, valores ?? {}, detalhes);
}

/** Renders the texts of a code: what happened, and what to do next. */
export function wordsOf(
  code: ErrorCode,
  valores: Record<string, string | number> = {},
): { mensagem: string; cura: string | null } {
  const entry: ErrorEntry = errors[code];
  return {
    mensagem: fillPlaceholders(entry.mensagem, valores),
    cura: entry.cura ? fillPlaceholders(entry.cura, valores) : null,
  };
}

/** Builds the error response body. `requisicao` is the request id. */
export function toErrorEnvelope(refusal: DomainError, requisicao: string): ErrorEnvelope {
  const { mensagem, cura } = wordsOf(refusal.code, refusal.valores);
  return {
    codigo: refusal.code,
    mensagem,
    retorno: mensagem,
    ...(cura ? { cura } : {}),
    ...(refusal.detalhes ? { detalhes: refusal.detalhes } : {}),
    ...(Object.keys(refusal.valores).length > 0 ? { valores: refusal.valores } : {}),
    requisicao,
  };
}
