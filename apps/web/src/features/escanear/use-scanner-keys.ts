import { useRef, type KeyboardEvent } from 'react';

// A hand scanner types a character every few milliseconds; the fastest person needs more than this.
const longestGap = 30;
const shortestCode = 8;

/**
 * What a hand scanner typed, given once its Enter comes; null for any other key and for what a person typed. The
 * field itself has kept only the letters and digits of it, and the first 44.
 */
export function useScannerKeys(): (event: KeyboardEvent) => string | null {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, timeStamp, ctrlKey, metaKey }) => {
    const { text, at } = typed.current;
    const soFar = timeStamp - at <= longestGap ? text : '';
    if (key === 'Enter') {
      typed.current = { text: '', at: 0 };
      return soFar.length >= shortestCode ? soFar : null;
    }
    if (key.length === 1 && !ctrlKey && !metaKey) typed.current = { text: soFar + key, at: timeStamp };
    return null;
  };
}
