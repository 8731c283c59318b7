import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { usePages } from '../../platform/api/use-pages.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { EnvioVendas } from './EnvioVendas.tsx';
import { VendasTabela } from './VendasTabela.tsx';
import { vendaConsoleText as text } from './venda-console.text.ts';

const porPagina = 20;

/** Upload of sales files per campaign, with their history. */
export function VendasScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <Vendas key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function Vendas({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const isPermitido = usePermissao();
  const pages = usePages(
    'operador.listarImportacoesVendas',
    { params: { ano, identificacao, perPage: porPagina } },
    {
      enabled: isPermitido('operador.listarImportacoesVendas'),
      refreshWhen: (arquivos) =>
        arquivos.some(({ situacao }) => situacao === 'recebido' || situacao === 'importando'),
    },
  );
  return (
    <>
      {isPermitido('operador.importarVendas') && <EnvioVendas campanha={campanha} />}
      <Secao titulo={text.historico}>
        <LeituraPaginas
          pages={pages}
          vazia={
            <EmptyState illustration="receipt" title={text.vazia.titulo} message={text.vazia.mensagem} />
          }
        >
          {(arquivos) => <VendasTabela campanha={campanha} arquivos={arquivos} />}
        </LeituraPaginas>
      </Secao>
    </>
  );
}
