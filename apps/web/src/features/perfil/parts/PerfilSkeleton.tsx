import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup.tsx';
import styles from './PerfilFormulario.module.css';
import { perfilText as text } from '../perfil.text.ts';

/** The form before its data is there. */
export function PerfilSkeleton() {
  return (
    <SkeletonGroup label={text.carregando} className={styles.form}>
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} shape="block" height="4.5rem" />
      ))}
    </SkeletonGroup>
  );
}
