import { useEffect, useState } from 'react';
import { ApiError, isOffline } from '@trevo/client/api-error.ts';
import type { Permissao } from '../../platform/native/avisos.ts';
import { usePartida } from '../../platform/configuracao/PartidaProvider.tsx';
import { isSessaoRecusada } from '../../platform/session/use-leave.ts';
import { endDispositivo, registerDispositivo } from './dispositivo.ts';
import { notificacaoText } from './notificacao.text.ts';
import { findServicoAvisos } from './servico-avisos.ts';

export interface Aparelho {
  /** Undefined while unknown and when there is no push service. */
  readonly permissao: Permissao | undefined;
  /** Reason why this device was not registered. */
  readonly falha: string | undefined;
  /** Requests the browser's permission; must be called within a user gesture. */
  ask(): Promise<Permissao | undefined>;
  /**
   * Registers the device once `asked` resolves to a granted permission; resolves to false when it is not
   * registered.
   */
  register(asked: Promise<Permissao | undefined>): Promise<boolean>;
  end(): Promise<boolean>;
}

/** State of push notifications on this device. */
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
      setFalha(describeRecusa(thrown) ?? notificacaoText.aparelho.falhou);
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
 * Returns the server's refusal text; undefined without a response (no network, a blocked script) and for a
 * rejected session, which has its own text.
 */
export const describeRecusa = (thrown: unknown): string | undefined =>
  thrown instanceof ApiError && !isOffline(thrown) && !isSessaoRecusada(thrown.codigo)
    ? thrown.mensagem
    : undefined;
