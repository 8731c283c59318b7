import { createHmac } from 'node:crypto';
import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Root } from '../../../kernel/auth/key-ring.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';

/** Share of the verdicts that get a second opinion. */
const parteConferida = 0.03;

/** The author of a verdict; `conferir` chooses it for a second opinion. */
export type AtorVeredito = Ator & { readonly conferir?: true };

export type Amostra = ReturnType<typeof createAmostra>;

/** Chooses verdicts for a second opinion by a keyed hash: the same receipt always, and no operator can tell which. */
export const createAmostra = ({ dados, parte = parteConferida }: { dados: Root; parte?: number }) => ({
  /** Marks the author of a chosen verdict. */
  mark({ documentoFiscalId }: DocumentoRef, ator: Ator): AtorVeredito {
    const hash = createHmac('sha256', dados.current().derive('segunda-opiniao'))
      .update(documentoFiscalId)
      .digest();
    const isChosen = ator.tipo === 'operador' && hash.readUInt32BE() / 2 ** 32 < parte;
    return isChosen ? { ...ator, conferir: true } : ator;
  },
});
