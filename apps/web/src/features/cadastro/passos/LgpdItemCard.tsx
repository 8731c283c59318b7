import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { AppPath } from '../../../platform/navigation/app-paths.ts';
import { Switch } from '../../../ui/choice/Switch.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import styles from './LgpdItemCard.module.css';

export interface LgpdItemCardProps {
  words: { readonly concordo: string; readonly detalhe: string; readonly ler: string };
  path: AppPath;
  required?: boolean;
  isAccepted: boolean;
  onAccept(isAccepted: boolean): void;
}

/** One document: what it is, whether the person agrees, and the way to read it. */
export function LgpdItemCard({ words, path, required = true, isAccepted, onAccept }: LgpdItemCardProps) {
  return (
    <Card className={styles.card} padding="none">
      <Switch
        className={styles.answer}
        label={<strong className={styles.label}>{words.concordo}</strong>}
        detail={words.detalhe}
        required={required}
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
