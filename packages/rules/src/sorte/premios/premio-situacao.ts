/** States of a won prize on the operators' board, in the order of their filters. */
export const premioSituacoes = ['GANHO', 'AVISADO', 'DOCUMENTOS', 'RETIDO', 'VENCIDO', 'ENTREGUE'] as const;
export type PremioSituacao = (typeof premioSituacoes)[number];

/** Steps in the history of a prize. */
export const premioPassos = [
  'avisado',
  'naoAvisado',
  'documentos',
  'semDocumentos',
  'pausado',
  'liberado',
  'anexado',
  'entregue',
  'entregaDesfeita',
] as const;
export type PremioPasso = (typeof premioPassos)[number];

/** Kinds of a prize's files: a document of the winner, and the signed receipt. */
export const premioArquivos = ['documento', 'recibo'] as const;
export type PremioArquivo = (typeof premioArquivos)[number];

/** Term of delivery in days after the winner is known. */
export const premioEntregaDias = 30;
/** Days after the draw, or after the campaign for instant prizes, in which a prize can be claimed. */
export const premioDireitoDias = 180;
