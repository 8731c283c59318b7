import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { comperPerguntaText as text } from '../participacao.text.ts';

/** Place of the question about the shop while its code loads: two rows. */
export const PerguntaLoading = () => (
  <SkeletonGroup label={text.carregando}>
    <Skeleton shape="block" height="4.5rem" />
    <Skeleton shape="block" height="4.5rem" />
  </SkeletonGroup>
);
