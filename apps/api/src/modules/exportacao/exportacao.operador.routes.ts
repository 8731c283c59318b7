import type { OperadorBinder } from '../campanha/public.ts';
import { calls } from '@trevo/contract/calls';
import { isSozinho } from '../../kernel/auth/ator.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
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
    if (body.comDadosPessoais && isSozinho(context))
      throw refuse('operador.precisaSegundaPessoa', {}, [
        { campo: 'comDadosPessoais', mensagem: exportacaoPropostaText.porque },
      ]);
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

/** An approved request is that of its proposer. */
const toAutores = ({ ator, proposta }: OperadorContext) =>
  proposta
    ? {
        pedidaPor: { tipo: 'operador' as const, id: proposta.propostaPor, nome: proposta.propostaNome },
        aprovadaPor: ator,
      }
    : { pedidaPor: ator, aprovadaPor: null };
