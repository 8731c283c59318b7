import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  message?: ReactNode;
  /** Left out where `action` stands instead. */
  retryLabel?: string;
  onRetry?(): void;
  /** The way on where trying again is of no use. */
  action?: ReactNode;
  /** The retry is running. */
  pending?: boolean;
  illustration?: 'broken' | 'offline';
  /** `h1` when nothing else on the screen has a title. */
  heading?: 'h1' | 'h2';
}

/** What did not load, in words, and the button to try again. */
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
