import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { CampanhaWire } from '../../campanha/public.ts';
import { FilaCard } from '../fila/FilaCard.tsx';
import { useContagemPartes, usePartes } from '../../../platform/lista/use-partes.ts';
import { ListaIdade } from '../../../platform/lista/ListaIdade.tsx';
import { useGuardada } from '../../../platform/lista/use-guardada.ts';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { documentosText as text } from '../documentos.text.ts';
import { DocumentosLista, DocumentosPage } from '../parts/DocumentosLista.tsx';
import { PendenteBusca } from '../parts/PendenteBusca.tsx';
import { porPagina } from '../../../platform/lista/por-pagina.ts';

type Filtro = keyof typeof text.filtros;
const filtros = (['TODAS', 'PENDENTE', 'VALIDO', 'INVALIDO'] as const).map((value) => ({
  value,
  label: text.filtros[value],
}));

/** Receipts of the consumidor with their status. */
export function DocumentosFiscaisScreen() {
  return (
    <DocumentosPage titulo={text.titulo} above={<FilaCard />}>
      {(campanha, usuario) => <Documentos campanha={campanha} usuario={usuario} />}
    </DocumentosPage>
  );
}

function Documentos({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const [partes, setPartes] = useContagemPartes();
  const [status, setStatus] = useFiltro();
  const filtrado = status !== 'TODAS';
  const asked = usePartes(
    'documentoFiscal.listar',
    (page) => ({
      params: { perPage: porPagina, page },
      query: {
        usuario,
        anoCampanha: String(campanha.ano),
        identificacaoCampanha: campanha.identificacao,
        ...(filtrado ? { status } : {}),
      },
    }),
    partes,
  );
  const isFirst = partes === 1 && !filtrado;
  const nome = `${campanha.ano}-${campanha.identificacao}`;
  const { query, desde } = useGuardada('notas', isFirst ? nome : null, asked);
  /** Filter of the last response. */
  const answered = useRef(status);
  useEffect(() => {
    if (!query.isPlaceholderData) answered.current = status;
  }, [query.isPlaceholderData, status]);
  const isOutro = query.isPlaceholderData && answered.current !== status;
  // The filter is hidden when there are no receipts at all.
  const hasFiltro = filtrado || (query.data?.total ?? 0) > 0;
  return (
    <DocumentosLista
      query={query}
      pagina={partes}
      onPageChange={setPartes}
      paginacao="seguida"
      above={
        <>
          <FilaCard />
          {hasFiltro && (
            <Segmented label={text.filtro} options={filtros} value={status} onValueChange={setStatus} />
          )}
          {status === 'PENDENTE' && <PendenteBusca campanha={campanha} />}
          <ListaIdade desde={desde} pending={query.isFetching} onRetry={() => void query.refetch()} />
        </>
      }
      filtro={isOutro ? 'outro' : filtrado ? 'ativo' : 'nenhum'}
      text={text}
    />
  );
}

/** Returns the filter, stored in the address as `?situacao=`; another filter begins at the first page. */
function useFiltro(): [Filtro, (filtro: Filtro) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('situacao');
  const filtro = filtros.find(({ value }) => value === asked)?.value ?? 'TODAS';
  const setFiltro = (next: Filtro) =>
    setParams(next === 'TODAS' ? {} : { situacao: next }, { replace: true });
  return [filtro, setFiltro];
}
