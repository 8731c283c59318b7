import type { DocumentoFiscal } from '../src/features/documento-fiscal/documento-fiscal.wire.ts';

/** Builds a receipt of the API: valid with one number, unless overridden. */
export function buildDocumento(changes: Partial<DocumentoFiscal> = {}): DocumentoFiscal {
  const { apuracao } = changes;
  return {
    documentoFiscalID: 'd1',
    cabecalho: { chaveAcesso: '35261162744661000189655452231425211744665372', coo: null },
    uriImagem: null,
    tipo: 'Fiscal',
    modelo: '65',
    uf: 'SP',
    emitente: '62744661000189',
    loja: null,
    emitidoEm: null,
    valorCentavos: null,
    registradoEm: '2026-11-21T12:00:00.000Z',
    numeros: apuracao && apuracao.status !== 'VALIDO' ? [] : [{ serie: '03', numero: '57698' }],
    raspadinhas: 0,
    pontos: 0,
    cashbackCentavos: 0,
    multiplicador: 1,
    contestavel: false,
    protocolo: null,
    ...changes,
    apuracao: apuracao ?? { status: 'VALIDO', motivo: null, historico: [] },
  };
}

/** Builds the status of a receipt with a single history entry. */
export function buildApuracao(
  status: DocumentoFiscal['apuracao']['status'],
  codigo: string | null = null,
  mensagem = 'Porque sim.',
): DocumentoFiscal['apuracao'] {
  const motivo = codigo === null ? null : { codigo, mensagem, cura: 'Faça outra coisa.' };
  return {
    status,
    motivo,
    historico: [{ status, dataHora: '2026-11-21T12:01:00.000Z', observacao: null, motivo }],
  };
}
