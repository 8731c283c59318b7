import { Gift } from 'lucide-react';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { NumeroSorte } from '../cupom/NumeroSorte.tsx';
import { dinamicaText } from '../dinamica/dinamica.text.ts';
import type { DocumentoFiscal } from '../documento-fiscal/documento-fiscal.wire.ts';
import { desfechoText as text } from './desfecho.text.ts';
import styles from './Desfecho.module.css';

// More tickets than this would still be arriving when the person has left.
const shownNumeros = 12;

/** What a receipt earned: its lucky numbers one by one, what multiplied them, and the chances of an instant prize. */
export function NumerosGanhos({ documento }: { documento: DocumentoFiscal }) {
  const { numeros, raspadinhas, multiplicador } = documento;
  const hidden = numeros.length - shownNumeros;
  return (
    <>
      {numeros.length > 0 && (
        <ul className={styles.numeros} aria-label={text.seusNumeros}>
          {numeros.slice(0, shownNumeros).map(({ serie, numero }, order) => (
            <li key={`${serie}${numero}`}>
              <NumeroSorte serie={serie} numero={numero} order={order} highlight={order === 0} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className={styles.nota}>{text.maisNumeros(hidden)}</p>}
      {multiplicador > 1 && numeros.length > 0 && (
        <p className={styles.nota}>{text.vezes(dinamicaText.vezes(multiplicador))}</p>
      )}
      {raspadinhas > 0 && (
        <Notice tone="marca" icon={<Gift />}>
          {text.raspadinhas(raspadinhas)}
        </Notice>
      )}
    </>
  );
}
