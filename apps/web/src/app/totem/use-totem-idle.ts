import { useEffect, useLayoutEffect, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { cadastroDraft, facebookInfo, primeiroAcesso } from '../../features/cadastro/cadastro-draft.ts';
import { appPaths } from '../../platform/navigation/app-paths.ts';
import { pendingPath } from '../../platform/navigation/pending-path.ts';
import { signOut } from '../../platform/session/session-calls.ts';
import { aparelho, session } from '../../platform/session/session.ts';
import { totem, useIsTotem } from '../../platform/storage/totem.ts';

/** How long a kiosk waits for a touch before it belongs to the next person, and for how long it asks before. */
export const totemIdleMilliseconds = 60_000;
const askedSeconds = 15;

/**
 * In a kiosk, a minute without a touch or a key signs the person out and begins anew.
 *
 * @returns the seconds that are left while the kiosk asks whether somebody is still there, else null
 */
export function useTotemIdle(): number | null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [restante, setRestante] = useState<number | null>(null);
  useEffect(() => {
    if (!totem.isOn() || pathname === appPaths.totem) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (seconds: number) => {
      if (seconds === 0) return leaveTotem(navigate);
      setRestante(seconds);
      timer = setTimeout(ask, 1000, seconds - 1);
    };
    const restart = () => {
      clearTimeout(timer);
      setRestante(null);
      timer = setTimeout(ask, totemIdleMilliseconds - askedSeconds * 1000, askedSeconds);
    };
    restart();
    const events = ['pointerdown', 'keydown', 'input'] as const;
    for (const event of events) window.addEventListener(event, restart, { passive: true });
    return () => {
      clearTimeout(timer);
      setRestante(null);
      for (const event of events) window.removeEventListener(event, restart);
    };
  }, [pathname, navigate]);
  return restante;
}

/** Everything is drawn larger in a kiosk: `styles/tokens.css` says how much. */
export function useTotemLook(): boolean {
  const isTotem = useIsTotem();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-totem', isTotem);
    // Larger letters make a narrower window for what is measured in letters.
    window.dispatchEvent(new Event('resize'));
  }, [isTotem]);
  return isTotem;
}

/** Turns this window into a kiosk, or resets a kiosk, and ends its session; sessions of other windows stay. */
export function startTotem(): void {
  if (!totem.isOn()) {
    totem.start();
    // Without a call: the other windows still use the token.
    session.signOut();
  }
  forgetPessoa();
}

/** Ends a person's time at a kiosk: the next one begins at its first page. */
export function leaveTotem(navigate: NavigateFunction): void {
  forgetPessoa();
  void navigate(appPaths.totem, { replace: true });
}

/**
 * Signs out and leaves nothing of the person on this device. On their own phone some of it waits for them; on a
 * kiosk the next person would get it: a name, an e-mail that goes into their profile, a link with a secret.
 */
export function forgetPessoa(): void {
  // First, because leaving a screen may note where it was left.
  signOut();
  aparelho.forget();
  cadastroDraft.clear();
  facebookInfo.clear();
  primeiroAcesso.clear();
  pendingPath.clear();
  // Their code comes late: the entry, where the kiosk begins, does without.
  // Without a session the sign-out clears no answers, and an address lookup belongs to its person too.
  void import('../../platform/api/queries.ts').then(({ queries }) => queries.clear());
  void import('../../features/compra/compra-envio.ts').then(({ forgetCompra }) => forgetCompra());
  void import('../../features/documento-fiscal/fila/fila.ts').then(({ fila }) => fila.forget());
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('trevo.avisos.')) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
