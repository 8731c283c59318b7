/** Names a receipt in calls. */
export interface NotaRef {
  readonly consumidorID: string;
  readonly documentoFiscalID: string;
}

/** Returns the name of a receipt without its other fields: calls refuse unknown ones. */
export const toRef = ({ consumidorID, documentoFiscalID }: NotaRef): NotaRef => ({
  consumidorID,
  documentoFiscalID,
});

/** Whether both name the same receipt. */
export const isSame = (a: NotaRef | null, b: NotaRef | null): boolean =>
  a?.documentoFiscalID === b?.documentoFiscalID;
