// Puts the modal, which AvisoModal imports lazily, into this chunk.
import '@trevo/ui/dialog/InfoModal.tsx';
import { useCampanhaFalha } from '../falhas/use-campanha-falha.ts';
import { useIncompleteReload } from '../guards/use-incomplete-reload.ts';
import { RouteAnnouncer, useFirstFocus } from '../RouteAnnouncer.tsx';
import { useRetries } from './use-retries.ts';
import { useRevalidateSession } from './use-revalidate-session.ts';
import { useToastsOfScreen } from './use-toasts-of-screen.ts';

/** Routines of the app that the first paint does not need: they begin after it. */
export function Rotinas() {
  useRetries();
  useCampanhaFalha();
  useRevalidateSession();
  useIncompleteReload();
  useFirstFocus();
  useToastsOfScreen();
  return <RouteAnnouncer />;
}
