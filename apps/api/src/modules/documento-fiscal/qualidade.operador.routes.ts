import { calls } from '@trevo/contract/calls';
import { addDias, startOfDia } from '@trevo/rules/tempo/sao-paulo';
import type { OperadorBinder } from '../campanha/public.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import { toDepois } from '../../kernel/pagination.ts';
import type { ConferenciaService } from './fila/conferencia.service.ts';
import { toDiscordanciaWire } from './fila/discordancia.presenter.ts';

/** Binds the figures of operators' verdicts. */
export function bindQualidadeOperador(operador: OperadorBinder, conferencias: ConferenciaService): void {
  operador.daCampanha(calls['operador.qualidade'], async ({ publicada, query, context }) => {
    const rows = await conferencias.measure(publicada, {
      de: startOfDia(query.de),
      ate: startOfDia(addDias(query.ate, 1)),
      operadorId: seesAll(context) ? null : context.ator.id,
    });
    return {
      retorno: rows.map(({ operador_id, nome, julgadas, mediana, conferidas, concordam, ...revertidas }) => ({
        operadorID: operador_id,
        nome,
        julgadas,
        medianaSegundos: mediana,
        conferidas,
        concordam,
        revertidas,
      })),
    };
  });

  operador.daCampanha(calls['operador.discordancias'], async ({ publicada, params, query }) => {
    const { perPage } = params;
    const rows = await conferencias.listDiscordancias(publicada, perPage, query.depois);
    return {
      retorno: {
        retorno: rows.map(toDiscordanciaWire),
        depois: toDepois(rows, perPage, (row) => ({ em: row.segunda_em!, id: row.documento_fiscal_id })),
      },
    };
  });
}

/** Operators with the role `operador` see their own figures only. */
const seesAll = ({ papel }: OperadorContext): boolean => papel !== 'operador';
