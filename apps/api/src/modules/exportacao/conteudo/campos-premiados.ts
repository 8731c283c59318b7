import type { CampanhaPublicada } from '../../campanha/public.ts';
import { findPremio } from '../../raspadinha/public.ts';
import { type Campo, createCampos, dadosPessoais, pessoa } from './campo.ts';
import type { PremiadoView } from './linhas-premiados.views.ts';

const { texto, dia, instante } = createCampos<PremiadoView>();

/** One row for each won prize. */
export const listCamposPremiados = (
  { arquivo }: CampanhaPublicada,
  comDadosPessoais: boolean,
): readonly Campo<PremiadoView>[] => [
  pessoa,
  ...(comDadosPessoais ? dadosPessoais : []),
  texto('origem', ({ origem }) => origem),
  texto('premio', ({ item, premio }) =>
    item === null ? premio : (findPremio(arquivo, { premio_id: item })?.nome ?? item),
  ),
  dia('sorteio', ({ sorteio }) => sorteio),
  texto('serie', ({ serie }) => serie),
  texto('numero', ({ numero }) => numero),
  instante('ganho_em', ({ ganho_em }) => ganho_em),
  instante('retido_em', ({ retido_em }) => retido_em),
  instante('entregue_em', ({ entregue_em }) => entregue_em),
];
