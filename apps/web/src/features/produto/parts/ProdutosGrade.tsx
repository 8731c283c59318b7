import { listaText } from '../../../platform/platform.text.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import type { Produto } from '../produto.wire.ts';
import type { Saldos } from '../use-produto-saldos.ts';
import { ProdutoCard } from './ProdutoCard.tsx';
import styles from './ProdutosGrade.module.css';

export interface ProdutosGradeProps {
  produtos: readonly Produto[];
  campanha: CampanhaWire;
  saldos: Saldos;
  pending?: boolean;
  /** Accessible name of the list when no heading labels it. */
  label?: string;
}

/** Responsive grid of products. */
export function ProdutosGrade({ produtos, campanha, saldos, pending = false, label }: ProdutosGradeProps) {
  return (
    <ul className={styles.grade} data-pending={pending || undefined} aria-label={label}>
      {produtos.map((produto) => (
        <li key={produto.codigo}>
          <ProdutoCard produto={produto} campanha={campanha} saldo={saldos.saldo[produto.moeda]} />
        </li>
      ))}
    </ul>
  );
}

/** Loading skeleton of the products. */
export function ProdutosSkeleton({ count = 4 }: { count?: number }) {
  return (
    <SkeletonGroup label={listaText.carregando} className={styles.grade}>
      {Array.from({ length: count }, (_, key) => (
        <Card key={key} padding="none" className={styles.vazio}>
          <Skeleton shape="block" className={styles.figura} height="auto" />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
          <Skeleton shape="block" height="2.75rem" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
