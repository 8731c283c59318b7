import { Ticket } from 'lucide-react';
import { dinamicaText } from '../../../shared/dinamica/dinamica.text.ts';
import { countNumerosDaCompra } from '../compra-form.ts';
import { compraText as text } from '../compra.text.ts';
import styles from './ValeFaixa.module.css';

export interface ValeFaixaProps {
  quantidade: number;
  /** How many products make a number. */
  cada: number | null;
  multiplicador: number;
}

/** What the products are worth, as they are counted. */
export function ValeFaixa({ quantidade, cada, multiplicador }: ValeFaixaProps) {
  const numeros = countNumerosDaCompra(quantidade, cada, multiplicador);
  if (numeros === null || cada === null) return null;
  const missing = cada - (quantidade % cada);
  return (
    <output className={styles.faixa} data-vale={numeros > 0 || undefined}>
      <Ticket aria-hidden="true" />
      <span>
        <strong>{numeros > 0 ? text.vale(numeros) : text.valeNenhum(cada)}</strong>
        {cada > 1 && quantidade > 0 && <span>{text.faltam(missing)}</span>}
        {multiplicador > 1 && numeros > 0 && <span>{text.vezes(dinamicaText.vezes(multiplicador))}</span>}
      </span>
    </output>
  );
}
