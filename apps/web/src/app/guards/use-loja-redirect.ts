import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getLojasRedirecionamento } from '@trevo/config/configuracao-questions';
import { useEffect, useState } from 'react';
import { isNative } from '../../platform/browser/native-shell.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';

const key = 'trevo.loja';

/** Whether this window has been at the store: who comes back from there wants the page. */
function wasSent(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keepSent(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage a page that is opened again sends there again.
  }
}

/**
 * Sends a phone's browser to the store of the app, where the campaign wants that, once in a window. True while it is
 * leaving; a store that opens over the page leaves it there, for who comes back.
 */
export function useLojaRedirect(isFlagged: boolean): boolean {
  const configuracao = useConfiguracao();
  const [isBack, setBack] = useState(wasSent);
  const loja =
    isFlagged && !isBack
      ? findLoja(configuracao, {
          userAgent: navigator.userAgent,
          protocol: window.location.protocol,
          isNative: isNative(),
        })
      : null;
  useEffect(() => {
    if (!loja) return;
    keepSent();
    const life = new AbortController();
    const comeBack = () => setBack(true);
    window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), life);
    const look = () => document.visibilityState === 'visible' && comeBack();
    document.addEventListener('visibilitychange', look, life);
    window.location.replace(loja);
    return () => life.abort();
  }, [loja]);
  return loja !== null;
}

/** Where the page runs, as far as the stores are concerned. */
export interface Dispositivo {
  readonly userAgent: string;
  /** As `location.protocol`: `https:`. */
  readonly protocol: string;
  readonly isNative: boolean;
}

/**
 * The store that has the app for this device, or null when the person stays: the campaign does not send people away,
 * one of the app's two addresses is missing, this is no phone, or it is the installed app already.
 */
export function findLoja(configuracao: Configuracao, dispositivo: Dispositivo): string | null {
  const lojas = getLojasRedirecionamento(configuracao);
  if (!lojas || dispositivo.isNative || !dispositivo.protocol.startsWith('http')) return null;
  if (/android/i.test(dispositivo.userAgent)) return lojas.android;
  if (/iphone|ipad|ipod/i.test(dispositivo.userAgent)) return lojas.ios;
  return null;
}
