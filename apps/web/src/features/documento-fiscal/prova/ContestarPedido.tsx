import { Scale } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { documentoFiscalText as text } from '../documento-fiscal.text.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { useRefreshNumeros } from '../envio/use-refresh-numeros.ts';

export interface ContestarPedidoProps {
  documento: DocumentoFiscal;
  /** Receives the receipt, which is pending again. */
  onReopened(documento: DocumentoFiscal): void;
}

/** Button that requests one review of a refused receipt; renders nothing for any other receipt. */
export function ContestarPedido({ documento, onReopened }: ContestarPedidoProps) {
  const refresh = useRefreshNumeros();
  const [pending, setPending] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  if (!documento.contestavel) return null;

  async function contest() {
    setPending(true);
    setErro(null);
    try {
      const { retorno } = await callApi('documentoFiscal.contestar', {
        params: { documentoFiscalID: documento.documentoFiscalID },
        body: {},
      });
      refresh();
      toasts.show(text.contestada, { tone: 'sucesso' });
      onReopened(retorno);
    } catch (thrown) {
      setErro(toApiError(thrown).mensagem);
    } finally {
      setPending(false);
    }
  }
  return (
    <>
      <p>{text.discorda}</p>
      {erro && (
        <div role="alert">
          <Notice tone="perigo">{erro}</Notice>
        </div>
      )}
      <Button variant="secondary" wide icon={<Scale />} pending={pending} onClick={() => void contest()}>
        {text.contestar}
      </Button>
    </>
  );
}
