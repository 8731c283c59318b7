import { getLojasRedirecionamento } from '@trevo/config/configuracao/configuracao-questions';
import { useEffect, useState } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { findLoja, readDispositivo } from '../../platform/navigation/paths/find-loja.ts';
import { useReplacePage } from '../../platform/navigation/use-replace-page.ts';

const key = 'trevo.loja';

/** Returns whether this window was redirected before: after returning from the store the page must stay. */
function wasSent(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function storeSent(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without session storage a reopened page redirects again.
  }
}

/**
 * Redirects a phone's browser to the app store when the campaign wants that, once per window. Returns true while
 * leaving; if the store opens over the page, the page is rendered for the return.
 */
export function useLojaRedirect(isFlagged: boolean): boolean {
  const configuracao = useConfiguracao();
  const [isBack, setBack] = useState(wasSent);
  const replacePage = useReplacePage();
  const loja =
    isFlagged && !isBack ? findLoja(getLojasRedirecionamento(configuracao), readDispositivo()) : null;
  useEffect(() => {
    if (!loja) return;
    storeSent();
    const life = new AbortController();
    const comeBack = () => setBack(true);
    window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), life);
    const look = () => document.visibilityState === 'visible' && comeBack();
    document.addEventListener('visibilitychange', look, life);
    replacePage(loja);
    return () => life.abort();
  }, [loja, replacePage]);
  return loja !== null;
}
