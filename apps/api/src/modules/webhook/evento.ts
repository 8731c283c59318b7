import type { EntregaRow } from './entrega.store.ts';

/**
 * Writes the delivered body of an event. The same event always has the same bytes, at each attempt and at a replay.
 */
export const writeEvento = (entrega: EntregaRow, promotoraId: string): string =>
  JSON.stringify({
    id: entrega.evento_id,
    tipo: entrega.tipo,
    em: entrega.ocorrido_em.toISOString(),
    promotora: promotoraId,
    campanha: toCampanha(entrega),
    objetoID: entrega.objeto_id,
    status: entrega.status,
  });

/** Returns the campaign of a delivery; null for a test event. */
export const toCampanha = ({
  ano,
  identificacao,
}: Pick<EntregaRow, 'ano' | 'identificacao'>): { ano: number; identificacao: string } | null =>
  ano === null || identificacao === null ? null : { ano, identificacao };
