import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import type { Loja } from '../loja.wire.ts';
import { lojasText as text } from '../lojas.text.ts';
import { LojaCard } from './LojaCard.tsx';
import styles from './LojasLista.module.css';

/** List of shop cards. */
export function LojasLista({ lojas }: { lojas: readonly Loja[] }) {
  return (
    <ul className={styles.lista}>
      {lojas.map((loja) => (
        <LojaCard key={loja.cnpjCpf} loja={loja} />
      ))}
    </ul>
  );
}

/** Loading skeleton of a list of shops. */
export function LojasSkeleton() {
  return (
    <SkeletonGroup label={text.carregando} className={styles.lista}>
      {[0, 1, 2, 3].map((key) => (
        <div key={key} className={styles.vulto}>
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton width="85%" />
          <Skeleton shape="block" width="8rem" height="2.75rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
