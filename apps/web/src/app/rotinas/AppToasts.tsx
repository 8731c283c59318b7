import { Toasts } from '@trevo/ui/feedback/toast/Toasts.tsx';
import { toasts } from '../../platform/toast/toasts.ts';
import { appText } from '../app.text.ts';

/** The toasts of the app. */
export const AppToasts = () => (
  <Toasts store={toasts} label={appText.avisos.rotulo} closeLabel={appText.avisos.fechar} />
);
