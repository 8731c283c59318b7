import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import { listRepeated, type Contradiction } from './contradiction.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';

/** Contradictions among the products of a file. */
export function* findProdutoContradictions({
  produtos,
  associados,
}: CampanhaArquivo): Generator<Contradiction> {
  const { categorias, itens, entrega } = produtos;
  for (const at of listRepeated(categorias.map(({ codigo }) => codigo))) {
    const message = joinErro('a categoria está repetida', 'dê outro código a ela');
    yield { caminho: ['produtos', 'categorias', at, 'codigo'], message };
  }
  for (const at of listRepeated(itens.map(({ codigo }) => codigo))) {
    const message = joinErro('o produto está repetido', 'dê a cada produto o seu próprio código');
    yield { caminho: ['produtos', 'itens', at, 'codigo'], message };
  }
  const conhecidas = new Set(categorias.map(({ codigo }) => codigo));
  for (const [at, { categoria, valor, oferta }] of itens.entries()) {
    if (categoria !== undefined && !conhecidas.has(categoria)) {
      const message = joinErro(
        `a categoria "${categoria}" não existe`,
        'acrescente-a em "produtos.categorias" ou troque o código',
      );
      yield { caminho: ['produtos', 'itens', at, 'categoria'], message };
    }
    if (oferta?.valorDe !== undefined && oferta.valorDe <= valor) {
      const message = joinErro(
        `o preço de antes (${oferta.valorDe}) não é maior que o de agora (${valor})`,
        'use o preço de antes da oferta, ou apague "valorDe"',
      );
      yield { caminho: ['produtos', 'itens', at, 'oferta', 'valorDe'], message };
    }
  }
  if (entrega.retirada && !associados.some(({ ativo }) => ativo)) {
    const message = joinErro('não há loja onde retirar', 'acrescente lojas em "associados"');
    yield { caminho: ['produtos', 'entrega', 'retirada'], message };
  }
}
