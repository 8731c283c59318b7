import { createToastStore } from '@trevo/ui/feedback/toast-store.ts';

/** The short news of the app: `toasts.show('Nota enviada')`. */
export const toasts = createToastStore();

let silence: number | undefined;

/**
 * Says what got no answer. What fails together is said once: while one such sentence is on the screen, the next ones
 * tell nothing that the person could do anything about.
 */
export function tellSilence(words: string): void {
  if (toasts.get().some(({ id }) => id === silence)) return;
  silence = toasts.show(words, { tone: 'alerta' });
}
