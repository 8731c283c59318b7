import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { QuizModule } from '../quiz/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';

/** Binds the operators' route for the answers to ballots. */
export function bindQuiz(
  binder: Binder,
  { cedulas, hospedagens }: Pick<QuizModule, 'cedulas'> & Pick<CampanhaModule, 'hospedagens'>,
): void {
  binder.bind(calls['operador.respostasQuiz'], async ({ params, context }) => {
    const { ano, identificacao } = params;
    const publicada = await hospedagens.getDaPromotora(getPromotoraId(context), ano, identificacao);
    return { retorno: await cedulas.count(publicada) };
  });
}
