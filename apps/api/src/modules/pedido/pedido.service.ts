import type { Ator } from '../../kernel/auth/ator.ts';
import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { getCadastroBairroMinimo } from '@trevo/config/configuracao/telas-questions';
import { contaText, detalheText } from '@trevo/contract/palavras.text';
import { isObservacaoAberta, pedidoSituacoes, type PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { toPrazoMinimo } from '@trevo/rules/conta/prazo-conta';
import { checkEndereco, type EnderecoInformado } from '@trevo/config/pessoa/check-endereco';
import { isEnderecoCompleto } from '@trevo/rules/pessoa/endereco/endereco';
import { isLojaAtiva } from '@trevo/rules/tempo/loja-ativa';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { type ConsumidorRow, type ConsumidorService, normalizeEndereco } from '../consumidor/public.ts';
import type { EstoqueService } from '../produto/public.ts';
import { createMovimentos } from './movimentos.ts';
import type { PedidoEntrega, PedidoItem, PedidoRecusa, PedidoRef, PedidoStore } from './pedido.store.ts';
import type { PedidoView, PedidoViews } from './pedido.views.ts';

/** A cart with the prices shown to the consumer. */
interface Carrinho {
  readonly lojaCNPJ?: string | null | undefined;
  readonly endereco?: EnderecoInformado | undefined;
  readonly produtos: readonly { codigo: string; quantidade: number; valor: number }[];
}

type ProdutoDoArquivo = CampanhaPublicada['arquivo']['produtos']['itens'][number];

const abertas = pedidoSituacoes.filter(isObservacaoAberta);

export type PedidoService = ReturnType<typeof createPedidoService>;

/** Orders: placed from a cart, moved by an operator, cancelled by the consumer. */
export function createPedidoService(parts: {
  readonly store: PedidoStore;
  readonly views: PedidoViews;
  readonly estoques: EstoqueService;
  readonly consumidores: Pick<ConsumidorService, 'get'>;
  readonly clock: Clock;
}) {
  const { store, views, estoques, consumidores, clock } = parts;

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
    ator: Ator | null,
    rastreio: string | null = null,
  ): Promise<PedidoView> => {
    const agora = clock.now();
    const expiraMinimo = toPrazoMinimo(arquivo.conta.devolucaoMinimaDias, agora);
    const mudanca = await store.move({ ...ref, campanhaId }, situacao, {
      motivo,
      expiraMinimo,
      ator,
      rastreio,
      agora,
    });
    if (mudanca === 'nenhum') throw refuse('pedido.nenhum');
    if (mudanca === 'naoAlteravel') throw refuse('pedido.naoAlteravel');
    estoques.forget(campanhaId);
    return get(ref.consumidorId, ref.pedidoId);
  };

  return {
    /** Places an order from a cart. A repeated `idempotencia` returns the existing order. */
    async place(
      publicada: CampanhaPublicada,
      consumidorId: string,
      carrinho: Carrinho,
      idempotencia: string | null,
    ): Promise<PedidoView> {
      const { campanhaId, arquivo } = publicada;
      const lojaCnpj = carrinho.lojaCNPJ ?? null;
      const quem = { consumidorId, campanhaId, idempotencia, lojaCnpj };
      // Check for a repetition first: the campaign's file can have changed since the order was placed.
      const repetido = idempotencia && (await store.findRepetido(quem, carrinho.produtos));
      if (repetido) return get(consumidorId, requirePedido(repetido, arquivo.produtos.itens));

      const itens = carrinho.produtos.map(({ codigo }) =>
        arquivo.produtos.itens.find((item) => item.codigo === codigo),
      );
      requireProdutos(itens, carrinho);
      requireLoja(publicada, lojaCnpj, toSaoPaulo(clock.now()).dia);
      const { moeda } = itens[0]!;
      const pedido = {
        ...quem,
        moeda,
        entrega: findEntrega(publicada, await consumidores.get(consumidorId), carrinho.endereco),
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

    /** Lists a consumer's orders in some campaigns, newest first. */
    list: views.listByConsumidor,
    listBySituacao: views.listBySituacao,
    move,
    ...createMovimentos(parts, { get, move }),

    /** Cancels an order that is not approved yet. Throws pedido.naoAlteravel. */
    async cancel(campanhas: readonly CampanhaPublicada[], consumidorId: string, pedidoId: string) {
      const { campanha_id } = await get(consumidorId, pedidoId);
      const publicada = campanhas.find(({ campanhaId }) => campanhaId === campanha_id);
      if (!publicada) throw refuse('pedido.nenhum');
      return move(publicada, { consumidorId, pedidoId }, 'CANCELADO', null, null);
    },

    /** Changes an item's note; an empty one removes it. */
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

    /** Lists each product's stock and how many more the consumer may order; null without a limit. */
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

/** Refuses a cart with removed products, changed prices or mixed currencies. */
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

/** Refuses an order without the required pick-up shop, or with a shop outside the campaign. */
function requireLoja({ arquivo }: CampanhaPublicada, lojaCnpj: string | null, hoje: string): void {
  const { retirada } = arquivo.produtos.entrega;
  if (lojaCnpj === null && !retirada) return;
  const isThere = arquivo.associados.some((loja) => loja.cnpj === lojaCnpj && isLojaAtiva(loja, hoje));
  if (isThere) return;
  const detalhes = [{ campo: 'lojaCNPJ', mensagem: detalheText.lojaForaDaLista }];
  throw refuse(retirada ? 'pedido.lojaNecessaria' : 'pedido.lojaForaDaLista', {}, detalhes);
}

/**
 * Returns recipient and address for an order; null for a pick-up. The address is that of the order, or else of the
 * profile. Throws pedido.enderecoInvalido and pedido.enderecoNecessario.
 */
function findEntrega(
  { arquivo }: CampanhaPublicada,
  { nome, endereco: doPerfil }: Pick<ConsumidorRow, 'nome' | 'endereco'>,
  informado: Carrinho['endereco'],
): PedidoEntrega | null {
  if (arquivo.produtos.entrega.retirada) return null;
  if (informado) requireEndereco(arquivo, informado);
  const endereco = informado ? normalizeEndereco(informado) : doPerfil;
  if (isEnderecoCompleto(endereco)) return { destinatario: nome, endereco };
  throw refuse('pedido.enderecoNecessario');
}

/** Refuses an invalid address with the message of each part. */
function requireEndereco(
  { configuracao }: CampanhaPublicada['arquivo'],
  endereco: NonNullable<Carrinho['endereco']>,
): void {
  const bairroMinimo = getCadastroBairroMinimo({ ...configuracaoPadrao, ...configuracao });
  const wrong = Object.entries(checkEndereco(endereco, { isRequired: true, bairroMinimo }));
  if (wrong.length === 0) return;
  const detalhes = wrong.map(([parte, mensagem]) => ({ campo: `endereco.${parte}`, mensagem }));
  throw refuse('pedido.enderecoInvalido', {}, detalhes);
}

/** Returns the placed order's id; throws the refusal as a DomainError. */
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
