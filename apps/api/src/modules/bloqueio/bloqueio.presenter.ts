import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { BloqueioRow } from './bloqueio.store.ts';
import { maskValor } from './valor-bloqueado.ts';

/** Creates the function that maps a blocked value to the operators' wire format, masked by the reader's role. */
export const createToBloqueioWire =
  (isAtivo: (row: BloqueioRow) => boolean) =>
  (
    row: BloqueioRow,
    { papel }: Pick<OperadorContext, 'papel'>,
  ): RetornoOf<Calls['operador.retirarBloqueio']> => ({
    bloqueioID: row.bloqueio_id,
    tipo: row.tipo,
    valor: maskValor(row.tipo, row.valor, papel),
    motivo: row.motivo,
    ate: row.ate,
    ativo: isAtivo(row),
    incluidoEm: row.incluido_em.toISOString(),
    ator: row.ator,
    retirada:
      row.retirado_em === null
        ? null
        : { em: row.retirado_em.toISOString(), motivo: row.retirado_motivo!, ator: row.retirado_por! },
  });
