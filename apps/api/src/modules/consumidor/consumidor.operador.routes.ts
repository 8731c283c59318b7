import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { PrimeiroAcessoService } from './consumidor.service.ts';

/** Binds the import of people with a prepared first access. */
export function bindConsumidorOperador(
  operador: OperadorBinder,
  primeirosAcessos: PrimeiroAcessoService,
): void {
  operador.daCampanha(
    calls['operador.importarPrimeirosAcessos'],
    async ({ publicada: { promotoraId }, body, context }) => ({
      retorno: { total: await primeirosAcessos.import(promotoraId, body.cpfs, context.ator) },
    }),
  );
}
