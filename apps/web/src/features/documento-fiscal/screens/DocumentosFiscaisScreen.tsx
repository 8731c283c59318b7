import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCall } from '../../../shared/api/use-call.ts';
import { type CampanhaWire, useCampanha } from '../../../shared/campanha/use-campanha.ts';
import { VazioComNota } from '../../../shared/campanha/VazioComNota.tsx';
import type {
  DocumentoFiscal,
  DocumentosState,
} from '../../../shared/documento-fiscal/documento-fiscal.wire.ts';
import { DocumentoRow } from '../../../shared/documento-fiscal/DocumentoRow.tsx';
import { DocumentosSkeleton } from '../../../shared/documento-fiscal/DocumentosSkeleton.tsx';
import { ListaErro } from '../../../shared/lista/ListaErro.tsx';
import { ListaPager } from '../../../shared/lista/ListaPager.tsx';
import { type Lista, toLista } from '../../../shared/lista/to-lista.ts';
import { usePagina } from '../../../shared/lista/use-pagina.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { documentosText as text } from '../documentos.text.ts';
import { DocumentoSheet } from '../parts/DocumentoSheet.tsx';

const perPage = 10;
const skeletonRows = 5;

/** The receipts of the person and how each one stands. */
export function DocumentosFiscaisScreen() {
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  if (campanha && usuario) return <Documentos campanha={campanha} usuario={usuario} />;
  return (
    <Page header={<PageHeader title={text.titulo} />}>
      {error ? (
        <ListaErro error={error} onRetry={retry} />
      ) : situacao === 'nenhuma' ? (
        <EmptyState illustration="receipt" title={text.semCampanha} />
      ) : (
        <DocumentosSkeleton count={skeletonRows} />
      )}
    </Page>
  );
}

function Documentos({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const [pagina, setPagina] = usePagina();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<DocumentoFiscal | null>(null);
  const query = useCall('documentoFiscal.listar', {
    params: { perPage, page: pagina },
    query: { usuario, anoCampanha: String(campanha.ano), identificacaoCampanha: campanha.identificacao },
    cache: false,
  });
  const lista = toLista(query, 'documentoFiscal.nenhum');
  const total = lista.situacao === 'pronta' ? lista.pagina.total : 0;
  const show = (documento: DocumentoFiscal) => {
    setChosen(documento);
    setOpen(true);
  };
  useAsked(lista, show);
  return (
    <Page header={<PageHeader title={text.titulo} subtitle={total > 0 ? text.total(total) : undefined} />}>
      {lista.situacao === 'carregando' && <DocumentosSkeleton count={skeletonRows} />}
      {lista.situacao === 'erro' && (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
      )}
      {lista.situacao === 'vazia' && (
        <VazioComNota
          illustration="receipt"
          title={text.vazio}
          message={text.vazioDetalhe}
          escanear={text.escanear}
        />
      )}
      {lista.situacao === 'pronta' && (
        <>
          <Card padding="none">
            <div>
              {lista.pagina.retorno.map((documento) => (
                <DocumentoRow
                  key={documento.documentoFiscalID}
                  documento={documento}
                  onClick={() => show(documento)}
                />
              ))}
            </div>
          </Card>
          <ListaPager
            page={pagina}
            pages={lista.pagina.paginas}
            pending={query.isPlaceholderData}
            onPageChange={setPagina}
          />
        </>
      )}
      <DocumentoSheet documento={chosen} open={open} onClose={() => setOpen(false)} />
    </Page>
  );
}

/** Opens the receipt that the screen before asked for, once: coming back to the list must not open it again. */
function useAsked(lista: Lista<DocumentoFiscal>, show: (documento: DocumentoFiscal) => void): void {
  const asked = (useLocation().state as DocumentosState | null)?.documentoFiscalID;
  const navigate = useNavigate();
  const latest = useRef(show);
  latest.current = show;
  const found =
    lista.situacao === 'pronta'
      ? lista.pagina.retorno.find((one) => one.documentoFiscalID === asked)
      : undefined;
  useEffect(() => {
    if (!found) return;
    void navigate('.', { replace: true, state: null });
    latest.current(found);
  }, [found, navigate]);
}
