import { BadgePercent, Search, SlidersHorizontal, X } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { useContagemPartes } from '../../../platform/lista/use-partes.ts';
import { VerMais } from '../../../platform/lista/VerMais.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { EscanearLink } from '../../participacao/public.ts';
import { CarrinhoBotao } from '../parts/CarrinhoBotao.tsx';
import { ComCampanha } from '../parts/ComCampanha.tsx';
import { ProdutosGrade, ProdutosSkeleton } from '../parts/ProdutosGrade.tsx';
import { SaldoFaixa } from '../parts/SaldoFaixa.tsx';
import { countFiltros, formatFiltro, readFiltro, toProdutosQuery } from '../produto-filtro.ts';
import { produtoText as text } from '../produto.text.ts';
import type { Produto } from '../produto.wire.ts';
import { useProdutos } from '../use-produtos.ts';
import { useSaldos } from '../use-produto-saldos.ts';
import styles from './ProdutoSecao.module.css';

/** Whole catalogue with search and filters, both stored in the address. */
export const ProdutosScreen = () => (
  <ComCampanha titulo={text.produtos}>
    {(campanha, usuario) => <Produtos campanha={campanha} usuario={usuario} />}
  </ComCampanha>
);

function Produtos({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const toTexto = useTexto();
  const [params, setParams] = useSearchParams();
  const filtro = readFiltro(params);
  const [partes, setPartes] = useContagemPartes();
  const [busca, setBusca] = useState(filtro.busca);
  const asked = useDeferredValue(busca.trim());
  const { lista, query } = useProdutos(campanha, toProdutosQuery({ ...filtro, busca: asked }), { partes });
  const produtos: readonly Produto[] = lista.situacao === 'pronta' ? lista.pagina.retorno : [];
  const moedas = new Set(produtos.map(({ moeda }) => moeda));
  const saldos = useSaldos(campanha, usuario, moedas);
  const filtros = countFiltros(filtro);
  const hasFiltro = filtros > 0 || asked !== '';
  const total = lista.situacao === 'pronta' ? lista.pagina.total : 0;
  const nenhum = lista.situacao === 'vazia' ? toTexto(text.nenhum.id, text.nenhum.texto) : undefined;
  const search = formatFiltro({ ...filtro, busca: asked });

  // The search text is stored in the address, so that going back restores it.
  useEffect(() => {
    if (asked !== filtro.busca) setParams(new URLSearchParams(search), { replace: true });
  }, [asked, filtro.busca, search, setParams]);

  return (
    <Page
      wide
      header={
        <TelaHeader
          title={text.produtos}
          subtitle={total > 0 ? text.total(total) : nenhum}
          actions={<CarrinhoBotao campanha={campanha} />}
        />
      }
    >
      {moedas.size > 0 && <SaldoFaixa saldos={saldos} moedas={moedas} />}
      <Field label={text.buscar}>
        <TextInput
          autoComplete="off"
          enterKeyHint="search"
          placeholder={text.exemplo}
          leading={<Search />}
          trailing={busca && <IconButton label={text.limpar} icon={<X />} onClick={() => setBusca('')} />}
          value={busca}
          onInput={({ currentTarget }) => setBusca(currentTarget.value.slice(0, 120))}
        />
      </Field>
      <div className={styles.filtros}>
        <LinkButton
          to={`${appPaths.filtrosProduto}?${search}`}
          variant="secondary"
          size="small"
          icon={<SlidersHorizontal />}
        >
          {filtros > 0 ? text.filtros(filtros) : text.filtrar}
        </LinkButton>
        {!hasFiltro && produtos.some(({ oferta }) => oferta) && (
          <LinkButton to={appPaths.ofertas} variant="secondary" size="small" icon={<BadgePercent />}>
            {text.ofertas}
          </LinkButton>
        )}
      </div>
      {lista.situacao === 'carregando' && <ProdutosSkeleton count={6} />}
      {lista.situacao === 'erro' && (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
      )}
      {lista.situacao === 'vazia' && (
        <EmptyState
          illustration={hasFiltro ? 'search' : 'bag'}
          title={hasFiltro ? text.semAchado : text.vazia}
          message={hasFiltro ? text.nenhumDetalhe : text.semProdutos}
          action={
            hasFiltro ? (
              <LinkButton to={appPaths.produtos} variant="secondary" onClick={() => setBusca('')}>
                {text.limparFiltros}
              </LinkButton>
            ) : (
              <EscanearLink variant="ghost">{text.escanear}</EscanearLink>
            )
          }
        />
      )}
      {lista.situacao === 'pronta' && (
        <>
          <ProdutosGrade
            produtos={produtos}
            campanha={campanha}
            saldos={saldos}
            pending={query.isPlaceholderData && partes === 1}
            label={text.produtos}
          />
          <VerMais pagina={lista.pagina} query={query} onMais={() => setPartes(partes + 1)} />
        </>
      )}
    </Page>
  );
}
