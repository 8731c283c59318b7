import type { CampanhaWire } from '../../campanha/public.ts';
import styles from '../parts/CupomLista.module.css';
import { premioText as text } from './meus-premios.text.ts';
import { PremioItem } from './PremioItem.tsx';
import type { Premio } from './meus-premios.ts';

export interface PremiosSecaoProps {
  campanha: CampanhaWire;
  premios: readonly Premio[];
}

/** Winning numbers, above all others; renders nothing without a prize. */
export function PremiosSecao({ campanha, premios }: PremiosSecaoProps) {
  if (premios.length === 0) return null;
  return (
    <section className={styles.secao} aria-labelledby="premiados">
      <h2 id="premiados">{text.titulo(premios.length)}</h2>
      <ul className={styles.lista}>
        {premios.map((premio) => (
          <li key={premio.id}>
            <PremioItem campanha={campanha} premio={premio} />
          </li>
        ))}
      </ul>
    </section>
  );
}
