import type { ProponivelId } from '@trevo/contract/operador/proponiveis';
import type { Comunicado } from '../../comunicado/public.ts';
import type { ProvedorModule } from '../../provedor/public.ts';
import type { Pedido } from './conteudo.ts';
import { toMudanca } from './conteudo-provedor.ts';

/**
 * Returns a function that writes the e-mail about a newly proposed change of a provider; undefined for other calls, about
 * which only the approvers are told.
 */
export const createToComunicado =
  ({ provedores }: Pick<ProvedorModule, 'provedores'>) =>
  async (
    promotoraId: string,
    ato: ProponivelId,
    pedido: Pedido,
    quem: { readonly nome: string; readonly motivo: string },
  ): Promise<Comunicado | undefined> =>
    ato === 'operador.definirProvedor' || ato === 'operador.removerProvedor'
      ? provedores.toProposto(toMudanca(promotoraId, pedido as Parameters<typeof toMudanca>[1]), quem)
      : undefined;
