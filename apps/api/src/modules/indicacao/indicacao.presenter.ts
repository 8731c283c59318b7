import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { sinalText } from '@trevo/contract/palavras.text';
import { toAtor } from '../../kernel/auth/ator.ts';
import type { IndicacaoRow } from './indicacao.store.ts';
import type { Sinal } from './indicacao-sinais.ts';

/** Maps an invitation to the operator's wire format. */
export const toIndicacaoWire = (
  row: IndicacaoRow,
  vezes: ReadonlyMap<string, number>,
): RetornoOf<Calls['operador.decidirIndicacao']> => ({
  indicadoID: row.indicado_id,
  consumidorID: row.consumidor_id,
  documentoFiscalID: row.documento_fiscal_id,
  situacao: row.situacao,
  motivo: row.motivo,
  criadoEm: row.criado_em.toISOString(),
  apuradoEm: row.apurado_em?.toISOString() ?? null,
  ator: row.motivo === 'OPERADOR' ? toAtor(row.ator) : row.ator,
  sinais: Object.entries(row.sinais).map(([sinal, hash]) => ({
    sinal,
    descricao: sinalText[sinal as Sinal],
    vezes: vezes.get(hash) ?? 0,
  })),
});
