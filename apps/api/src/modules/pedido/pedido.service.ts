import { contaText, detalheText } from '@trevo/contract/palavras.text';
import { isObservacaoAberta, pedidoSituacoes, type PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { toPrazoMinimo } from '@trevo/rules/conta/prazo-conta';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { EstoqueService } from '../produto/public.ts';
import type { PedidoItem, PedidoRecusa, PedidoRef, PedidoStore } from './pedido.store.ts';
import type { PedidoView, PedidoViews } from './pedido.views.ts';

/** What a person wants, at the prices that they saw. */
interface Carrinho {
  readonly lojaCNPJ?: string | null | undefined;
  readonly produtos: readonly { codigo: string; quantidade: number; valor: number }[];
}

type ProdutoDoArquivo = CampanhaPublicada['arquivo']['produtos']['itens'][number];

const abertas = pedidoSituacoes.filter(isObservacaoAberta);

export type PedidoService = ReturnType<typeof createPedidoService>;

/** Orders: placed from a cart, moved by an operator, cancelled by their person. */
export function createPedidoService(parts: {
  readonly store: PedidoStore;
  readonly views: PedidoViews;
  readonly estoques: EstoqueService;
  readonly clock: Clock;
}) {
  const { store, views, estoques, clock } = parts;

  const get = async (consumidorId: string, pedidoId: string): Promise<PedidoView> => {
    const view = await views.find(consumidorId, pedidoId);
    if (!view) throw refuse('pedido.nenhum');
    return view;
  };

  const move = async (
    { campanhaId, arquivo }: CampanhaPublicada,
    ref: Omit<PedidoRef, 'campanhaId'>,
    situacao: PedidoSituacao,
    motivo: string | null,
  ): Promise<PedidoView> => {
    const agora = clock.now();
    const expiraMinimo = toPrazoMinimo(arquivo.conta.devolucaoMinimaDias, agora);
    const mudanca = await store.move({ ...ref, campanhaId }, situacao, { motivo, expiraMinimo, agora });
    if (mudanca === 'nenhum') throw refuse('pedido.nenhum');
    if (mudanca === 'naoAlteravel') throw refuse('pedido.naoAlteravel');
    estoques.forget(campanhaId);
    return get(ref.consumidorId, ref.pedidoId);
  };

  return {
    /** Places what stands in a cart. The same `idempotencia` again answers the order that it made. */
    async place(
      publicada: CampanhaPublicada,
      consumidorId: string,
      carrinho: Carrinho,
      idempotencia: string | null,
    ): Promise<PedidoView> {
      const { campanhaId, arquivo } = publicada;
      const lojaCnpj = carrinho.lojaCNPJ ?? null;
      const quem = { consumidorId, campanhaId, idempotencia, lojaCnpj };
      // What was ordered stays ordered, whatever the campaign's file says by now.
      const repetido = idempotencia && (await store.findRepetido(quem, carrinho.produtos));
      if (repetido) return get(consumidorId, requirePedido(repetido, arquivo.produtos.itens));

      const itens = carrinho.produtos.map(({ codigo }) =>
        arquivo.produtos.itens.find((item) => item.codigo === codigo),
      );
      requireProdutos(itens, carrinho);
      requireLoja(publicada, lojaCnpj);
      const { moeda } = itens[0]!;
      const pedido = {
        ...quem,
        moeda,
        pedidoId: createId(),
        itens: itens.map((item, at): PedidoItem => ({
          ...item!,
          quantidade: carrinho.produtos[at]!.quantidade,
          limite: item!.maximoPorPessoa ?? null,
        })),
        agora: clock.now(),
      };
      const placed = await store.place(pedido);
      estoques.forget(campanhaId);
      return get(consumidorId, requirePedido(placed, arquivo.produtos.itens));
    },

    /** A person's orders in some campaigns, the newest first. */
    list: views.listByConsumidor,
    listBySituacao: views.listBySituacao,
    move,

    /** Ends an order that nobody has approved; refuses with pedido.naoAlteravel. */
    async cancel(campanhas: readonly CampanhaPublicada[], consumidorId: string, pedidoId: string) {
      const { campanha_id } = await get(consumidorId, pedidoId);
      const publicada = campanhas.find(({ campanhaId }) => campanhaId === campanha_id);
      if (!publicada) throw refuse('pedido.nenhum');
      return move(publicada, { consumidorId, pedidoId }, 'CANCELADO', null);
    },

    /** Changes the note of an item; an empty one takes it away. */
    async updateObservacao(
      ref: Omit<PedidoRef, 'campanhaId'>,
      posicao: number,
      texto: string,
    ): Promise<{ posicao: number; observacao: string | null }> {
      const observacao = texto || null;
      if (await store.updateObservacao(ref, posicao, observacao, abertas)) return { posicao, observacao };
      const { itens } = await get(ref.consumidorId, ref.pedidoId);
      throw refuse(itens.some((item) => item.posicao === posicao) ? 'pedido.naoAlteravel' : 'pedido.nenhum');
    },

    /** How many there are of each product, and how many more the person may order; null without a limit. */
    async listEstoque(
      { campanhaId, arquivo }: CampanhaPublicada,
      consumidorId: string,
    ): Promise<{ codigo: string; disponivel: number; limite: number | null }[]> {
      const [disponiveis, pedidos] = await Promise.all([
        estoques.mapDisponiveis(campanhaId),
        views.mapPedidos(consumidorId, campanhaId),
      ]);
      return arquivo.produtos.itens.map(({ codigo, maximoPorPessoa }) => ({
        codigo,
        disponivel: disponiveis.get(codigo) ?? 0,
        limite:
          maximoPorPessoa === undefined ? null : Math.max(0, maximoPorPessoa - (pedidos.get(codigo) ?? 0)),
      }));
    },
  };
}

/** Refuses a cart with products that are gone, that cost something else by now, or that two currencies would pay. */
function requireProdutos(itens: readonly (ProdutoDoArquivo | undefined)[], { produtos }: Carrinho): void {
  const gone = produtos.filter((_, at) => !itens[at]);
  if (gone.length > 0) {
    const detalhes = gone.map(({ codigo }) => ({
      campo: codigo,
      mensagem: detalheText.produto.naoEncontrado(codigo),
    }));
    throw refuse('produto.naoEncontrado', {}, detalhes);
  }
  const changed = itens.flatMap((item, at) => (item && item.valor !== produtos[at]!.valor ? [item] : []));
  if (changed.length > 0) {
    const detalhes = changed.map(({ codigo, nome, moeda, valor }) => ({
      campo: codigo,
      mensagem: detalheText.produto.valorMudou(nome, contaText.valor(moeda, valor)),
    }));
    throw refuse('produto.valorMudou', {}, detalhes);
  }
  if (new Set(itens.map((item) => item?.moeda)).size > 1) throw refuse('pedido.moedasMisturadas');
}

/** Refuses an order without the shop where it is fetched, and one that names a shop that is not of the campaign. */
function requireLoja({ arquivo }: CampanhaPublicada, lojaCnpj: string | null): void {
  const { retirada } = arquivo.produtos.entrega;
  if (lojaCnpj === null && !retirada) return;
  const isThere = arquivo.associados.some(({ cnpj, ativo }) => ativo && cnpj === lojaCnpj);
  if (isThere) return;
  const detalhes = [{ campo: 'lojaCNPJ', mensagem: detalheText.lojaForaDaLista }];
  throw refuse(retirada ? 'pedido.lojaNecessaria' : 'pedido.lojaForaDaLista', {}, detalhes);
}

/** The order that was placed; throws the refusal in the words of the contract. */
function requirePedido(placed: string | PedidoRecusa, itens: readonly ProdutoDoArquivo[]): string {
  if (typeof placed === 'string') return placed;
  const { recusa, produto, resta } = placed;
  const nome = itens.find(({ codigo }) => codigo === produto)?.nome ?? produto;
  switch (recusa) {
    case 'requisicao.idempotenciaReusada':
      throw refuse(recusa);
    case 'produto.semEstoque':
      throw refuse(recusa, {}, [{ campo: produto, mensagem: detalheText.produto.semEstoque(nome) }]);
    case 'produto.limitePorPessoa':
      throw refuse(recusa, {}, [{ campo: produto, mensagem: detalheText.produto.limite(nome, resta) }]);
  }
}
