import { countPontos } from '@trevo/rules/ganho';
import { calls } from '@trevo/contract/calls';
import { valorText } from '@trevo/contract/palavras.text';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { DocumentoFiscalModule } from '../documento-fiscal/public.ts';

interface Parts {
  readonly campanha: CampanhaModule;
  readonly documentoFiscal: DocumentoFiscalModule;
}

/** Points so far come from receipts only, and are counted from them: nothing is written down twice. */
export const createContaCorrenteModule = (parts: Parts) => ({
  bind: (binder: Binder) => bindContaCorrente(binder, parts),
});

function bindContaCorrente(binder: Binder, parts: Parts): void {
  const { hospedagens } = parts.campanha;
  const { lista } = parts.documentoFiscal;
  binder.bind(calls['contaCorrente.lancamento'], async ({ params, context }) => {
    const { ano, identificacao, lancamentoID } = params;
    const { campanhaId, arquivo } = await hospedagens.getCampanha(context.host, ano, identificacao);
    const view = await lista.get(context.sessao.consumidorId, lancamentoID);
    const isCounted = view?.campanha_id === campanhaId && view.status === 'VALIDO';
    const valor = isCounted ? countPontos(arquivo.recompensas.pontos, view.valor_centavos) : 0;
    if (!view || valor === 0) throw refuse('contaCorrente.nenhumLancamento');
    return {
      retorno: {
        id: view.documento_fiscal_id,
        data: (view.apurado_em ?? view.registrado_em).toISOString(),
        descricao: valorText.pontosDaNota,
        valor,
        tipo: 'CREDITO' as const,
        documentoFiscalID: view.documento_fiscal_id,
      },
    };
  });
}
