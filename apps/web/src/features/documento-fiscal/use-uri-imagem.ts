import { useRef, useState } from 'react';
import { fillPath, imagemDocumentoPath, leitorPdfPath } from '@trevo/contract/paths';
import { openBeside, openElsewhere } from '../../platform/native/open-elsewhere.ts';
import { callApi, toApiUrl } from '../../platform/api/api-client.ts';

/** The address of a receipt's picture: it works for minutes, so one that fails is asked for anew, once by itself. */
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
      // -- swallowed: the screen says so and offers another try
      setUri(told);
      setBroken(true);
      return null;
    }
  }

  return {
    /** Null while a new address is asked for. */
    src: uri && toApiUrl(uri),
    isBroken,
    /** The picture did not come. */
    onFail: () => (isFresh.current ? setBroken(true) : void renew()),
    retry: () => void renew(),
    /** Shows a PDF in a tab of its own. */
    show: () =>
      openBeside(async () => {
        const fresh = await renew();
        return fresh && toLeitorPdf(toApiUrl(fresh));
      }),
    /** Takes a file that the browser saves: the page stays. */
    async save(): Promise<void> {
      const fresh = await renew();
      if (fresh) await openElsewhere(toApiUrl(fresh));
    },
  };
}

const before = (path: string) => fillPath(path, { nomeArquivo: '' });

/** Where the PDF of this address is shown: it takes the same signed query. */
export const toLeitorPdf = (uri: string): string =>
  uri.replace(before(imagemDocumentoPath), before(leitorPdfPath));
