import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import { type createImportacaoService } from './importacao.service.ts';
import { toVendaArquivoWire } from './venda-arquivo.presenter.ts';

/** Binds the files of sales. */
export function bindVendaOperador(
  operador: OperadorBinder,
  importacoes: ReturnType<typeof createImportacaoService>,
): void {
  operador.daCampanha(
    calls['operador.importarVendas'],
    async ({ publicada: { campanhaId }, query, body, context }) => {
      const { arquivo, isRepetida } = await importacoes.receive(campanhaId, query.nome, body, context.ator);
      return { retorno: { ...toVendaArquivoWire(arquivo), repetido: isRepetida } };
    },
  );

  operador.daCampanha(
    calls['operador.listarImportacoesVendas'],
    async ({ publicada: { campanhaId }, params, query }) => {
      const arquivos = await importacoes.list(campanhaId, params.perPage, query.depois ?? null);
      const depois = arquivos.length === params.perPage ? arquivos.at(-1)!.venda_arquivo_id : null;
      return { retorno: { retorno: arquivos.map(toVendaArquivoWire), depois } };
    },
  );

  operador.daCampanha(
    calls['operador.obterImportacaoVendas'],
    async ({ publicada: { campanhaId }, params }) => ({
      retorno: toVendaArquivoWire(await importacoes.get(campanhaId, params.id)),
    }),
  );

  operador.daCampanha(calls['operador.errosVendas'], async ({ publicada: { campanhaId }, params }) => {
    const arquivo = await importacoes.get(campanhaId, params.id);
    return { retorno: importacoes.listErros(arquivo), nomeArquivo: `erros-${params.id}.csv` };
  });
}
