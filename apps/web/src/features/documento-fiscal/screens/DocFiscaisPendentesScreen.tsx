import { useCall } from '../../../platform/api/use-call.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { usePagina } from '../../../platform/lista/ListaPager.tsx';
import { pendentesText as text } from '../documentos.text.ts';
import { DocumentosLista, DocumentosPage } from '../parts/DocumentosLista.tsx';
import { PendenteBusca } from '../parts/PendenteBusca.tsx';
import { porPagina } from '../../../platform/lista/por-pagina.ts';

/** Pending receipts of the consumidor. */
export function DocFiscaisPendentesScreen() {
  return (
    <DocumentosPage titulo={text.titulo}>
      {(campanha, usuario) => <Pendentes campanha={campanha} usuario={usuario} />}
    </DocumentosPage>
  );
}

function Pendentes({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const { ano, identificacao } = campanha;
  const [pagina, setPagina] = usePagina();
  const query = useCall('documentoFiscal.pendentes.listar', {
    params: { ano, identificacao, perPage: porPagina, page: pagina, profile: usuario },
  });
  return (
    <DocumentosLista
      query={query}
      pagina={pagina}
      onPageChange={setPagina}
      above={<PendenteBusca campanha={campanha} />}
      text={text}
    />
  );
}
