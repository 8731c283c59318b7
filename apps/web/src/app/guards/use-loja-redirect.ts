import { getLojasRedirecionamento } from '@trevo/config/configuracao/configuracao-questions';
import { useEffect, useState } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { findLoja, readDispositivo } from '../../platform/navigation/find-loja.ts';
import { useReplacePage } from '../../platform/navigation/use-replace-page.ts';

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
  const replacePage = useReplacePage();
  const loja =
    isFlagged && !isBack ? findLoja(getLojasRedirecionamento(configuracao), readDispositivo()) : null;
  useEffect(() => {
    if (!loja) return;
    keepSent();
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
