import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { BodyOf, Call } from '@trevo/contract/call';
import { type Calls, calls } from '@trevo/contract/calls';
import { type ActId, atos } from '@trevo/contract/operador/atos';
import { canCall, type Permissao } from '@trevo/contract/operador/ato';
import type { Escopo, Papel } from '@trevo/contract/operador/papeis';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import { bearerOf } from '../../../kernel/http/gate.ts';
import { type Autoria, comando, type SessaoOperador, tokenUnico } from '../../../kernel/auth/ator.ts';
import type { OperadorContext, OperadorGate } from '../../../kernel/http/operador-gate.port.ts';
import type { RequestContext } from '../../../kernel/http/request-context.ts';
import { hashSegredo } from '../../../kernel/ids.ts';
import type { AuditoriaService } from '../auditoria/auditoria.service.ts';
import { isElevada } from './sessao/sessao-operador.service.ts';
import { credencialPrefixo, type CredencialService } from './credencial.service.ts';
import { readSessaoCookie } from './sessao/sessao-cookie.ts';
import type { OperadorRow, OperadorStore } from './operador.store.ts';
import type { SessaoOperadorStore, SessaoRow } from './sessao/sessao-operador.store.ts';

/** Returns the operator id of a request's session. */
export type GetOperadorId = (request: FastifyRequest) => Promise<string>;

type Admitted = Pick<OperadorContext, 'ator' | 'sessaoOperador' | 'promotoraId' | 'isPreso'> &
  Partial<Pick<OperadorContext, 'papel'>>;

/** How long it is remembered that an operator exists, which ends the static token in production. */
const rememberedMilliseconds = 30_000;

/**
 * Authorizes the calls of operators (ADR 0064). At the console's host a session acts for the promoter that the call
 * names (`x-promotora`); at a campaign's host a credential, the static token or a command acts for the promoter of the
 * host.
 */
export function createOperadorGate(parts: {
  readonly operadores: OperadorStore;
  readonly sessoes: SessaoOperadorStore;
  readonly credenciais: Pick<CredencialService, 'find'>;
  readonly auditoria: Pick<AuditoriaService, 'open' | 'close' | 'deny'>;
  /** Requires the fresh verification of a proposed call. Throws operador.confirmeQuemE. */
  readonly requireFresca: (autoria: Autoria, acao: ActId) => Promise<void>;
  readonly clock: Clock;
  /** Scheme, host and port of the console; undefined without one. */
  readonly consoleOrigin: string | undefined;
  /** The installation's token, and that of commands on this server. */
  readonly operatorToken: string | undefined;
  readonly commandToken: string | undefined;
  readonly isProduction: boolean;
  /** Returns the promoter of a host, undefined for a host without campaigns. */
  readonly findPromotoraId: (host: string) => Promise<string | undefined>;
}): OperadorGate & { getOperadorId: GetOperadorId } {
  const { operadores, auditoria, clock, consoleOrigin } = parts;
  const consoleHost = consoleOrigin && new URL(consoleOrigin).hostname;
  let endedUntil = 0;

  /** Whether the static token is accepted: in production until an operator exists. */
  const acceptsToken = async (): Promise<boolean> => {
    if (!parts.isProduction) return true;
    if (endedUntil > clock.now().getTime()) return false;
    if (!(await operadores.hasAny())) return true;
    endedUntil = clock.now().getTime() + rememberedMilliseconds;
    return false;
  };

  const getSessao = createGetSessao(parts);
  const recordingDenial = createRecordingDenial(auditoria);

  const admitSessao = async (
    call: Call,
    request: FastifyRequest,
    context: RequestContext,
    permissao: Permissao,
  ): Promise<Admitted> => {
    const found = await getSessao(request);
    const promotoraId = permissao.isDaInstalacao ? null : readPromotora(request);
    const admitted: Admitted = {
      ator: { tipo: 'operador', id: found.operador.operador_id, nome: found.operador.nome },
      sessaoOperador: toSessao(found.sessao),
      promotoraId,
      isPreso: true,
    };
    const { operador_id: operadorId, da_instalacao: isDaInstalacao } = found.operador;
    const hasCorrente = async () =>
      isDaInstalacao ||
      (promotoraId !== null && (await operadores.findPapel(operadorId, promotoraId)) !== undefined);
    const autoria = { ...context, ...admitted };
    const papel = await recordingDenial(call, request, { autoria, hasCorrente }, async () => {
      requireOwnPromotora(request, admitted);
      const granted = await requirePapel(operadores, found.operador, permissao, promotoraId);
      if (permissao.isElevada && !isElevada(found.sessao, clock.now()))
        throw refuse('operador.confirmeQuemE');
      return granted;
    });
    return { ...admitted, papel };
  };

  const admitBearer = async (
    call: Call,
    request: FastifyRequest,
    context: RequestContext,
    permissao: Permissao,
  ): Promise<Admitted> => {
    const token = bearerOf(request) ?? '';
    if (token.startsWith(credencialPrefixo)) {
      const credencial = await parts.credenciais.find(token);
      if (!credencial) throw refuse('operador.naoAutorizado');
      const admitted: Admitted = {
        ator: { tipo: 'credencial', id: credencial.credencial_id, nome: credencial.nome },
        sessaoOperador: null,
        promotoraId: credencial.promotora_id,
        isPreso: true,
      };
      const autoria = { ...context, ...admitted };
      const hasCorrente = () => Promise.resolve(true);
      await recordingDenial(call, request, { autoria, hasCorrente }, async () => {
        if (!permissao.isDoAlvo) requireEscopo(credencial.escopos, permissao);
        requireOwnPromotora(request, admitted);
        // A credential used at the host of another promoter would read and change that one's campaigns.
        if ((await parts.findPromotoraId(context.host)) !== credencial.promotora_id)
          throw refuse('operador.semPermissao');
      });
      return admitted;
    }
    const isToken = isEqual(parts.operatorToken, token) && (await acceptsToken());
    const ator = isEqual(parts.commandToken, token) ? comando : isToken ? tokenUnico : undefined;
    if (!ator) throw refuse('operador.naoAutorizado');
    const promotoraId = permissao.isDaInstalacao
      ? null
      : ((await parts.findPromotoraId(context.host)) ?? null);
    return { ator, sessaoOperador: null, promotoraId, isPreso: false };
  };

  return {
    async admit(call, request, context) {
      const isConsole = context.host === consoleHost;
      if (call.auth !== 'operador' && !isConsole) throw refuse('requisicao.naoEncontrada');
      if (isConsole) requireOrigin(request, consoleOrigin);
      if (call.auth === 'visitante') return context;
      if (call.auth === 'console')
        return { ...context, sessaoOperador: toSessao((await getSessao(request)).sessao) };
      const permissao: Permissao = atos[call.id as ActId];
      const admit = isConsole ? admitSessao : admitBearer;
      return { ...context, papel: null, ...(await admit(call, request, context, permissao)) };
    },
    findConta: createFindContaOperador(operadores),
    async requireBearer(request, context) {
      await admitBearer(calls['operador.avisos'], request, context, atos['operador.avisos']);
    },
    /** Returns the operator of a session at the console's host, for files that are no calls. Throws the refusal. */
    async getOperadorId(request) {
      if (request.hostname.toLowerCase() !== consoleHost) throw refuse('requisicao.naoEncontrada');
      return (await getSessao(request)).operador.operador_id;
    },
    async open(call, context, sent) {
      const permissao: Permissao = atos[call.id as ActId];
      // Before the row: the question whether the operator is present is no refusal.
      if (permissao.isDoAlvo)
        await parts.requireFresca(context, (sent.body as BodyOf<Calls['operador.propor']>).ato);
      return auditoria.open(call.id as ActId, context, sent);
    },
    close: auditoria.close,
  };
}

/**
 * Returns a function that records a refusal of a known caller in the audit trail. The question whether the operator is present is no refusal:
 * the act that follows has its row.
 */
const createRecordingDenial =
  ({ deny }: Pick<AuditoriaService, 'deny'>) =>
  async <T>(
    call: Call,
    request: FastifyRequest,
    { autoria, hasCorrente }: { autoria: Autoria; hasCorrente: () => Promise<boolean> },
    check: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await check();
    } catch (error) {
      if (error instanceof DomainError && error.code !== 'operador.confirmeQuemE')
        await deny(call.id as ActId, autoria, {
          params: request.params,
          codigo: error.code,
          hasCorrente: await hasCorrente(),
        });
      throw error;
    }
  };

/** Returns a function that finds the session of a request and its operator, or throws operador.semSessao. */
const createGetSessao =
  ({
    operadores,
    sessoes,
    clock,
  }: {
    operadores: OperadorStore;
    sessoes: SessaoOperadorStore;
    clock: Clock;
  }) =>
  async (request: FastifyRequest): Promise<{ sessao: SessaoRow; operador: OperadorRow }> => {
    const token = readSessaoCookie(request.headers.cookie);
    const sessao = token === undefined ? undefined : await sessoes.use(hashSegredo(token), clock.now());
    const operador = sessao && (await operadores.find(sessao.operador_id));
    if (!sessao || !operador) throw refuse('operador.semSessao');
    return { sessao, operador };
  };

const createFindContaOperador =
  (operadores: Pick<OperadorStore, 'find'>): OperadorGate['findConta'] =>
  async (id) => {
    const operador = await operadores.find(id);
    if (!operador) return undefined;
    // Operators sign in across promoters; the gate normalizes the login that a request names the same way.
    return { id, senhaHash: operador.senha_hash, promotoraId: '', usuario: normalizeUsuario(operador.email) };
  };

/**
 * Requires an operator's role for a call, or for proposing it, and returns it; null for an operator of the installation. Throws
 * operador.semPermissao and operador.semPromotora.
 */
export async function requirePapel(
  operadores: Pick<OperadorStore, 'findPapel'>,
  operador: Pick<OperadorRow, 'operador_id' | 'da_instalacao'>,
  permissao: Permissao,
  promotoraId: string | null,
): Promise<Papel | null> {
  if (permissao.isDaInstalacao && !operador.da_instalacao) throw refuse('operador.semPermissao');
  if (permissao.isDaInstalacao) return null;
  if (promotoraId === null) throw refuse('operador.semPromotora');
  if (operador.da_instalacao) return null;
  const papel = await operadores.findPapel(operador.operador_id, promotoraId);
  if (!papel || !canCall(permissao, papel)) throw refuse('operador.semPermissao');
  return papel;
}

/** Requires a credential's scope for a call. Throws operador.semPermissao and operador.semEscopo. */
export function requireEscopo(escopos: readonly Escopo[], { escopo }: Permissao): void {
  if (escopo === undefined) throw refuse('operador.semPermissao');
  if (!escopos.includes(escopo)) throw refuse('operador.semEscopo', { escopo });
}

const toSessao = ({ sessao_id, operador_id }: SessaoRow): SessaoOperador => ({
  sessaoId: sessao_id,
  operadorId: operador_id,
});

/** A call that changes something comes from the console's own pages; a cookie alone would allow cross-site requests. */
function requireOrigin(request: FastifyRequest, consoleOrigin: string | undefined): void {
  if (request.method !== 'GET' && request.headers.origin !== consoleOrigin)
    throw refuse('operador.origemRecusada');
}

function readPromotora(request: FastifyRequest): string | null {
  const header = request.headers['x-promotora'];
  return typeof header === 'string' && /^[\w.-]{1,60}$/.test(header) ? header : null;
}

/** A call that names a promoter in its path must name the one to act for. */
function requireOwnPromotora(request: FastifyRequest, { promotoraId }: Admitted): void {
  const { promotora } = request.params as { promotora?: string };
  if (promotora !== undefined && promotora !== promotoraId) throw refuse('operador.semPermissao');
}

function isEqual(expected: string | undefined, given: string): boolean {
  const [a, b] = [Buffer.from(expected ?? ''), Buffer.from(given)];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
