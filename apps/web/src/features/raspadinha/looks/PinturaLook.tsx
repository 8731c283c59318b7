import { ScratchSurface } from '../../../ui/reveal/ScratchSurface.tsx';
import { sketchLook } from '../../../ui/reveal/sketch-look.ts';
import { SketchPicture } from '../../../ui/reveal/SketchPicture.tsx';
import { PremioFigura } from '../parts/PremioFigura.tsx';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import { CoberturaDica } from './CoberturaDica.tsx';
import type { LookProps } from './look-props.ts';
import styles from './Looks.module.css';

/** A drawing to paint; the balloon carries the result. */
export function PinturaLook({ revelacao }: LookProps) {
  const { fase, card, tentativa, begin, finish } = revelacao;
  const isKnown = fase === 'pronta' || fase === 'mostrada';
  return (
    <ScratchSurface
      key={tentativa}
      className={styles.quadro}
      look={sketchLook}
      ready={isKnown}
      open={fase === 'mostrada'}
      onBegin={begin}
      onScratched={finish}
      hint={<CoberturaDica>{text.dica.pintura}</CoberturaDica>}
    >
      <SketchPicture>
        <span className={styles.balao}>{isKnown && <PremioFigura premio={card.premio} />}</span>
      </SketchPicture>
    </ScratchSurface>
  );
}
