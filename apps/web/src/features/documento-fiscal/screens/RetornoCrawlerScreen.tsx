import { Frown, Smile } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { EscanearLink } from '../../participacao/public.ts';
import { retornoText as text } from '../documentos.text.ts';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { DocumentoDesfecho } from '../desfecho/DocumentoDesfecho.tsx';
import { DocumentosSkeleton } from '../DocumentosSkeleton.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { DesfechoPage } from '../desfecho/DesfechoPage.tsx';
import { useProximaTela } from '../desfecho/describe-desfecho.ts';
import { useRefreshNumeros } from '../envio/use-refresh-numeros.ts';

/**
 * Return page of the external reader: shows its result and continues to the numbers. Each platform has its own
 * address.
 */
export function RetornoCrawlerScreen() {
  const { search, pathname } = useLocation();
  const [retorno] = useState(() => readRetornoCrawler(search));
  const navigate = useNavigate();
  const refresh = useRefreshNumeros();
  const proxima = useProximaTela();
  const [lida, setLida] = useState<Lida>({ situacao: retorno.leitura ? 'enviando' : 'semLeitura' });
  const { leitura } = retorno;
  useEffect(() => {
    if (leitura === null) return refresh();
    // The signed reading is personal: remove it from the address and the history.
    void navigate(pathname, { replace: true });
    let isGone = false;
    callApi('documentoFiscal.ler', { body: { leitura } }).then(
      ({ retorno: documento }) => {
        refresh();
        if (!isGone) setLida({ situacao: 'enviada', documento });
      },
      (thrown: unknown) => {
        if (!isGone) setLida({ situacao: 'falhou', erro: toApiError(thrown) });
      },
    );
    return () => void (isGone = true);
  }, [leitura, refresh, navigate, pathname]);
  if (lida.situacao === 'enviando')
    return (
      <Page header={<PageHeader title={text.lendo} />}>
        <DocumentosSkeleton count={1} />
      </Page>
    );
  if (lida.situacao === 'enviada')
    return <DocumentoDesfecho documento={lida.documento} titulos={text.titulos} />;
  const erro = lida.situacao === 'falhou' ? lida.erro : null;
  const isBom = retorno.isBom && erro === null;
  const mensagem = erro?.mensagem ?? (isBom ? text.bomDetalhe : text.ruimDetalhe);
  return (
    <DesfechoPage
      tone={isBom ? 'sucesso' : 'alerta'}
      icon={isBom ? <Smile /> : <Frown />}
      title={isBom ? text.bom : text.ruim}
      message={mensagem}
      actions={
        <>
          <LinkButton to={proxima.to} wide replace>
            {proxima.label}
          </LinkButton>
          {!isBom && (
            <EscanearLink wide variant="ghost" replace>
              {text.escanear}
            </EscanearLink>
          )}
        </>
      }
    />
  );
}

/** State of the signed reading. */
type Lida =
  | { readonly situacao: 'semLeitura' | 'enviando' }
  | { readonly situacao: 'enviada'; readonly documento: DocumentoFiscal }
  | { readonly situacao: 'falhou'; readonly erro: ApiError };

/** Result that the external reader passed in the address. */
export interface RetornoCrawler {
  readonly isBom: boolean;
  /** Reading signed by the reader for the server; null when missing. */
  readonly leitura: string | null;
}

// -- words: values of other programs in the address, never shown
const bons = ['ok', 'sucesso', 'success', 'true', 's', 'sim', 'valido', 'válido', 'pendente', '1'];

/**
 * Parses status and signed reading from the address. Text from the address is never shown, because any page can
 * link here. A status is a success when it is an HTTP 2xx or a known success word; anything else, or none, is a
 * failure.
 */
export function readRetornoCrawler(search: string): RetornoCrawler {
  const query = new URLSearchParams(search);
  const status = (query.get('status') ?? '').trim().toLowerCase();
  const leitura = query.get('leitura');
  return {
    isBom: bons.includes(status) || /^2\d\d$/.test(status),
    leitura: leitura || null,
  };
}
