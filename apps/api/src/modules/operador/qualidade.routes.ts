import { calls } from '@trevo/contract/calls';
import { addDias, startOfDia } from '@trevo/rules/tempo/sao-paulo';
import type { OperadorBinder } from '../campanha/public.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import { toDepois } from '../../kernel/pagination.ts';
import type { Discordancia, DocumentoFiscalModule } from '../documento-fiscal/public.ts';

export type QualidadeParts = Pick<DocumentoFiscalModule, 'conferencias'>;

/** Binds the figures of operators' verdicts. */
export function bindQualidade(operador: OperadorBinder, { conferencias }: QualidadeParts): void {
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
        retorno: rows.map(toWire),
        depois: toDepois(rows, perPage, (row) => ({ em: row.segunda_em!, id: row.documento_fiscal_id })),
      },
    };
  });
}

/** Operators with the role `operador` see their own figures only. */
const seesAll = ({ papel }: OperadorContext): boolean => papel !== 'operador';

const toWire = (row: Discordancia) => ({
  consumidorID: row.consumidor_id,
  documentoFiscalID: row.documento_fiscal_id,
  primeira: { nome: row.operador_nome, status: toStatus(row.status), em: row.em.toISOString() },
  segunda: {
    nome: row.segunda_nome!,
    status: toStatus(row.segunda_status!),
    em: row.segunda_em!.toISOString(),
  },
  revertidaEm: row.revertida_em?.toISOString() ?? null,
});

const toStatus = (status: string) => status as 'VALIDO' | 'INVALIDO';
