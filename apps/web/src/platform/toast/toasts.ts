import { createToastStore } from '@trevo/ui/feedback/toast-store.ts';

/** Toasts of the app: `toasts.show('Nota enviada')`. */
export const toasts = createToastStore();

let silence: number | undefined;

/**
 * Shows a toast for a missing response; suppressed while another one is visible, because requests that fail
 * together need only one.
 */
export function showNoResponse(words: string): void {
  if (toasts.get().some(({ id }) => id === silence)) return;
  silence = toasts.show(words, { tone: 'alerta' });
}
