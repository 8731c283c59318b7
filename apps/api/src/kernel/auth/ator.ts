import { atorText } from './ator.text.ts';

/** The caller of an operator's call. */
export interface Ator {
  /** `comando`: a command on the server; `token`: the installation's static token. */
  readonly tipo: 'operador' | 'credencial' | 'comando' | 'token';
  /** Id of the operator or credential. */
  readonly id: string | null;
  readonly nome: string;
}

/** A command on the server. */
export const comando: Ator = { tipo: 'comando', id: null, nome: atorText.comando };

/** A job of the program. */
export const rotina: Ator = { ...comando, nome: atorText.rotina };

/** The installation's static token. */
export const tokenUnico: Ator = { tipo: 'token', id: null, nome: atorText.token };

/** Returns the author of an act's record; records of before name none, since only the token could act. */
export const toAtor = (stored: Ator | null): Ator => stored ?? tokenUnico;

/** A session of the console. */
export interface SessaoOperador {
  readonly sessaoId: string;
  readonly operadorId: string;
}

/** The approved proposal that an act carries out (ADR 0068). */
export interface PropostaAprovada {
  readonly propostaId: string;
  /** Id of the operator or credential that proposed. */
  readonly propostaPor: string;
  /** Name of the proposer at that time. */
  readonly propostaNome: string;
  readonly motivo: string;
}

/** The author of an act and the promoter that it concerns; null for the installation. */
export interface Autoria {
  readonly ator: Ator;
  readonly sessaoOperador: SessaoOperador | null;
  readonly promotoraId: string | null;
  /** Id of the request, as in the log. */
  readonly requisicao: string;
  /** Set for an act that a second person approved. */
  readonly proposta?: PropostaAprovada;
}

/** Whether a person or program acts alone. Commands on the server and the static token count as approved. */
export const isSozinho = ({ ator, proposta }: Pick<Autoria, 'ator' | 'proposta'>): boolean =>
  proposta === undefined && (ator.tipo === 'operador' || ator.tipo === 'credencial');
