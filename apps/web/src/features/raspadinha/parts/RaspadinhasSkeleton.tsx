import { listaText } from '../../../platform/platform.text.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup.tsx';
import styles from './RaspadinhasSkeleton.module.css';

/** The cards that wait, before they are there. */
export function RaspadinhasSkeleton() {
  return (
    <SkeletonGroup label={listaText.carregando} className={styles.grade}>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} shape="block" height="11.5rem" />
      ))}
    </SkeletonGroup>
  );
}
