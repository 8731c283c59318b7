import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { toDepois } from '../../kernel/pagination.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { toIndicacaoWire, type IndicacaoModule } from '../indicacao/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';

type Parts = Pick<CampanhaModule, 'hospedagens'> & Pick<IndicacaoModule, 'premios'>;

/** Binds referrals under review. */
export function bindIndicacoes(binder: Binder, { premios, hospedagens }: Parts): void {
  binder.bind(calls['operador.indicacoes'], async ({ params, query, context }) => {
    const { ano, identificacao, perPage } = params;
    const publicada = await hospedagens.getDaPromotora(getPromotoraId(context), ano, identificacao);
    const { rows, total } = await premios.listEmAnalise(publicada, perPage, query.depois);
    const vezes = await premios.countVezes(publicada, rows);
    const retorno = rows.map((row) => toIndicacaoWire(row, vezes));
    const depois = toDepois(rows, perPage, ({ apurado_em, indicado_id }) => ({
      em: apurado_em!,
      id: indicado_id,
    }));
    return { retorno: { retorno, total, depois } };
  });

  binder.bind(calls['operador.decidirIndicacao'], async ({ params, body, context }) => {
    const publicada = await hospedagens.getDaPromotora(
      getPromotoraId(context),
      params.ano,
      params.identificacao,
    );
    const row = await premios.decide(publicada, params.indicadoID, body, context.ator);
    return { retorno: toIndicacaoWire(row, await premios.countVezes(publicada, [row])) };
  });
}
