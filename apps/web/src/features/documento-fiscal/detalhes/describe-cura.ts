import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';

/**
 * Reasons with advice that leads to the details of the receipt, or repeats its history: pointless on that screen,
 * which has the history above and the next step as a button below.
 */
const leadsHere = [
  'documentoFiscal.conferindoDeclaracao',
  'documentoFiscal.conferindoFoto',
  'documentoFiscal.semComprovacao',
  'documentoFiscal.emAnalise',
  'documentoFiscal.relogioDivergente',
  'documentoFiscal.emContestacao',
  'documentoFiscal.recusadoNaAnalise',
  'documentoFiscal.invalidadaDepois',
];

/** Returns the advice of a receipt's reason for the screen with its details. */
export function describeCura({ motivo }: Pick<DocumentoFiscal['apuracao'], 'motivo'>): string | null {
  return motivo && !leadsHere.includes(motivo.codigo) ? motivo.cura : null;
}
