import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { ListaPager, useLastPagina, usePagina } from '../../../platform/lista/ListaPager.tsx';
import { toLista } from '@trevo/client/to-lista.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { DocumentosSkeleton, useProcura, useShowProcura } from '../../documento-fiscal/public.ts';
import { VazioComNota } from '../../participacao/public.ts';
import { historicoText as text } from '../historico.text.ts';
import { CompraRow } from '../parts/CompraRow.tsx';
import { porPagina } from '../../../platform/lista/por-pagina.ts';

const skeletonRows = 5;
/** Number of pages drawn until the response tells the real one. */
const initialPaginas = 2;

/** Purchases of the consumidor in the campaign and their earnings, newest first. */
export function HistoricoComprasScreen() {
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  if (campanha && usuario) return <Historico campanha={campanha} usuario={usuario} />;
  return (
    <Page header={<TelaHeader title={text.titulo} />}>
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

function Historico({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const [pagina, setPagina] = usePagina();
  const query = useCall('documentoFiscal.listar', {
    params: { perPage: porPagina, page: pagina },
    query: {
      usuario,
      anoCampanha: String(campanha.ano),
      identificacaoCampanha: campanha.identificacao,
    },
  });
  const lista = toLista(query, 'documentoFiscal.nenhum');
  useLastPagina(pagina, query, setPagina);
  useProcura(lista.situacao === 'pronta' ? lista.pagina.retorno : [], useShowProcura());
  const total = lista.situacao === 'pronta' ? lista.pagina.total : 0;
  return (
    <Page header={<TelaHeader title={text.titulo} subtitle={total > 0 ? text.total(total) : undefined} />}>
      {lista.situacao === 'carregando' && <DocumentosSkeleton count={skeletonRows} />}
      {lista.situacao === 'erro' && (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
      )}
      {lista.situacao === 'vazia' && (
        <VazioComNota
          illustration="bag"
          title={text.vazio}
          message={text.vazioDetalhe}
          escanear={text.escanear}
        />
      )}
      {lista.situacao === 'pronta' && (
        <Card padding="none">
          <div>
            {lista.pagina.retorno.map((documento) => (
              <CompraRow key={documento.documentoFiscalID} documento={documento} />
            ))}
          </div>
        </Card>
      )}
      {(lista.situacao === 'carregando' || lista.situacao === 'pronta') && (
        <ListaPager
          page={pagina}
          pages={lista.situacao === 'pronta' ? lista.pagina.paginas : initialPaginas}
          pending={query.isPlaceholderData || lista.situacao === 'carregando'}
          onPageChange={setPagina}
        />
      )}
    </Page>
  );
}
