import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getTexto, getTitulo } from '@trevo/config/configuracao/configuracao-questions';
import { createContext, type ReactNode, use } from 'react';
import type { Partida } from './load-configuracao.ts';

const PartidaContext = createContext<Partida | undefined>(undefined);

/** Hands the loaded configuration to everything below. */
export function PartidaProvider({ partida, children }: { partida: Partida; children: ReactNode }) {
  return <PartidaContext value={partida}>{children}</PartidaContext>;
}

export function usePartida(): Partida {
  const partida = use(PartidaContext);
  if (!partida) throw new Error('PartidaProvider is missing above');
  return partida;
}

/** The host's configuration, to be asked through the named questions of @trevo/config. */
export const useConfiguracao = (): Configuracao => usePartida().configuracao;

/** Words by id: the campaign's own when it brings some (`msg.entrada.entrar`), else the ones given. */
export function useTexto(): (id: string, fallback: string) => string {
  const configuracao = useConfiguracao();
  return (id, fallback) => getTexto(configuracao, id, fallback);
}

/** The campaign's name for people: what the configuration says, else what the server wrote on the page. */
export function useTitulo(): string {
  return getTitulo(useConfiguracao()) || initialTitle;
}

// Read once: the title of the document changes with each screen.
const initialTitle = typeof document === 'undefined' ? '' : document.title;
