import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { LoginModule } from '../login/public.ts';

/** Binds the operators' route for the shops of a campaign. */
export function bindLojas(operador: OperadorBinder, { associados }: Pick<LoginModule, 'associados'>): void {
  operador.daCampanha(calls['operador.lojas'], async ({ publicada }) => ({
    retorno: await associados.list(publicada),
  }));
}
