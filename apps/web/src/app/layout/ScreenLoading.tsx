import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { appText } from '../app.text.ts';
import styles from './ScreenLoading.module.css';

/** Skeleton shared by most screens while their code loads. */
export function ScreenLoading() {
  return (
    <Page header={<div className={styles.header} />}>
      <SkeletonGroup label={appText.carregando} className={styles.shape}>
        <Skeleton width="60%" height="2rem" />
        <Skeleton width="85%" />
        <Skeleton shape="block" height="8rem" />
        <Skeleton shape="block" height="4.5rem" />
        <Skeleton shape="block" height="4.5rem" />
      </SkeletonGroup>
    </Page>
  );
}
