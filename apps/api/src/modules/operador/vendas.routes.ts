import { calls, type Calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { RetornoOf } from '@trevo/contract/call';
import { toAtor } from '../../kernel/auth/ator.ts';
import { toMotivo, type VendaArquivo, type VendaModule } from '../venda/public.ts';

type Parts = Pick<VendaModule, 'importacoes'>;

export function bindVendas(operador: OperadorBinder, { importacoes }: Parts): void {
  operador.daCampanha(
    calls['operador.importarVendas'],
    async ({ publicada: { campanhaId }, query, body, context }) => {
      const { arquivo, isRepetida } = await importacoes.receive(campanhaId, query.nome, body, context.ator);
      return { retorno: { ...toWire(arquivo), repetido: isRepetida } };
    },
  );

  operador.daCampanha(
    calls['operador.listarImportacoesVendas'],
    async ({ publicada: { campanhaId }, params, query }) => {
      const arquivos = await importacoes.list(campanhaId, params.perPage, query.depois ?? null);
      const depois = arquivos.length === params.perPage ? arquivos.at(-1)!.venda_arquivo_id : null;
      return { retorno: { retorno: arquivos.map(toWire), depois } };
    },
  );

  operador.daCampanha(
    calls['operador.obterImportacaoVendas'],
    async ({ publicada: { campanhaId }, params }) => ({
      retorno: toWire(await importacoes.get(campanhaId, params.id)),
    }),
  );

  operador.daCampanha(calls['operador.errosVendas'], async ({ publicada: { campanhaId }, params }) => {
    const arquivo = await importacoes.get(campanhaId, params.id);
    return { retorno: importacoes.listErros(arquivo), nomeArquivo: `erros-${params.id}.csv` };
  });
}

const toWire = (arquivo: VendaArquivo): RetornoOf<Calls['operador.obterImportacaoVendas']> => ({
  id: arquivo.venda_arquivo_id,
  nome: arquivo.nome,
  situacao: arquivo.situacao,
  motivo: toMotivo(arquivo),
  linhas: arquivo.linhas,
  novas: arquivo.novas,
  mudadas: arquivo.mudadas,
  iguais: arquivo.iguais,
  erros: arquivo.erros,
  bytes: arquivo.lidos_bytes,
  totalBytes: arquivo.bytes,
  recebidoEm: arquivo.recebido_em.toISOString(),
  iniciadoEm: arquivo.iniciado_em?.toISOString() ?? null,
  terminadoEm: arquivo.terminado_em?.toISOString() ?? null,
  ator: toAtor(arquivo.ator),
});
