import { calls } from '@trevo/contract/calls';
import type { CpfRestritoService } from './cpf-restrito.service.ts';
import type { OperadorBinder } from './operador-da-campanha.ts';

/** Binds the import of the restricted CPFs of a campaign. */
export function bindCpfRestritoOperador(operador: OperadorBinder, cpfsRestritos: CpfRestritoService): void {
  operador.daCampanha(calls['operador.importarCpfsRestritos'], async ({ publicada, body, context }) => ({
    retorno: await cpfsRestritos.import(publicada, body.restricoes, context.ator),
  }));
}
