import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useSearchParams } from 'react-router';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatDiaCurto } from '@trevo/client/format.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { useProdutosPath } from '../../../platform/navigation/paths/use-produtos-path.ts';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Columns } from '@trevo/ui/layout/Columns.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { CarrinhoBotao } from '../parts/CarrinhoBotao.tsx';
import { ComCampanha } from '../parts/ComCampanha.tsx';
import { ProdutoBotao } from '../parts/ProdutoBotao.tsx';
import { ProdutoImagem } from '../parts/ProdutoImagem.tsx';
import { ProdutoPreco } from '../parts/ProdutoPreco.tsx';
import { SaldoFaixa } from '../parts/SaldoFaixa.tsx';
import { produtoText as text } from '../produto.text.ts';
import type { Produto } from '../produto.wire.ts';
import { useProdutos } from '../use-produtos.ts';
import { useSaldos } from '../use-produto-saldos.ts';
import styles from './DetalhesProdutoScreen.module.css';

/** Details of the product `?codigo=`. */
export const DetalhesProdutoScreen = () => (
  <ComCampanha titulo={text.produtos} skeleton={<DetalhesSkeleton />}>
    {(campanha, usuario) => <Detalhes campanha={campanha} usuario={usuario} />}
  </ComCampanha>
);

function Detalhes({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const [params] = useSearchParams();
  const codigo = params.get('codigo') ?? '';
  const isCodigo = /^[\w-]{1,40}$/.test(codigo);
  const { lista } = useProdutos(campanha, { codigos: codigo }, { enabled: isCodigo });
  const produtosPath = useProdutosPath();
  const goBack = useGoBack(produtosPath);
  const found = lista.situacao === 'pronta' ? lista.pagina.retorno : [];
  const produto = found.find((one) => one.codigo === codigo);
  const isGone = !isCodigo || lista.situacao === 'vazia';
  return (
    <Page
      header={
        <PageHeader
          title={produto?.nome}
          onBack={goBack}
          backLabel={text.voltar}
          actions={<CarrinhoBotao campanha={campanha} />}
        />
      }
    >
      {isGone ? (
        <EmptyState
          heading="h1"
          illustration="search"
          title={text.naoEncontrado}
          message={text.naoEncontradoDetalhe}
          action={<LinkButton to={produtosPath}>{text.verTodos}</LinkButton>}
        />
      ) : lista.situacao === 'erro' ? (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
      ) : produto ? (
        <UmProduto produto={produto} campanha={campanha} usuario={usuario} />
      ) : (
        <DetalhesSkeleton />
      )}
    </Page>
  );
}

function UmProduto(props: { produto: Produto; campanha: CampanhaWire; usuario: string }) {
  const { produto, campanha, usuario } = props;
  const hoje = toSaoPaulo(useAgora()).dia;
  const moedas = new Set([produto.moeda]);
  const saldos = useSaldos(campanha, usuario, moedas);
  const { data: categorias } = useCall(
    'produto.categorias',
    { params: { perPage: 1, page: 1 }, query: { codigo: produto.categoria ?? '' } },
    { enabled: produto.categoria !== null },
  );
  const dados = [
    [text.industria, produto.industria],
    [text.categoria, produto.categoria && categorias?.retorno[0]?.nome],
    [text.segmento, produto.segmentacao],
    [text.setor, produto.setorLoja],
  ] as const;
  return (
    <Columns
      aside={
        <>
          <div className={styles.preco}>
            <ProdutoPreco produto={produto} large />
            {produto.oferta && (
              <Badge tone="marca" strong>
                {produto.ofertaAte ? text.ofertaAte(formatDiaCurto(produto.ofertaAte, hoje)) : text.oferta}
              </Badge>
            )}
          </div>
          {produto.maximoPorPessoa !== null && (
            <p className={styles.nota}>{text.maximo(produto.maximoPorPessoa)}</p>
          )}
          <ProdutoBotao
            produto={produto}
            campanha={campanha}
            saldo={saldos.saldo[produto.moeda]}
            size="large"
          />
          <SaldoFaixa saldos={saldos} moedas={moedas} />
          {produto.descricao && <p>{produto.descricao}</p>}
          <dl className={styles.dados}>
            {dados.map(
              ([nome, valor]) =>
                valor && (
                  <div key={nome}>
                    <dt>{nome}</dt>
                    <dd>{valor}</dd>
                  </div>
                ),
            )}
          </dl>
        </>
      }
    >
      <div className={styles.foto}>
        <ProdutoImagem imagem={produto.imagem} eager />
      </div>
    </Columns>
  );
}

const DetalhesSkeleton = () => (
  <SkeletonGroup label={listaText.carregando}>
    <Skeleton width="70%" height="2rem" />
    <Skeleton shape="block" className={styles.foto} height="auto" />
    <Skeleton width="40%" height="2rem" />
    <Skeleton shape="block" height="3.5rem" />
  </SkeletonGroup>
);
