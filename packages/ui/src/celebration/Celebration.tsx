import { useEffect } from 'react';
import { celebrate, type CelebrationOptions } from './celebrate.ts';

/** Celebrates once, when it appears with `active` or when `active` becomes true. Draws nothing of its own. */
export function Celebration({ active, feel }: { active: boolean } & Pick<CelebrationOptions, 'feel'>) {
  useEffect(() => {
    if (active) void celebrate({ feel });
    // Another feeling is not a new reason to celebrate.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only `active` starts it
  }, [active]);
  return null;
}
