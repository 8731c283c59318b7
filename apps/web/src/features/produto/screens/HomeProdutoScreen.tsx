import { useCall } from '../../../platform/api/use-call.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { EscanearLink } from '../../participacao/public.ts';
import { ComCampanha } from '../parts/ComCampanha.tsx';
import { ProdutosGrade } from '../parts/ProdutosGrade.tsx';
import { ProdutosTudo } from '../parts/ProdutosTudo.tsx';
import styles from './ProdutoSecao.module.css';
import { produtoText as text } from '../produto.text.ts';
import type { Produto } from '../produto.wire.ts';

const someOf = (produtos: readonly Produto[]): readonly Produto[] => {
  const destaques = produtos.filter(({ destaque }) => destaque);
  return (destaques.length > 0 ? destaques : produtos).slice(0, 4);
};

/** Home of the catalogue: highlights, offers and categories. */
export const HomeProdutoScreen = () => (
  <ComCampanha titulo={text.produtos}>
    {(campanha, usuario) => (
      <ProdutosTudo
        titulo={text.produtos}
        campanha={campanha}
        usuario={usuario}
        busca="abaixo"
        query={{}}
        vazio={{
          message: text.semProdutos,
          action: <EscanearLink variant="ghost">{text.escanear}</EscanearLink>,
        }}
      >
        {(produtos, saldos) => {
          const ofertas = produtos.filter(({ oferta }) => oferta).slice(0, 4);
          return (
            <>
              <h2 className={styles.titulo}>{text.destaques}</h2>
              <ProdutosGrade
                produtos={someOf(produtos)}
                campanha={campanha}
                saldos={saldos}
                label={text.destaques}
              />
              <Categorias produtos={produtos} />
              {ofertas.length > 0 && (
                <>
                  <h2 className={styles.titulo}>{text.ofertas}</h2>
                  <ProdutosGrade
                    produtos={ofertas}
                    campanha={campanha}
                    saldos={saldos}
                    label={text.ofertas}
                  />
                  <LinkButton to={appPaths.ofertas} variant="ghost">
                    {text.verOfertas}
                  </LinkButton>
                </>
              )}
            </>
          );
        }}
      </ProdutosTudo>
    )}
  </ComCampanha>
);

/** Categories that have products. */
function Categorias({ produtos }: { produtos: readonly Produto[] }) {
  const { data: pagina } = useCall('produto.categorias', { params: { perPage: 100, page: 1 } });
  const used = new Set(produtos.map(({ categoria }) => categoria));
  const categorias = pagina?.retorno.filter(({ codigo }) => used.has(codigo)) ?? [];
  if (categorias.length === 0) return null;
  return (
    <nav aria-label={text.categorias}>
      <ul className={styles.categorias}>
        {categorias.map(({ codigo, nome }) => (
          <li key={codigo}>
            <LinkButton
              to={`${appPaths.produtos}?categoria=${encodeURIComponent(codigo)}`}
              variant="secondary"
              size="small"
            >
              {nome}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
