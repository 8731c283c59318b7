import { getApiAutorizacao, getApiUrlBase } from '@trevo/config/configuracao-questions';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { setupApi } from '../shared/api/api-client.ts';
import { loadConfiguracao, type Partida } from '../shared/configuracao/load-configuracao.ts';
import { PartidaProvider } from '../shared/configuracao/PartidaProvider.tsx';
import { applyTheme } from './apply-theme.ts';
import { App } from './App.tsx';
import { ConfiguracaoErro } from './ConfiguracaoErro.tsx';

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
  setupApi({ base: getApiUrlBase(configuracao) ?? '', authorization: getApiAutorizacao(configuracao) });
  void applyTheme(configuracao);
  draw(
    <PartidaProvider partida={partida}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </PartidaProvider>,
  );
}
