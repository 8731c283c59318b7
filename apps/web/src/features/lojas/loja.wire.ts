import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatCep } from '@trevo/rules/texto/mask';
import { formatDecimal } from '@trevo/client/format.ts';
import { lojasText } from './lojas.text.ts';

type LojaPerto = RetornoOf<Calls['associado.maisProximos']>[number];

/** A shop, with its distance when it was measured. */
export type Loja = Omit<LojaPerto, 'distancia'> & Partial<Pick<LojaPerto, 'distancia'>>;

/** Formats kilometres: `1,2 km`. */
export const formatDistancia = (km: number): string => lojasText.distancia(formatDecimal(km));

/** Formats the known parts of an address: `Rua A, 1, Centro · São Paulo, SP · 01001-000`; empty when none is known. */
export function formatEndereco({ endereco, cidade, uf, cep }: Loja): string {
  const lugar = [cidade, uf].filter(Boolean).join(', ');
  return [endereco, lugar, cep && formatCep(cep)].filter(Boolean).join(' · ');
}

/** Returns the map URL of a shop by its coordinates, else its address; undefined when neither is known. */
export function toMapaUrl(loja: Loja): string | undefined {
  const { latitude, longitude, endereco } = loja;
  const place = latitude !== null && longitude !== null ? `${latitude},${longitude}` : undefined;
  const asked = place ?? (endereco ? formatEndereco(loja).replaceAll(' · ', ', ') : undefined);
  return asked && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(asked)}`;
}
