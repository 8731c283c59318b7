import { createContext, use } from 'react';
import { type ApiError, isOffline } from '@trevo/client/api-error.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { type Lista, toLista } from '@trevo/client/to-lista.ts';
import { isSessaoRecusada } from '../../platform/session/use-leave.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import type { Raspadinha } from './raspadinha.wire.ts';
import { porPagina } from '../../platform/lista/por-pagina.ts';

/** Which cards of a person are meant; without it, all. */
export type RaspadinhaFiltro = 'DISPONIVEL' | 'RASPADA' | 'PREMIADA';

/** Whatever else the server answers to the list of cards means that there are none; only a silence, or a login that is not taken, is no answer to it. */
const isAnswered = (error: ApiError): boolean => !isOffline(error) && !isSessaoRecusada(error.codigo);

/** One page of a person's cards in a campaign. */
export function useRaspadinhas(
  { ano, identificacao }: Pick<CampanhaWire, 'ano' | 'identificacao'>,
  usuario: string,
  options: { filtro?: RaspadinhaFiltro; pagina?: number; enabled?: boolean } = {},
): { lista: Lista<Raspadinha>; query: ReturnType<typeof useCall<'raspadinhaAlternativa.listar'>> } {
  const { filtro, pagina = 1, enabled = true } = options;
  const query = useCall(
    'raspadinhaAlternativa.listar',
    {
      params: { ano, identificacao, totalPorPagina: porPagina, paginaAtual: pagina },
      query: { usuario, ...(filtro && { filtro: JSON.stringify({ status: filtro }) }) },
    },
    { enabled },
  );
  return { lista: toLista(query, 'raspadinha.nenhuma', isAnswered), query };
}

/** All cards of the person whose page this is. */
export function useMinhasRaspadinhas(enabled = true): Lista<Raspadinha> {
  const portador = usePortador();
  return toLista(
    useCall('raspadinha.listarConsumidor', portador, { enabled }),
    'raspadinha.nenhuma',
    isAnswered,
  );
}

/** Whether the card waits to be revealed. */
export const isFechada = ({ raspada, status }: Raspadinha): boolean => !raspada && status === 'DISPONIVEL';

/** The secret that an embedding page handed over, or undefined: then whoever is signed in speaks. */
const PortadorContext = createContext<string | undefined>(undefined);
export const PortadorProvider = PortadorContext;

/** What each call about cards carries for the person whose page this is. */
export function usePortador(): { readonly token?: string } {
  const token = use(PortadorContext);
  return token === undefined ? {} : { token };
}
