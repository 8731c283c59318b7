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
 * Where each status may go in one step. A valid receipt can still be found wanting (cancelled at the tax authority); an
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

/** Whether a fiscal document may go from one status to another in one step. Staying is not a change. */
export function canChangeStatus(from: DocumentoFiscalStatus, to: DocumentoFiscalStatus): boolean {
  return documentoFiscalTransitions[from].includes(to);
}

/** What takes a receipt to another status: the database has one function for each (`documento_fiscal_judge` …). */
export type DocumentoFiscalChange = 'judge' | 'rejudge' | 'revoke' | 'reopen';

const changes: Readonly<Record<DocumentoFiscalStatus, DocumentoFiscalChange>> = {
  PENDENTE: 'judge',
  VALIDO: 'revoke',
  INVALIDO: 'reopen',
};

/** What takes a receipt from one status to another; undefined when nothing may. Staying is not a change. */
export function findChange(
  from: DocumentoFiscalStatus,
  to: DocumentoFiscalStatus,
): DocumentoFiscalChange | undefined {
  if (canChangeStatus(from, to)) return changes[from];
  // A slip is corrected in two steps at once: the receipt waits again for as long as the verdict takes.
  const isCorrection = from !== to && canChangeStatus(from, 'PENDENTE') && canChangeStatus('PENDENTE', to);
  return isCorrection ? 'rejudge' : undefined;
}

/** Whether the text is a status on the wire. */
function isDocumentoFiscalStatus(text: unknown): text is DocumentoFiscalStatus {
  return (documentoFiscalStatuses as readonly unknown[]).includes(text);
}

/** The status as printed; what is unknown or missing is pending. */
export function formatStatus(status: string | null | undefined): string {
  return nomes[isDocumentoFiscalStatus(status) ? status : 'PENDENTE'];
}
