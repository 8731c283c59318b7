import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getTexto, getTitulo } from '@trevo/config/configuracao/configuracao-questions';
import { createContext, type ReactNode, use } from 'react';
import type { Partida } from './load-configuracao.ts';

const PartidaContext = createContext<Partida | undefined>(undefined);

/** Provides the loaded configuration. */
export function PartidaProvider({ partida, children }: { partida: Partida; children: ReactNode }) {
  return <PartidaContext value={partida}>{children}</PartidaContext>;
}

export function usePartida(): Partida {
  const partida = use(PartidaContext);
  if (!partida) throw new Error('usePartida requires a PartidaProvider');
  return partida;
}

/** Returns the host's configuration, to be read through the getters of @trevo/config. */
export const useConfiguracao = (): Configuracao => usePartida().configuracao;

/** Returns a function that maps a text id (`msg.entrada.entrar`) to the campaign's text, or to the fallback. */
export function useTexto(): (id: string, fallback: string) => string {
  const configuracao = useConfiguracao();
  return (id, fallback) => getTexto(configuracao, id, fallback);
}

/** Returns the display name of the campaign: from the configuration, else from the server-rendered title. */
export function useTitulo(): string {
  return getTitulo(useConfiguracao()) || initialTitle;
}

// Read once, because each screen changes the document title.
const initialTitle = typeof document === 'undefined' ? '' : document.title;
