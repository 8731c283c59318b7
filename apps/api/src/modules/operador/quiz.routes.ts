import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { QuizModule } from '../quiz/public.ts';

/** Binds the operators' route for the answers to ballots. */
export function bindQuiz(operador: OperadorBinder, { cedulas }: Pick<QuizModule, 'cedulas'>): void {
  operador.daCampanha(calls['operador.respostasQuiz'], async ({ publicada }) => ({
    retorno: await cedulas.count(publicada),
  }));
}
