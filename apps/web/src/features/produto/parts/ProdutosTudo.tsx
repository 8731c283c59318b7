import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { produtoText as text } from '../produto.text.ts';
import type { Produto } from '../produto.wire.ts';
import { todosOsProdutos, useProdutos, type ProdutosQuery } from '../use-produtos.ts';
import { type Saldos, useSaldos } from '../use-produto-saldos.ts';
import { CarrinhoBotao } from './CarrinhoBotao.tsx';
import { ProdutosSkeleton } from './ProdutosGrade.tsx';
import { SaldoFaixa } from './SaldoFaixa.tsx';

export interface ProdutosTudoProps {
  titulo: string;
  campanha: CampanhaWire;
  usuario: string;
  query: ProdutosQuery;
  /** Text and action of the empty state. */
  vazio: { message: string; action: ReactNode };
  /** Way to the search and the filters; below the products of a selection, above a whole list. */
  busca: 'abaixo' | 'acima';
  children(produtos: readonly Produto[], saldos: Saldos): ReactNode;
}

/** Screen with all products of a filter and the balance to spend. */
export function ProdutosTudo(props: ProdutosTudoProps) {
  const { titulo, campanha, usuario, query, vazio, busca, children } = props;
  const toTexto = useTexto();
  const { lista } = useProdutos(campanha, query, { total: todosOsProdutos });
  const nenhum = lista.situacao === 'vazia' ? toTexto(text.nenhum.id, text.nenhum.texto) : undefined;
  const produtos = lista.situacao === 'pronta' ? lista.pagina.retorno : [];
  const moedas = new Set(produtos.map(({ moeda }) => moeda));
  const saldos = useSaldos(campanha, usuario, moedas);
  return (
    <Page
      wide
      header={<TelaHeader title={titulo} subtitle={nenhum} actions={<CarrinhoBotao campanha={campanha} />} />}
    >
      {lista.situacao === 'carregando' && <ProdutosSkeleton />}
      {lista.situacao === 'erro' && (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
      )}
      {lista.situacao === 'vazia' && (
        <EmptyState illustration="bag" title={text.vazia} message={vazio.message} action={vazio.action} />
      )}
      {lista.situacao === 'pronta' && (
        <>
          <SaldoFaixa saldos={saldos} moedas={moedas} />
          {busca === 'acima' && (
            <LinkButton to={appPaths.produtos} variant="secondary" size="small" icon={<Search />}>
              {text.buscarTodos}
            </LinkButton>
          )}
          {children(produtos, saldos)}
          {busca === 'abaixo' && (
            <LinkButton to={appPaths.produtos} variant="secondary">
              {text.verTodos}
            </LinkButton>
          )}
        </>
      )}
    </Page>
  );
}
