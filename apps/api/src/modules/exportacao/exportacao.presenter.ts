import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ExportacaoRow } from './exportacao.store.ts';

export const toExportacaoWire = (row: ExportacaoRow): RetornoOf<Calls['operador.pedirExportacao']> => ({
  exportacaoID: row.exportacao_id,
  tipo: row.tipo,
  formato: row.formato,
  porItem: row.por_item,
  de: row.de,
  ate: row.ate,
  comDadosPessoais: row.com_dados_pessoais,
  finalidade: row.finalidade,
  situacao: row.situacao,
  linhas: row.linhas,
  bytes: row.bytes,
  sha256: row.sha256,
  nomeArquivo: row.nome_arquivo,
  pedidaEm: row.pedida_em.toISOString(),
  pedidaPor: row.pedida_por,
  aprovadaPor: row.aprovada_por,
  terminadaEm: row.terminada_em?.toISOString() ?? null,
  venceEm: row.vence_em?.toISOString() ?? null,
  downloads: row.downloads,
});
