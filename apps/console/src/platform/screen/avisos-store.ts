import { createToastStore } from '@trevo/ui/feedback/toast/toast-store.ts';

/** Toasts: short confirmations of completed acts. */
export const avisos = createToastStore();
