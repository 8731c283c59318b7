import { useEffect } from 'react';
import { session } from '../session/session.ts';
import { guardadasPrefix, localStore } from '../storage/local-store.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Markup of the home as the user last saw it. The next start of the same user in the same release shows it until the
 * app has loaded (`app/start/early-start.ts`).
 */
export interface HomeSnapshot {
  readonly usuario: string;
  readonly caminho: string;
  /** The page's script: its name changes with every release of the app, and so do class names. */
  readonly script: string;
  /** Width of the window in CSS pixels. */
  readonly largura: number;
  readonly guardadaEm: number;
  readonly html: string;
}

const key = `${guardadasPrefix}inicio`;
/** A larger page is not stored: others need the space. */
const mostCharacters = 100_000;
const openDialog = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Deletes the stored home: the user's writes can change its content. */
export const forgetHomeSnapshot = (): void => localStore.remove(key);

/** Stores the home once it is complete, and again when its page is hidden. */
export function useHomeSnapshot(isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete) return;
    let isShown = true;
    const keep = () => isShown && storeSnapshot();
    const keepHidden = () => document.hidden && keep();
    whenIdle(keep);
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', keepHidden);
    };
  }, [isComplete]);
}

function storeSnapshot(): void {
  const usuario = session.get()?.usuario;
  const root = document.querySelector('#root');
  const script = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (!usuario || !root || !script || document.querySelector(openDialog)) return;
  const snapshot: HomeSnapshot = {
    usuario,
    caminho: location.pathname,
    script,
    largura: innerWidth,
    guardadaEm: Date.now(),
    html: root.innerHTML,
  };
  if (snapshot.html.length <= mostCharacters) localStore.set(key, snapshot);
}
