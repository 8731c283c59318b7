import { joinClasses } from '@trevo/ui/element-props.ts';
import { GameSymbol } from '@trevo/ui/reveal/GameSymbol.tsx';
import { MarcaSimbolo } from '../../../platform/configuracao/MarcaSimbolo.tsx';
import type { RaspadinhaLook } from '../raspadinha-path.ts';
import styles from './Verso.module.css';

/** Thumbnail of an unopened card: the foil, or the paper of a drawing. */
export function Verso({ look }: { look: RaspadinhaLook }) {
  const isPintura = look === 'pintura';
  return (
    <span className={joinClasses(styles.verso, isPintura && styles.papel)} aria-hidden="true">
      <span className={styles.figura}>{isPintura ? <GameSymbol name="balloon" /> : <MarcaSimbolo />}</span>
    </span>
  );
}
