import type { OperadorBinder } from '../campanha/public.ts';
import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { isSozinho } from '../../kernel/auth/ator.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import { toDepois } from '../../kernel/pagination.ts';
import type { ExportacaoModule, ExportacaoRow } from '../exportacao/public.ts';
import { exportacaoPropostaText } from './propostas/exportacao-proposta.text.ts';

type Parts = Pick<ExportacaoModule, 'exportacoes'>;

/** Binds the exports of campaigns. */
export function bindExportacoes(operador: OperadorBinder, { exportacoes }: Parts): void {
  operador.daCampanha(calls['operador.exportacoes'], async ({ publicada, params, query }) => {
    const rows = await exportacoes.list(publicada, params.perPage, query.depois);
    const depois = toDepois(rows, params.perPage, ({ pedida_em, exportacao_id }) => ({
      em: pedida_em,
      id: exportacao_id,
    }));
    return { retorno: { retorno: rows.map(toWire), depois } };
  });

  operador.proponiveis.daCampanha(calls['operador.pedirExportacao'], async ({ publicada, body, context }) => {
    exportacoes.check(body);
    if (body.comDadosPessoais && isSozinho(context))
      throw refuse('operador.precisaSegundaPessoa', {}, [
        { campo: 'comDadosPessoais', mensagem: exportacaoPropostaText.porque },
      ]);
    return { retorno: toWire(await exportacoes.request(publicada, body, toAutores(context))) };
  });

  operador.daCampanha(calls['operador.cancelarExportacao'], async ({ publicada, params, context }) => {
    return { retorno: toWire(await exportacoes.cancel(publicada, params.exportacaoID, context.ator)) };
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

const toWire = (row: ExportacaoRow): RetornoOf<Calls['operador.pedirExportacao']> => ({
  exportacaoID: row.exportacao_id,
  tipo: row.tipo,
  formato: row.formato,
  porItem: row.por_item,
  de: row.de,
  ate: row.ate,
  comDadosPessoais: row.com_dados_pessoais,
  finalidade: row.finalidade,
  situacao: row.situacao,
  linhas: row.linhas,
  bytes: row.bytes,
  sha256: row.sha256,
  nomeArquivo: row.nome_arquivo,
  pedidaEm: row.pedida_em.toISOString(),
  pedidaPor: row.pedida_por,
  aprovadaPor: row.aprovada_por,
  terminadaEm: row.terminada_em?.toISOString() ?? null,
  venceEm: row.vence_em?.toISOString() ?? null,
  downloads: row.downloads,
});
