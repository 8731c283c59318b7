import { joinClasses } from '@trevo/ui/element-props.ts';
import { cloverLeaf, cloverTurns } from '@trevo/ui/reveal/clover-path.ts';
import { GameSymbol } from '@trevo/ui/reveal/GameSymbol.tsx';
import type { RaspadinhaLook } from '../raspadinha-path.ts';
import styles from './Verso.module.css';

/** Thumbnail of an unopened card: the foil, or the paper of a drawing. */
export function Verso({ look }: { look: RaspadinhaLook }) {
  const isPintura = look === 'pintura';
  return (
    <span className={joinClasses(styles.verso, isPintura && styles.papel)} aria-hidden="true">
      <span className={styles.figura}>
        {isPintura ? (
          <GameSymbol name="balloon" />
        ) : (
          <svg viewBox="-22 -22 44 44">
            {cloverTurns.map((turn) => (
              <path key={turn} d={cloverLeaf} className={styles.folha} transform={`rotate(${turn + 45})`} />
            ))}
          </svg>
        )}
      </span>
    </span>
  );
}
