import { EscanearLink } from '../../participacao/public.ts';
import { ComCampanha } from '../parts/ComCampanha.tsx';
import { ProdutosGrade } from '../parts/ProdutosGrade.tsx';
import { ProdutosTudo } from '../parts/ProdutosTudo.tsx';
import { produtoText as text } from '../produto.text.ts';
import styles from './ProdutoSecao.module.css';

/** Products of the loyalty showcase, highlights first. */
export function VitrineScreen() {
  return (
    <ComCampanha titulo={text.vitrine}>
      {(campanha, usuario) => (
        <ProdutosTudo
          titulo={text.vitrine}
          campanha={campanha}
          usuario={usuario}
          busca="acima"
          query={{ fidelidade: true }}
          vazio={{
            message: text.semProdutos,
            action: <EscanearLink variant="ghost">{text.escanear}</EscanearLink>,
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
