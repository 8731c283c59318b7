import { useLayoutEffect } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { forgetAnswers } from '../../platform/api/api-client.ts';
import { appText } from '../app.text.ts';

/** The screen without configuration. It begins by clearing everything kept, because what is kept may be the cause. */
export function ConfiguracaoErro() {
  useLayoutEffect(() => void clearEverything(), []);
  const { titulo, mensagem, tentarNovamente } = appText.configuracaoErro;
  return (
    <Page>
      <ErrorState
        heading="h1"
        title={titulo}
        message={mensagem}
        retryLabel={tentarNovamente}
        onRetry={() => location.reload()}
        illustration="offline"
      />
    </Page>
  );
}

async function clearEverything(): Promise<void> {
  forgetAnswers();
  try {
    localStorage.clear();
    if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // A browser that refuses storage has nothing to clear.
  }
}
