import { canMovePedido, type PedidoSituacao, situacoesDoOperador } from '@trevo/rules/conta/pedido-situacao';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useState } from 'react';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { pedidoConsoleText as text } from './pedido-console.text.ts';
import type { Pedido } from './pedido-arquivo.ts';
import { PreviaDialog } from './PreviaDialog.tsx';

type Destino = (typeof situacoesDoOperador)[number];

/** The next states of the chosen orders; each is previewed before it happens. */
export function MoverPedidos(props: {
  campanha: CampanhaDaPromotora;
  situacao: PedidoSituacao;
  pedidos: readonly Pedido[];
}) {
  const { campanha, situacao, pedidos } = props;
  const [destino, setDestino] = useState<Destino | null>(null);
  if (pedidos.length === 0) return null;
  const devem = pedidos.filter(({ devido }) => devido > 0).length;
  const semEndereco = pedidos.filter(({ entrega, loja }) => !entrega && !loja?.retirada).length;
  return (
    <>
      <span>{text.escolhidos(pedidos.length)}</span>
      {situacoesDoOperador
        .filter((one) => canMovePedido(situacao, one))
        .map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === 'REPROVADO' ? 'ghost' : 'secondary'}
            onClick={() => setDestino(one)}
          >
            {text.acoes[one]}
          </Button>
        ))}
      {destino && (
        <PreviaDialog
          campanha={campanha}
          destino={destino}
          pedidos={pedidos.map(({ consumidorID, id }) => ({ consumidorID, orderId: id }))}
          frases={[
            ...(devem > 0 ? [text.previa.devem(devem)] : []),
            ...(semEndereco > 0 ? [text.previa.semEndereco(semEndereco)] : []),
          ]}
          onClose={() => setDestino(null)}
        />
      )}
    </>
  );
}
