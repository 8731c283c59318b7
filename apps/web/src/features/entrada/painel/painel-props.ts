import type { EntradaQuery } from '../read-entrada-query.ts';
import type { CadastroBloqueio } from '../use-cadastro-bloqueio.ts';
import type { EntradaPaineisControl } from './use-entrada-painel.ts';

/** What every panel may need of the entry under it. */
export interface PainelProps {
  readonly query: EntradaQuery;
  readonly bloqueio: CadastroBloqueio;
  readonly tipo: 'consumidor' | 'associado';
  readonly paineis: EntradaPaineisControl;
}
