import { contaText } from '@trevo/contract/palavras.text';
import { VisuallyHidden } from '@trevo/ui/feedback/LiveRegion.tsx';
import { produtoText as text } from '../produto.text.ts';
import type { Produto } from '../produto.wire.ts';
import styles from './ProdutoPreco.module.css';

/** Price of a product, with the previous one when it is on offer. */
export function ProdutoPreco({ produto, large = false }: { produto: Produto; large?: boolean }) {
  const { moeda, valor, valorDe } = produto;
  return (
    <p className={styles.preco} data-large={large || undefined}>
      {valorDe !== null && (
        <>
          <VisuallyHidden>{text.de(contaText.valor(moeda, valorDe))} </VisuallyHidden>
          <s aria-hidden="true">{contaText.valor(moeda, valorDe)}</s>
        </>
      )}
      <strong>
        {valorDe !== null && <VisuallyHidden>{text.por('')}</VisuallyHidden>}
        {contaText.valor(moeda, valor)}
      </strong>
    </p>
  );
}
