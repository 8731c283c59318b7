import { useCall } from '../../../shared/api/use-call.ts';
import type { CampanhaWire } from '../../../shared/campanha/use-campanha.ts';
import { FilaCard } from '../../../shared/fila/FilaCard.tsx';
import { usePagina } from '../../../shared/lista/use-pagina.ts';
import { documentosText as text } from '../documentos.text.ts';
import { DocumentosLista, perPage } from '../parts/DocumentosLista.tsx';
import { DocumentosPage } from '../parts/DocumentosPage.tsx';

/** The receipts of the person and how each one stands. */
export function DocumentosFiscaisScreen() {
  return (
    <DocumentosPage titulo={text.titulo} above={<FilaCard />}>
      {(campanha, usuario) => <Documentos campanha={campanha} usuario={usuario} />}
    </DocumentosPage>
  );
}

function Documentos({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const [pagina, setPagina] = usePagina();
  const query = useCall('documentoFiscal.listar', {
    params: { perPage, page: pagina },
    query: { usuario, anoCampanha: String(campanha.ano), identificacaoCampanha: campanha.identificacao },
    cache: false,
  });
  return (
    <DocumentosLista
      query={query}
      pagina={pagina}
      onPageChange={setPagina}
      above={<FilaCard />}
      text={text}
    />
  );
}
