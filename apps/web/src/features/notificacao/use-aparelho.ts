import { useEffect, useState } from 'react';
import { ApiError, isOffline } from '@trevo/client/api-error.ts';
import type { Permissao } from '../../platform/native/avisos.ts';
import { usePartida } from '../../platform/configuracao/PartidaProvider.tsx';
import { isSessaoRecusada } from '../../platform/session/use-leave.ts';
import { endDispositivo, registerDispositivo } from './dispositivo.ts';
import { notificacaoText } from './notificacao.text.ts';
import { findServicoAvisos } from './servico-avisos.ts';

export interface Aparelho {
  /** Undefined while it is not known, and where nobody carries notices. */
  readonly permissao: Permissao | undefined;
  /** Why this device was not registered. */
  readonly falha: string | undefined;
  /** Asks for the browser's permission; only from a touch that says so. */
  ask(): Promise<Permissao | undefined>;
  /** Registers the device once `asked` was answered with a yes; false when it is not registered. */
  register(asked: Promise<Permissao | undefined>): Promise<boolean>;
  end(): Promise<boolean>;
}

/** This device as a place for notices. */
export function useAparelho(): Aparelho {
  const partida = usePartida();
  const [avisos] = useState(() => findServicoAvisos(partida));
  const [permissao, setPermissao] = useState<Permissao>();
  const [falha, setFalha] = useState<string>();
  useEffect(() => void avisos?.readPermissao().then(setPermissao), [avisos]);

  const run = async (work: Promise<void>) => {
    setFalha(undefined);
    try {
      await work;
      return true;
    } catch (thrown) {
      setFalha(sayRecusa(thrown) ?? notificacaoText.aparelho.falhou);
      return false;
    }
  };
  return {
    permissao,
    falha,
    ask: async () => avisos?.askPermissao(),
    async register(asked) {
      const given = await asked;
      setPermissao(given);
      return avisos !== undefined && given === 'permitida' && (await run(registerDispositivo(avisos)));
    },
    end: () => run(endDispositivo()),
  };
}

/**
 * What the server said when it did not register the device; undefined when it said nothing (no network, a blocked
 * script), and when it refused the session, which has its own words.
 */
export const sayRecusa = (thrown: unknown): string | undefined =>
  thrown instanceof ApiError && !isOffline(thrown) && !isSessaoRecusada(thrown.codigo)
    ? thrown.mensagem
    : undefined;
