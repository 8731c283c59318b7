import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { CampanhaModule, CampanhaPublicada } from '../campanha/public.ts';
import type { RelatorioModule } from '../relatorio/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';

export type RelatorioParts = Pick<RelatorioModule, 'relatorios' | 'destinosRelatorio'>;

/** Binds the reports of campaigns. */
export function bindRelatorios(
  binder: Binder,
  { hospedagens, relatorios, destinosRelatorio }: RelatorioParts & Pick<CampanhaModule, 'hospedagens'>,
): void {
  const getPublicada = (context: OperadorContext, params: { ano: number; identificacao: string }) =>
    hospedagens.getDaPromotora(getPromotoraId(context), params.ano, params.identificacao);

  const readDestinos = async (
    publicada: CampanhaPublicada,
  ): Promise<RetornoOf<Calls['operador.destinosRelatorio']>> => {
    const row = await destinosRelatorio.find(publicada);
    return {
      enderecos: row?.enderecos ?? [],
      definidoEm: row?.definido_em.toISOString() ?? null,
      definidoPor: row?.ator ?? null,
      ultimaSemana: row?.ultima ?? null,
    };
  };

  binder.bind(calls['operador.relatorio'], async ({ params, query, context }) => ({
    retorno: await relatorios.read(await getPublicada(context, params), query),
  }));

  binder.bind(calls['operador.destinosRelatorio'], async ({ params, context }) => ({
    retorno: await readDestinos(await getPublicada(context, params)),
  }));

  binder.bind(calls['operador.definirDestinosRelatorio'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    await destinosRelatorio.set(publicada, body.enderecos, context.ator);
    return { retorno: await readDestinos(publicada) };
  });
}
