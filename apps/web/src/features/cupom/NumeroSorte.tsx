import { NumeroSorteTile } from '../../ui/display/NumeroSorteTile.tsx';
import { VisuallyHidden } from '../../ui/feedback/LiveRegion.tsx';
import { numeroSorteText as text } from './cupom.text.ts';
import styles from './NumeroSorte.module.css';

export interface NumeroSorteProps {
  serie: string;
  numero: string;
  detail?: string;
  /** Position among those granted together. */
  order?: number;
  highlight?: boolean;
}

/** A lucky number as a ticket to see, and figure by figure to hear. */
export function NumeroSorte({ serie, numero, detail, ...rest }: NumeroSorteProps) {
  return (
    <>
      <VisuallyHidden>{[text.falado(serie, numero), detail].filter(Boolean).join('. ')}</VisuallyHidden>
      <div className={styles.room} aria-hidden="true">
        <NumeroSorteTile {...rest} serie={serie} serieLabel={text.serie} numero={numero} detail={detail} />
      </div>
    </>
  );
}
