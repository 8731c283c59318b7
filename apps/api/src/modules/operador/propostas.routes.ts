import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { AtosPropostos } from './propostas/atos-propostos.ts';
import type { PropostaService } from './propostas/proposta.service.ts';

/** Binds the proposals that wait for a second person. */
export function bindPropostas(
  operador: OperadorBinder,
  { propostas, atos }: { propostas: PropostaService; atos: AtosPropostos },
): void {
  operador.bind(calls['operador.propor'], async ({ body, context }) => ({
    retorno: await propostas.propose(context, body),
  }));
  operador.bind(calls['operador.propostas'], async ({ params, query, context }) => ({
    retorno: await propostas.list(context, params.perPage, query),
  }));
  operador.bind(calls['operador.proposta'], async ({ params, context }) => ({
    retorno: await propostas.read(context, params.propostaID),
  }));
  operador.bind(calls['operador.aprovarProposta'], async ({ params, body, context }) => ({
    retorno: await propostas.approve(context, params.propostaID, body.visto, (ato, pedido, proposta) =>
      atos.run(ato, pedido, { ...context, proposta }),
    ),
  }));
  operador.bind(calls['operador.recusarProposta'], async ({ params, body, context }) => ({
    retorno: await propostas.refuse(context, params.propostaID, body.motivo),
  }));
  operador.bind(calls['operador.retirarProposta'], async ({ params, context }) => ({
    retorno: await propostas.withdraw(context, params.propostaID),
  }));
}
