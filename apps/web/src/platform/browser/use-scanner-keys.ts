import { useRef } from 'react';

/** Longest gap between two characters of a hand scanner, in milliseconds; no person types faster. */
export const longestGap = 30;
const shortestCode = 8;

/**
 * Collects the input of a hand scanner and returns it at its Enter; null for any other key and for typed text.
 * The field itself keeps only the first 44 letters and digits.
 */
export function useScannerKeys(): (
  event: Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey'>,
) => string | null {
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
