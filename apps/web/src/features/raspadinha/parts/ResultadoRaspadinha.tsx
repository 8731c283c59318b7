import type { Raspadinha } from '../raspadinha.wire.ts';
import type { RaspadinhaLook } from '../raspadinha-path.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { premioText } from '../premio.text.ts';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import { ConferirAbertura } from './ConferirAbertura.tsx';
import { EntregaPremio } from './EntregaPremio.tsx';
import { PremioFigura } from './PremioFigura.tsx';
import styles from './ResultadoRaspadinha.module.css';

export interface ResultadoRaspadinhaProps {
  card: Raspadinha;
  look: RaspadinhaLook;
  onDelivered(card: Raspadinha): void;
}

/** Under the opened card: the prize by name and how to get it, or a warm word. */
export function ResultadoRaspadinha({ card, look, onDelivered }: ResultadoRaspadinhaProps) {
  const { premio } = card;
  if (!premio)
    return (
      <>
        <p className={styles.consolo}>{text.naoFoiDetalhe}</p>
        <ConferirAbertura card={card} />
      </>
    );
  return (
    <section className={styles.resultado} aria-label={premioText.comoReceber}>
      {look !== 'raspadinha' && (
        <Card>
          <div className={styles.premio}>
            <span className={styles.figura}>
              <PremioFigura premio={premio} />
            </span>
            <span>
              <span className={styles.rotulo}>{text.seuPremio}</span>
              <strong className={styles.nome}>{premio.nome}</strong>
            </span>
          </div>
        </Card>
      )}
      <EntregaPremio card={card} premio={premio} onDelivered={onDelivered} />
      <ConferirAbertura card={card} />
    </section>
  );
}
