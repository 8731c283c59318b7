import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup.tsx';
import { codigoCupomText } from '../codigo-cupom.text.ts';

const { cadastrando } = codigoCupomText.link;

/** A coupon that is on its way, in the shape of the number to come. */
export function CupomEspera() {
  return (
    <Page header={<PageHeader title={cadastrando} />}>
      <SkeletonGroup label={cadastrando}>
        <Skeleton shape="block" height="7rem" />
      </SkeletonGroup>
    </Page>
  );
}
