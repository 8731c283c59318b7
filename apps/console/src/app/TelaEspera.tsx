import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { consoleText as text } from './console.text.ts';

/** Shown while a screen's code or the session is loading. */
export const TelaEspera = () => (
  <SkeletonGroup label={text.carregando}>
    <Skeleton width="14rem" height="1.75rem" />
    <Skeleton shape="block" height="12rem" />
  </SkeletonGroup>
);
