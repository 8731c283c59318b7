import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { AppPath } from '../../../shared/navigation/app-paths.ts';
import { Switch } from '../../../ui/choice/Switch.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import styles from './LgpdItemCard.module.css';

export interface LgpdItemCardProps {
  words: { readonly concordo: string; readonly detalhe: string; readonly ler: string };
  path: AppPath;
  isAccepted: boolean;
  onAccept(isAccepted: boolean): void;
}

/** One document: what it is, whether the person agrees, and the way to read it. */
export function LgpdItemCard({ words, path, isAccepted, onAccept }: LgpdItemCardProps) {
  return (
    <Card className={styles.card} padding="none">
      <Switch
        className={styles.answer}
        label={<strong className={styles.label}>{words.concordo}</strong>}
        detail={words.detalhe}
        required
        checked={isAccepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      />
      <Link className={styles.read} to={path}>
        {words.ler}
        <ChevronRight aria-hidden="true" />
      </Link>
    </Card>
  );
}
