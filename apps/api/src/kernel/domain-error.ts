import { errors, fillHoles, type ErrorCode, type ErrorEntry, type ErrorHoles } from '@trevo/contract/errors';
import type { Detalhe, ErrorEnvelope } from '@trevo/contract/envelope';

/** A refusal that the person may see. The code says everything; words and status come from the contract. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly valores: Record<string, string | number>;
  readonly detalhes: readonly Detalhe[] | undefined;

  constructor(code: ErrorCode, valores: Record<string, string | number> = {}, detalhes?: readonly Detalhe[]) {
    // A refusal is an answer: where it was found says nothing that its code does not, and costs more than all the rest.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.valores = valores;
    this.detalhes = detalhes;
  }
}

/** Builds the refusal of a code; the compiler asks for the holes that its words have. */
export function refuse<Code extends ErrorCode>(
  code: Code,
  ...[valores, detalhes]: {} extends ErrorHoles<Code>
    ? [valores?: Record<string, string | number>, detalhes?: readonly Detalhe[]]
    : [valores: ErrorHoles<Code> & Record<string, string | number>, detalhes?: readonly Detalhe[]]
): DomainError {
  return new DomainError(code, valores ?? {}, detalhes);
}

/** The words of a code with its holes filled: what happened, and what to do next. */
export function wordsOf(
  code: ErrorCode,
  valores: Record<string, string | number> = {},
): { mensagem: string; cura: string | null } {
  const entry: ErrorEntry = errors[code];
  return {
    mensagem: fillHoles(entry.mensagem, valores),
    cura: entry.cura ? fillHoles(entry.cura, valores) : null,
  };
}

/** A refusal as its body says it. `requisicao` is the request's id. */
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
