import { getApiAutorizacao, getApiUrlBase, getApiUrlComper } from '@trevo/config/configuracao-questions';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, HashRouter } from 'react-router';
import { setupApi } from '../platform/api/api-client.ts';
import { loadConfiguracao, type Partida } from '../platform/configuracao/load-configuracao.ts';
import { PartidaProvider } from '../platform/configuracao/PartidaProvider.tsx';
import { isNative, loadNativeApp, versao } from '../platform/browser/native-shell.ts';
import { applyTheme } from './apply-theme.ts';
import { App } from './App.tsx';
import { ConfiguracaoErro } from './falhas/ConfiguracaoErro.tsx';
import { findAtualizacao } from './find-atualizacao.ts';
import { registerWorker } from './register-worker.ts';

/** Loads the configuration, then draws the app; without configuration, the screen that says so. */
export async function start(root: HTMLElement): Promise<void> {
  const draw = (screen: ReactNode) => createRoot(root).render(<StrictMode>{screen}</StrictMode>);
  let partida: Partida;
  try {
    partida = await loadConfiguracao();
  } catch {
    return draw(<ConfiguracaoErro />);
  }
  const { configuracao } = partida;
  setupApi({
    base: getApiUrlBase(configuracao) ?? '',
    authorization: getApiAutorizacao(configuracao),
    others: { comper: getApiUrlComper(configuracao) },
  });
  void applyTheme(configuracao);
  registerWorker();
  draw(<PartidaProvider partida={partida}>{await chooseScreen(partida)}</PartidaProvider>);
}

/** The app; in the installed one, which lives in a file and not at an address, with its path after `#`. */
async function chooseScreen({ configuracao }: Partida): Promise<ReactNode> {
  if (!isNative()) {
    return (
      <BrowserRouter>
        <App />
      </BrowserRouter>
    );
  }
  const instalada = (await loadNativeApp())?.versao ?? versao;
  const nova = findAtualizacao(configuracao, instalada);
  if (nova) {
    const { AtualizacaoScreen } = await import('./falhas/AtualizacaoScreen.tsx');
    return <AtualizacaoScreen instalada={instalada} nova={nova} />;
  }
  return (
    <HashRouter>
      <App />
    </HashRouter>
  );
}
