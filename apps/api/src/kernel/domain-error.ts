import { errors, fillHoles, type ErrorCode, type ErrorEntry, type ErrorHoles } from '@trevo/contract/errors';
import type { Detalhe } from '@trevo/contract/envelope';

/** A refusal that the person may see. The code says everything; words and status come from the contract. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly valores: Record<string, string | number>;
  readonly detalhes: readonly Detalhe[] | undefined;

  constructor(code: ErrorCode, valores: Record<string, string | number> = {}, detalhes?: readonly Detalhe[]) {
    super(code);
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
