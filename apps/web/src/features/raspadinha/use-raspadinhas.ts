import { createContext, use } from 'react';
import { type ApiError, isOffline } from '@trevo/client/api-error.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { type Lista, toLista } from '@trevo/client/to-lista.ts';
import { isSessaoRecusada } from '../../platform/session/use-leave.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import type { Raspadinha } from './raspadinha.wire.ts';
import { porPagina } from '../../platform/lista/por-pagina.ts';

/** Filter of a consumidor's cards; undefined means all. */
export type RaspadinhaFiltro = 'DISPONIVEL' | 'RASPADA' | 'PREMIADA';

/**
 * Any other response to the list counts as an empty list; only a missing response or a rejected session is a
 * failure.
 */
const isAnswered = (error: ApiError): boolean => !isOffline(error) && !isSessaoRecusada(error.codigo);

/** Loads a page of a consumidor's cards in a campaign. */
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

/** Loads all cards of the page's consumidor. */
export function useMinhasRaspadinhas(enabled = true): Lista<Raspadinha> {
  const portador = usePortador();
  return toLista(
    useCall('raspadinha.listarConsumidor', portador, { enabled }),
    'raspadinha.nenhuma',
    isAnswered,
  );
}

/** Returns whether the card is unopened. */
export const isFechada = ({ raspada, status }: Raspadinha): boolean => !raspada && status === 'DISPONIVEL';

/** Token that an embedding page handed over, or undefined to use the session. */
const PortadorContext = createContext<string | undefined>(undefined);
export const PortadorProvider = PortadorContext;

/** Returns the credential option for calls about cards. */
export function usePortador(): { readonly token?: string } {
  const token = use(PortadorContext);
  return token === undefined ? {} : { token };
}
