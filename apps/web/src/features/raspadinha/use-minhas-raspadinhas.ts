import { useCall } from '../../platform/api/use-call.ts';
import { type Lista, toLista } from '../../platform/lista/to-lista.ts';
import type { Raspadinha } from './raspadinha.wire.ts';
import { isAnswered } from './use-raspadinhas.ts';
import { usePortador } from './portador.ts';

/** All cards of the person whose page this is. */
export function useMinhasRaspadinhas(enabled = true): Lista<Raspadinha> {
  const portador = usePortador();
  return toLista(
    useCall('raspadinha.listarConsumidor', { ...portador, cache: false }, { enabled }),
    'raspadinha.nenhuma',
    isAnswered,
  );
}

/** Whether the card waits to be revealed. */
export const isFechada = ({ raspada, status }: Raspadinha): boolean => !raspada && status === 'DISPONIVEL';
