import { useRef, useState } from 'react';
import { fillPath } from '@trevo/contract/fill-path';
import { imagemDocumentoPath, leitorPdfPath } from '@trevo/contract/paths';
import { openBeside, openElsewhere } from '../../platform/native/open-elsewhere.ts';
import { toApiUrl } from '../../platform/api/api-client.ts';
import { callApi } from '../../platform/api/call-api.ts';

/** URL of a receipt's picture. It is valid for minutes, so a failed load requests a new one once. */
export function useUriImagem(documentoFiscalID: string, told: string) {
  const [uri, setUri] = useState<string | null>(told);
  const [isBroken, setBroken] = useState(false);
  const isFresh = useRef(false);

  async function renew(): Promise<string | null> {
    setBroken(false);
    setUri(null);
    try {
      const { retorno } = await callApi('produto.compra', { params: { documentoFiscalID } });
      isFresh.current = true;
      setUri(retorno.uriImagem);
      setBroken(retorno.uriImagem === null);
      return retorno.uriImagem;
    } catch {
      // -- swallowed: the screen shows the failure and offers a retry
      setUri(told);
      setBroken(true);
      return null;
    }
  }

  return {
    /** Null while a new URL is being requested. */
    src: uri && toApiUrl(uri),
    isBroken,
    /** Handles a failed load. */
    onFail: () => (isFresh.current ? setBroken(true) : void renew()),
    retry: () => void renew(),
    /** Opens a PDF in a new tab. */
    show: () =>
      openBeside(async () => {
        const fresh = await renew();
        return fresh && toLeitorPdf(toApiUrl(fresh));
      }),
    /** Downloads the file without leaving the page. */
    async save(): Promise<void> {
      const fresh = await renew();
      if (fresh) await openElsewhere(toApiUrl(fresh));
    },
  };
}

const before = (path: string) => fillPath(path, { nomeArquivo: '' });

/** Returns the URL of the PDF viewer, which takes the same signed query. */
export const toLeitorPdf = (uri: string): string =>
  uri.replace(before(imagemDocumentoPath), before(leitorPdfPath));
