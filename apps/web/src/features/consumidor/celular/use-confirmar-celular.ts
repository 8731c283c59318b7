import { getMetodoCodigo } from '@trevo/config/configuracao/telas-questions';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { isOffline, toApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { codigoText as text } from './codigo.text.ts';
import { useContagem } from './use-contagem.ts';

/** Upper bound of the resend countdown, in seconds. */
const reenvioSegundos = 30;

/** Returns whether the countdown is shown; values outside this window count as elapsed. */
export const isContagemShown = (segundos: number): boolean => segundos >= 1 && segundos <= reenvioSegundos;

export interface ConfirmarCelular {
  readonly metodo: 'sms' | 'whatsapp' | null;
  readonly codigo: string;
  readonly erro: string | null;
  /** Number of wrong codes. */
  readonly tentativas: number;
  readonly pending: 'envio' | 'conferencia' | null;
  readonly segundos: number;
  /** Whether the code was sent again. */
  readonly isReenviado: boolean;
  changeCodigo(codigo: string): void;
  /** Sends the code again. */
  resend(): void;
  /** Verifies a complete code. */
  verify(codigo: string): void;
}

/**
 * Confirms a phone by a code: sends it on mount and verifies it at the sixth digit.
 *
 * @param celular digits only
 * @param onConfirm receives the proof for the registration or the profile
 */
export function useConfirmarCelular(
  celular: string,
  onConfirm: (comprovante: string) => void,
): ConfirmarCelular {
  const texto = useTexto();
  const metodoCampanha = getMetodoCodigo(useConfiguracao());
  const [metodo, setMetodo] = useState<ConfirmarCelular['metodo']>(null);
  const [codigo, setCodigo] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  const [tentativas, setTentativas] = useState(0);
  const [pending, setPending] = useState<ConfirmarCelular['pending']>('envio');
  const [isReenviado, setReenviado] = useState(false);
  const { segundos, start } = useContagem();

  const send = useCallback(
    async (isAgain: boolean): Promise<void> => {
      setPending('envio');
      setErro(null);
      try {
        const { retorno } = await callApi('login.enviarNotificacaoToken', { body: { usuario: celular } });
        setMetodo(retorno.metodo);
        setReenviado(isAgain);
        const { segundosRestantes } = retorno;
        start(isContagemShown(segundosRestantes) ? segundosRestantes : 0);
      } catch (thrown) {
        const error = toApiError(thrown);
        const wait = Number(error.valores['segundos']);
        if (error.codigo === 'login.aguardeReenvio') {
          start(isContagemShown(wait) ? wait : 0);
          // The rate limit means that a code was sent moments ago, and that code is still valid.
          if (!isAgain) return setMetodo(metodoCampanha);
        }
        setErro(isOffline(error) ? texto(text.erroSolicitar.id, text.erroSolicitar.texto) : error.mensagem);
      } finally {
        setPending(null);
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the campaign's words do not change while a modal is open
    [celular, metodoCampanha, start],
  );

  const isSent = useRef(false);
  useEffect(() => {
    // An effect that runs twice must not send two messages.
    if (isSent.current) return;
    isSent.current = true;
    void send(false);
  }, [send]);

  async function verify(complete: string): Promise<void> {
    setPending('conferencia');
    setErro(null);
    try {
      const { retorno } = await callApi('login.verificarCodigo', {
        body: { codigo: complete, usuario: celular },
      });
      if (retorno.codigoValido && retorno.comprovante) return onConfirm(retorno.comprovante);
      setTentativas((quantas) => quantas + 1);
      setCodigo('');
      setErro(texto(text.invalido.id, text.invalido.texto));
    } catch (thrown) {
      setCodigo('');
      setErro(toApiError(thrown).mensagem);
    } finally {
      setPending(null);
    }
  }

  return {
    metodo,
    codigo,
    erro,
    tentativas,
    pending,
    segundos,
    isReenviado,
    changeCodigo(next) {
      if (pending !== 'conferencia') setCodigo(next);
    },
    resend: () => void send(true),
    verify: (complete) => void verify(complete),
  };
}
