import { createContext, use, type ReactNode } from 'react';
import type { Configuracao } from '@trevo/config/configuracao-keys';
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
