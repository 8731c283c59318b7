import { useEffect } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { findLoja } from './find-loja.ts';
import { isNative } from '../../platform/browser/native-shell.ts';

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
