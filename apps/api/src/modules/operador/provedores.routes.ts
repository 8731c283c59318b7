import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { ProvedorModule } from '../provedor/public.ts';

/** Binds the providers of a promoter's messages and payouts. */
export function bindProvedores(binder: Binder, { provedores }: Pick<ProvedorModule, 'provedores'>): void {
  binder.bind(calls['operador.provedores'], async ({ params }) => ({
    retorno: await provedores.list(params.promotora),
  }));
  binder.bind(calls['operador.definirProvedor'], async ({ params, body, context }) => ({
    retorno: await provedores.set(params.promotora, body, context.ator),
  }));
  binder.bind(calls['operador.removerProvedor'], async ({ params }) => ({
    retorno: await provedores.remove(params.promotora, params.servico),
  }));
}
