import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { ComCampanha } from '../parts/ComCampanha.tsx';
import { ProdutosGrade } from '../parts/ProdutosGrade.tsx';
import { ProdutosTudo } from '../parts/ProdutosTudo.tsx';
import { produtoText as text } from '../produto.text.ts';

/** Products on offer. */
export const OfertasScreen = () => (
  <ComCampanha titulo={text.ofertas}>
    {(campanha, usuario) => (
      <ProdutosTudo
        titulo={text.ofertas}
        campanha={campanha}
        usuario={usuario}
        busca="abaixo"
        query={{ oferta: true }}
        vazio={{
          message: text.semOfertas,
          action: (
            <LinkButton to={appPaths.produtos} variant="ghost">
              {text.verTodos}
            </LinkButton>
          ),
        }}
      >
        {(produtos, saldos) => (
          <ProdutosGrade produtos={produtos} campanha={campanha} saldos={saldos} label={text.ofertas} />
        )}
      </ProdutosTudo>
    )}
  </ComCampanha>
);
