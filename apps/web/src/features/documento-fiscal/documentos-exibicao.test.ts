import { describe, expect, test } from 'vitest';
import type { Lista } from '@trevo/client/to-lista.ts';
import type { DocumentoFiscal } from './documento-fiscal.wire.ts';
import { type DocumentosFiltro, toExibicao } from './documentos-exibicao.ts';

const nota = { documentoFiscalID: '1' } as DocumentoFiscal;
const toPronta = (retorno: DocumentoFiscal[]): Lista<DocumentoFiscal> => ({
  situacao: 'pronta',
  pagina: { retorno, total: 9, paginas: 2 },
  pending: false,
});

describe('toExibicao', () => {
  test.each<[string, Lista<DocumentoFiscal>, DocumentosFiltro, string]>([
    ['a list that loads', { situacao: 'carregando' }, 'nenhum', 'carregando'],
    ['rows', toPronta([nota]), 'nenhum', 'pronta'],
    ['rows of the filter', toPronta([nota]), 'ativo', 'pronta'],
    ['rows of the previous filter', toPronta([nota]), 'outro', 'carregando'],
    ['an empty list of the previous filter', { situacao: 'vazia' }, 'outro', 'carregando'],
    ['no receipts', { situacao: 'vazia' }, 'nenhum', 'semNotas'],
    ['no receipts in the filter', { situacao: 'vazia' }, 'ativo', 'semNotasNoFiltro'],
    ['a page after the last one', toPronta([]), 'nenhum', 'alemDoFim'],
  ])('maps %s', (_, lista, filtro, situacao) => {
    expect(toExibicao(lista, filtro).situacao).toBe(situacao);
  });

  test('keeps the total of a page after the last one', () => {
    expect(toExibicao(toPronta([]), 'nenhum')).toEqual({ situacao: 'alemDoFim', total: 9 });
  });
});
