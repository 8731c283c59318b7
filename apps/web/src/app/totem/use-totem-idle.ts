import { useEffect, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { cadastroDraft, facebookInfo, primeiroAcesso } from '../../features/cadastro/cadastro-draft.ts';
import { codigoLido } from '../../features/escanear/leitura/codigo-lido.ts';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { applyEsquema } from '../../platform/esquema/esquema.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { signOut } from '../../platform/session/session-calls.ts';
import { aparelho, session } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';

/** Idle timeout of a kiosk, and the duration of the prompt before it, in milliseconds. */
export const totemIdleMilliseconds = 60_000;
const askedSeconds = 15;

/**
 * In a kiosk, signs the user out and restarts after a minute without a touch or a key.
 *
 * @returns the remaining seconds while the prompt is shown, else null
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

/** Turns this window into a kiosk, or resets a kiosk, and ends its session; sessions of other windows stay. */
export function startTotem(): void {
  if (!totem.isOn()) {
    totem.start();
    applyEsquema();
    // Without a server call: other windows still use the token.
    session.signOut();
  }
  forgetPessoa();
}

/** Ends the kiosk session; the next user starts at the start page. */
export function leaveTotem(navigate: NavigateFunction): void {
  forgetPessoa();
  void navigate(appPaths.totem, { replace: true });
}

/**
 * Signs out and deletes the user's data from this device. On a personal phone some of it is kept; on a kiosk the
 * next user would get it: a name, an e-mail that goes into their profile, a link with a token.
 */
export function forgetPessoa(): void {
  // First, because an unmounting screen may store where it was left.
  signOut();
  aparelho.forget();
  cadastroDraft.clear();
  facebookInfo.clear();
  primeiroAcesso.clear();
  pendingPath.clear();
  codigoLido.set(null);
  // Lazy imports: the entry, where the kiosk starts, does not load them. Without a session the sign-out clears no
  // queries, and an address lookup is personal too.
  void import('../../platform/api/queries.ts').then(({ queries }) => queries.clear());
  void import('../../features/compra/compra-envio.ts').then(({ forgetCompra }) => forgetCompra());
  void import('../../features/documento-fiscal/fila/fila.ts').then(({ fila }) => fila.forget());
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('trevo.avisos.')) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
