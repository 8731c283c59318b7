import { useEffect } from 'react';
import { celebrate, type CelebrationOptions } from './celebrate.ts';

/** Celebrates once, when it appears with `active` or when `active` becomes true. Draws nothing of its own. */
export function Celebration({ active, haptics }: { active: boolean } & Pick<CelebrationOptions, 'haptics'>) {
  useEffect(() => {
    if (active) void celebrate({ haptics });
    // A new pattern is not a new reason to celebrate.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only `active` starts it
  }, [active]);
  return null;
}
