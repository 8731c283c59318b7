import type { FastifyRequest } from 'fastify';
import type { Call } from '@trevo/contract/call';
import type { Papel } from '@trevo/contract/operador/papeis';
import type { Autoria, SessaoOperador } from '../auth/ator.ts';
import type { ContaConhecida } from '../auth/aparelho.ts';
import type { RequestContext } from './request-context.ts';

/** Context of calls that act for a promoter or for the installation. */
export interface OperadorContext extends RequestContext, Autoria {
  /** Whether the caller may act for this promoter only; commands and the static token are not bound. */
  readonly isPreso: boolean;
  /** Role of the session's operator for the promoter; null for operators of the installation and for programs. */
  readonly papel: Papel | null;
}

/** Context of calls about the operator's own session. */
export interface ConsoleContext extends RequestContext {
  readonly sessaoOperador: SessaoOperador;
}

/** A row of the audit trail whose act has not ended. */
export interface RegistroAberto {
  readonly registroId: string;
}

/** Port of the kernel to the module of operators: authorization and audit trail. */
export interface OperadorGate {
  /**
   * Authorizes a call with auth `operador`, `console` or `visitante`. Throws the refusal; one of a known caller is
   * recorded.
   */
  admit(
    call: Call,
    request: FastifyRequest,
    context: RequestContext,
  ): Promise<RequestContext | OperadorContext | ConsoleContext>;
  /** Returns the account of a known device by its id; undefined for a removed one. */
  findConta(operadorId: string): Promise<ContaConhecida | undefined>;
  /** Requires a bearer token of operators, for files that are no calls. */
  requireBearer(request: FastifyRequest, context: RequestContext): Promise<void>;
  /** Records an act before it happens; undefined for calls that the trail does not keep. */
  open(
    call: Call,
    context: OperadorContext,
    parts: { params: unknown; body: unknown },
  ): Promise<RegistroAberto | undefined>;
  /** Records the result of an act. */
  close(registro: RegistroAberto, error?: unknown): Promise<void>;
}
