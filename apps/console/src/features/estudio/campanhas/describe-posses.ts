import { formatCentavos } from '@trevo/client/format.ts';
import { campanhasText } from './campanhas.text.ts';
import type { Conferencia } from '../documento/rascunho.wire.ts';

type Posses = NonNullable<Conferencia['campanha']>['posses'];

const inteiro = new Intl.NumberFormat('pt-BR');

/** Lists the holdings of people in a campaign, one phrase for each kind that exists. */
export const describePosses = (posses: Posses): string[] =>
  posses
    .filter(({ total }) => total > 0)
    .map(({ tipo, total }) =>
      campanhasText.posses[tipo](tipo === 'cashback' ? formatCentavos(total) : inteiro.format(total)),
    );
