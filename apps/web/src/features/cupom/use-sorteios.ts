import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useCall } from '../../platform/api/use-call.ts';
import type { CampanhaWire } from '../campanha/public.ts';

export type Sorteio = RetornoOf<Calls['cupom.sorteios']>[number];

const none: readonly Sorteio[] = [];

/** The draws of a campaign, and what the person won in them; none until they are known. */
export function useSorteios({ ano, identificacao }: CampanhaWire): readonly Sorteio[] {
  const { data: sorteios = none } = useCall('cupom.sorteios', {
    params: { ano, identificacao },
    cache: false,
  });
  return sorteios;
}

/** Whether nothing comes of taking part any more: its day is over, or its winners are known. */
export const isEncerrado = (sorteios: readonly Sorteio[], dia: string, hoje: string): boolean =>
  dia < hoje || sorteios.some(({ data: extracao, apurado }) => extracao === dia && apurado);
