import type { ReactNode } from 'react';
import type { Raspadinha } from '../raspadinha.wire.ts';
import { premioText } from '../premio.text.ts';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import { ConferirAbertura } from './ConferirAbertura.tsx';
import { EntregaPremio } from './EntregaPremio.tsx';
import { PremioVoucher } from './PremioVoucher.tsx';
import styles from './ResultadoRaspadinha.module.css';

export interface ResultadoRaspadinhaProps {
  card: Raspadinha;
  onDelivered(card: Raspadinha): void;
  /** Stands right under the voucher, where nothing stays at the bottom of the window. */
  acoes?: ReactNode;
}

/** What an opened card held: the voucher of its prize and how to get it, or a warm word. */
export function ResultadoRaspadinha({ card, onDelivered, acoes }: ResultadoRaspadinhaProps) {
  const { premio, status } = card;
  if (!premio)
    return (
      <>
        <p className={styles.consolo}>{text.naoFoiDetalhe}</p>
        <ConferirAbertura card={card} />
      </>
    );
  // One that was called off stays to be read, but is nothing to hand in.
  const isVale = status === 'RASPADA' || status === 'ENTREGUE';
  return (
    <section className={styles.resultado} aria-label={premioText.comoReceber}>
      {isVale && <PremioVoucher card={card} premio={premio} />}
      {acoes}
      <EntregaPremio card={card} premio={premio} onDelivered={onDelivered} />
      <ConferirAbertura card={card} />
    </section>
  );
}
