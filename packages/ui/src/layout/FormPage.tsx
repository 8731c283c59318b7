import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../action/Button.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Page } from './Page.tsx';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

export interface FormPageProps extends Pick<PageHeaderProps, 'title' | 'subtitle' | 'onBack' | 'backLabel'> {
  submitLabel: string;
  pending: boolean;
  pendingLabel: string;
  /** A line above the button. */
  note?: ReactNode;
  /** Content before and after the fields. */
  above?: ReactNode;
  below?: ReactNode;
  className?: string | undefined;
  onSubmit(event: SubmitEvent): void;
  /** The fields. */
  children: ReactNode;
}

/** A screen that is one form: its title, its fields, and the sticky submit button. */
export function FormPage(props: FormPageProps) {
  const { title, subtitle, onBack, backLabel, submitLabel, pending, pendingLabel } = props;
  const { note, above, below, className, onSubmit, children } = props;
  const formId = useId();
  return (
    <Page
      header={<PageHeader title={title} subtitle={subtitle} onBack={onBack} backLabel={backLabel} />}
      footer={
        <BottomBar note={note}>
          <Button type="submit" form={formId} wide pending={pending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </BottomBar>
      }
    >
      {above}
      <form id={formId} className={className} onSubmit={onSubmit} noValidate>
        {children}
      </form>
      {below}
    </Page>
  );
}
