import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getLojasRedirecionamento } from '@trevo/config/configuracao-questions';
import { useEffect } from 'react';
import { isNative } from '../../platform/browser/native-shell.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';

/** Sends a phone's browser to the store of the app, where the campaign wants that. True while it is leaving. */
export function useLojaRedirect(isFlagged: boolean): boolean {
  const configuracao = useConfiguracao();
  const loja = isFlagged
    ? findLoja(configuracao, {
        userAgent: navigator.userAgent,
        protocol: window.location.protocol,
        isNative: isNative(),
      })
    : null;
  useEffect(() => {
    if (loja) window.location.replace(loja);
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
