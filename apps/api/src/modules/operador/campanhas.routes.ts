import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';

/** Binds the lists from which an operator chooses. */
export function bindCampanhas(binder: Binder, { hospedagens }: Pick<CampanhaModule, 'hospedagens'>): void {
  binder.bind(calls['operador.promotoras'], async () => ({
    retorno: (await hospedagens.listPromotoras()).map(({ promotora_id, nome }) => ({
      promotora: promotora_id,
      nome,
    })),
  }));
  binder.bind(calls['operador.campanhas'], async ({ context }) => ({
    retorno: (await hospedagens.listDaPromotora(getPromotoraId(context))).map(({ campanha, arquivo }) => ({
      ano: campanha.ano,
      identificacao: campanha.identificacao,
      descricao: campanha.descricao,
      dataInicial: campanha.dataInicial,
      dataFinal: campanha.dataFinal,
      hosts: [...arquivo.hosts],
      ativa: campanha.ativa,
    })),
  }));
}
