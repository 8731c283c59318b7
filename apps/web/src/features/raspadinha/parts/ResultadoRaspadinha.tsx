import type { ReactNode } from 'react';
import type { Raspadinha } from '../raspadinha.wire.ts';
import { premioText } from '../premio.text.ts';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import { ComoFoiDecidida } from '../conferencia/ComoFoiDecidida.tsx';
import { EntregaPremio } from '../premio/EntregaPremio.tsx';
import { PremioVoucher } from '../premio/PremioVoucher.tsx';
import styles from './ResultadoRaspadinha.module.css';

export interface ResultadoRaspadinhaProps {
  card: Raspadinha;
  onDelivered(card: Raspadinha): void;
  /** Rendered directly below the voucher, for layouts without a bottom bar. */
  acoes?: ReactNode;
}

/** Result of an opened card: the voucher of its prize with the delivery, or a consolation text. */
export function ResultadoRaspadinha({ card, onDelivered, acoes }: ResultadoRaspadinhaProps) {
  const { premio, status } = card;
  if (!premio)
    return (
      <>
        <p className={styles.consolo}>{text.naoFoiDetalhe}</p>
        <ComoFoiDecidida card={card} />
      </>
    );
  // A cancelled prize stays readable, but has no voucher.
  const isVale = status === 'RASPADA' || status === 'ENTREGUE';
  return (
    <section className={styles.resultado} aria-label={premioText.comoReceber}>
      {isVale && <PremioVoucher card={card} premio={premio} />}
      {acoes}
      <EntregaPremio card={card} premio={premio} onDelivered={onDelivered} />
      <ComoFoiDecidida card={card} />
    </section>
  );
}
