import { createToastStore } from '@trevo/ui/feedback/toast-store.ts';

/** Toasts: short confirmations of completed acts. */
export const avisos = createToastStore();
