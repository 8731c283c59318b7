import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useEffect, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import type { CampanhaWire } from '../../campanha/public.ts';

export type Sorteio = RetornoOf<Calls['cupom.sorteios']>[number];

const none: readonly Sorteio[] = [];

const useSorteiosCall = ({ ano, identificacao }: CampanhaWire) =>
  useCall('cupom.sorteios', { params: { ano, identificacao } });

/** Loads the sorteios of a campaign with the consumidor's prizes; empty until loaded. */
export const useSorteios = (campanha: CampanhaWire): readonly Sorteio[] =>
  useSorteiosCall(campanha).data ?? none;

/** Timeout for waiting on a prize that would be shown above everything else, in milliseconds. */
const patienceMilliseconds = 1_500;

/** Returns whether the sorteios have loaded, failed, or exceeded the timeout. */
export function useAreSorteiosKnown(campanha: CampanhaWire): boolean {
  const { isLoading } = useSorteiosCall(campanha);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return !isLoading || isLate;
}

/** Returns whether a sorteio is past: its day is over, or its winners are published. */
export const isEncerrado = (sorteios: readonly Sorteio[], dia: string, hoje: string): boolean =>
  dia < hoje || sorteios.some(({ data: extracao, apurado }) => extracao === dia && apurado);
