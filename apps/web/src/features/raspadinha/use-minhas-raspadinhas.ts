import { useCall } from '../../shared/api/use-call.ts';
import { type Lista, toLista } from '../../shared/lista/to-lista.ts';
import type { Raspadinha } from '../../shared/raspadinha/raspadinha.wire.ts';
import { isAnswered } from '../../shared/raspadinha/use-raspadinhas.ts';
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
