import { VisuallyHidden } from '../../../ui/feedback/VisuallyHidden.tsx';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { dinamicaText, guessDinamicas, NumeroSorte } from '../../cupom/public.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import styles from './Desfecho.module.css';
import { desfechoText as text } from './desfecho.text.ts';

// More tickets than this would still be arriving when the person has left.
const shownNumeros = 12;

/** The lucky numbers that a purchase earned, one by one, and what multiplied them; nothing when there are none. */
export function NumerosGanhos({
  numeros,
  multiplicador,
}: Pick<DocumentoFiscal, 'numeros' | 'multiplicador'>) {
  const configuracao = useConfiguracao();
  if (numeros.length === 0) return null;
  const hidden = numeros.length - shownNumeros;
  return (
    <>
      {multiplicador > 1 && (
        <p className={styles.vezes}>
          <strong>
            {dinamicaText.vezes(multiplicador)}
            <VisuallyHidden>:</VisuallyHidden>
          </strong>{' '}
          {dinamicaText.multiplicou(guessDinamicas(configuracao, multiplicador))}
        </p>
      )}
      <ul className={styles.numeros} aria-label={text.seusNumeros}>
        {numeros.slice(0, shownNumeros).map(({ serie, numero }, order) => (
          <li key={`${serie}${numero}`}>
            <NumeroSorte serie={serie} numero={numero} order={order} highlight={order === 0} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.nota}>{text.maisNumeros(hidden)}</p>}
    </>
  );
}
