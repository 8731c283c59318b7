import { Card } from '@trevo/ui/display/Card.tsx';
import type { ReactNode } from 'react';
import styles from './Ladrilho.module.css';

/** A task of a campaign on the landing page. */
export const Ladrilho = (props: { campanha: string; children: ReactNode }) => (
  <Card variant="outline" className={styles.tile}>
    <p className={styles.campaign}>{props.campanha}</p>
    {props.children}
  </Card>
);
