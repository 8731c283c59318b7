import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { isOferta, listProdutos, type ProdutoDoArquivo, type ProdutoFiltro } from './catalogo.ts';
import type { EstoqueService } from './estoque.service.ts';

/** A product of the campaign's file in its current state. */
export interface Produto {
  readonly item: ProdutoDoArquivo;
  readonly isOferta: boolean;
  readonly isEsgotado: boolean;
}

export type ProdutoService = ReturnType<typeof createProdutoService>;

/** Catalogue of a campaign: published file plus stock. */
export function createProdutoService({ estoques, clock }: { estoques: EstoqueService; clock: Clock }) {
  const filter = (publicada: CampanhaPublicada, filtro: ProdutoFiltro) =>
    listProdutos(publicada.arquivo, filtro, toSaoPaulo(clock.now()).dia);
  return {
    filter,
    /** Lists a page of matching products with the total count; `limite` -1 disables paging. */
    async list(
      publicada: CampanhaPublicada,
      filtro: ProdutoFiltro,
      { limite, pagina }: { limite: number; pagina: number },
    ): Promise<{ produtos: Produto[]; total: number }> {
      const { dia } = toSaoPaulo(clock.now());
      const all = filter(publicada, filtro);
      const from = (pagina - 1) * limite;
      const some = limite === -1 ? (pagina === 1 ? all : []) : all.slice(from, from + limite);
      const disponiveis = await estoques.mapDisponiveis(publicada.campanhaId);
      const produtos = some.map((item) => ({
        item,
        isOferta: isOferta(item, dia),
        isEsgotado: (disponiveis.get(item.codigo) ?? 0) === 0,
      }));
      return { produtos, total: all.length };
    },
  };
}
