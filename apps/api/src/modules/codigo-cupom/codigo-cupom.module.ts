import { calls } from '@trevo/contract/calls';
import { sucessoText } from '@trevo/contract/palavras.text';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { DocumentoFiscalModule } from '../documento-fiscal/public.ts';
import { bindCodigoCupomOperador } from './codigo-cupom.operador.routes.ts';
import { createCodigoCupomService, type CodigoCupomService } from './codigo-cupom.service.ts';
import { createCodigoCupomStore } from './codigo-cupom.store.ts';

export type CodigoCupomModule = ReturnType<typeof createCodigoCupomModule>;

interface Parts {
  readonly campanha: CampanhaModule;
  readonly documentoFiscal: DocumentoFiscalModule;
}

/**
 * Wires printed coupon codes: one of the ways to register a purchase, like Comper receipts, with separate calls.
 * The receipts module owns the table, because registering redeems the code in the same statement.
 */
export function createCodigoCupomModule(parts: Parts & { readonly db: Db; readonly clock: Clock }) {
  const store = createCodigoCupomStore(parts.db);
  const codigos = createCodigoCupomService({ ...parts.documentoFiscal, store, clock: parts.clock });
  return {
    codigos,
    bind: (binder: Binder) => bindCodigoCupom(binder, codigos, parts),
    bindOperador: (operador: OperadorBinder) => bindCodigoCupomOperador(operador, codigos),
  };
}

function bindCodigoCupom(binder: Binder, codigos: CodigoCupomService, parts: Parts): void {
  const { hospedagens } = parts.campanha;
  const { apresentacao } = parts.documentoFiscal;

  binder.bind(calls['cupom.escanear'], async ({ params, query, context }) => {
    const { anoCampanha, identificacaoCampanha, numeroAleatorio } = params;
    const publicada = await hospedagens.getCampanha(context.host, anoCampanha, identificacaoCampanha);
    const view = await codigos.scan(context.sessao, publicada, numeroAleatorio, query.data, context.endereco);
    const retorno = apresentacao.toWire(view, [publicada]);
    return { retorno, mensagem: sucessoText.cupom };
  });

  binder.bind(calls['cupom.totalEscaneados'], async ({ params, context }) => {
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const lotes = await codigos.countByLote(campanhaId);
    const total = lotes.reduce((sum, lote) => sum + lote.totalEscaneados, 0);
    return { retorno: { total, lotes } };
  });
}
