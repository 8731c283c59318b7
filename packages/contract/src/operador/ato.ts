import type { PathEntry } from '../path-entry.ts';
import type { Escopo, Papel } from './papeis.ts';

/** An act in words, after "Rita" and after "pode". */
export interface Palavras {
  /** As done by a person: "aprovou uma proposta". */
  readonly feito: string;
  /** As an ability: "aprovar uma proposta". */
  readonly fazer: string;
}

/** Conditions of an operators' call, and its row in the audit trail. */
export interface Permissao {
  /** Roles that may make the call; operators of the installation may make every call. */
  readonly papeis: readonly Papel[];
  /** Scope that a machine credential needs; without it no credential may make the call. */
  readonly escopo?: Escopo;
  /**
   * The audit trail's row of an accepted call: `ato` and `leituraPessoal` (it answers with personal data)
   * are rows, `leitura` is none. A refused call of a known caller is always a row.
   */
  readonly registro: 'ato' | 'leituraPessoal' | 'leitura';
  /** Needs a verification within the last five minutes. */
  readonly isElevada?: true;
  /** Concerns the whole installation: only its own operators. */
  readonly isDaInstalacao?: true;
  /** Can be refused with `operador.precisaSegundaPessoa`, and be proposed then (ADR 0068). */
  readonly segundaPessoa?: true;
  /** Roles that only propose the call: a second person always decides. */
  readonly propoe?: readonly Papel[];
  /** Roles that read only their own proposals. */
  readonly soProprias?: readonly Papel[];
  /** The handler requires role and scope of the call that the body names. */
  readonly isDoAlvo?: true;
  /** Changes the books of the campaign that it names, in the path or in the published file: refused after they are closed (ADR 0092). */
  readonly mudaLivros?: true;
}

/**
 * One act of operators, with everything that server and console need before its schemas. The schemas, the errors and the
 * examples of the same act are in its noun's *.calls.ts, under the same id.
 */
export interface Ato extends PathEntry, Palavras, Permissao {
  readonly auth: 'operador';
}

export type Atos = Readonly<Record<`operador.${string}`, Ato>>;

/** Whether a role may make a call, directly or as a proposal. */
export const canCall = ({ papeis: direct, propoe }: Permissao, papel: Papel): boolean =>
  direct.includes(papel) || (propoe?.includes(papel) ?? false);
