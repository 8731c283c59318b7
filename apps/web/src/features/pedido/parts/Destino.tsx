import type { CampanhaWire } from '../../campanha/public.ts';
import { type Loja, LojaCampo } from '../../consumidor/public.ts';
import { carrinhoText as text, entregaText } from '../pedido.text.ts';
import type { EntregaPedido } from '../use-entrega-pedido.ts';
import styles from '../screens/PedidoLista.module.css';
import { Entrega } from './Entrega.tsx';

interface DestinoProps {
  retirada: boolean;
  prazoDias: number | null;
  campanha: CampanhaWire;
  loja: Loja | null;
  lojaErro: string | undefined;
  entrega: EntregaPedido;
  onLoja(loja: Loja | null): void;
}

/** Where and by when the order arrives: the shop of the pick-up, or an address. */
export function Destino({ retirada, prazoDias, campanha, loja, lojaErro, entrega, onLoja }: DestinoProps) {
  if (!retirada)
    return (
      <Entrega
        endereco={entrega.endereco}
        pedido={entrega.pedido}
        prazo={prazoDias ? entregaText.prazo(prazoDias) : undefined}
        error={entrega.isFalta ? entregaText.necessario : undefined}
      />
    );
  return (
    <section aria-label={text.loja}>
      <h2 className={styles.titulo}>{text.loja}</h2>
      <LojaCampo
        loja={loja}
        error={lojaErro}
        campanha={campanha}
        palavras={text.lojaCampo}
        onChange={onLoja}
      />
      {prazoDias && <p>{entregaText.prazoNaLoja(prazoDias)}</p>}
    </section>
  );
}
