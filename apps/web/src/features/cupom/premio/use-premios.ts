import { useCall } from '../../../platform/api/use-call.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { listPremios, type Premio } from './meus-premios.ts';

/** Loads the consumidor's prizes in the sorteios of a campaign; empty until loaded. */
export function usePremios(campanha: CampanhaWire | null | undefined): readonly Premio[] {
  const params = { ano: campanha?.ano ?? 0, identificacao: campanha?.identificacao ?? '' };
  const { data: sorteios } = useCall('cupom.sorteios', { params }, { enabled: Boolean(campanha) });
  return listPremios(sorteios ?? []);
}
