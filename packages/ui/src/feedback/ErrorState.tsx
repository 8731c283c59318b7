import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  message?: ReactNode;
  /** Omitted where `action` replaces the retry. */
  retryLabel?: string;
  onRetry?(): void;
  /** An alternative where a retry is useless. */
  action?: ReactNode;
  /** The retry is running. */
  pending?: boolean;
  illustration?: 'broken' | 'offline';
  /** `h1` when nothing else on the screen has a title. */
  heading?: 'h1' | 'h2';
}

/** A loading error with a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, retryLabel, onRetry, action, pending = false } = props;
  const { illustration = 'broken', heading } = props;
  return (
    <div role="alert">
      <EmptyState
        illustration={illustration}
        title={title}
        heading={heading}
        message={message}
        action={
          action ?? (
            <Button variant="secondary" icon={<RotateCw />} pending={pending} onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  );
}
