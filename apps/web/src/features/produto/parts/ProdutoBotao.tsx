import { isSaldoInPontos } from '@trevo/config/configuracao/telas-questions';
import { contaText } from '@trevo/contract/palavras.text';
import { Plus, ShoppingCart } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { formatDiaMes } from '@trevo/client/format.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { toBotaoEstado } from '../botao-estado.ts';
import { addProduto, findRecusa } from '../carrinho.ts';
import { carrinhoStore, useCarrinho } from '../carrinho-store.ts';
import { botaoText as text } from '../produto.text.ts';
import type { Produto } from '../produto.wire.ts';
import type { SaldoResposta } from '../use-produto-saldos.ts';
import styles from './ProdutoBotao.module.css';

export interface ProdutoBotaoProps {
  produto: Produto;
  campanha: CampanhaWire;
  saldo: SaldoResposta;
  size?: 'large' | 'small';
}

/** Button that adds a product to the cart, leads to the cart that contains it, or shows why it cannot. */
export function ProdutoBotao({ produto, campanha, saldo, size = 'small' }: ProdutoBotaoProps) {
  const says = useBotaoWords();
  const navigate = useNavigate();
  const carrinho = useCarrinho(campanha);
  const [aviso, setAviso] = useState<string | null>(null);
  const detailId = useId();
  const noCarrinho = carrinho.some(({ codigo }) => codigo === produto.codigo);
  const estado = toBotaoEstado(produto, noCarrinho, saldo);
  const { words, detail } = says(estado, produto);

  function press(): void {
    if (estado.estado === 'noCarrinho') return void navigate(appPaths.controleProdutos);
    if (estado.estado === 'aLiberar') return setAviso([words, detail].filter(Boolean).join(' '));
    const recusa = findRecusa(carrinho, produto);
    if (recusa === 'outraMoeda' || recusa === 'cheio') return setAviso(text[recusa]);
    carrinhoStore.update(campanha, (now) => addProduto(now, produto));
    toasts.show(text.adicionado(produto.nome), {
      tone: 'sucesso',
      action: { label: text.abrirCarrinho, run: () => void navigate(appPaths.controleProdutos) },
    });
  }

  const isFree = estado.estado === 'livre';
  const isInCart = estado.estado === 'noCarrinho';
  return (
    <div className={styles.botao}>
      <Button
        wide
        size={size}
        // A list has many of these buttons, so only the large one is primary.
        variant={isFree && size === 'large' ? 'primary' : 'secondary'}
        icon={isFree ? <Plus /> : isInCart ? <ShoppingCart /> : undefined}
        pending={estado.estado === 'carregando'}
        unavailable={!isFree && !isInCart && estado.estado !== 'aLiberar'}
        aria-label={`${words}: ${produto.nome}`}
        aria-describedby={detail ? detailId : undefined}
        onClick={press}
      >
        {words}
      </Button>
      {detail && (
        <p id={detailId} className={styles.detalhe}>
          {detail}
        </p>
      )}
      <InfoModal
        open={aviso !== null}
        onClose={() => setAviso(null)}
        title={produto.nome}
        message={aviso}
        tone="alerta"
        buttonLabel={text.entendi}
      />
    </div>
  );
}

/** Returns the label of each state; the campaign may call all balances points, or cashback. */
function useBotaoWords() {
  const texto = useTexto();
  const inPontos = isSaldoInPontos(useConfiguracao());
  const agora = useAgora();
  const toTexto = ({ id, texto: fallback }: { id: string; texto: string }) => texto(id, fallback);
  return (
    estado: ReturnType<typeof toBotaoEstado>,
    { moeda }: Produto,
  ): { words: string; detail?: string } => {
    switch (estado.estado) {
      case 'semEstoque':
        return { words: toTexto(text.semEstoque) };
      case 'noCarrinho':
        return { words: toTexto(text.noCarrinho) };
      case 'carregando':
      case 'livre':
        return { words: toTexto(text.euQuero) };
      case 'aLiberar': {
        const words = toTexto(inPontos ? text.pontosALiberar : text.cashbackALiberar);
        const dia = estado.liberaEm && formatDiaMes(estado.liberaEm, agora);
        return dia ? { words, detail: text.liberaEm(dia) } : { words };
      }
      case 'insuficiente':
        return {
          words: toTexto(inPontos ? text.pontosInsuficientes : text.cashbackInsuficiente),
          detail: contaText.faltaAinda(moeda, estado.falta),
        };
    }
  };
}
