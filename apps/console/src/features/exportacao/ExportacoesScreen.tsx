import { isEmAndamento } from '@trevo/rules/arquivo/situacao-arquivo';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { usePages } from '../../platform/api/use-pages.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { exportacaoConsoleText as text } from './exportacao-console.text.ts';
import { ExportacoesTabela } from './ExportacoesTabela.tsx';
import { NovaExportacao } from './NovaExportacao.tsx';

const porPagina = 20;

/** The exports of a campaign with their progress, and the request of a new one. */
export function ExportacoesScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <Exportacoes key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function Exportacoes({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const mayRequest = usePermissao()('operador.pedirExportacao');
  const pages = usePages(
    'operador.exportacoes',
    { params: { ano, identificacao, perPage: porPagina } },
    { refreshWhen: (exportacoes) => exportacoes.some(({ situacao }) => isEmAndamento(situacao)) },
  );
  const { titulo, mensagem, mensagemPede } = text.vazia;
  return (
    <Secao titulo={text.lista} acao={mayRequest && <NovaExportacao campanha={campanha} />}>
      <LeituraPaginas
        pages={pages}
        vazia={
          <EmptyState illustration="receipt" title={titulo} message={mayRequest ? mensagemPede : mensagem} />
        }
      >
        {(exportacoes) => <ExportacoesTabela campanha={campanha} exportacoes={exportacoes} />}
      </LeituraPaginas>
    </Secao>
  );
}
