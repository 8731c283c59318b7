import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { toAtor } from '../../kernel/auth/ator.ts';
import { toMotivo } from './importacao.service.ts';
import type { VendaArquivo } from './venda-arquivo.store.ts';

export const toVendaArquivoWire = (
  arquivo: VendaArquivo,
): RetornoOf<Calls['operador.obterImportacaoVendas']> => ({
  id: arquivo.venda_arquivo_id,
  nome: arquivo.nome,
  situacao: arquivo.situacao,
  motivo: toMotivo(arquivo),
  linhas: arquivo.linhas,
  novas: arquivo.novas,
  mudadas: arquivo.mudadas,
  iguais: arquivo.iguais,
  erros: arquivo.erros,
  bytes: arquivo.lidos_bytes,
  totalBytes: arquivo.bytes,
  recebidoEm: arquivo.recebido_em.toISOString(),
  iniciadoEm: arquivo.iniciado_em?.toISOString() ?? null,
  terminadoEm: arquivo.terminado_em?.toISOString() ?? null,
  ator: toAtor(arquivo.ator),
});
