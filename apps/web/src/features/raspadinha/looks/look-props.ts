import type { PremioDaTabela } from '../raspadinha.wire.ts';
import type { Revelacao } from '../use-revelacao.ts';

/** What each of the four looks gets. */
export interface LookProps {
  readonly revelacao: Revelacao;
  /** The prizes of the campaign, for the look that shows them; empty while they are not known. */
  readonly tabela: readonly PremioDaTabela[];
}
