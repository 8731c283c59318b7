import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import type { CampanhaWire } from '../campanha/public.ts';

export type Sorteio = RetornoOf<Calls['cupom.sorteios']>[number];

const none: readonly Sorteio[] = [];

const useSorteiosCall = ({ ano, identificacao }: CampanhaWire) =>
  useCall('cupom.sorteios', { params: { ano, identificacao } });

/** The draws of a campaign, and what the person won in them; none until they are known. */
export const useSorteios = (campanha: CampanhaWire): readonly Sorteio[] =>
  useSorteiosCall(campanha).data ?? none;

/** So long a prize that would stand above everything else is waited for. */
const patienceMilliseconds = 1_500;

/** Whether the draws were answered, well or badly, or take too long to wait for. */
export function useAreSorteiosKnown(campanha: CampanhaWire): boolean {
  const { isLoading } = useSorteiosCall(campanha);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return !isLoading || isLate;
}

/** Whether nothing comes of taking part any more: its day is over, or its winners are known. */
export const isEncerrado = (sorteios: readonly Sorteio[], dia: string, hoje: string): boolean =>
  dia < hoje || sorteios.some(({ data: extracao, apurado }) => extracao === dia && apurado);
