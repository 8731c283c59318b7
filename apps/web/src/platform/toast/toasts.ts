import { network } from '@trevo/client/request/network-state.ts';
import { createStore } from '@trevo/ui/create-store.ts';
import { createToastStore, toastMilliseconds } from '@trevo/ui/feedback/toast/toast-store.ts';

/** Toasts of the app: `toasts.show('Nota enviada')`. */
export const toasts = createToastStore();

let silence: number | undefined;

/** Sentence about a missing response, told while off-line: the off-line strip has it instead of a toast. */
export const silencio = createStore<string | null>(null);

let toldAt = 0;

network.subscribe(() => {
  const words = silencio.get();
  if (!network.isOnline() || words === null) return;
  silencio.set(null);
  // The strip was there for a moment only: another call got its response.
  if (performance.now() - toldAt < toastMilliseconds) showNoResponse(words);
});

/**
 * Says that a response is missing. Off-line the strip above the screen already says so, and takes the sentence.
 * Otherwise a toast, suppressed while another one is visible, because requests that fail together need only one.
 */
export function showNoResponse(words: string): void {
  if (!network.isOnline()) {
    if (silencio.get() !== null) return;
    toldAt = performance.now();
    silencio.set(words);
    return;
  }
  if (toasts.get().some(({ id }) => id === silence)) return;
  silence = toasts.show(words, { tone: 'alerta' });
}
