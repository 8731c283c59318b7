import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { produtoText } from '@trevo/contract/palavras.text';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { toPage, toSlice } from '../../kernel/pagination.ts';
import type { CampanhaPublicada, HospedagemService } from '../campanha/public.ts';
import { listCategorias, listValores, type ProdutoFiltro } from './catalogo.ts';
import { listParticipantes } from './participantes.ts';
import type { Produto, ProdutoService } from './produto.service.ts';

type ProdutoWire = RetornoOf<Calls['produto.listar']>['retorno'][number];
const allOnOnePage = -1;

export function bindProduto(
  binder: Binder,
  { produtos, hospedagens }: { produtos: ProdutoService; hospedagens: HospedagemService },
): void {
  const answerPage = async (
    publicada: CampanhaPublicada,
    filtro: ProdutoFiltro,
    page: { limite: number; pagina: number },
  ) => {
    const { produtos: some, total } = await produtos.list(publicada, filtro, page);
    const porPagina = page.limite === allOnOnePage ? Math.max(1, total) : page.limite;
    const retorno = toPage(some.map(toProdutoWire), total, porPagina);
    return { retorno, mensagem: total === 0 ? produtoText.nenhum : '' };
  };

  binder.bind(calls['produto.listar'], async ({ params, query, context }) => {
    const { ano, identificacao, porPagina: limite, pagina } = params;
    const publicada = await hospedagens.getCampanha(context.host, ano, identificacao);
    return answerPage(publicada, query, { limite, pagina });
  });

  binder.bind(calls['produto.listarComCorpo'], async ({ params, body, context }) => {
    const { ano, identificacao, porPagina: limite, pagina } = params;
    const publicada = await hospedagens.getCampanha(context.host, ano, identificacao);
    return answerPage(publicada, body, { limite, pagina });
  });

  binder.bind(calls['produto.listarFiltrados'], async ({ body: { campanha, ...filtro }, context }) => {
    const publicada = await hospedagens.getCampanha(context.host, campanha.ano, campanha.identificacao);
    return answerPage(publicada, filtro, { limite: allOnOnePage, pagina: 1 });
  });

  binder.bind(calls['produto.listarFiltroConfiguracao'], async ({ body, context }) => {
    const { ano, identificacao } = body.campanha;
    const publicada = await hospedagens.getCampanha(context.host, ano, identificacao);
    const itens = produtos.filter(publicada, body.filtro);
    const used = new Set(itens.map(({ categoria }) => categoria));
    return {
      retorno: {
        categorias: listCategorias(publicada.arquivo).filter(({ codigo }) => used.has(codigo)),
        segmentos: listValores(itens, 'segmentacao'),
        setores: listValores(itens, 'setorLoja'),
        industrias: listValores(itens, 'industria'),
        retirada: publicada.arquivo.produtos.entrega.retirada,
        prazoDias: publicada.arquivo.produtos.entrega.prazoDias ?? null,
        total: itens.length,
      },
    };
  });

  binder.bind(calls['produto.participantes'], async ({ params, context }) => {
    const { arquivo } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const listas = listParticipantes(arquivo);
    if (!listas) throw refuse('produto.semParticipantes');
    return { retorno: { listas } };
  });

  binder.bind(calls['produto.categorias'], async ({ params: { perPage, page }, query, context }) => {
    const { principal } = await hospedagens.get(context.host);
    return { retorno: toSlice(listCategorias(principal.arquivo, query), perPage, page) };
  });

  binder.bind(calls['produto.segmentosSetores'], async ({ params, context }) => {
    const { arquivo } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const { itens } = arquivo.produtos;
    return {
      retorno: { segmentos: listValores(itens, 'segmentacao'), setores: listValores(itens, 'setorLoja') },
    };
  });

  binder.bind(calls['produto.industrias'], async ({ params: { porPagina, pagina }, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const nomes = listValores(principal.arquivo.produtos.itens, 'industria');
    const industrias = nomes.map((nome) => ({ nome }));
    return { retorno: toSlice(industrias, porPagina, pagina) };
  });

  binder.bind(calls['cashback.produtos'], async ({ params: { perPage: limite, page: pagina }, context }) => {
    const { principal } = await hospedagens.get(context.host);
    return answerPage(principal, { moeda: 'cashback' }, { limite, pagina });
  });
}

const toProdutoWire = ({ item, isOferta, isEsgotado }: Produto): ProdutoWire => ({
  codigo: item.codigo,
  nome: item.nome,
  descricao: item.descricao ?? null,
  moeda: item.moeda,
  valor: item.valor,
  valorDe: (isOferta && item.oferta?.valorDe) || null,
  oferta: isOferta,
  ofertaAte: (isOferta && item.oferta?.ate) || null,
  imagem: item.imagem ?? null,
  categoria: item.categoria ?? null,
  segmentacao: item.segmentacao ?? null,
  setorLoja: item.setorLoja ?? null,
  industria: item.industria ?? null,
  destaque: item.destaque,
  fidelidade: item.fidelidade,
  maximoPorPessoa: item.maximoPorPessoa ?? null,
  semEstoque: isEsgotado,
});
