import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { CodigoCupomService } from './codigo-cupom.service.ts';

/** Binds the import of printed codes. */
export function bindCodigoCupomOperador(operador: OperadorBinder, codigos: CodigoCupomService): void {
  operador.daCampanha(calls['operador.importarCodigos'], async ({ publicada, body, context }) => ({
    retorno: { total: await codigos.import(publicada, body.lote, body.codigos, context.ator) },
  }));
}
