import { Trophy } from 'lucide-react';
import { NumeroSorteTile } from '@trevo/ui/display/NumeroSorteTile.tsx';
import { VisuallyHidden } from '@trevo/ui/feedback/LiveRegion.tsx';
import { numeroSorteText as text } from './cupom.text.ts';
import styles from './NumeroSorte.module.css';

export interface NumeroSorteProps {
  serie: string;
  numero: string;
  /** Above the number. */
  title?: string | undefined;
  /** Below it, one line each. */
  details?: readonly string[];
  /** What a press on it does, where it is a button. */
  action?: string;
  /** Position among those granted together. */
  order?: number;
  highlight?: boolean;
  /** It won: gold, with a cup before the title. */
  premiado?: boolean;
}

/** A lucky number as a ticket to see, and figure by figure to hear. */
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
