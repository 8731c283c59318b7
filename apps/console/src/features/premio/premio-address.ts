import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

export type Premio = RetornoOf<Calls['operador.premio']>;

/** A prize, and the campaign in which it was won. */
export interface PremioAberto {
  readonly params: {
    readonly ano: number;
    readonly identificacao: string;
    readonly consumidorID: string;
    readonly premioID: string;
  };
  /** Address of the list from which it was opened. */
  readonly lista: string;
}

/** Returns the address of a prize; the filters of the list stay in it. */
export function toPremioAddress(
  { ano, identificacao }: { ano: number; identificacao: string },
  { consumidorID, premioID }: { consumidorID: string; premioID: string },
  search: URLSearchParams,
): string {
  const next = new URLSearchParams(search);
  next.set('campanha', `${ano}/${identificacao}`);
  next.set('aberto', `${consumidorID}/${premioID}`);
  return `/premios?${next}`;
}

/** Reads the open prize of an address; undefined for the list. */
export function parsePremioRef(search: URLSearchParams): PremioAberto | undefined {
  const [ano, identificacao] = (search.get('campanha') ?? '').split('/');
  const [consumidorID, premioID] = (search.get('aberto') ?? '').split('/');
  if (!ano || !identificacao || !consumidorID || !premioID) return undefined;
  const lista = new URLSearchParams(search);
  lista.delete('aberto');
  return {
    params: { ano: Number(ano), identificacao, consumidorID, premioID },
    lista: `/premios?${lista}`,
  };
}
