import type { CampanhaId, CampanhaPublicada } from '../../campanha/public.ts';

/** The rows of an export: those of a campaign in a period, which ends with the request at the latest. */
export interface Filtro {
  readonly campanhaId: CampanhaId;
  readonly comDadosPessoais: boolean;
  /** First moment, and the first one after the period. */
  readonly de: Date;
  readonly ate: Date;
}

/** A requested content, with the campaign that names its prizes and shops. */
export interface PedidoConteudo {
  readonly publicada: CampanhaPublicada;
  readonly filtro: Filtro;
  readonly porItem: boolean;
}

export const primeiroId = '00000000-0000-0000-0000-000000000000';
