import { getTitulo } from '@trevo/config/configuracao-questions';
import type { Hospedagem } from '../campanha/public.ts';

/** How messages call the campaign. */
export function getTituloCampanha({ configuracao, principal }: Hospedagem): string {
  return getTitulo(configuracao) || principal.campanha.descricao;
}
