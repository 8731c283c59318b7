import type { BodyOf, QueryOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { type ActId, atos } from '@trevo/contract/operador/atos';
import { paths } from '@trevo/contract/paths';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Ator, Autoria } from '../../../kernel/auth/ator.ts';
import { createId } from '../../../kernel/ids.ts';
import { toDepois } from '../../../kernel/pagination.ts';
import type { AuditoriaStore, NovoRegistro, RegistroRow, Resultado } from './auditoria.store.ts';
import { createContagemRecusas, toRecusaId } from './recusa-contada.ts';

/** An act by which a person gets into an account; it is no act for a promoter, which `ActId` lists. */
export interface AtoDeAcesso {
  readonly acao: 'operador.aceitarConvite' | 'operador.aceitarConviteDaConta' | 'operador.recuperar';
  /** Chains that keep it: of promoters, '' of the installation. */
  readonly correntes: readonly string[];
  readonly ator: Ator;
  readonly alvo: Readonly<Record<string, string>>;
  readonly requisicao: string;
}

/** Parameters that say nothing about the target. */
const semAlvo = new Set(['perPage', 'page', 'ano']);

/** Refusals of one caller in an hour that have a row each in the chain of the caller's promoter. */
const recusasPorHora = 500;

export interface AuditoriaParts {
  readonly store: AuditoriaStore;
  /** Counts uses of a key over all processes. */
  readonly countUse: (key: string, segundos: number) => Promise<{ usos: number; segundos: number }>;
  readonly clock: Clock;
}

export type AuditoriaService = ReturnType<typeof createAuditoriaService>;

/** Returns a function that records an act of access before it happens, in each chain, makes it, and records its result. */
const createRecordAcesso =
  ({ store, clock }: Pick<AuditoriaParts, 'store' | 'clock'>) =>
  async ({ correntes, requisicao, ...ato }: AtoDeAcesso, act: () => Promise<void>): Promise<void> => {
    const agora = clock.now();
    const registros = correntes.map((corrente): NovoRegistro => ({
      ...ato,
      registroId: createId(agora.getTime()),
      corrente,
      em: agora,
      sessaoId: null,
      campos: [],
      motivo: null,
      requisicao,
      resultado: null,
      codigo: null,
    }));
    await store.insert(registros);
    const finish = (error?: unknown) =>
      store.complete(registros.map(({ registroId }) => ({ registroId, ...toResultado(error) })));
    try {
      await act();
    } catch (error) {
      await finish(error);
      throw error;
    }
    await finish();
  };

/**
 * The trail of operators (ADR 0065): each act is a row before it happens, completed with its result after it. So a
 * crash leaves a row without result and never an act without row.
 */
export function createAuditoriaService({ store, countUse, clock }: AuditoriaParts) {
  const countRecusa = createContagemRecusas<NovoRegistro & { readonly nomeada: string | null }>(
    ({ nomeada, ...registro }, vezes) => store.countRecusas(registro, nomeada, vezes),
  );
  const toRegistro = (
    acao: ActId,
    autoria: Autoria,
    params: unknown,
    body: unknown,
    resultado: Resultado | null,
    codigo: string | null,
  ): NovoRegistro => {
    const agora = clock.now();
    const alvo = toAlvo(params);
    const { promotora } = alvo;
    const { proposta } = autoria;
    return {
      registroId: createId(agora.getTime()),
      corrente: promotora === undefined || promotora === '?' ? (autoria.promotoraId ?? '') : promotora,
      em: agora,
      ator: autoria.ator,
      sessaoId: autoria.sessaoOperador?.sessaoId ?? null,
      acao,
      alvo: {
        ...alvo,
        ...(acao === 'operador.propor' ? toAlvoProposto(body as BodyOf<Calls['operador.propor']>) : {}),
        ...(proposta ? { propostaID: proposta.propostaId, propostaPor: proposta.propostaPor } : {}),
      },
      campos: toCampos(body),
      motivo: proposta?.motivo ?? findMotivo(body),
      requisicao: autoria.requisicao,
      resultado,
      codigo,
    };
  };

  return {
    /** Records an act before it happens; undefined for calls that only read figures. */
    async open(
      acao: ActId,
      autoria: Autoria,
      { params, body }: { params: unknown; body: unknown },
    ): Promise<{ registroId: string } | undefined> {
      if (atos[acao].registro === 'leitura') return undefined;
      const registro = toRegistro(acao, autoria, params, body, null, null);
      await store.insert([registro]);
      return { registroId: registro.registroId };
    },
    /** Records the result of an act: done without an error, refused, or failed. */
    close: ({ registroId }: { registroId: string }, error?: unknown): Promise<void> =>
      store.complete([{ registroId, ...toResultado(error) }]),
    /**
     * Records the parts of an act before it happens, in one statement; returns the function that records their
     * results in another one. A part without a result counts as failed.
     */
    async openParts(
      acao: ActId,
      autoria: Autoria,
      partes: readonly { readonly params: unknown; readonly body: unknown }[],
    ): Promise<(resultados: readonly { readonly error?: unknown }[]) => Promise<void>> {
      const registros = partes.map(({ params, body }) => toRegistro(acao, autoria, params, body, null, null));
      await store.insert(registros);
      return (resultados) =>
        store.complete(
          registros.map(({ registroId }, at) => ({
            registroId,
            ...toResultado(resultados[at] ? resultados[at].error : notReached),
          })),
        );
    },
    /** Returns the rows of parts of an act that are done; the transaction of the act inserts them. */
    toFeitos: (
      acao: ActId,
      autoria: Autoria,
      partes: readonly { readonly params: unknown; readonly body: unknown }[],
    ): NovoRegistro[] =>
      partes.map(({ params, body }) => toRegistro(acao, autoria, params, body, 'feito', null)),
    recordAcesso: createRecordAcesso({ store, clock }),
    /**
     * Records that a known caller was not allowed to act. `hasCorrente`: the caller acts for the promoter, so the row
     * belongs to its chain. Refusals of other callers, and those above the limit of the hour, are counted in one row for
     * the caller and the hour, so that no caller fills a chain.
     */
    async deny(
      acao: ActId,
      autoria: Autoria,
      { params, codigo, hasCorrente }: { params: unknown; codigo: string; hasCorrente: boolean },
    ): Promise<void> {
      const corrente = hasCorrente ? (autoria.promotoraId ?? '') : '';
      const registro = {
        ...toRegistro(acao, autoria, params, undefined, 'negado', codigo),
        corrente,
      };
      const quem = registro.sessaoId ?? `${autoria.ator.tipo}:${autoria.ator.id}`;
      const isWithin = async () =>
        (await countUse(`auditoria:${corrente}:${quem}`, 3600)).usos <= recusasPorHora;
      if (hasCorrente && (await isWithin())) return store.insert([registro]);
      return countRecusa({
        ...registro,
        registroId: toRecusaId(corrente, quem, registro.em),
        nomeada: autoria.promotoraId,
      });
    },
    async list(
      corrente: string,
      perPage: number,
      { operadorID, acao, alvo, de, ate, depois }: QueryOf<Calls['operador.auditoria']>,
    ): Promise<RetornoOf<Calls['operador.auditoria']>> {
      const rows = await store.list(
        corrente,
        { operadorId: operadorID, acao, alvo, de, ate },
        perPage,
        depois,
      );
      return {
        retorno: rows.map(toWire),
        depois: toDepois(rows, perPage, ({ em, registro_id }) => ({ em, id: registro_id })),
      };
    },
  };
}

/** Error of a part of an act that was not tried. */
const notReached = new Error('not reached');

function toResultado(error: unknown): { resultado: Resultado; codigo: string | null } {
  if (error === undefined) return { resultado: 'feito', codigo: null };
  if (error instanceof DomainError) return { resultado: 'recusado', codigo: error.code };
  return { resultado: 'falhou', codigo: null };
}

const toWire = (row: RegistroRow): RetornoOf<Calls['operador.auditoria']>['retorno'][number] => ({
  registroID: row.registro_id,
  em: row.em.toISOString(),
  ator: { tipo: row.ator_tipo, id: row.ator_id, nome: row.ator_nome },
  acao: row.acao,
  alvo: row.alvo,
  campos: row.campos,
  motivo: row.motivo,
  resultado: row.resultado ?? 'aberto',
  codigo: row.codigo,
  vezes: row.vezes,
  ordem: row.ordem,
  hash: row.hash,
});

/** Replaces a value that is no id: the path of a denied call is not validated and can contain any text. */
const toId = (value: unknown): string => (/^[\w.-]{1,120}$/.test(String(value)) ? String(value) : '?');

/** Returns the ids that a call's path names, as text. */
function toAlvo(params: unknown): Record<string, string> {
  const named = Object.entries((params ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    named.filter(([name]) => !semAlvo.has(name)).map(([name, value]) => [name, toId(value)]),
  );
}

/** Returns the proposal's id, its call, and the ids that the call's path names. `body` is undefined for a denied one. */
function toAlvoProposto(body: BodyOf<Calls['operador.propor']> | undefined): Record<string, string> {
  if (!body) return {};
  const { propostaID, ato, alvo } = body;
  const nomes = [...paths[ato].path.matchAll(/\{(\w+)\}/g)].map(([, nome]) => nome!);
  const named = Object.fromEntries(nomes.map((nome) => [nome, alvo[nome] ?? '']));
  return { propostaID, ato, ...toAlvo(named) };
}

/** Returns the names of a body's fields, never their values. */
const toCampos = (body: unknown): string[] =>
  typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype
    ? Object.keys(body).sort()
    : [];

/** Returns the reason from `confirmacao` or from the body's own field `motivo`; null without one. */
function findMotivo(body: unknown): string | null {
  const { confirmacao, motivo } = (body ?? {}) as { confirmacao?: { motivo?: string }; motivo?: unknown };
  return confirmacao?.motivo ?? (typeof motivo === 'string' && motivo !== '' ? motivo : null);
}
