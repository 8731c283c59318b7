import { calls } from '@trevo/contract/calls';
import type { CampanhaPublicada, OperadorBinder } from '../campanha/public.ts';
import type { createDocumentoOperador } from './documento-operador.module.ts';
import { listComProposta, toRef, toRevisor } from './fila.operador.routes.ts';
import type { PreviaLote } from './fila/lote.service.ts';
import type { OpenVereditos } from './operador/ficha.service.ts';

type Parts = Pick<ReturnType<typeof createDocumentoOperador>, 'causas' | 'lotes'>;

/** Binds the verdicts on all receipts of a cause. */
export function bindLoteOperador(operador: OperadorBinder, { causas, lotes }: Parts): void {
  const { propostas } = operador;

  operador.daCampanha(calls['operador.causasDaNota'], async ({ publicada, params }) => {
    return { retorno: await causas.listCausas(publicada, toRef(params)) };
  });

  operador.daCampanha(calls['operador.preverLote'], async ({ publicada, params, query, context }) => {
    const { causa, ...decisao } = query;
    const { operadorId } = toRevisor(context);
    const ids = await listComProposta(propostas, context);
    const previa = await lotes.preview(publicada, toRef(params), causa, decisao, operadorId, ids);
    return { retorno: toPreviaWire(previa, publicada) };
  });

  operador.daCampanha(calls['operador.julgarLote'], async ({ publicada, params, body, context }) => {
    const { loteID, causa, notas, ...decisao } = body;
    const { operadorId } = toRevisor(context);
    const ids = await listComProposta(propostas, context);
    const open: OpenVereditos = (alvos) =>
      operador.openParts(
        'operador.julgarLote',
        context,
        alvos.map(({ ref }) => ({
          params: {
            ...params,
            consumidorID: ref.consumidorId,
            documentoFiscalID: ref.documentoFiscalId,
            loteID,
          },
          body: decisao,
        })),
      );
    const lote = { loteId: loteID, causa, decisao, notas: notas.map(toRef) };
    const { julgadas, deFora } = await lotes.judge(
      publicada,
      lote,
      { ator: context.ator, operadorId },
      ids,
      open,
    );
    return { retorno: { julgadas, deFora: [...deFora] } };
  });
}

const toPreviaWire = (
  { notas, deFora, pessoas, efeito: { isLimitado, ...efeito } }: PreviaLote,
  { arquivo }: CampanhaPublicada,
) => ({
  notas: notas.map((view) => ({
    consumidorID: view.consumidor_id,
    documentoFiscalID: view.documento_fiscal_id,
    loja: arquivo.associados.find(({ cnpj }) => cnpj === view.emitente)?.nome ?? null,
    emitente: view.emitente,
    emitidoEm: view.emitido_em,
    valorCentavos: view.valor_centavos,
    registradoEm: view.registrado_em.toISOString(),
  })),
  deFora: [...deFora],
  pessoas,
  efeito: { ...efeito, limitado: isLimitado },
});
