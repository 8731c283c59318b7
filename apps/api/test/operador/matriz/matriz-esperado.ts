import { type ActId, atos } from '@trevo/contract/operador/atos';
import type { Call } from '@trevo/contract/call';
import { calls } from '@trevo/contract/calls';
import { errors } from '@trevo/contract/errors';
import type { Permissao } from '@trevo/contract/operador/ato';
import { promotora } from './matriz-pessoas.ts';

export const toPermissao = (id: ActId): Permissao => atos[id];

/** A kind of caller: how its requests are sent, and the expected answer of each call. */
export interface Caller {
  readonly nome: string;
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Minutes since the last verification of its session. */
  readonly verifiedMinutesAgo?: number;
  /** The refusal of a call; undefined where the caller may make it. */
  refuse(id: ActId): Recusa | undefined;
  /** Answers of its accepted calls that differ from those of others. */
  readonly aceitas?: Partial<Aceitas>;
  /** Name in the audit trail. */
  readonly ator?: string;
  /** Whether its rows are in the chain of its promoter, also for calls about the installation. */
  readonly isCredencial?: boolean;
  /** Whether it has no role for the promoter that it names, or names none: its refusals are counted. */
  readonly isSemPapel?: boolean;
}

/** Status and code of a refusal. */
export interface Recusa {
  readonly status: number;
  readonly codigo: string;
}

/** Refusals before the caller is known, and the question whether it is the operator; they leave no row. */
const semRegistro = [
  'operador.semSessao',
  'operador.naoAutorizado',
  'operador.origemRecusada',
  'operador.confirmeQuemE',
];

/**
 * Answer of a call and the rows that it added to the audit trail: `resultado codigo corrente ator`, or `negado contado
 * corrente ator` for one more in the row that counts a caller's refusals.
 */
export interface Observed {
  readonly resposta: string;
  readonly registros: readonly string[];
}

/** Answers of accepted calls to the example requests, which name rows that do not exist. */
export type Aceitas = Readonly<Record<ActId, string>>;

export const toResposta = (status: number, codigo: string | undefined) =>
  [status, codigo].filter(Boolean).join(' ');

/** Returns the answer to an accepted example request: the error that its definition names, or success. */
function toAceita(id: ActId): string {
  const { recusaExemplo: codigo, status = 200 }: Call = calls[id];
  return codigo ? toResposta(errors[codigo].status, codigo) : String(status);
}

/** Returns the expected answer of a call to a caller, and the rows of the audit trail that it must add. */
export function expectOf(id: ActId, caller: Caller): Observed {
  const recusa = caller.refuse(id);
  const chain = (isNamed: boolean) => (isNamed ? promotora : 'instalação');
  if (recusa) {
    const isCounted =
      !caller.isCredencial && (caller.isSemPapel === true || toPermissao(id).isDaInstalacao === true);
    const row = isCounted
      ? `negado contado ${chain(false)} ${caller.ator}`
      : `negado ${recusa.codigo} ${chain(true)} ${caller.ator}`;
    return {
      resposta: toResposta(recusa.status, recusa.codigo),
      registros: semRegistro.includes(recusa.codigo) ? [] : [row],
    };
  }
  const resposta = caller.aceitas?.[id] ?? toAceita(id);
  const [, codigo] = resposta.split(' ');
  const resultado = codigo ? `recusado ${codigo}` : 'feito -';
  const isKept = toPermissao(id).registro !== 'leitura';
  return {
    resposta,
    registros: isKept ? [`${resultado} ${chain(!toPermissao(id).isDaInstalacao)} ${caller.ator}`] : [],
  };
}
