import type { ApiError } from '@trevo/client/api-error.ts';
import type { Lista, Pagina } from '@trevo/client/to-lista.ts';
import type { DocumentoFiscal } from './documento-fiscal.wire.ts';

/** `outro`: the answer for the chosen filter has not arrived; the rows are those of the previous filter. */
export type DocumentosFiltro = 'nenhum' | 'ativo' | 'outro';

/** State in which the list of receipts is rendered. */
export type DocumentosExibicao =
  | { readonly situacao: 'carregando' }
  /** The requested page no longer exists: the last one is loading. */
  | { readonly situacao: 'alemDoFim'; readonly total: number }
  | { readonly situacao: 'erro'; readonly error: ApiError; readonly pending: boolean; retry(): void }
  | { readonly situacao: 'semNotas' }
  | { readonly situacao: 'semNotasNoFiltro' }
  | { readonly situacao: 'pronta'; readonly pagina: Pagina<DocumentoFiscal> };

export function toExibicao(lista: Lista<DocumentoFiscal>, filtro: DocumentosFiltro): DocumentosExibicao {
  if (filtro === 'outro') return { situacao: 'carregando' };
  if (lista.situacao === 'vazia') return { situacao: filtro === 'ativo' ? 'semNotasNoFiltro' : 'semNotas' };
  if (lista.situacao === 'pronta' && lista.pagina.retorno.length === 0)
    return { situacao: 'alemDoFim', total: lista.pagina.total };
  return lista;
}

/** Receipt of the details. A closed one stays known: the sheet shows it until its animation ends. */
export type DocumentoEscolha =
  | { readonly situacao: 'nenhuma' }
  | { readonly situacao: 'aberta' | 'fechada'; readonly documento: DocumentoFiscal };
