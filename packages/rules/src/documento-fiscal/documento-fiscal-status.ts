/** Reasons an operator may give for refusing or revoking a receipt: stable codes with texts of their own. */
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
 * Allowed one-step transitions. A valid receipt can still be invalidated (cancelled at the tax authority); an
 * invalid one can be reviewed again, but becomes valid only through approval.
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

/** Whether a fiscal document may change from one status to another in one step. Staying is not a change. */
export function canChangeStatus(from: DocumentoFiscalStatus, to: DocumentoFiscalStatus): boolean {
  return documentoFiscalTransitions[from].includes(to);
}

/** Status changes; the database has one function for each (`documento_judge` …). */
export type DocumentoFiscalChange = 'judge' | 'rejudge' | 'revoke' | 'reopen';

const changes: Readonly<Record<DocumentoFiscalStatus, DocumentoFiscalChange>> = {
  PENDENTE: 'judge',
  VALIDO: 'revoke',
  INVALIDO: 'reopen',
};

/** Returns the change between two statuses; undefined when it is not allowed. Staying is not a change. */
export function findChange(
  from: DocumentoFiscalStatus,
  to: DocumentoFiscalStatus,
): DocumentoFiscalChange | undefined {
  if (canChangeStatus(from, to)) return changes[from];
  // A correction is two steps at once: the receipt is pending again only within the decision.
  const isCorrection = from !== to && canChangeStatus(from, 'PENDENTE') && canChangeStatus('PENDENTE', to);
  return isCorrection ? 'rejudge' : undefined;
}

/**
 * Whether an operator can undo a person's verdict: the receipt waits again as before it. Not a change of `findChange`,
 * which names those that a verdict or the owner's request makes.
 */
export const canUndo = (status: DocumentoFiscalStatus): boolean => status !== 'PENDENTE';

/** Whether the text is a status of the API. */
function isDocumentoFiscalStatus(text: unknown): text is DocumentoFiscalStatus {
  return (documentoFiscalStatuses as readonly unknown[]).includes(text);
}

/** Formats the status for display; an unknown or missing one is pending. */
export function formatStatus(status: string | null | undefined): string {
  return nomes[isDocumentoFiscalStatus(status) ? status : 'PENDENTE'];
}
