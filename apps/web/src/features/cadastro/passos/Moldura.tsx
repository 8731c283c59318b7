import { use } from 'react';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { MolduraContext, type MolduraProps } from './moldura-context.ts';

/** The frame of a step: the page, unless somebody above has a frame of their own. */
export function Moldura(props: MolduraProps) {
  const draw = use(MolduraContext);
  if (draw) return draw(props);
  const { title, subtitle, onBack, backLabel, footer, children } = props;
  return (
    <Page
      header={<PageHeader title={title} subtitle={subtitle} onBack={onBack} backLabel={backLabel} />}
      footer={footer}
    >
      {children}
    </Page>
  );
}
