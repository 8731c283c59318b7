import { foilLook } from '../../../ui/reveal/foil-look.ts';
import { ScratchSurface } from '../../../ui/reveal/ScratchSurface.tsx';
import { PremioArte } from '../parts/PremioArte.tsx';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import { CoberturaDica } from './CoberturaDica.tsx';
import type { LookProps } from './look-props.ts';
import styles from './Looks.module.css';

/** A card with a foil to scratch off. */
export function RaspadinhaLook({ revelacao }: LookProps) {
  const { fase, card, tentativa, begin, finish } = revelacao;
  return (
    <div className={styles.bilhete} data-ganhou={(fase === 'mostrada' && card.premio !== null) || undefined}>
      <ScratchSurface
        key={tentativa}
        className={styles.foil}
        look={foilLook}
        ready={fase === 'pronta' || fase === 'mostrada'}
        open={fase === 'mostrada'}
        onBegin={begin}
        onScratched={finish}
        hint={<CoberturaDica>{text.dica.raspadinha}</CoberturaDica>}
      >
        <PremioArte card={card} fase={fase} />
      </ScratchSurface>
    </div>
  );
}
