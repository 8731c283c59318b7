import type { Ref, RefCallback } from 'react';

/** One ref that feeds several: ours, and the one the screen or the form library passed. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
