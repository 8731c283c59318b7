import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { LoginModule } from '../login/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';

/** Binds the operators' route for the shops of a campaign. */
export function bindLojas(
  binder: Binder,
  { associados, hospedagens }: Pick<LoginModule, 'associados'> & Pick<CampanhaModule, 'hospedagens'>,
): void {
  binder.bind(calls['operador.lojas'], async ({ params, context }) => {
    const { ano, identificacao } = params;
    const publicada = await hospedagens.getDaPromotora(getPromotoraId(context), ano, identificacao);
    return { retorno: await associados.list(publicada) };
  });
}
