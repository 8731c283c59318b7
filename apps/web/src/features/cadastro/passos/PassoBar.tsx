import { Button } from '../../../ui/action/Button.tsx';
import { BottomBar } from '../../../ui/layout/BottomBar.tsx';

export interface PassoBarProps {
  label: string;
  onGoOn(): void;
  pending?: boolean;
  pendingLabel?: string;
}

/** The one action of a step. */
export function PassoBar({ label, onGoOn, pending, pendingLabel }: PassoBarProps) {
  return (
    <BottomBar>
      <Button wide lockMs={1000} onClick={onGoOn} pending={pending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </BottomBar>
  );
}
