import { Trophy } from 'lucide-react';
import { NumeroSorteTile } from '@trevo/ui/display/NumeroSorteTile.tsx';
import { VisuallyHidden } from '@trevo/ui/feedback/LiveRegion.tsx';
import { numeroSorteText as text } from './cupom.text.ts';
import styles from './NumeroSorte.module.css';

export interface NumeroSorteProps {
  serie: string;
  numero: string;
  /** Line above the number. */
  title?: string | undefined;
  /** Lines below the number. */
  details?: readonly string[];
  /** Accessible label of the action when the ticket is a button. */
  action?: string;
  /** Position among the numbers granted together. */
  order?: number;
  highlight?: boolean;
  /** Whether the number won a prize: drawn in gold, with a cup before the title. */
  premiado?: boolean;
}

/** Draws a lucky number as a ticket; screen readers read it digit by digit. */
export function NumeroSorte(props: NumeroSorteProps) {
  const { serie, numero, title, details = [], action, premiado, ...rest } = props;
  return (
    <>
      <VisuallyHidden>
        {[title, text.falado(serie, numero), ...details, action].filter(Boolean).join('. ')}
      </VisuallyHidden>
      <span className={styles.room} aria-hidden="true">
        <NumeroSorteTile
          {...rest}
          serie={serie}
          numero={numero}
          gold={premiado}
          title={
            title && (
              <>
                {premiado && <Trophy />}
                {title}
              </>
            )
          }
          details={details}
          action={action}
        />
      </span>
    </>
  );
}
