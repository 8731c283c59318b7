import { isVitrineEnabled } from '@trevo/config/configuracao-questions';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { ComCampanha } from '../parts/ComCampanha.tsx';
import { ProdutosGrade } from '../parts/ProdutosGrade.tsx';
import { ProdutosTudo } from '../parts/ProdutosTudo.tsx';
import { produtoText as text } from '../produto.text.ts';
import styles from './ProdutoSecao.module.css';

/** The products of the loyalty showcase, what shines first; only in campaigns that have one. */
export function VitrineScreen() {
  const isOpen = isVitrineEnabled(useConfiguracao());
  if (!isOpen) {
    return (
      <Page header={<PageHeader title={text.vitrine} />}>
        <EmptyState
          illustration="bag"
          title={text.vitrineFechada}
          message={text.vitrineFechadaDetalhe}
          action={
            <LinkButton to={appPaths.home} variant="ghost">
              {text.inicio}
            </LinkButton>
          }
        />
      </Page>
    );
  }
  return (
    <ComCampanha titulo={text.vitrine}>
      {(campanha, usuario) => (
        <ProdutosTudo
          titulo={text.vitrine}
          campanha={campanha}
          usuario={usuario}
          query={{ fidelidade: true }}
          vazio={{
            message: text.semProdutos,
            action: (
              <LinkButton to={appPaths.escanear} variant="ghost">
                {text.escanear}
              </LinkButton>
            ),
          }}
        >
          {(produtos, saldos) => {
            const destaques = produtos.filter(({ destaque }) => destaque);
            const outros = produtos.filter(({ destaque }) => !destaque);
            return (
              <>
                {destaques.length > 0 && <h2 className={styles.titulo}>{text.destaques}</h2>}
                {destaques.length > 0 && (
                  <ProdutosGrade
                    produtos={destaques}
                    campanha={campanha}
                    saldos={saldos}
                    label={text.destaques}
                  />
                )}
                {destaques.length > 0 && outros.length > 0 && (
                  <h2 className={styles.titulo}>{text.produtos}</h2>
                )}
                {outros.length > 0 && (
                  <ProdutosGrade
                    produtos={outros}
                    campanha={campanha}
                    saldos={saldos}
                    label={text.produtos}
                  />
                )}
              </>
            );
          }}
        </ProdutosTudo>
      )}
    </ComCampanha>
  );
}
