import { contaText } from '@trevo/contract/palavras.text';
import { isPedidoDesfeito } from '@trevo/rules/conta/pedido-situacao';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatMomento } from '@trevo/client/format.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ProdutoImagem } from '../../produto/public.ts';
import { pedidoText as text } from '../pedido.text.ts';
import type { Pedido } from '../pedido.wire.ts';
import styles from './PedidoCard.module.css';
import { PedidoStatus } from './PedidoStatus.tsx';

/** Returns the display number of an order: the end of its id, `4F2A-9C01`. */
export const toNumero = ({ id }: Pick<Pedido, 'id'>): string =>
  `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();

/** Card of an order in the list. */
export function PedidoCard({ pedido, onOpen }: { pedido: Pedido; onOpen(): void }) {
  const { data: quando, itens, moeda, total, situacao, motivo } = pedido;
  const agora = useAgora();
  const valor = contaText.valor(moeda, total);
  return (
    <Card>
      <div className={styles.cabeca}>
        <PedidoStatus situacao={situacao} />
        <span className={styles.nota}>{formatMomento(quando, agora)}</span>
      </div>
      <ul className={styles.itens}>
        {itens.map(({ posicao, nome, quantidade, imagem }) => (
          <li key={posicao}>
            <span className={styles.figura}>
              <ProdutoImagem imagem={imagem} />
            </span>
            <span>{text.vezes(quantidade, nome)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>{valor}</p>
      {motivo && <p className={styles.nota}>{motivo}</p>}
      {isPedidoDesfeito(situacao) && <p className={styles.nota}>{text.devolvido(valor)}</p>}
      <Button
        variant="secondary"
        size="small"
        aria-label={`${text.detalhes}: ${text.pedido(toNumero(pedido))}`}
        onClick={onOpen}
      >
        {text.detalhes}
      </Button>
    </Card>
  );
}
