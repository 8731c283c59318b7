import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { toAtor } from '../../kernel/auth/ator.ts';
import { wordsOf } from '../../kernel/domain-error.ts';
import type { VersaoRow } from '../campanha/public.ts';
import type { RascunhoRow } from './rascunho.store.ts';
import type { SimulacaoResumoRow, SimulacaoRow } from './simulacao.store.ts';

export const toRascunho = (row: RascunhoRow): RetornoOf<Calls['operador.gravarRascunho']> => ({
  rascunhoID: row.rascunho_id,
  nome: row.nome,
  versao: row.versao,
  base: row.base,
  criadoEm: row.criado_em.toISOString(),
  alteradoEm: row.alterado_em.toISOString(),
  alteradoPor: row.alterado_por,
});

export const toSimulacaoResumo = (
  row: SimulacaoResumoRow,
): RetornoOf<Calls['operador.simulacoes']>['simulacoes'][number] => ({
  simulacaoID: row.simulacao_id,
  ano: row.ano,
  identificacao: row.identificacao,
  notas: row.notas,
  pessoas: row.pessoas,
  centavos: row.centavos,
  situacao: row.situacao,
  progresso: row.progresso,
  recusa: row.recusa && { codigo: row.recusa, ...toWords(row.recusa, row.recusa_valores) },
  pedidaEm: row.pedida_em.toISOString(),
  pedidaPor: row.pedida_por,
  terminadaEm: row.terminada_em?.toISOString() ?? null,
});

function toWords(...recusa: Parameters<typeof wordsOf>): { mensagem: string; cura: string } {
  const { mensagem, cura } = wordsOf(...recusa);
  return { mensagem, cura: cura ?? '' };
}

export const toSimulacao = (row: SimulacaoRow): RetornoOf<Calls['operador.simulacao']> => ({
  ...toSimulacaoResumo(row),
  resultado: row.resultado,
});

export const toPublicacao = (row: VersaoRow, atual: boolean) => ({
  hash: row.arquivo_hash,
  publicadaEm: row.publicada_em.toISOString(),
  publicadaPor: toAtor(row.ator),
  motivo: row.motivo,
  mudancas: [...row.mudancas],
  atual,
});
