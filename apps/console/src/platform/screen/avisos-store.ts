import { createToastStore } from '@trevo/ui/feedback/toast-store.ts';

/** Short messages about what was done. */
export const avisos = createToastStore();
