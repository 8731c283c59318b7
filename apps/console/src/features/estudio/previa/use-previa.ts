import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import type { PreviaMomento } from '@trevo/contract/estudio/estudio.calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callConsole } from '../../../platform/api/console-client.ts';
import { sendOnLeave } from '../../../platform/api/send-on-leave.ts';
import type { Previa } from '../documento/rascunho.wire.ts';

export interface PreviaAberta {
  readonly previa: Previa | null;
  /** Increases with each text that the preview shows. */
  readonly versao: number;
  readonly isPending: boolean;
  readonly erro: ApiError | null;
  /** Tries again after a failure, and after the preview ended. */
  open(): void;
}

/** Milliseconds without a change before the preview shows it. */
const pausa = 1_200;

/**
 * Keeps a preview of a valid text: opens it, shows each change after a pause, and closes it with the screen.
 *
 * @param texto undefined while there is no valid text
 */
export function usePrevia(texto: string | undefined, momento: PreviaMomento, isOn: boolean): PreviaAberta {
  const [previa, setPrevia] = useState<Previa | null>(null);
  const [versao, setVersao] = useState(0);
  const [isPending, setPending] = useState(false);
  const [erro, setErro] = useState<ApiError | null>(null);
  const open = useRef<Previa | null>(null);
  const shown = useRef<string>(undefined);
  const isBusy = useRef(false);
  const [again, setAgain] = useState(0);

  const show = useCallback(async (text: string, moment: PreviaMomento): Promise<void> => {
    isBusy.current = true;
    setPending(true);
    setErro(null);
    const body = { texto: text, momento: moment };
    try {
      const { retorno } = await callPrevia(open.current, body);
      open.current = retorno;
      setPrevia(retorno);
      setVersao((before) => before + 1);
    } catch (thrown) {
      open.current = null;
      setPrevia(null);
      setErro(toApiError(thrown));
    } finally {
      shown.current = `${moment}\n${text}`;
      isBusy.current = false;
      setPending(false);
      // A change that came meanwhile.
      setAgain((before) => before + 1);
    }
  }, []);

  useEffect(() => {
    if (!isOn || texto === undefined || isBusy.current || shown.current === `${momento}\n${texto}`) return;
    const timer = setTimeout(() => void show(texto, momento), shown.current === undefined ? 0 : pausa);
    return () => clearTimeout(timer);
  }, [texto, momento, isOn, again, show]);

  useEffect(() => {
    const close = () => {
      if (open.current) sendOnLeave('operador.fecharPrevia', { previaID: open.current.previaID }, {});
      open.current = null;
    };
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, []);

  return {
    previa,
    versao,
    isPending,
    erro,
    open() {
      shown.current = undefined;
      setAgain((before) => before + 1);
    },
  };
}

interface PreviaCorpo {
  readonly texto: string;
  readonly momento: PreviaMomento;
}

/** A preview that ended is opened anew. */
async function callPrevia(aberta: Previa | null, body: PreviaCorpo): Promise<{ retorno: Previa }> {
  if (aberta) {
    try {
      return await callConsole('operador.trocarPrevia', { params: { previaID: aberta.previaID }, body });
    } catch (thrown) {
      if (toApiError(thrown).codigo !== 'previa.encerrada') throw thrown;
    }
  }
  return callConsole('operador.abrirPrevia', { body });
}
