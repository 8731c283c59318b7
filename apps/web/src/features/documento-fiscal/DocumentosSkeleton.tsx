import { Card } from '@trevo/ui/display/Card.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { listaText } from '../../platform/platform.text.ts';
import styles from './DocumentosSkeleton.module.css';

/** Loading skeleton of a list of receipts. */
export function DocumentosSkeleton({ count }: { count: number }) {
  return (
    <Card padding="none">
      <SkeletonGroup label={listaText.carregando}>
        {Array.from({ length: count }, (_, key) => (
          <div key={key} className={styles.row}>
            <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
            <div className={styles.lines}>
              <Skeleton width="65%" />
              <Skeleton width="50%" />
              <Skeleton width="75%" height="1.5rem" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
