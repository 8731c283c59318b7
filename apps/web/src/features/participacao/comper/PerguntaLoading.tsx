import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { comperPerguntaText as text } from '../participacao.text.ts';
import styles from './PerguntaLoading.module.css';

/** Place of the question about the shop while its code loads: two rows. */
export const PerguntaLoading = () => (
  <SkeletonGroup label={text.carregando} className={styles.rows}>
    <Skeleton shape="block" height="4.5rem" />
    <Skeleton shape="block" height="4.5rem" />
  </SkeletonGroup>
);
