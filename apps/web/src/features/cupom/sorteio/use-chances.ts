import { isChancesEnabled } from '@trevo/config/configuracao/configuracao-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useCall } from '../../../platform/api/use-call.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';

/** Numbers of a coming draw: the consumidor's own and all granted ones. */
export type Chance = RetornoOf<Calls['cupom.chances']>[number];

const none: readonly Chance[] = [];

/** Loads the counts of the coming draws; empty until loaded, and where the campaign does not show them. */
export function useChances({ ano, identificacao }: CampanhaWire): readonly Chance[] {
  const enabled = isChancesEnabled(useConfiguracao());
  return useCall('cupom.chances', { params: { ano, identificacao } }, { enabled }).data ?? none;
}
