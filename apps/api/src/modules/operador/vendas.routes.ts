import { calls, type Calls } from '@trevo/contract/calls';
import type { RetornoOf } from '@trevo/contract/call';
import { toAtor } from '../../kernel/auth/ator.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { toMotivo, type VendaArquivo, type VendaModule } from '../venda/public.ts';

type Parts = Pick<CampanhaModule, 'hospedagens'> & Pick<VendaModule, 'importacoes'>;

export function bindVendas(binder: Binder, { hospedagens, importacoes }: Parts): void {
  const getCampanhaId = async (
    context: OperadorContext,
    { ano, identificacao }: { ano: number; identificacao: string },
  ) => (await hospedagens.getDaPromotora(getPromotoraId(context), ano, identificacao)).campanhaId;

  binder.bind(calls['operador.importarVendas'], async ({ params, query, body, context }) => {
    const campanhaId = await getCampanhaId(context, params);
    const { arquivo, isRepetida } = await importacoes.receive(campanhaId, query.nome, body, context.ator);
    return { retorno: { ...toWire(arquivo), repetido: isRepetida } };
  });

  binder.bind(calls['operador.listarImportacoesVendas'], async ({ params, query, context }) => {
    const campanhaId = await getCampanhaId(context, params);
    const arquivos = await importacoes.list(campanhaId, params.perPage, query.depois ?? null);
    const depois = arquivos.length === params.perPage ? arquivos.at(-1)!.venda_arquivo_id : null;
    return { retorno: { retorno: arquivos.map(toWire), depois } };
  });

  binder.bind(calls['operador.obterImportacaoVendas'], async ({ params, context }) => ({
    retorno: toWire(await importacoes.get(await getCampanhaId(context, params), params.id)),
  }));

  binder.bind(calls['operador.errosVendas'], async ({ params, context }) => {
    const arquivo = await importacoes.get(await getCampanhaId(context, params), params.id);
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
