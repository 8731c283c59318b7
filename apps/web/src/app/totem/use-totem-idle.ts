import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { appPaths } from '../../platform/navigation/app-paths.ts';
import { forgetPessoa } from './forget-pessoa.ts';
import { totem } from '../../platform/session/session.ts';

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
