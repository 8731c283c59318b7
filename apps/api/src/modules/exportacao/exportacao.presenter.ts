import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ExportacaoRow } from './exportacao.service.ts';

export const toExportacaoWire = (row: ExportacaoRow): RetornoOf<Calls['operador.pedirExportacao']> => ({
  exportacaoID: row.arquivo_id,
  ...row.pedido,
  finalidade: row.finalidade,
  situacao: row.situacao,
  linhas: row.progresso,
  bytes: row.bytes,
  sha256: row.sha256,
  nomeArquivo: row.nome,
  pedidaEm: row.pedido_em.toISOString(),
  pedidaPor: row.pedido_por,
  aprovadaPor: row.aprovado_por,
  terminadaEm: row.terminado_em?.toISOString() ?? null,
  venceEm: row.vence_em?.toISOString() ?? null,
  downloads: row.downloads,
});
