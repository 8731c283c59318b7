import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/display/Card.tsx';
import styles from './Desfecho.module.css';

/** What to do next, in a sentence; nothing when there is none. */
export function Cura({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Card>
      <div className={styles.cura}>
        <Lightbulb aria-hidden="true" />
        <p>{children}</p>
      </div>
    </Card>
  );
}
