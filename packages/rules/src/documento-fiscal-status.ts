/** The reasons an operator may give for refusing a receipt, or for ending one: stable codes with words of their own. */
export const motivosRecusa = [
  'documentoFiscal.recusadoNaAnalise',
  'documentoFiscal.imagemIlegivel',
  'documentoFiscal.duplicado',
  'documentoFiscal.produtoNaoParticipante',
  'documentoFiscal.dadosDivergentes',
  'documentoFiscal.emitenteNaoParticipante',
] as const;

export type DocumentoFiscalStatus = 'PENDENTE' | 'VALIDO' | 'INVALIDO';

export const documentoFiscalStatuses: readonly DocumentoFiscalStatus[] = ['PENDENTE', 'VALIDO', 'INVALIDO'];

/**
 * Where each status may go. A valid receipt can still be found wanting (cancelled at the tax authority); an
 * invalid one can be looked at again, but becomes valid only through approval.
 */
const documentoFiscalTransitions: Readonly<Record<DocumentoFiscalStatus, readonly DocumentoFiscalStatus[]>> =
  {
    PENDENTE: ['VALIDO', 'INVALIDO'],
    VALIDO: ['INVALIDO'],
    INVALIDO: ['PENDENTE'],
  };

const nomes: Readonly<Record<DocumentoFiscalStatus, string>> = {
  PENDENTE: 'PENDENTE',
  VALIDO: 'VÁLIDO',
  INVALIDO: 'INVÁLIDO',
};

/** Whether a fiscal document may go from one status to another. Staying is not a change. */
export function canChangeStatus(from: DocumentoFiscalStatus, to: DocumentoFiscalStatus): boolean {
  return documentoFiscalTransitions[from].includes(to);
}

/** Whether the text is a status on the wire. */
function isDocumentoFiscalStatus(text: unknown): text is DocumentoFiscalStatus {
  return (documentoFiscalStatuses as readonly unknown[]).includes(text);
}

/** The status as printed; what is unknown or missing is pending. */
export function formatStatus(status: string | null | undefined): string {
  return nomes[isDocumentoFiscalStatus(status) ? status : 'PENDENTE'];
}
