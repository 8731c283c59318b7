import { contaText } from '@trevo/contract/palavras.text';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { useProdutosPath } from '../../../platform/navigation/paths/use-produtos-path.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import type { Loja } from '../../consumidor/public.ts';
import {
  acceptHoje,
  type CarrinhoLinha,
  carrinhoStore,
  ComCampanha,
  removeProduto,
  SaldoFaixa,
  setQuantidade,
  sumCarrinho,
  useCarrinho,
  useIsEnviado,
  useSaldos,
} from '../../produto/public.ts';
import { CarrinhoItem } from '../parts/CarrinhoItem.tsx';
import { PedidoErro } from '../parts/PedidoErro.tsx';
import { Destino } from '../parts/Destino.tsx';
import styles from './PedidoLista.module.css';
import { carrinhoText as text } from '../pedido.text.ts';
import { useCarrinhoHoje } from '../use-carrinho-hoje.ts';
import { useEntregaPedido } from '../use-entrega-pedido.ts';
import { toPedidoBody, usePedir } from '../use-pedir.ts';

/** Cart: chosen products, changes since then, and the order. */
export const ControleProdutosScreen = () => (
  <ComCampanha titulo={text.titulo} skeleton={<CarrinhoSkeleton />}>
    {(campanha, usuario) => <Carrinho campanha={campanha} usuario={usuario} />}
  </ComCampanha>
);

function Carrinho({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const carrinho = useCarrinho(campanha);
  const { hoje, refetch } = useCarrinhoHoje(campanha, carrinho);
  const navigate = useNavigate();
  const produtosPath = useProdutosPath();
  const goBack = useGoBack(produtosPath);
  const header = (
    <PageHeader
      title={text.titulo}
      onBack={goBack}
      backLabel={text.voltar}
      actions={
        <IconButton
          label={text.verPedidos}
          icon={<ClipboardList />}
          onClick={() => void navigate(appPaths.acompanharPedidos)}
        />
      }
    />
  );
  if (carrinho.length === 0) {
    return (
      <Page header={header}>
        <EmptyState
          illustration="bag"
          title={text.vazio}
          message={text.vazioDetalhe}
          action={<LinkButton to={produtosPath}>{text.verProdutos}</LinkButton>}
        />
      </Page>
    );
  }
  if (hoje.situacao === 'pronto') {
    return (
      <Fechamento
        {...hoje}
        campanha={campanha}
        usuario={usuario}
        header={header}
        refetch={refetch}
        onPedido={() => void navigate(appPaths.acompanharPedidos)}
      />
    );
  }
  return (
    <Page header={header}>
      {hoje.situacao === 'erro' ? (
        <ListaErro error={hoje.error} pending={hoje.pending} onRetry={() => void refetch()} />
      ) : (
        <CarrinhoSkeleton />
      )}
    </Page>
  );
}

interface FechamentoProps {
  linhas: readonly CarrinhoLinha[];
  retirada: boolean;
  prazoDias: number | null;
  campanha: CampanhaWire;
  usuario: string;
  header: React.ReactNode;
  refetch(): Promise<void>;
  onPedido(): void;
}

function Fechamento(props: FechamentoProps) {
  const { linhas, retirada, prazoDias, campanha, usuario, header, refetch, onPedido } = props;
  const pedir = usePedir(campanha, usuario);
  const [loja, setLoja] = useState<Loja | null>(null);
  const [lojaErro, setLojaErro] = useState<string>();
  const entrega = useEntregaPedido(retirada);
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [erro, setErro] = useState<ApiError | null>(null);
  const carrinho = linhas.map(({ item }) => item);
  const { moeda } = carrinho[0]!;
  const moedas = new Set([moeda]);
  const saldos = useSaldos(campanha, usuario, moedas);
  const total = sumCarrinho(carrinho);
  const body = toPedidoBody(carrinho, loja?.cnpjCpf ?? null, entrega.informado);
  // After a missing response, balance and stock may already reflect this very order, so only the server can decide.
  const isEnviado = useIsEnviado(campanha, body) && !isSending;
  const falta = isEnviado ? 0 : total - (saldos.saldo[moeda]?.disponivel ?? total);
  const isWaiting = !retirada && entrega.endereco.situacao === 'carregando';
  const hasMudou =
    !isEnviado && linhas.some(({ impedimento, valorAgora }) => impedimento || valorAgora !== undefined);
  const update = carrinhoStore.update.bind(null, campanha);

  async function order(): Promise<void> {
    setSending(true);
    try {
      await pedir(body);
      toasts.show(text.feito, { tone: 'sucesso' });
      onPedido();
    } catch (thrown) {
      setErro(toApiError(thrown));
      // The refetch shows each obstacle beside its product, and a missing address.
      void refetch();
      entrega.endereco.refetch();
    } finally {
      setSending(false);
      setAsking(false);
    }
  }

  function ask(): void {
    if (retirada && !loja) return setLojaErro(text.lojaFalta);
    if (entrega.check()) setAsking(true);
  }

  return (
    <Page
      header={header}
      footer={
        <BottomBar
          note={
            <span className={styles.total}>
              {text.total(contaText.valor(moeda, total))}
              {falta > 0 && <span className={styles.falta}>{contaText.faltaAinda(moeda, falta)}</span>}
            </span>
          }
        >
          {hasMudou ? (
            <Button wide onClick={() => update(() => acceptHoje(linhas))}>
              {text.aceitar}
            </Button>
          ) : (
            <Button wide unavailable={falta > 0} pending={isWaiting} onClick={ask}>
              {text.pedir}
            </Button>
          )}
        </BottomBar>
      }
    >
      <SaldoFaixa saldos={saldos} moedas={moedas} />
      {isEnviado && (
        <Notice tone="alerta" title={text.semResposta}>
          {text.semRespostaDetalhe}
        </Notice>
      )}
      {hasMudou && (
        <div role="alert">
          <Notice tone="alerta" title={text.mudancas}>
            {text.mudancasDetalhe}
          </Notice>
        </div>
      )}
      <ul className={styles.lista} aria-label={text.produtos}>
        {linhas.map((linha) => (
          <li key={linha.item.codigo}>
            <CarrinhoItem
              linha={linha}
              onRemove={() => update((now) => removeProduto(now, linha.item.codigo))}
              onQuantidade={(quantidade) =>
                update((now) => setQuantidade(now, linha.item.codigo, quantidade, Math.max(1, linha.maximo)))
              }
            />
          </li>
        ))}
      </ul>
      <Destino
        retirada={retirada}
        prazoDias={prazoDias}
        campanha={campanha}
        loja={loja}
        lojaErro={lojaErro}
        entrega={entrega}
        onLoja={(chosen) => {
          setLoja(chosen);
          setLojaErro(undefined);
        }}
      />
      <ConfirmModal
        open={isAsking}
        title={text.confirmar(contaText.valor(moeda, total))}
        message={text.confirmarDetalhe(carrinho.reduce((soma, { quantidade }) => soma + quantidade, 0))}
        confirmLabel={text.trocar}
        cancelLabel={text.agoraNao}
        pending={isSending}
        onConfirm={() => void order()}
        onCancel={() => setAsking(false)}
      />
      <PedidoErro erro={erro} onClose={() => setErro(null)} />
    </Page>
  );
}

const CarrinhoSkeleton = () => (
  <SkeletonGroup label={listaText.carregando} className={styles.lista}>
    <Skeleton shape="block" height="6rem" />
    <Skeleton shape="block" height="10rem" />
    <Skeleton shape="block" height="10rem" />
  </SkeletonGroup>
);
