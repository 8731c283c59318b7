import { useEffect } from 'react';
import { celebrate, type CelebrationOptions } from './celebrate.ts';

/** Celebrates once, when mounted with `active` or when `active` becomes true. Renders nothing itself. */
export function Celebration({ active, feel }: { active: boolean } & Pick<CelebrationOptions, 'feel'>) {
  useEffect(() => {
    if (active) void celebrate({ feel });
    // A change of `feel` must not celebrate again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only `active` starts it
  }, [active]);
  return null;
}
