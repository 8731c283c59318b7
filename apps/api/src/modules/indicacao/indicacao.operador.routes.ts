import { calls } from '@trevo/contract/calls';
import { toDepois } from '../../kernel/pagination.ts';
import type { OperadorBinder } from '../campanha/public.ts';
import { toIndicacaoWire } from './indicacao.presenter.ts';
import type { createPremioService } from './premio.service.ts';

interface Parts {
  readonly premios: ReturnType<typeof createPremioService>;
}

/** Binds referrals under review. */
export function bindIndicacaoOperador(operador: OperadorBinder, { premios }: Parts): void {
  operador.daCampanha(calls['operador.indicacoes'], async ({ publicada, params, query }) => {
    const { perPage } = params;
    const { rows, total } = await premios.listEmAnalise(publicada, perPage, query.depois);
    const vezes = await premios.countVezes(publicada, rows);
    const retorno = rows.map((row) => toIndicacaoWire(row, vezes));
    const depois = toDepois(rows, perPage, ({ apurado_em, indicado_id }) => ({
      em: apurado_em!,
      id: indicado_id,
    }));
    return { retorno: { retorno, total, depois } };
  });

  operador.daCampanha(calls['operador.decidirIndicacao'], async ({ publicada, params, body, context }) => {
    const row = await premios.decide(publicada, params.indicadoID, body, context.ator);
    return { retorno: toIndicacaoWire(row, await premios.countVezes(publicada, [row])) };
  });
}
