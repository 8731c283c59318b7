import { forgetAnswers } from '../../platform/api/api-client.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cadastroDraft, facebookInfo, primeiroAcesso } from '../../features/cadastro/cadastro-draft.ts';
import { appPaths } from '../../platform/navigation/app-paths.ts';
import { pendingPath } from '../../platform/navigation/pending-path.ts';
import { signOut } from '../../platform/session/session-calls.ts';
import { aparelho, totem } from '../../platform/session/session.ts';

/** How long a kiosk waits for a touch before it belongs to the next person. */
export const totemIdleMilliseconds = 60_000;

/** In a kiosk, a minute without a touch or a key signs the person out and begins anew. */
export function useTotemIdle(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!totem.isOn() || pathname === appPaths.totem) return;
    const leave = () => {
      forgetPessoa();
      void navigate(appPaths.totem, { replace: true });
    };
    let timer = setTimeout(leave, totemIdleMilliseconds);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, totemIdleMilliseconds);
    };
    const events = ['pointerdown', 'keydown', 'input'] as const;
    for (const event of events) window.addEventListener(event, restart, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, restart);
    };
  }, [pathname, navigate]);
}

/**
 * Signs out and leaves nothing of the person on this device. On their own phone some of it waits for them; on a
 * kiosk the next person would get it: a name, an e-mail that goes into their profile, a link with a secret.
 */
export function forgetPessoa(): void {
  // First, because leaving a screen may note where it was left.
  signOut();
  // Also where nobody was signed in: what was asked for them is not the next person's.
  forgetAnswers();
  aparelho.forget();
  cadastroDraft.clear();
  facebookInfo.clear();
  primeiroAcesso.clear();
  pendingPath.clear();
  // Their code comes late: the entry, where the kiosk begins, does without.
  void import('../../features/compra/compra-envio.ts').then(({ forgetCompra }) => forgetCompra());
  void import('../../features/documento-fiscal/fila/fila.ts').then(({ fila }) => fila.forget());
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('trevo.avisos.')) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
