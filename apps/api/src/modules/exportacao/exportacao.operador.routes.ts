import { type OperadorBinder, requireSegundaPessoa, toAutores } from '../campanha/public.ts';
import { calls } from '@trevo/contract/calls';
import { toDepois } from '../../kernel/pagination.ts';
import type { createExportacaoService } from './exportacao.service.ts';
import { exportacaoPropostaText } from './exportacao-proposta.text.ts';
import { toExportacaoWire } from './exportacao.presenter.ts';

/** Binds the exports of campaigns. */
export function bindExportacaoOperador(
  operador: OperadorBinder,
  exportacoes: ReturnType<typeof createExportacaoService>,
): void {
  operador.daCampanha(calls['operador.exportacoes'], async ({ publicada, params, query }) => {
    const rows = await exportacoes.list(publicada, params.perPage, query.depois);
    const depois = toDepois(rows, params.perPage, ({ pedido_em, arquivo_id }) => ({
      em: pedido_em,
      id: arquivo_id,
    }));
    return { retorno: { retorno: rows.map(toExportacaoWire), depois } };
  });

  operador.proponiveis.daCampanha(calls['operador.pedirExportacao'], async ({ publicada, body, context }) => {
    exportacoes.check(body);
    if (body.comDadosPessoais)
      requireSegundaPessoa(context, 'comDadosPessoais', exportacaoPropostaText.porque);
    return { retorno: toExportacaoWire(await exportacoes.request(publicada, body, toAutores(context))) };
  });

  operador.daCampanha(calls['operador.cancelarExportacao'], async ({ publicada, params, context }) => {
    return {
      retorno: toExportacaoWire(await exportacoes.cancel(publicada, params.exportacaoID, context.ator)),
    };
  });

  operador.daCampanha(calls['operador.baixarExportacao'], async ({ publicada, params }) => {
    const { pieces, nomeArquivo } = await exportacoes.open(publicada, params.exportacaoID);
    return { retorno: pieces, nomeArquivo };
  });
}
