import { getCorStatusPedido } from '@trevo/config/configuracao/telas-questions';
import { toCorPedido, type PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { pedidoText as text } from '../pedido.text.ts';
import styles from './PedidoStatus.module.css';

/** Status of an order as text; the campaign's colour is only decorative. */
export function PedidoStatus({ situacao }: { situacao: PedidoSituacao }) {
  const cor = getCorStatusPedido(useConfiguracao(), toCorPedido(situacao));
  const toTexto = useTexto();
  const { id, texto } = text.situacoes[situacao];
  return (
    <span className={styles.status}>
      <span className={styles.ponto} style={{ background: cor }} aria-hidden="true" />
      {toTexto(id, texto)}
    </span>
  );
}
