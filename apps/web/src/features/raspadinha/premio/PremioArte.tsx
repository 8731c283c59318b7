import type { Raspadinha } from '../raspadinha.wire.ts';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import type { Fase } from '../use-revelacao.ts';
import styles from './PremioArte.module.css';
import { PremioFigura } from './PremioFigura.tsx';

/** Artwork below the foil, hidden from screen readers: the text beside the card states the result. */
export function PremioArte({ card, fase }: { card: Raspadinha; fase: Fase }) {
  const isKnown = fase === 'pronta' || fase === 'mostrada';
  const { premio } = card;
  return (
    <div
      className={styles.arte}
      data-sorte={isKnown && premio ? '' : undefined}
      data-mostrada={fase === 'mostrada' || undefined}
      aria-hidden="true"
    >
      {isKnown ? (
        <>
          <span className={styles.figura}>
            <PremioFigura premio={premio} />
          </span>
          <span className={styles.nome}>{premio ? premio.nome : text.naoFoi}</span>
        </>
      ) : (
        <span className={styles.espera} data-esperando={fase === 'aguardando' || undefined}>
          <i />
          <i />
          <i />
        </span>
      )}
    </div>
  );
}
