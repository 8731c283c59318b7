import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import type { ApiError } from '@trevo/client/api-error.ts';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { ListaPager, useLastPagina } from '../../../platform/lista/ListaPager.tsx';
import { VerMais } from '../../../platform/lista/VerMais.tsx';
import { type Pagina, toLista } from '@trevo/client/to-lista.ts';
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
import {
  type DocumentoEscolha,
  type DocumentosExibicao,
  type DocumentosFiltro,
  toExibicao,
} from '../documentos-exibicao.ts';
import { DocumentoDetalhes } from '../detalhes/DocumentoDetalhes.tsx';
import { DocumentoRow } from '../DocumentoRow.tsx';
import { documentosText } from '../documentos.text.ts';
import { DocumentosSkeleton } from '../DocumentosSkeleton.tsx';
import { useProcura, useShowProcura } from '../prova/use-procura.ts';
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
  /** `seguida`: the pages are shown one below the other, and `pagina` counts them. */
  paginacao?: 'numerada' | 'seguida';
  /** Rendered above the list in every state. */
  above?: ReactNode;
  /** With a filter, an empty result does not mean that there are no receipts. */
  filtro?: DocumentosFiltro;
  text: DocumentosWords;
}

/** Paginated list of receipts in its four states; a tap opens the details, beside the list where there is room. */
export function DocumentosLista(props: DocumentosListaProps) {
  const { query, pagina, onPageChange, paginacao = 'numerada', above, filtro = 'nenhum', text } = props;
  const [escolha, setEscolha] = useState<DocumentoEscolha>({ situacao: 'nenhuma' });
  const exibicao = toExibicao(toLista(query, 'documentoFiscal.nenhum'), filtro);
  useLastPagina(pagina, query, onPageChange);
  const isBeside = useIsWide(64);
  const chosen = escolha.situacao === 'nenhuma' ? null : escolha.documento;
  const opened = escolha.situacao === 'aberta' ? escolha.documento : null;
  const shownBy = {
    onClose: () => setEscolha((now) => (now.situacao === 'aberta' ? { ...now, situacao: 'fechada' } : now)),
    onChange: (documento: DocumentoFiscal) =>
      setEscolha((now) => (now.situacao === 'nenhuma' ? now : { ...now, documento })),
  };
  const show = (documento: DocumentoFiscal) => setEscolha({ situacao: 'aberta', documento });
  useAsked(exibicao, show);
  const showProcura = useShowProcura();
  const shown = exibicao.situacao === 'pronta' ? exibicao.pagina.retorno : [];
  useProcura(opened ? [opened] : shown, (found) => {
    showProcura(found);
    setEscolha((now) =>
      now.situacao !== 'nenhuma' && now.documento.documentoFiscalID === found.documentoFiscalID
        ? { ...now, documento: found }
        : now,
    );
  });
  const lado = isBeside && hasLado[exibicao.situacao] && <DocumentoLado documento={opened} {...shownBy} />;
  return (
    <Page wide header={<TelaHeader title={text.titulo} subtitle={toSubtitulo(exibicao, filtro, text)} />}>
      <Columns aside={lado}>
        {above}
        <Conteudo
          exibicao={exibicao}
          text={text}
          rows={(lista) => (
            <>
              <Card padding="none">
                <div>
                  {lista.retorno.map((documento) => (
                    <DocumentoRow
                      key={documento.documentoFiscalID}
                      documento={documento}
                      current={isBeside && documento.documentoFiscalID === opened?.documentoFiscalID}
                      onClick={() => show(documento)}
                    />
                  ))}
                </div>
              </Card>
              {paginacao === 'seguida' ? (
                <VerMais pagina={lista} query={query} onMais={() => onPageChange(pagina + 1)} />
              ) : (
                <ListaPager
                  page={pagina}
                  pages={lista.paginas}
                  pending={query.isPlaceholderData}
                  onPageChange={onPageChange}
                />
              )}
            </>
          )}
        />
      </Columns>
      {!isBeside && <DocumentoSheet documento={chosen} open={opened !== null} {...shownBy} />}
    </Page>
  );
}

/** Whether the side column is there; it is reserved while loading, to avoid a layout shift. */
const hasLado: Record<DocumentosExibicao['situacao'], boolean> = {
  carregando: true,
  alemDoFim: true,
  pronta: true,
  erro: false,
  semNotas: false,
  semNotasNoFiltro: false,
};

/** Returns the total, or the reserved line of it, to avoid a layout shift. */
function toSubtitulo(
  exibicao: DocumentosExibicao,
  filtro: DocumentosFiltro,
  text: DocumentosWords,
): string | undefined {
  if (exibicao.situacao === 'carregando' || filtro !== 'nenhum') return listaText.semTotal;
  if (exibicao.situacao === 'pronta') return text.total(exibicao.pagina.total);
  if (exibicao.situacao === 'alemDoFim') return text.total(exibicao.total);
  return exibicao.situacao === 'semNotas' && text.vazioTitulo ? text.vazio : undefined;
}

interface ConteudoProps {
  exibicao: DocumentosExibicao;
  text: DocumentosWords;
  rows(pagina: Pagina<DocumentoFiscal>): ReactNode;
}

function Conteudo({ exibicao, text, rows }: ConteudoProps): ReactNode {
  switch (exibicao.situacao) {
    case 'carregando':
    case 'alemDoFim':
      return <DocumentosSkeleton count={skeletonRows} />;
    case 'erro':
      return <ListaErro error={exibicao.error} pending={exibicao.pending} onRetry={exibicao.retry} />;
    case 'semNotasNoFiltro':
      return <EmptyState illustration="receipt" title={documentosText.vazioNoFiltro} />;
    case 'semNotas':
      return (
        <VazioComNota
          illustration="receipt"
          title={text.vazioTitulo ?? text.vazio}
          fechada={text.vazioFechada}
          message={text.vazioDetalhe}
          escanear={documentosText.escanear}
        />
      );
    case 'pronta':
      return rows(exibicao.pagina);
  }
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
function useAsked(exibicao: DocumentosExibicao, show: (documento: DocumentoFiscal) => void): void {
  const { pathname, search, state, key } = useLocation() as Location<DocumentosState | null>;
  const asked = state?.documentoFiscalID;
  const navigate = useNavigate();
  const latest = useRef(show);
  latest.current = show;
  const found =
    exibicao.situacao === 'pronta'
      ? exibicao.pagina.retorno.find((one) => one.documentoFiscalID === asked)
      : undefined;
  useEffect(() => {
    const entry = window.history.state as { key?: string } | null;
    // The list can arrive while the next screen renders; its entry must stay.
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
