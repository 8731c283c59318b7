import type { CupomLink } from '@trevo/rules/sorte/numeros/cupom-link';
import { useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import type { ApiError } from '@trevo/client/api-error.ts';
import { useRunningSend } from '../../platform/api/use-running-send.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { toCupomErro } from './cupom-erros.ts';
import {
  type DocumentoFiscal,
  showDesfecho,
  showRecusa,
  useRefreshNumeros,
} from '../documento-fiscal/public.ts';
import { network } from '@trevo/client/request/network-state.ts';
import { relogio } from '../../platform/network/relogio.ts';
import { findLook } from '../raspadinha/public.ts';
import { codigoCupomText as text } from './codigo-cupom.text.ts';

export interface RegisterCupom {
  readonly documento: DocumentoFiscal | null;
  readonly error: ApiError | null;
  readonly pending: boolean;
  register(cupom: CupomLink): void;
  reset(): void;
}

/**
 * Registers a coupon. The server call is idempotent per consumidor, so a repeated call grants nothing more.
 *
 * @param tela where the result is shown: the field's screen, or the address of one coupon
 */
export function useRegisterCupom(tela = 'cadastrarCupom'): RegisterCupom {
  const refresh = useRefreshNumeros();
  const texto = useTexto();
  const cards = findLook(useConfiguracao());
  const [documento, setDocumento] = useState<DocumentoFiscal | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const { pending, run } = useRunningSend<DocumentoFiscal>(
    tela,
    (outcome) => {
      if (outcome.error) setError(outcome.error);
      else setDocumento(outcome.answer);
    },
    (outcome) => {
      if (!outcome.error) return showDesfecho(outcome.answer, text.titulos, cards);
      const { mensagem, cura } = toCupomErro(outcome.error, network.isOnline(), texto);
      showRecusa(mensagem, cura);
    },
  );

  return {
    documento,
    error,
    pending,
    register({ ano, identificacao, numeroAleatorio }) {
      if (pending) return;
      setError(null);
      run(async () => {
        const { retorno } = await callApi('cupom.escanear', {
          params: { anoCampanha: ano, identificacaoCampanha: identificacao, numeroAleatorio },
          query: { data: relogio.agora().toISOString() },
        });
        refresh();
        return retorno;
      });
    },
    reset() {
      setDocumento(null);
      setError(null);
    },
  };
}
