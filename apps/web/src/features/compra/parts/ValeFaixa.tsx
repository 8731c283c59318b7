import { Ticket } from 'lucide-react';
import { dinamicaText, type Multiplicador } from '../../cupom/public.ts';
import { countNumerosDaCompra, type GanhoPorQuantidade } from '../compra-form.ts';
import { compraText as text } from '../compra.text.ts';
import styles from './ValeFaixa.module.css';

export interface ValeFaixaProps {
  quantidade: number;
  /** Null where the rule does not count products. */
  ganho: GanhoPorQuantidade | null;
  multiplicador: Multiplicador;
}

/** What the products are worth, as they are counted. */
export function ValeFaixa({ quantidade, ganho, multiplicador: { vezes, dinamicas } }: ValeFaixaProps) {
  const numeros = countNumerosDaCompra(quantidade, ganho, vezes);
  if (numeros === null || ganho === null) return null;
  const { cada } = ganho;
  const missing = cada - (quantidade % cada);
  const isFull = countNumerosDaCompra(quantidade + missing, ganho, vezes) === numeros;
  return (
    <output className={styles.faixa} data-vale={numeros > 0 || undefined}>
      <Ticket aria-hidden="true" />
      <span>
        <strong>{numeros > 0 ? text.vale(numeros) : text.valeNenhum(cada, ganho.numeros)}</strong>
        {cada > 1 && quantidade > 0 && !isFull && <span>{text.faltam(missing, ganho.numeros)}</span>}
        {vezes > 1 && numeros > 0 && <span>{dinamicaText.ja(dinamicaText.vezes(vezes), dinamicas)}</span>}
      </span>
    </output>
  );
}
