/** What the campaign's rules say of a document: who owns it, and the shop it works for. */
export interface CpfRestricao {
  readonly proprietario: boolean;
  readonly cnpjCpfAssociado: string | null;
  readonly ativo: boolean;
}

/** Whether restrictions keep a document out: one that is active, of no owner and tied to no associate. */
export const isCpfRestrito = (restricoes: readonly CpfRestricao[]): boolean =>
  restricoes.some(({ proprietario, cnpjCpfAssociado, ativo }) => ativo && !proprietario && !cnpjCpfAssociado);
