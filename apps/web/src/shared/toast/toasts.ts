import { createToastStore } from '../../ui/feedback/toast-store.ts';

/** The short news of the app: `toasts.show('Nota enviada')`. */
export const toasts = createToastStore();
