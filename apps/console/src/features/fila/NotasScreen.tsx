import { documentoFiscalStatuses } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import { useSearchParams } from 'react-router';
import { usePages } from '../../platform/api/use-pages.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Filtros } from '../../platform/screen/tabela/Filtros.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { filaConsoleText } from './fila-console.text.ts';
import { ListaNotas } from './ListaNotas.tsx';

const text = filaConsoleText.notas;
const porPagina = 50;
const situacoes = documentoFiscalStatuses.map((value) => ({
  value,
  label: filaConsoleText.gemeas.situacoes[value],
}));

/** The receipts of a campaign, newest first, by the state that the address says. */
export function NotasScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <Notas key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function Notas({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const [search] = useSearchParams();
  const status = documentoFiscalStatuses.find((one) => one === search.get('situacao'));
  const pages = usePages('operador.documentos', {
    params: { ano, identificacao, perPage: porPagina },
    query: status ? { status } : {},
  });
  return (
    <>
      <Filtros
        rotulo={text.filtros}
        filtros={[{ nome: 'situacao', rotulo: text.situacao, todos: text.todas, opcoes: situacoes }]}
      />
      <ListaNotas campanha={campanha} pages={pages} />
    </>
  );
}
