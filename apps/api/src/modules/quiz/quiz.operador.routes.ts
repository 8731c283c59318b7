import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { CedulaService } from './cedula.service.ts';

/** Binds the operators' route for the answers to ballots. */
export function bindQuizOperador(operador: OperadorBinder, cedulas: CedulaService): void {
  operador.daCampanha(calls['operador.respostasQuiz'], async ({ publicada }) => ({
    retorno: await cedulas.count(publicada),
  }));
}
