import { useState } from 'react';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { useLastPagina } from '../../../platform/lista/ListaPager.tsx';
import { useContagemPartes, usePartes } from '../../../platform/lista/use-partes.ts';
import { VerMais } from '../../../platform/lista/VerMais.tsx';
import { toLista } from '@trevo/client/to-lista.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { listaText } from '../../../platform/platform.text.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import styles from './PedidoLista.module.css';
import { PedidoCard } from '../parts/PedidoCard.tsx';
import { PedidoSheet } from '../parts/PedidoSheet.tsx';
import { pedidoText as text } from '../pedido.text.ts';
import { porPagina } from '../../../platform/lista/por-pagina.ts';
import { useProdutosPath } from '../../../platform/navigation/paths/use-produtos-path.ts';

/** Orders of the consumidor, newest first; a tap opens the details. */
export function AcompanharPedidosScreen() {
  const [partes, setPartes] = useContagemPartes();
  const query = usePartes('cashback.pedidos', (page) => ({ params: { perPage: porPagina, page } }), partes);
  const lista = toLista(query, 'pedido.nenhum');
  useLastPagina(partes, query, setPartes);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const pedidos = lista.situacao === 'pronta' ? lista.pagina.retorno : [];
  const total = lista.situacao === 'pronta' ? lista.pagina.total : 0;
  const produtosPath = useProdutosPath();
  return (
    <Page header={<TelaHeader title={text.titulo} subtitle={total > 0 ? text.total(total) : undefined} />}>
      {lista.situacao === 'carregando' && <PedidosSkeleton />}
      {lista.situacao === 'erro' && (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
      )}
      {lista.situacao === 'vazia' && (
        <EmptyState
          illustration="bag"
          title={text.vazio}
          message={text.vazioDetalhe}
          action={
            <LinkButton to={produtosPath} variant="ghost">
              {text.verProdutos}
            </LinkButton>
          }
        />
      )}
      {lista.situacao === 'pronta' && (
        <>
          <ul className={styles.lista} data-pending={query.isPlaceholderData || undefined}>
            {pedidos.map((pedido) => (
              <li key={pedido.id}>
                <PedidoCard
                  pedido={pedido}
                  onOpen={() => {
                    setChosen(pedido.id);
                    setOpen(true);
                  }}
                />
              </li>
            ))}
          </ul>
          <VerMais pagina={lista.pagina} query={query} onMais={() => setPartes(partes + 1)} />
          <LinkButton to={produtosPath} variant="secondary">
            {text.verProdutos}
          </LinkButton>
        </>
      )}
      <PedidoSheet
        pedido={pedidos.find(({ id }) => id === chosen) ?? null}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </Page>
  );
}

const PedidosSkeleton = () => (
  <SkeletonGroup label={listaText.carregando} className={styles.lista}>
    <Skeleton shape="block" height="12rem" />
    <Skeleton shape="block" height="12rem" />
  </SkeletonGroup>
);
