import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import type { ApiError } from '@trevo/client/api-error.ts';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { ListaPager, useLastPagina } from '../../../platform/lista/ListaPager.tsx';
import { VerMais } from '../../../platform/lista/VerMais.tsx';
import { type Lista, type Pagina, toLista } from '@trevo/client/to-lista.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Columns } from '@trevo/ui/layout/Columns.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { SidePane } from '@trevo/ui/layout/SidePane.tsx';
import { useIsWide } from '@trevo/ui/layout/use-is-wide.ts';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { VazioComNota } from '../../participacao/public.ts';
import type { DocumentoFiscal, DocumentosState } from '../documento-fiscal.wire.ts';
import { DocumentoDetalhes } from '../DocumentoDetalhes.tsx';
import { DocumentoRow } from '../DocumentoRow.tsx';
import { documentosText } from '../documentos.text.ts';
import { DocumentosSkeleton } from '../DocumentosSkeleton.tsx';
import { useProcura, useShowProcura } from '../use-procura.ts';
import { DocumentoSheet } from './DocumentoSheet.tsx';

const skeletonRows = 8;

interface DocumentosWords {
  readonly titulo: string;
  readonly total: (n: number) => string;
  /** Text of the empty state; in the place of the total when `vazioTitulo` is set. */
  readonly vazio: string;
  readonly vazioTitulo?: string;
  readonly vazioFechada?: string;
  readonly vazioDetalhe: string;
}

export interface DocumentosListaProps {
  query: UseQueryResult<Pagina<DocumentoFiscal>, ApiError>;
  pagina: number;
  onPageChange(pagina: number): void;
  /** Whether `pagina` counts the pages shown one below the other. */
  isSeguida?: boolean;
  /** Rendered above the list in every state. */
  above?: ReactNode;
  /** Whether a filter is active: an empty result does not mean that there are no receipts. */
  filtrado?: boolean;
  /** Whether the data belongs to another filter and must not be shown for this one. */
  isOutroFiltro?: boolean;
  text: DocumentosWords;
}

/** Paginated list of receipts in its four states; a tap opens the details, beside the list where there is room. */
export function DocumentosLista(props: DocumentosListaProps) {
  const { query, pagina, onPageChange, isSeguida = false, above, text } = props;
  const { filtrado = false, isOutroFiltro = false } = props;
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<DocumentoFiscal | null>(null);
  const lista: Lista<DocumentoFiscal> = isOutroFiltro
    ? { situacao: 'carregando' }
    : toLista(query, 'documentoFiscal.nenhum');
  useLastPagina(pagina, query, onPageChange);
  const isBeside = useIsWide(64);
  const total = lista.situacao === 'pronta' ? lista.pagina.total : 0;
  // Reserves the line of the total, to avoid a layout shift.
  const place = lista.situacao === 'carregando' || filtrado ? listaText.semTotal : undefined;
  const none = lista.situacao === 'vazia' && !filtrado && text.vazioTitulo ? text.vazio : undefined;
  // The requested page no longer exists: the last one is loading.
  const isBeyond = lista.situacao === 'pronta' && lista.pagina.retorno.length === 0;
  const hasRows = lista.situacao === 'pronta' && !isBeyond;
  // Reserves the side column while loading, to avoid a layout shift.
  const hasLado = isBeside && (hasRows || isBeyond || lista.situacao === 'carregando');
  const shownBy = { onClose: () => setOpen(false), onChange: setChosen };
  const show = (documento: DocumentoFiscal) => {
    setChosen(documento);
    setOpen(true);
  };
  useAsked(lista, show);
  const showProcura = useShowProcura();
  const shown = lista.situacao === 'pronta' ? lista.pagina.retorno : [];
  useProcura(open && chosen ? [chosen] : shown, (found) => {
    showProcura(found);
    setChosen((now) => (now?.documentoFiscalID === found.documentoFiscalID ? found : now));
  });
  return (
    <Page
      wide
      header={
        <TelaHeader
          title={text.titulo}
          subtitle={total > 0 && !filtrado ? text.total(total) : (none ?? place)}
        />
      }
    >
      <Columns aside={hasLado && <DocumentoLado documento={open ? chosen : null} {...shownBy} />}>
        {above}
        {(lista.situacao === 'carregando' || isBeyond) && <DocumentosSkeleton count={skeletonRows} />}
        {lista.situacao === 'erro' && (
          <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
        )}
        {lista.situacao === 'vazia' && filtrado && (
          <EmptyState illustration="receipt" title={documentosText.vazioNoFiltro} />
        )}
        {lista.situacao === 'vazia' && !filtrado && (
          <VazioComNota
            illustration="receipt"
            title={text.vazioTitulo ?? text.vazio}
            fechada={text.vazioFechada}
            message={text.vazioDetalhe}
            escanear={documentosText.escanear}
          />
        )}
        {hasRows && (
          <>
            <Card padding="none">
              <div>
                {lista.pagina.retorno.map((documento) => (
                  <DocumentoRow
                    key={documento.documentoFiscalID}
                    documento={documento}
                    current={isBeside && open && documento.documentoFiscalID === chosen?.documentoFiscalID}
                    onClick={() => show(documento)}
                  />
                ))}
              </div>
            </Card>
            {isSeguida ? (
              <VerMais pagina={lista.pagina} query={query} onMais={() => onPageChange(pagina + 1)} />
            ) : (
              <ListaPager
                page={pagina}
                pages={lista.pagina.paginas}
                pending={query.isPlaceholderData}
                onPageChange={onPageChange}
              />
            )}
          </>
        )}
      </Columns>
      {!isBeside && <DocumentoSheet documento={chosen} open={open} {...shownBy} />}
    </Page>
  );
}

interface DocumentoLadoProps {
  documento: DocumentoFiscal | null;
  onClose(): void;
  onChange(documento: DocumentoFiscal): void;
}

/** Side column: the chosen receipt, or a hint to choose one. */
function DocumentoLado({ documento, onClose, onChange }: DocumentoLadoProps) {
  if (!documento) return <NenhumaEscolhida />;
  return (
    <SidePane
      title={documentosText.detalhes}
      closeLabel={documentosText.fechar}
      of={documento.documentoFiscalID}
      onClose={onClose}
    >
      <DocumentoDetalhes documento={documento} onChange={onChange} />
    </SidePane>
  );
}

const NenhumaEscolhida = () => (
  <EmptyState illustration="receipt" title={documentosText.escolha} message={documentosText.escolhaDetalhe} />
);

/** Opens the receipt named by the router state once; returning to the list must not open it again. */
function useAsked(lista: Lista<DocumentoFiscal>, show: (documento: DocumentoFiscal) => void): void {
  const { pathname, search, state, key } = useLocation() as Location<DocumentosState | null>;
  const asked = state?.documentoFiscalID;
  const navigate = useNavigate();
  const latest = useRef(show);
  latest.current = show;
  const found =
    lista.situacao === 'pronta'
      ? lista.pagina.retorno.find((one) => one.documentoFiscalID === asked)
      : undefined;
  useEffect(() => {
    const entry = window.history.state as { key?: string } | null;
    // The list can arrive while the next screen renders, whose entry must stay.
    if (!found || entry?.key !== key) return;
    // Not `.`: outside React Router's `Routes` it is `/`, which leads a signed-in user to the home.
    void navigate({ pathname, search }, { replace: true, state: null });
    latest.current(found);
  }, [found, navigate, pathname, search, key]);
}

export interface DocumentosPageProps {
  titulo: string;
  /** Rendered above the list in every state. */
  above?: ReactNode;
  /** Renders the list once user and campaign are known. */
  children(campanha: CampanhaWire, usuario: string): ReactNode;
}

/** Page of receipts of a campaign, with its states while the campaign is unknown or missing. */
export function DocumentosPage({ titulo, above, children }: DocumentosPageProps) {
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  const isBeside = useIsWide(64);
  if (campanha && usuario) return children(campanha, usuario);
  return (
    <Page
      wide
      header={
        <TelaHeader title={titulo} subtitle={situacao === 'carregando' ? listaText.semTotal : undefined} />
      }
    >
      <Columns aside={isBeside && situacao === 'carregando' && <NenhumaEscolhida />}>
        {above}
        {error ? (
          <ListaErro error={error} onRetry={retry} />
        ) : situacao === 'nenhuma' ? (
          <EmptyState illustration="receipt" title={documentosText.semCampanha} />
        ) : (
          <DocumentosSkeleton count={skeletonRows} />
        )}
      </Columns>
    </Page>
  );
}
